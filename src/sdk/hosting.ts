// What an SDK offers to whoever hosts a server with Express. Options are the SDK's own and passed on as they stand.

import type { HttpHandler } from '../../transports/http-pair.ts';
import type { Guard } from '../../transports/port.ts';
import type { Json } from './handler.ts';

/** An application of the express that the SDK itself uses. */
export interface Application extends HttpHandler {
  use(...parts: readonly unknown[]): unknown;
}

export interface Hosting {
  /** An application that is set up for MCP. */
  application(options?: Json): Application;
  /** Refuses requests to any other host. */
  onlyHosts(hosts: readonly string[]): Guard;
  onlyLocalHosts(): Guard;
}
