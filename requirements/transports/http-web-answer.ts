// How the server transport of Streamable HTTP that takes the requests of the platform answers, and what it tells beside a
// message.

import type { Area } from '../model.ts';

export const httpWebAnswer = {
  'http:web:answer:json': {
    source: ['sdk'],
    behavior:
      'The server that is told to answer with JSON answers a request with an object, a batch with a list in its order.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:web-transport'],
  },
  'http:web:answer:json:stateless': {
    source: ['sdk'],
    behavior: 'The server that keeps no sessions names none in JSON.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:web-transport'],
  },
  'http:web:answer:batch': {
    source: ['sdk'],
    behavior: 'The server ends the stream of a batch after the last of its answers.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:web-transport'],
  },
  'http:web:answer:told': {
    source: ['sdk'],
    behavior:
      'The server hands on the address, the headers, what is known of the token and a body that is parsed.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:web-transport', 'server:tells-refusals'],
  },
} as const satisfies Area;
