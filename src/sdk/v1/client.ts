// The v1 `Client`.

import type { Client, ClientOptions, Identity, Json } from '../binding.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { adjustable } from './adjustable.ts';
import { registerHandlers } from './context.ts';
import type { Modules } from './load.ts';
import { clientTasks } from './tasks.ts';

/** Builds a client that is not connected yet. */
export const createClient = (modules: Modules, identity: Identity, options: ClientOptions = {}): Client => {
  const { capabilities, handlers, notifications, onerror, onclose, connecting, native } = options;
  const client = new modules.Client(identity, { ...withoutUndefined({ capabilities }), ...native });
  registerHandlers(modules, client as never, handlers, notifications);
  Object.assign(client, withoutUndefined({ onerror, onclose }));
  const { ResultSchema } = modules.types;
  return {
    attach: (link) => client.connect(link as never, connecting as never),
    close: () => client.close(),
    request: (method, params, request) =>
      client.request(
        withoutUndefined({ method, params }) as never,
        ResultSchema,
        request as never,
      ) as Promise<Json>,
    notify: (method, params) => client.notification(withoutUndefined({ method, params }) as never),
    ...adjustable(modules, client as never),
    ping: (request) => client.ping(request as never),
    listTools: (params, request) => client.listTools(params, request as never),
    callTool: (params, request) => client.callTool(params as never, undefined, request as never),
    listResources: (params, request) => client.listResources(params, request as never),
    listResourceTemplates: (params, request) => client.listResourceTemplates(params, request as never),
    readResource: (params, request) => client.readResource(params as never, request as never),
    subscribeResource: (params, request) => client.subscribeResource(params as never, request as never),
    unsubscribeResource: (params, request) => client.unsubscribeResource(params as never, request as never),
    listPrompts: (params, request) => client.listPrompts(params, request as never),
    getPrompt: (params, request) => client.getPrompt(params as never, request as never),
    complete: (params, request) => client.complete(params as never, request as never),
    setLoggingLevel: (level, request) => client.setLoggingLevel(level as never, request as never),
    sendRootsListChanged: () => client.sendRootsListChanged(),
    serverCapabilities: () => client.getServerCapabilities(),
    serverIdentity: () => client.getServerVersion(),
    instructions: () => client.getInstructions(),
    tasks: clientTasks(modules, client),
  };
};
