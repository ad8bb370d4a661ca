// What must hold of the arguments of a prompt on their way to it.

import type { Area } from '../model.ts';

export const promptsGetArguments = {
  'prompts:get:arguments': {
    source: [{ at: 'server/prompts#getting-a-prompt' }],
    behavior: 'The server passes the arguments of a request to its prompt unchanged.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'prompts:get:arguments:optional': {
    source: [{ at: 'server/prompts#prompt' }],
    behavior: 'The server returns a prompt whose optional argument is left out.',
    level: 'must',
    tiers: ['highlevel'],
  },
  'prompts:get:arguments:defaults': {
    source: ['sdk'],
    behavior: 'The server fills in the defaults of the arguments before it runs the prompt.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'prompts:get:arguments:transformed': {
    source: ['sdk'],
    behavior: 'The server hands a prompt what its schemas make of the arguments.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'prompts:get:arguments:unknown': {
    source: ['sdk'],
    behavior: 'The server keeps arguments that a prompt does not name from it.',
    level: 'own',
    tiers: ['highlevel'],
  },
} as const satisfies Area;
