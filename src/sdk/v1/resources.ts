// Resources of the v1 `McpServer`.

import type { HighLevelServer, ResourceTemplate } from '../binding.ts';
import { within } from '../offered-by.ts';
import { registered, type Translation } from '../registered.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { resourceCallback } from './callback.ts';
import { contextOf, type Extra } from './context.ts';
import type { Modules } from './load.ts';
import { registerResource } from './offers.ts';

type McpServer = InstanceType<Modules['McpServer']>;

/** v1 wants the key `list` to be there even where nothing is listed. */
export const templateOf = (modules: Modules, { uriTemplate, list, complete }: ResourceTemplate) =>
  new modules.ResourceTemplate(uriTemplate, {
    list: list && ((extra: unknown) => list(contextOf(modules, extra as Extra)) as never),
    ...withoutUndefined({ complete: complete as never }),
  });

export const resourceChanges = (modules: Modules): Translation => ({
  template: ['template', (template) => templateOf(modules, template)],
  handler: ['callback', (handler) => resourceCallback(modules, handler)],
});

export const resourceRegistrar =
  (modules: Modules, version: string, server: McpServer): HighLevelServer['registerResource'] =>
  (name, at, config, handler) => {
    const address = (typeof at === 'string' ? at : templateOf(modules, at)) as never;
    const read = resourceCallback(modules, handler) as never;
    const resource = within(version, registerResource)
      ? server.registerResource(name, address, config, read)
      : server.resource(name, address, config, read);
    return registered(resource, resourceChanges(modules));
  };
