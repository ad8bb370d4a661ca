// What must hold of the log messages that a server sends, and of the level from which a client wants them.

import type { Area } from '../model.ts';

export const logging = {
  'logging:capability:declared': {
    source: [{ at: 'server/utilities/logging#capabilities', tags: ['2f0e'] }],
    behavior: 'The server that sends log messages advertises the logging capability.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['highlevel:logging'],
  },
  'logging:undeclared:unasked': {
    source: [{ at: 'server/utilities/logging#capabilities', tags: ['2f0e'] }],
    behavior: 'The server without the logging capability sends no log message of its own accord.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['highlevel:logging'],
  },
  'logging:undeclared:in-request': {
    source: [{ at: 'server/utilities/logging#capabilities', tags: ['2f0e'] }],
    behavior: 'The server without the logging capability sends no log message while it answers a request.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'logging:undeclared:set-level': {
    source: ['sdk'],
    behavior: 'The server without the logging capability knows no method to set a level.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'logging:set-level:accepted': {
    source: [{ at: 'server/utilities/logging#setting-log-level', tags: ['a1ac'] }],
    behavior: 'The server accepts each of the eight levels.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    needs: ['server:log-level'],
  },
  'logging:set-level:own-handler': {
    source: ['sdk'],
    behavior: 'The server hands a level that is set to the handler of its owner.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'logging:set-level:invalid': {
    source: [{ at: 'server/utilities/logging#error-handling', tags: ['95b6', '7d8d'] }],
    behavior: 'The server refuses a level that is none of the eight as invalid params.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    needs: ['server:log-level'],
    divergence: [
      {
        pin: 'internal-error',
        sdk: 'v1',
        note: 'answers a level that does not exist with -32603 and the issues of its validator',
        issue: '#2284',
      },
      {
        pin: 'internal-error',
        sdk: 'v2',
        note: 'answers a level that does not exist with -32603 and the issues of its validator',
        issue: '#2284',
      },
    ],
  },
  'logging:set-level:fails': {
    source: [{ at: 'server/utilities/logging#error-handling', tags: ['95b6', 'fa99'] }],
    behavior: 'The server answers a level that it fails to set with an internal error.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'logging:message:levels': {
    source: [{ at: 'server/utilities/logging#log-levels' }],
    behavior: 'The server sends messages of each of the eight levels in their order.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'logging:message:logger': {
    source: [{ at: 'server/utilities/logging#log-message-notifications' }],
    behavior: 'The server sends the name of a logger with a message.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'logging:message:data': {
    source: [{ at: 'server/utilities/logging#log-message-notifications' }],
    behavior: 'The server sends every kind of JSON value as the data of a message.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'logging:message:meta': {
    source: [
      { at: 'schema#loggingmessagenotification', in: ['2025-06-18', '2025-11-25'] },
      { at: 'server/utilities/logging#log-message-notifications', in: ['2024-11-05', '2025-03-26'] },
    ],
    behavior: 'The server sends the metadata of a message.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'logging:message:in-request': {
    source: ['sdk'],
    behavior: 'The server sends what it logs while it answers a request ahead of the answer.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
} as const satisfies Area;
