// What must hold of offering prompts: the capability and the names. Listing, announcing, getting and what a client does with
// prompts stand in files of their own.

import type { Area } from '../model.ts';

export const prompts = {
  'prompts:capability:declared': {
    source: [
      {
        at: 'server/prompts#capabilities',
        tags: ['b902'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'server/prompts#capabilities', tags: ['6b43'], in: ['2026-07-28'] },
    ],
    behavior: 'The server that has a prompt advertises the prompts capability.',
    level: 'must',
    // A low-level server advertises what it is told to: lifecycle:initialize:capabilities:declared.
    tiers: ['highlevel'],
  },
  'prompts:capability:list-changed': {
    source: [{ at: 'server/prompts#capabilities' }],
    behavior: 'The server that announces changed prompts says so in its prompts capability.',
    level: 'must',
    tiers: ['highlevel'],
  },
  'prompts:capability:late': {
    source: ['sdk'],
    behavior: 'The server refuses to register its first prompt on an open connection.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'prompts:undeclared': {
    source: ['sdk'],
    behavior: 'The server that declares no prompts knows no method for them.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
  },
  'prompts:name:duplicate': {
    source: ['sdk'],
    behavior: 'The server refuses to register a second prompt of the same name.',
    level: 'own',
    tiers: ['highlevel'],
  },
} as const satisfies Area;
