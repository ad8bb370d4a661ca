// What must hold of a long conversation in which calls come to different ends, and of one that is broken off.

import type { Area } from '../model.ts';

export const flowsMixed = {
  'flows:mixed:calls': {
    source: ['sdk'],
    behavior: 'The server brings each of many calls to its own end, whatever becomes of the others.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'flows:mixed:levels': {
    source: ['sdk'],
    behavior: 'The server sends to each of two clients at one endpoint from the level on that this one set.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['http', 'sse'], because: 'outlives-request' },
    needs: ['server:log-level'],
  },
  'flows:mixed:closed': {
    source: ['sdk'],
    behavior: 'The server that closes in the middle of two calls stops them and answers neither.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'go-on',
        sdk: 'v1',
        versions: '>=1.17.1 <1.26.0',
        note: 'lets handlers and time limits of the calls go on, and sends what they return over the closed link',
      },
      {
        pin: 'go-on-unsent',
        sdk: 'v1',
        versions: '<1.17.1',
        note: 'lets handlers and time limits of the calls go on',
      },
    ],
  },
  'flows:mixed:connected': {
    source: ['sdk'],
    behavior: 'The server says whether it is connected.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
