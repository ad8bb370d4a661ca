// What must hold of a client that receives log messages.

import type { Area } from '../model.ts';

export const loggingClient = {
  'logging:client:set-level': {
    source: [{ at: 'server/utilities/logging#setting-log-level', tags: ['a1ac'] }],
    behavior: 'The client sets a level with nothing but its name.',
    level: 'may',
    until: '2026-07-28',
  },
  'logging:client:malformed:level': {
    source: [{ at: 'server/utilities/logging#security', tags: ['bce5'] }],
    behavior: 'The client hands on no message whose level is none of the eight.',
    level: 'should',
  },
  'logging:client:malformed:logger': {
    source: [{ at: 'server/utilities/logging#security', tags: ['bce5'] }],
    behavior: 'The client hands on no message whose logger is no text.',
    level: 'should',
  },
  'logging:client:malformed:data': {
    source: [{ at: 'server/utilities/logging#security', tags: ['bce5'] }],
    behavior: 'The client hands on no message without data.',
    level: 'should',
    divergence: [
      { pin: 'handed-on', sdk: 'v1', versions: '<1.23', note: 'takes any message for one with data' },
    ],
  },
  'logging:client:unheard': {
    source: ['sdk'],
    behavior: 'The client that listens to no log messages works on when one arrives.',
    level: 'own',
    until: '2026-07-28',
  },
} as const satisfies Area;
