// Resources of the v2 `McpServer`.

import type { HighLevelServer, ResourceTemplate } from '../binding.ts';
import { registered, type Translation } from '../registered.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { resourceCallback } from './callback.ts';
import { type Context, contextOf } from './context.ts';
import type { Modules } from './load.ts';

type McpServer = InstanceType<Modules['server']['McpServer']>;

/** v2 wants the key `list` to be there even where nothing is listed. */
const templateOf = (modules: Modules, { uriTemplate, list, complete }: ResourceTemplate) =>
  new modules.server.ResourceTemplate(uriTemplate, {
    list: list && ((context: unknown) => list(contextOf(modules, context as Context)) as never),
    ...withoutUndefined({ complete: complete as never }),
  });

const changes = (modules: Modules): Translation => ({
  template: ['template', (template) => templateOf(modules, template)],
  handler: ['callback', (handler) => resourceCallback(modules, handler)],
});

export const resourceRegistrar =
  (modules: Modules, server: McpServer): HighLevelServer['registerResource'] =>
  (name, at, config, handler) => {
    const address = (typeof at === 'string' ? at : templateOf(modules, at)) as never;
    const read = resourceCallback(modules, handler) as never;
    const resource = server.registerResource(name, address, config, read);
    return registered(resource, changes(modules));
  };
