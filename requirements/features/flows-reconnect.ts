// What must hold of an end that is closed and connected anew: nothing of the first connection is left in the second.

import type { Area } from '../model.ts';

export const flowsReconnect = {
  'flows:reconnect:introduced': {
    source: ['sdk'],
    behavior: 'The client that is connected anew knows its new server and no more of the former one.',
    level: 'own',
  },
  'flows:reconnect:handlers': {
    source: ['sdk'],
    behavior: 'The client that is connected anew goes on answering with its handlers.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'flows:reconnect:answers': {
    source: ['sdk'],
    behavior: 'The client that is connected anew takes no answer for a request of its former connection.',
    level: 'own',
  },
  'flows:reconnect:schemas': {
    source: ['sdk'],
    behavior: 'The client that is connected anew judges no result by the schema of its former server.',
    level: 'own',
    needs: ['lowlevel:output-schema'],
    divergence: [
      {
        pin: 'former-schema',
        sdk: 'v1',
        versions: '>=1.11.4',
        note: 'refuses the result because the former server listed a tool of that name with an output schema',
      },
    ],
  },
  'flows:reconnect:server': {
    source: ['sdk'],
    behavior: 'The server that is connected anew serves its new client and knows no more of the former one.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'stdio'], because: 'outlives-request' },
  },
  'flows:reconnect:server:stopped': {
    source: ['sdk'],
    behavior: 'The server that is connected anew sends its new client nothing of a call of the former one.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'late-log',
        sdk: 'v2',
        transports: ['memory', 'stdio'],
        note: 'sends what the stopped handler still logs to the client that is connected by then',
        issue: '#2421',
      },
    ],
  },
} as const satisfies Area;
