// The v2 `McpServer`.

import type { HighLevelOptions, HighLevelServer, Identity, LiveHighLevel } from '../binding.ts';
import { LacksFeatureError } from '../lacks-feature.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { registerHandlers } from './context.ts';
import type { Modules } from './load.ts';
import { promptRegistrar } from './prompts.ts';
import { resourceRegistrar } from './resources.ts';
import { registerToolTask } from './tasks.ts';
import { throughServer } from './through-server.ts';
import { toolRegistrar } from './tools.ts';

/** Builds a server that is not connected yet, with what `setUp` registers. */
export const createHighLevel = (
  modules: Modules,
  version: string,
  identity: Identity,
  setUp: (server: HighLevelServer) => void,
  options: HighLevelOptions = {},
): LiveHighLevel => {
  const { capabilities, instructions, handlers, notifications, onerror, oninitialized, native } = options;
  const server = new modules.server.McpServer(identity, {
    ...withoutUndefined({ capabilities, instructions }),
    ...native,
  });
  Object.assign(server.server, withoutUndefined({ onerror, oninitialized }));
  registerHandlers(modules, server.server, handlers, notifications);
  const registrars: HighLevelServer = {
    registerTool: toolRegistrar(modules, version, server),
    registerToolTask,
    registerResource: resourceRegistrar(modules, server),
    registerPrompt: promptRegistrar(modules, version, server),
    registerOneByOne: () => {
      throw new LacksFeatureError('highlevel:one-by-one', version);
    },
  };
  setUp(registrars);
  return {
    native: server,
    attach: (link) => server.connect(link as never),
    close: () => server.close(),
    ...throughServer(modules, server.server),
    ...registrars,
    sendLoggingMessage: (params, sessionId) => server.sendLoggingMessage(params as never, sessionId),
    sendToolListChanged: async () => server.sendToolListChanged(),
    sendResourceListChanged: async () => server.sendResourceListChanged(),
    sendPromptListChanged: async () => server.sendPromptListChanged(),
  };
};
