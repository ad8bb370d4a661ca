// What must hold of tools and prompts whose schemas are written with another form of zod than the newest: version 3, or the
// small one of version 4.

import type { Area } from '../model.ts';

export const zodForms = {
  'zod-forms:tool:v3': {
    source: ['sdk'],
    behavior: 'The server serves a tool whose schemas are members of version 3 of zod.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['zod:both'],
    divergence: [{ pin: 'refused', sdk: 'v2', note: 'takes members of version 4 alone', issue: '#1460' }],
  },
  'zod-forms:tool:v3-object': {
    source: ['sdk'],
    behavior: 'The server serves a tool whose schemas are objects of version 3 of zod.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['zod:both'],
    divergence: [{ pin: 'unlistable', sdk: 'v2', note: 'cannot list such a tool' }],
  },
  'zod-forms:tool:mini': {
    source: ['sdk'],
    behavior: 'The server serves a tool whose schemas are members of the small form of zod.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['zod:both'],
    divergence: [{ pin: 'unlistable', sdk: 'v2', note: 'cannot list such a tool' }],
  },
  'zod-forms:tool:mini-object': {
    source: ['sdk'],
    behavior: 'The server serves a tool whose schemas are objects of the small form of zod.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['zod:both'],
  },
  'zod-forms:tool:mixed': {
    source: ['sdk'],
    behavior: 'The server refuses a tool whose schema has members of both versions of zod.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['zod:both'],
  },
  'zod-forms:tool:unrecognized': {
    source: ['sdk'],
    behavior: 'The server refuses a tool with an object in the place of a schema that is none.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      { pin: 'registered', sdk: 'v1', versions: '<1.28', note: 'lists such a tool as one without arguments' },
    ],
  },
  'zod-forms:tool:beyond-objects': {
    source: ['sdk'],
    behavior: 'The server lists what a tool takes whose schema is more than an object.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:schema-object', 'zod:both'],
    divergence: [
      {
        pin: 'taken-apart',
        sdk: 'v1',
        versions: '<1.24',
        note: 'takes such a schema for members of one, and refuses it',
        issue: '#816',
      },
      { pin: 'nothing', sdk: 'v1', versions: '>=1.24', note: 'lists such a tool as one without arguments' },
    ],
  },
  'zod-forms:tool:beyond-objects:checked': {
    source: ['sdk'],
    behavior: 'The server checks and changes arguments by a schema that is more than an object.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:schema-object', 'zod:both'],
    divergence: [
      {
        pin: 'taken-apart',
        sdk: 'v1',
        versions: '<1.24',
        note: 'takes such a schema for members of one, and refuses it',
        issue: '#816',
      },
    ],
  },
  'zod-forms:tool:later': {
    source: ['sdk'],
    behavior: 'The server waits for a schema that takes its time.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'zod-forms:prompt:v3': {
    source: ['sdk'],
    behavior: 'The server serves a prompt whose arguments are of version 3 of zod.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['zod:both'],
    divergence: [{ pin: 'refused', sdk: 'v2', note: 'takes arguments of version 4 alone', issue: '#1460' }],
  },
  'zod-forms:prompt:mini': {
    source: ['sdk'],
    behavior: 'The server serves a prompt whose arguments are written with the small form of zod.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['zod:both'],
    divergence: [
      { pin: 'required', sdk: 'v1', versions: '<1.24', note: 'lists every argument as required' },
      { pin: 'unlistable', sdk: 'v2', note: 'cannot list such a prompt' },
    ],
  },
} as const satisfies Area;
