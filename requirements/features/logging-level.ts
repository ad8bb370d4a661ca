// What must hold of leaving out the log messages that a client does not want.

import type { Area } from '../model.ts';

export const loggingLevel = {
  'logging:level:unset': {
    source: [
      { at: 'schema#loggingmessagenotification', tags: ['2517'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'server/utilities/logging#setting-log-level', in: ['2024-11-05', '2025-03-26'] },
    ],
    behavior: 'The server sends messages of every level to a client that has set none.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['highlevel:logging'],
  },
  'logging:level:threshold': {
    source: [
      { at: 'server/utilities/logging#setting-log-level' },
      { at: 'server/utilities/logging#message-flow' },
    ],
    behavior: 'The server sends messages from the level on that the client set last.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['server:log-level'],
    divergence: [
      {
        pin: 'unfiltered',
        sdk: 'v1',
        versions: '<1.18',
        transports: ['memory', 'stdio'],
        note: 'remembers no level where there is no session',
        issue: '#917',
      },
    ],
  },
  'logging:level:threshold:without-session': {
    source: [{ at: 'server/utilities/logging#setting-log-level' }],
    behavior: 'The server leaves out what is below the level although its owner names no session.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['server:log-level'],
    divergence: [
      {
        pin: 'unfiltered',
        sdk: 'v1',
        versions: '<1.18',
        transports: ['memory', 'stdio'],
        note: 'remembers no level where there is no session',
        issue: '#917',
      },
      {
        pin: 'unfiltered',
        sdk: 'v1',
        transports: ['http', 'sse'],
        note: 'remembers the level under the session and looks it up under none',
      },
      {
        pin: 'unfiltered',
        sdk: 'v2',
        transports: ['http', 'sse'],
        note: 'remembers the level under the session and looks it up under none',
      },
    ],
  },
  'logging:level:threshold:in-request': {
    source: [{ at: 'server/utilities/logging#setting-log-level' }],
    behavior: 'The server leaves out what is below the level while it answers a request.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['server:log-level'],
    divergence: [
      {
        pin: 'unfiltered',
        sdk: 'v1',
        note: 'looks up no level where a handler notifies',
      },
      {
        pin: 'unfiltered',
        sdk: 'v2',
        note: 'looks up no level where a handler notifies',
      },
    ],
  },
  'logging:level:other-session': {
    source: ['sdk'],
    behavior: 'The server applies a level to no other session than the one that set it.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['server:log-level'],
  },
  'logging:level:per-connection': {
    source: ['sdk'],
    behavior: 'The server sends to each of two clients from the level on that this one set.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['server:log-level'],
    divergence: [
      {
        pin: 'unfiltered',
        sdk: 'v1',
        versions: '<1.18',
        transports: ['memory', 'stdio'],
        note: 'remembers no level where there is no session',
        issue: '#917',
      },
    ],
  },
} as const satisfies Area;
