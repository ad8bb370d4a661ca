// What must hold of Streamable HTTP where the server is told to answer with JSON instead of event streams.

import type { Area } from '../model.ts';

export const httpJson = {
  'http:json:answer': {
    source: ['sdk'],
    behavior: 'The server that is told to answer with JSON does so for a request.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:json:related-lost': {
    source: ['sdk'],
    behavior: 'The server that answers with JSON drops the notifications that belong to a request.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:json:standalone': {
    source: ['sdk'],
    behavior: 'The server that answers with JSON sends other notifications on the standalone stream.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:json:asks-in-vain': {
    source: ['sdk'],
    behavior: 'The server that answers with JSON fails a question in the middle of a call at once.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'hangs', sdk: 'v1', note: 'drops the question without a word and waits for an answer' },
      { pin: 'hangs', sdk: 'v2', note: 'drops the question without a word and waits for an answer' },
    ],
  },
} as const satisfies Area;
