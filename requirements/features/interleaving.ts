// What must hold of requests that are under way together, in whatever order things happen to them.

import type { Area } from '../model.ts';

export const interleaving = {
  'interleaving:answers': {
    source: ['sdk'],
    behavior:
      'The server answers each of several requests with what its own handler gave, whichever ends first.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
  },
  'interleaving:calls': {
    source: ['sdk'],
    behavior: 'The client gives each of several calls its own progress and answer, whichever comes first.',
    level: 'own',
  },
  'interleaving:handlers': {
    source: ['sdk'],
    behavior:
      'The client answers each of several requests with what its own handler gave, whichever ends first.',
    level: 'own',
    needs: ['handler:request-id'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
