// Prompts of the v1 `McpServer`.

import type { HighLevelServer, PromptConfig } from '../binding.ts';
import { guardPromptConfig } from '../guard-config.ts';
import { within } from '../offered-by.ts';
import { registered, type Translation } from '../registered.ts';
import { argumentsCallback } from './callback.ts';
import type { Modules } from './load.ts';
import { offers, registerPrompt } from './offers.ts';

type McpServer = InstanceType<Modules['McpServer']>;
type RegisteredPrompt = ReturnType<McpServer['registerPrompt']>;

/** Versions before 1.13.0 take one by one what later ones take as one object. */
const oneByOne = ({ description, argsSchema }: PromptConfig): unknown[] =>
  [description, argsSchema].filter((part) => part !== undefined);

const changes = (modules: Modules): Translation => ({
  handler: ['callback', (handler) => argumentsCallback(modules, handler)],
});

export const promptRegistrar =
  (modules: Modules, version: string, server: McpServer): HighLevelServer['registerPrompt'] =>
  (name, config, handler) => {
    guardPromptConfig(config, offers, version);
    const call = argumentsCallback(modules, handler) as never;
    const prompt: RegisteredPrompt = within(version, registerPrompt)
      ? server.registerPrompt(name, config as never, call)
      : (server.prompt as (...parts: unknown[]) => RegisteredPrompt)(name, ...oneByOne(config), call);
    return registered(prompt, changes(modules));
  };
