// What must hold of what a server built on the high-level class says where it refuses to serve something, to the word.

import type { Area } from '../model.ts';

export const wording = {
  'wording:refused': {
    source: ['sdk'],
    behavior: 'The server names the tool or the prompt that it does not have, or that is disabled.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'wording:refused:resource': {
    source: ['sdk'],
    behavior: 'The server names the resource that it does not have, or that is disabled.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [{ pin: 'resource-first', sdk: 'v2', note: 'says first that a resource was not found' }],
  },
  'wording:arguments': {
    source: ['sdk'],
    behavior: 'The server names each argument of a tool or a prompt that is wrong, and how.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'as-json',
        sdk: 'v1',
        versions: '<1.30',
        note: 'writes what the validator found as JSON',
        issue: '#1503',
      },
      { pin: 'place-first', sdk: 'v2', note: 'says the place before the complaint, and all on one line' },
    ],
  },
  'wording:result': {
    source: ['sdk'],
    behavior: 'The server names the part of a structured result that is wrong, and how.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'as-json',
        sdk: 'v1',
        versions: '<1.30',
        note: 'writes what the validator found as JSON',
        issue: '#1503',
      },
      { pin: 'place-first', sdk: 'v2', note: 'says the place before the complaint' },
    ],
  },
  'wording:result:missing': {
    source: ['sdk'],
    behavior: 'The server names the tool whose result lacks the structured content that it promised.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    transports: { only: ['memory'], because: 'transport-free' },
  },
} as const satisfies Area;
