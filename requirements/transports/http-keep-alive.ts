// What must hold of the comments by which a server of Streamable HTTP keeps a silent stream open.

import type { Area } from '../model.ts';

export const httpKeepAlive = {
  'http:keep-alive:default': {
    source: ['sdk'],
    behavior: 'The server sends a comment every 15 seconds unless it is told otherwise.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:keep-alive'],
  },
  'http:keep-alive:longest': {
    source: ['sdk'],
    behavior: 'The server takes an interval beyond the longest that a timer keeps for that longest one.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:keep-alive'],
  },
  'http:keep-alive:off': {
    source: ['sdk'],
    behavior: 'The server sends no comments at an interval below a millisecond, or one without end.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:keep-alive'],
  },
  'http:keep-alive:ended': {
    source: ['sdk'],
    behavior: 'The server stops sending comments once its client has left the stream.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:keep-alive'],
  },
  'http:keep-alive:ended:resumed': {
    source: ['sdk'],
    behavior: 'The server stops sending comments once its client has left a stream that it had resumed.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:keep-alive'],
  },
} as const satisfies Area;
