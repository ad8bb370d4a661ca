// Tools of the v2 `McpServer`.

import type { HighLevelServer } from '../binding.ts';
import { guardToolConfig } from '../guard-config.ts';
import { registered, type Translation } from '../registered.ts';
import { argumentsCallback } from './callback.ts';
import type { Modules } from './load.ts';
import { offers } from './offers.ts';

type McpServer = InstanceType<Modules['server']['McpServer']>;

const changes = (modules: Modules): Translation => ({
  inputSchema: ['paramsSchema', (shape) => modules.z.object(shape)],
  outputSchema: ['outputSchema', (shape) => modules.z.object(shape)],
  handler: ['callback', (handler) => argumentsCallback(modules, handler)],
});

export const toolRegistrar =
  (modules: Modules, version: string, server: McpServer): HighLevelServer['registerTool'] =>
  (name, config, handler) => {
    guardToolConfig(config, offers, version);
    const call = argumentsCallback(modules, handler) as never;
    const tool = server.registerTool(name, config as never, call);
    return registered(tool, changes(modules));
  };
