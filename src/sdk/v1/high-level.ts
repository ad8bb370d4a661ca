// The v1 `McpServer`.

import type {
  HighLevelOptions,
  HighLevelServer,
  Identity,
  Json,
  LiveHighLevel,
  ToolConfig,
  ToolHandler,
} from '../binding.ts';
import { within } from '../offered-by.ts';
import { guardToolConfig, toolChanges } from '../tool-config.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { contextOf, type Extra } from './context.ts';
import type { Modules } from './load.ts';
import { throughServer } from './low-level.ts';
import { offers, registerTool } from './offers.ts';

type McpServer = InstanceType<Modules['McpServer']>;
type RegisteredTool = ReturnType<McpServer['registerTool']>;

/** v1 leaves the arguments out of the call when the tool has no input schema. */
const callback = (modules: Modules, handler: ToolHandler, takesArguments: boolean) =>
  takesArguments
    ? (args: Json, extra: Extra) => handler(args, contextOf(modules, extra))
    : (extra: Extra) => handler(undefined as never, contextOf(modules, extra));

/** Versions before 1.11.4 take one by one what later ones take as one object. */
const oneByOne = ({ description, inputSchema, annotations }: ToolConfig): unknown[] =>
  [description, inputSchema, annotations].filter((part) => part !== undefined);

const register = (modules: Modules, version: string, server: McpServer): HighLevelServer['registerTool'] => {
  return (name, config, handler) => {
    guardToolConfig(config, offers, version);
    const call = callback(modules, handler, config.inputSchema !== undefined) as never;
    const tool: RegisteredTool = within(version, registerTool)
      ? server.registerTool(name, config as never, call)
      : (server.tool as (...parts: unknown[]) => RegisteredTool)(name, ...oneByOne(config), call);
    return {
      update: (changes) => tool.update(toolChanges(changes, (shape) => shape) as never),
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
  const server = new modules.McpServer(identity, {
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
