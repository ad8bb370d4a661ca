// What the v1 `McpServer` is told one by one: its functions `tool`, `resource` and `prompt`.

import type { HighLevelServer, ResourceTemplate } from '../binding.ts';
import { registered } from '../registered.ts';
import { argumentsCallback, resourceCallback } from './callback.ts';
import type { Modules } from './load.ts';
import { resourceChanges, templateOf } from './resources.ts';

type McpServer = InstanceType<Modules['McpServer']>;
type Kind = Parameters<HighLevelServer['registerOneByOne']>[0];
type Handle = Parameters<typeof registered>[0];

const isTemplate = (part: unknown): part is ResourceTemplate =>
  typeof part === 'object' && part !== null && 'uriTemplate' in part;

const translated = (modules: Modules, kind: Kind, part: unknown): unknown => {
  if (isTemplate(part)) return templateOf(modules, part);
  if (typeof part !== 'function') return part;
  const callback = kind === 'resource' ? resourceCallback : argumentsCallback;
  return callback(modules, part as never);
};

export const oneByOneRegistrar =
  (modules: Modules, server: McpServer): HighLevelServer['registerOneByOne'] =>
  (kind, name, ...parts) => {
    const own = server as unknown as Record<Kind, (...parts: readonly unknown[]) => Handle>;
    const handle = own[kind](name, ...parts.map((part) => translated(modules, kind, part)));
    return registered(handle, resourceChanges(modules));
  };
