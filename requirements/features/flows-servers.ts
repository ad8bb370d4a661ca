// What must hold of two servers in one process, built alike.

import type { Area } from '../model.ts';

export const flowsServers = {
  'flows:servers:registrations': {
    source: ['sdk'],
    behavior: 'The server keeps what is registered with it from another one in the same process.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'flows:servers:handlers': {
    source: ['sdk'],
    behavior: 'The server keeps the handlers that are set on it from another one in the same process.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'flows:servers:asking': {
    source: ['sdk'],
    behavior: 'The server takes the answer of its own client while another one asks as well.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'flows:servers:closed': {
    source: ['sdk'],
    behavior: 'The server goes on serving after another one in the same process has closed.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
