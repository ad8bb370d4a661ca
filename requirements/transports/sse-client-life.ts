// What must hold of the connection of a client of the legacy HTTP+SSE transport: its beginning, its requests and its end.

import type { Area } from '../model.ts';

export const sseClientLife = {
  'sse:client-life:not-connected': {
    source: ['sdk'],
    behavior: 'The client fails to send before it is connected.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'sse:client-life:aborted': {
    source: ['sdk'],
    behavior: 'The client that closes gives up the messages that are on their way.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'sse:client-life:released': {
    source: ['sdk'],
    behavior: 'The client leaves the answers to its messages to be collected.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
    needs: ['client:fetch'],
  },
  'sse:client-life:credentials': {
    source: ['sdk'],
    behavior: 'The client opens the stream with the options that its user has for the stream alone.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
    needs: ['client:fetch'],
  },
} as const satisfies Area;
