// What v1 offers to whoever hosts a server with Express.

import type { Guard } from '../../../transports/port.ts';
import type { Application, Hosting } from '../hosting.ts';
import { importFrom } from '../import-from.ts';
import type { Subject } from '../subject.ts';

type Express = typeof import('@modelcontextprotocol/sdk/server/express.js');
type HostCheck = typeof import('@modelcontextprotocol/sdk/server/middleware/hostHeaderValidation.js');

/** Loads what a v1 subject offers. */
export const loadHosting = async ({ from }: Subject): Promise<Hosting> => {
  const name = (path: string) => `@modelcontextprotocol/sdk/server/${path}`;
  const express = await importFrom<Express>(name('express.js'), from);
  const check = await importFrom<HostCheck>(name('middleware/hostHeaderValidation.js'), from);
  return {
    application: (options) => express.createMcpExpressApp(options as never) as Application,
    onlyHosts: (hosts) => check.hostHeaderValidation([...hosts]) as Guard,
    onlyLocalHosts: () => check.localhostHostValidation() as Guard,
  };
};
