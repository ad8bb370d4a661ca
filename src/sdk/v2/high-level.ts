// The v2 `McpServer`.

import type {
  HighLevelOptions,
  HighLevelServer,
  Identity,
  Json,
  LiveHighLevel,
  ToolHandler,
} from '../binding.ts';
import { guardToolConfig, toolChanges } from '../tool-config.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { type Context, contextOf } from './context.ts';
import type { Modules } from './load.ts';
import { throughServer } from './low-level.ts';
import { offers } from './offers.ts';

type McpServer = InstanceType<Modules['server']['McpServer']>;

/** v2 leaves the arguments out of the call when the tool has no input schema. */
const callback = (modules: Modules, handler: ToolHandler, takesArguments: boolean) =>
  takesArguments
    ? (args: Json, context: Context) => handler(args, contextOf(modules, context))
    : (context: Context) => handler(undefined as never, contextOf(modules, context));

const register = (modules: Modules, version: string, server: McpServer): HighLevelServer['registerTool'] => {
  return (name, config, handler) => {
    guardToolConfig(config, offers, version);
    const call = callback(modules, handler, config.inputSchema !== undefined) as never;
    const tool = server.registerTool(name, config as never, call);
    return {
      update: (changes) => tool.update(toolChanges(changes, (shape) => modules.z.object(shape)) as never),
      enable: () => tool.enable(),
      disable: () => tool.disable(),
      remove: () => tool.remove(),
    };
  };
};

/** Builds a server that is not connected yet, with what `setUp` registers. */
export const createHighLevel = (
  modules: Modules,
  version: string,
  identity: Identity,
  setUp: (server: HighLevelServer) => void,
  options: HighLevelOptions = {},
): LiveHighLevel => {
  const { capabilities, instructions, onerror, oninitialized, native } = options;
  const server = new modules.server.McpServer(identity, {
    ...withoutUndefined({ capabilities, instructions }),
    ...native,
  });
  Object.assign(server.server, withoutUndefined({ onerror, oninitialized }));
  const registerTool = register(modules, version, server);
  setUp({ registerTool });
  return {
    native: server,
    attach: (link) => server.connect(link as never),
    close: () => server.close(),
    ...throughServer(modules, server.server),
    registerTool,
    sendToolListChanged: async () => server.sendToolListChanged(),
  };
};
