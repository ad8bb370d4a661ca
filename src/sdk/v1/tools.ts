// Tools of the v1 `McpServer`.

import type { HighLevelServer, ToolConfig } from '../binding.ts';
import { guardToolConfig } from '../guard-config.ts';
import { within } from '../offered-by.ts';
import { registered, type Translation } from '../registered.ts';
import { argumentsCallback } from './callback.ts';
import type { Modules } from './load.ts';
import { offers, registerTool } from './offers.ts';

type McpServer = InstanceType<Modules['McpServer']>;
type RegisteredTool = ReturnType<McpServer['registerTool']>;

/** Versions before 1.11.4 take one by one what later ones take as one object. */
const oneByOne = ({ description, inputSchema, annotations }: ToolConfig): unknown[] =>
  [description, inputSchema, annotations].filter((part) => part !== undefined);

const changes = (modules: Modules): Translation => ({
  inputSchema: ['paramsSchema', (shape) => shape],
  handler: ['callback', (handler) => argumentsCallback(modules, handler)],
});

export const toolRegistrar =
  (modules: Modules, version: string, server: McpServer): HighLevelServer['registerTool'] =>
  (name, config, handler) => {
    guardToolConfig(config, offers, version);
    const call = argumentsCallback(modules, handler) as never;
    const tool: RegisteredTool = within(version, registerTool)
      ? server.registerTool(name, config as never, call)
      : (server.tool as (...parts: unknown[]) => RegisteredTool)(name, ...oneByOne(config), call);
    return registered(tool, changes(modules));
  };
