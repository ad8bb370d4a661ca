// What must hold of asking whether the other end still answers (up to revision 2025-11-25, which is the last to have it).

import type { Area } from '../model.ts';

export const ping = {
  'ping:client-to-server': {
    source: [{ at: 'basic/utilities/ping#behavior-requirements' }],
    behavior: 'The server answers a ping with an empty result.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'ping:server-to-client': {
    source: [{ at: 'basic/utilities/ping#behavior-requirements' }],
    behavior: 'The client answers a ping with an empty result.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'ping:while-busy': {
    source: [{ at: 'basic/utilities/ping#behavior-requirements' }],
    behavior: 'The server answers a ping while it still works on an earlier request.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'ping:before-initialize': {
    source: [{ at: 'basic/utilities/ping#behavior-requirements' }, { at: 'basic/lifecycle#initialization' }],
    behavior: 'The server answers a ping that arrives before initialize.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    divergence: [
      {
        pin: 'bad-request',
        sdk: 'v1',
        transports: ['http'],
        note: 'the stateful HTTP transport refuses every request before initialize with 400 and a null id',
      },
      {
        pin: 'bad-request',
        sdk: 'v2',
        transports: ['http'],
        note: 'the stateful HTTP transport refuses every request before initialize with 400 and a null id',
      },
    ],
  },
  'ping:removed': {
    source: [{ at: 'schema#methodnotfounderror' }],
    behavior: 'The server answers a ping with a method-not-found error.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    supersedes: 'ping:client-to-server',
  },
} as const satisfies Area;
