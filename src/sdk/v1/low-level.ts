// The v1 `Server`.

import type { Handlers, Identity, Json, LiveLowLevel, LiveServer, LowLevelOptions } from '../binding.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { registerHandlers } from './context.ts';
import type { Modules } from './load.ts';

type Server = InstanceType<Modules['Server']>;

/** What can be done through the `Server` that both tiers have. */
export const throughServer = (
  { types }: Modules,
  server: Server,
): Omit<LiveServer, 'native' | 'attach' | 'close'> => ({
  notify: (method, params) => server.notification(withoutUndefined({ method, params }) as never),
  request: (method, params, options) =>
    server.request(
      withoutUndefined({ method, params }) as never,
      types.ResultSchema,
      options as never,
    ) as Promise<Json>,
  ping: () => server.ping(),
  clientCapabilities: () => server.getClientCapabilities(),
  clientIdentity: () => server.getClientVersion(),
});

/** Builds a server that is not connected yet. */
export const createLowLevel = (
  modules: Modules,
  identity: Identity,
  capabilities: Json,
  handlers: Handlers,
  options: LowLevelOptions = {},
): LiveLowLevel => {
  const { instructions, notifications, onerror, oninitialized, native } = options;
  const server = new modules.Server(identity, {
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
    sendToolListChanged: () => server.sendToolListChanged(),
  };
};
