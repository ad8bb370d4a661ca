// The v2 `Server`.

import type { Handlers, Identity, Json, LiveLowLevel, LowLevelOptions } from '../binding.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { registerHandlers } from './context.ts';
import type { Modules } from './load.ts';
import { throughServer } from './through-server.ts';

/** Builds a server that is not connected yet. */
export const createLowLevel = (
  modules: Modules,
  identity: Identity,
  capabilities: Json,
  handlers: Handlers,
  options: LowLevelOptions = {},
): LiveLowLevel => {
  const { instructions, notifications, onerror, oninitialized, native } = options;
  const server = new modules.server.Server(identity, {
    capabilities,
    ...withoutUndefined({ instructions }),
    ...native,
  });
  registerHandlers(modules, server, handlers, notifications);
  Object.assign(server, withoutUndefined({ onerror, oninitialized }));
  return {
    native: server,
    attach: (link) => server.connect(link as never),
    close: () => server.close(),
    ...throughServer(modules, server),
  };
};
