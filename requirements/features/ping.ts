// What must hold of asking whether the other end still answers (up to revision 2025-11-25, which is the last to have it).

import type { Area } from '../model.ts';

export const ping = {
  'ping:client-to-server': {
    source: [{ at: 'basic/utilities/ping#behavior-requirements', tags: ['cb0f'] }],
    behavior: 'The server answers a ping with an empty result.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'ping:server-to-client': {
    source: [{ at: 'basic/utilities/ping#behavior-requirements', tags: ['cb0f'] }],
    behavior: 'The client answers a ping with an empty result.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'ping:while-busy': {
    source: [{ at: 'basic/utilities/ping#behavior-requirements', tags: ['cb0f'] }],
    behavior: 'The server answers a ping while it still works on an earlier request.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'ping:while-busy:client': {
    source: [{ at: 'basic/utilities/ping#behavior-requirements', tags: ['cb0f'] }],
    behavior: 'The client answers a ping while it still works on an earlier request.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'ping:before-initialize': {
    source: [
      { at: 'basic/utilities/ping#behavior-requirements', tags: ['cb0f'] },
      { at: 'basic/lifecycle#initialization' },
    ],
    behavior: 'The server answers a ping that arrives before initialize.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    // On stateful Streamable HTTP the session decides: http:initialize:missing.
    transports: { only: ['memory', 'http-stateless', 'sse', 'stdio'], because: 'framing' },
  },
  'ping:periodic': {
    source: [{ at: 'basic/utilities/ping#implementation-considerations', tags: ['c764'] }],
    behavior: 'The client pings its server from time to time.',
    level: 'should',
    until: '2026-07-28',
    deferred: { reason: 'not-implemented', note: 'no SDK pings unless its user does' },
  },
  'ping:periodic:frequency': {
    source: [{ at: 'basic/utilities/ping#implementation-considerations', tags: ['9d5b'] }],
    behavior: 'The client pings as often as its user configures.',
    level: 'should',
    until: '2026-07-28',
    deferred: { reason: 'not-implemented', note: 'no SDK pings unless its user does' },
  },
  'ping:timeout': {
    source: [{ at: 'basic/utilities/ping#error-handling', tags: ['1ec1'] }],
    behavior: 'The client closes the connection once a ping has gone unanswered for as long as its timeout.',
    level: 'should',
    until: '2026-07-28',
    divergence: [
      { pin: 'goes-on', sdk: 'v1', note: 'the ping alone fails; the connection is used on as if it had not' },
      { pin: 'goes-on', sdk: 'v2', note: 'the ping alone fails; the connection is used on as if it had not' },
    ],
  },
  'ping:removed': {
    source: [{ at: 'basic/index#messages', tags: ['c324'] }, { at: 'schema#methodnotfounderror' }],
    behavior: 'The server answers a ping with a method-not-found error.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    supersedes: 'ping:client-to-server',
  },
} as const satisfies Area;
