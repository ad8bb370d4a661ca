// What must hold of the log level that each request carries in its metadata (from revision 2026-07-28).

import type { Area } from '../model.ts';

export const loggingRequestLevel = {
  'logging:request-level:absent': {
    source: [{ at: 'server/utilities/logging#per-request-log-level', tags: ['cb10'] }],
    behavior: 'The server sends nothing of what is logged for a request without a level.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    needs: ['handler:log'],
  },
  'logging:request-level:absent:notified': {
    source: [{ at: 'server/utilities/logging#per-request-log-level', tags: ['cb10'] }],
    behavior: 'The server sends no log message that its owner notifies for a request without a level.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    divergence: [
      {
        pin: 'sent-anyway',
        sdk: 'v2',
        note: 'holds back what is logged through its context alone, not what a handler notifies',
      },
    ],
  },
  'logging:request-level:threshold': {
    source: [{ at: 'server/utilities/logging#per-request-log-level', tags: ['3011'] }],
    behavior: 'The server sends what is logged from the level of a request on ahead of its answer.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    supersedes: 'logging:level:threshold',
    needs: ['handler:log'],
  },
  'logging:request-level:per-request': {
    source: [{ at: 'server/utilities/logging#per-request-log-level', tags: ['cb10'] }],
    behavior: 'The server applies the level of a request to no other one.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    supersedes: 'logging:level:other-session',
    needs: ['handler:log'],
  },
  'logging:request-level:invalid': {
    source: [{ at: 'server/utilities/logging#error-handling', tags: ['9dcd', 'ff81'] }],
    behavior: 'The server refuses a request whose level is none of the eight as invalid params.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    supersedes: 'logging:set-level:invalid',
  },
} as const satisfies Area;
