// What must hold of listing prompts: which ones, in which order, with which fields.

import type { Area } from '../model.ts';

export const promptsList = {
  'prompts:list:basic': {
    source: [
      { at: 'server/prompts#listing-prompts' },
      { at: 'server/prompts#prompt' },
      { at: 'server/prompts#capabilities', tags: ['24e4'], in: ['2026-07-28'] },
    ],
    behavior: 'The server lists each of its prompts with name and description.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'prompts:list:empty': {
    source: [
      { at: 'server/prompts#listing-prompts' },
      { at: 'server/prompts#capabilities', tags: ['cb01'], in: ['2026-07-28'] },
    ],
    behavior: 'The server that declares prompts without having any answers with an empty list.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'prompts:list:arguments': {
    source: [{ at: 'server/prompts#prompt' }, { at: 'server/prompts#listing-prompts' }],
    behavior: 'The server lists the arguments of a prompt with name, description and necessity.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    divergence: [
      {
        pin: 'without-descriptions',
        sdk: 'v1',
        versions: '>=1.23 <1.25',
        tier: 'highlevel',
        note: 'loses the descriptions of arguments whose schemas are made with zod 4',
        issue: '#1277',
      },
    ],
  },
  'prompts:list:arguments:bare': {
    source: [{ at: 'server/prompts#prompt' }],
    behavior: 'The server lists arguments that have nothing but a name as they are.',
    level: 'may',
    tiers: ['lowlevel'],
  },
  'prompts:list:arguments:title': {
    source: [{ at: 'schema#promptargument' }],
    behavior: 'The server lists the title of an argument.',
    level: 'may',
    // What a high-level server makes of its schemas has no titles.
    tiers: ['lowlevel'],
    since: '2025-06-18',
    divergence: [
      { pin: 'without-title', sdk: 'v1', versions: '>=1.23', note: 'loses the title of an argument' },
      { pin: 'without-title', sdk: 'v2', note: 'loses the title of an argument' },
    ],
  },
  'prompts:list:arguments:default': {
    source: ['sdk'],
    behavior: 'The server lists an argument that has a default as optional.',
    level: 'own',
    tiers: ['highlevel'],
    divergence: [
      {
        pin: 'required',
        sdk: 'v1',
        versions: '>=1.23',
        note: 'lists an argument that has a default as required',
      },
    ],
  },
  'prompts:list:title': {
    source: [{ at: 'server/prompts#prompt' }],
    behavior: 'The server lists a prompt with its title.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    needs: ['highlevel:title'],
  },
  'prompts:list:icons': {
    source: [{ at: 'server/prompts#prompt' }, { at: 'basic/index#icons' }],
    behavior: 'The server lists a prompt with its icons.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    needs: ['highlevel:icons'],
    divergence: [
      {
        pin: 'without-theme',
        sdk: 'v1',
        versions: '<1.25',
        tier: 'lowlevel',
        note: 'loses the theme of an icon',
        issue: '#1290',
      },
    ],
  },
  'prompts:list:meta': {
    source: [{ at: 'schema#prompt' }, { at: 'basic/index#meta' }],
    behavior: 'The server lists a prompt with its metadata.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    needs: ['highlevel:prompt-meta'],
  },
  'prompts:list:current': {
    source: ['sdk'],
    behavior: 'The server lists the prompts that are registered at the time of the request.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'prompts:list:disabled': {
    source: ['sdk'],
    behavior: 'The server lists no prompt that is disabled.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'prompts:list:renamed': {
    source: ['sdk'],
    behavior: 'The server lists a renamed prompt under its new name alone.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'prompts:list:updated': {
    source: ['sdk'],
    behavior: 'The server lists a prompt with the fields that it was last updated with.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
