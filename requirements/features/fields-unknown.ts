// What must hold of params that no revision knows.

import type { Area } from '../model.ts';

export const fieldsUnknown = {
  'fields:unknown:server': {
    source: ['sdk'],
    behavior: 'The server hands its handlers no params that no revision knows.',
    level: 'own',
    tiers: ['lowlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'fields:unknown:client': {
    source: ['sdk'],
    behavior: 'The client hands its handlers no params that no revision knows.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
  },
} as const satisfies Area;
