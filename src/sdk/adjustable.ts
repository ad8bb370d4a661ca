// What both SDK lines let a user change of an end that is built already.

import type { Handler, Handlers, Json, NotificationHandlers } from './handler.ts';

/** What is called for messages that no handler is set for. */
export interface Fallbacks {
  readonly request?: Handler;
  readonly notification?: NotificationHandlers[string];
}

export interface Adjustable {
  /** Only before the end is connected. */
  registerCapabilities(capabilities: Json): void;
  setHandlers(handlers: Handlers, notifications?: NotificationHandlers): void;
  /** Only where the feature `handler:by-schema` is offered: under whatever is given for the schema of the request. */
  setHandlerUnder(schema: unknown, handler: Handler): void;
  removeHandler(method: string): void;
  removeNotificationHandler(method: string): void;
  /** Throws where a handler is set already. */
  assertCanSetHandler(method: string): void;
  setFallbacks(fallbacks: Fallbacks): void;
  /** Sets what is called once the connection is closed. */
  whenClosed(told: () => void): void;
}
