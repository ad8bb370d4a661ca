// A high-level server whose registered functions are all remembered, whichever way they come to it.

import type { HighLevelServer, Json, Registered, ResourceTemplate } from '../sdk/binding.ts';
import { remembering, rememberingAll } from './remember.ts';

const rememberingTemplate = (at: ResourceTemplate): ResourceTemplate => ({
  ...at,
  ...(at.list && { list: remembering(at.list) }),
  ...(at.complete && { complete: rememberingAll(at.complete) }),
});

const isTemplate = (part: unknown): part is ResourceTemplate =>
  typeof part === 'object' && part !== null && 'uriTemplate' in part;

const rememberingPart = (part: unknown): unknown => {
  if (isTemplate(part)) return rememberingTemplate(part);
  return typeof part === 'function' ? remembering(part as (...passed: unknown[]) => unknown) : part;
};

const rememberingChanges = ({ handler, template, ...others }: Json): Json => ({
  ...others,
  ...(handler && { handler: remembering(handler) }),
  ...(template && { template: rememberingTemplate(template) }),
});

const rememberingUpdates = (handle: Registered): Registered => ({
  ...handle,
  update: (changes) => handle.update(rememberingChanges(changes)),
});

/** The same server with registering functions that remember. */
export const rememberingServer = <Server extends HighLevelServer>(server: Server): Server => {
  const { registerTool, registerToolTask, registerResource, registerPrompt, registerOneByOne } = server;
  const remembered: HighLevelServer = {
    registerTool: (name, config, handler) =>
      rememberingUpdates(registerTool(name, config, remembering(handler))),
    registerToolTask: (name, config, handler) =>
      rememberingUpdates(registerToolTask(name, config, rememberingAll(handler))),
    registerResource: (name, at, config, handler) => {
      const address = typeof at === 'string' ? at : rememberingTemplate(at);
      return rememberingUpdates(registerResource(name, address, config, remembering(handler)));
    },
    registerPrompt: (name, config, handler) =>
      rememberingUpdates(registerPrompt(name, config, remembering(handler))),
    registerOneByOne: (kind, name, ...parts) =>
      rememberingUpdates(registerOneByOne(kind, name, ...parts.map(rememberingPart))),
  };
  return { ...server, ...remembered };
};
