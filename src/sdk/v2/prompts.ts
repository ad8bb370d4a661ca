// Prompts of the v2 `McpServer`.

import type { HighLevelServer } from '../binding.ts';
import { guardPromptConfig } from '../guard-config.ts';
import { registered, type Translation } from '../registered.ts';
import { argumentsCallback } from './callback.ts';
import type { Modules } from './load.ts';
import { offers } from './offers.ts';

type McpServer = InstanceType<Modules['server']['McpServer']>;

const changes = (modules: Modules): Translation => ({
  argsSchema: ['argsSchema', (shape) => modules.z.object(shape)],
  handler: ['callback', (handler) => argumentsCallback(modules, handler)],
});

export const promptRegistrar =
  (modules: Modules, version: string, server: McpServer): HighLevelServer['registerPrompt'] =>
  (name, config, handler) => {
    guardPromptConfig(config, offers, version);
    const call = argumentsCallback(modules, handler) as never;
    const prompt = server.registerPrompt(name, config as never, call);
    return registered(prompt, changes(modules));
  };
