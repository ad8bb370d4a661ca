// What v2 offers to whoever hosts a server with Express: its adapter.

import type { Guard } from '../../../transports/port.ts';
import type { Application, Hosting } from '../hosting.ts';
import { importFrom } from '../import-from.ts';
import type { Subject } from '../subject.ts';

type Express = typeof import('@modelcontextprotocol/express');

/** Loads what a v2 subject offers. */
export const loadHosting = async ({ from }: Subject): Promise<Hosting> => {
  const express = await importFrom<Express>('@modelcontextprotocol/express', from);
  return {
    application: (options) => express.createMcpExpressApp(options as never) as Application,
    onlyHosts: (hosts) => express.hostHeaderValidation([...hosts]) as Guard,
    onlyLocalHosts: () => express.localhostHostValidation() as Guard,
  };
};
