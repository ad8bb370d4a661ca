// What can be done through the v1 `Server` that both tiers have.

import type { Json, LiveServer } from '../binding.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { adjustable } from './adjustable.ts';
import type { Modules } from './load.ts';
import { serverTasks } from './tasks.ts';

type Server = InstanceType<Modules['Server']>;

export const throughServer = (
  modules: Modules,
  server: Server,
): Omit<LiveServer, 'native' | 'attach' | 'close'> => ({
  notify: (method, params, options) =>
    server.notification(withoutUndefined({ method, params }) as never, options as never),
  request: (method, params, options) =>
    server.request(
      withoutUndefined({ method, params }) as never,
      modules.types.ResultSchema,
      options as never,
    ) as Promise<Json>,
  ...adjustable(modules, server),
  ping: () => server.ping(),
  createMessage: (params, options) => server.createMessage(params as never, options as never),
  elicitInput: (params, options) => server.elicitInput(params as never, options as never),
  elicitationCompletionNotifier: (id, options) =>
    server.createElicitationCompletionNotifier(id, options as never),
  listRoots: (params, options) => server.listRoots(params, options as never),
  sendResourceUpdated: (params) => server.sendResourceUpdated(params as never),
  sendLoggingMessage: (params, sessionId) => server.sendLoggingMessage(params as never, sessionId),
  sendToolListChanged: () => server.sendToolListChanged(),
  sendResourceListChanged: () => server.sendResourceListChanged(),
  sendPromptListChanged: () => server.sendPromptListChanged(),
  clientCapabilities: () => server.getClientCapabilities(),
  clientIdentity: () => server.getClientVersion(),
  tasks: serverTasks(modules, server),
});
