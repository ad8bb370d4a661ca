// What must hold of the defaults of a form, at a client that is told to apply them.

import type { Area } from '../model.ts';

export const elicitationDefault = {
  'elicitation:default:applied': {
    source: [{ at: 'client/elicitation#requested-schema', tags: ['e736'] }],
    behavior: 'The client fills fields that were left out with the defaults of their schemas.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'elicitation:default:kept': {
    source: [{ at: 'client/elicitation#requested-schema', tags: ['e736'] }],
    behavior: 'The client leaves alone what the user filled in, empty values included.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'elicitation:default:none': {
    source: [{ at: 'client/elicitation#requested-schema', tags: ['e736'] }],
    behavior: 'The client leaves out a field that has no default.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'elicitation:default:modeless': {
    source: [{ at: 'client/elicitation#requested-schema', tags: ['e736'] }],
    behavior: 'The client fills a form without a mode with the defaults of its schema.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'elicitation:default:not-accepted': {
    source: ['sdk'],
    behavior: 'The client sends no defaults with a form that was not accepted.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'elicitation:default:not-asked': {
    source: ['sdk'],
    behavior: 'The client that is not told to apply defaults sends content as its handler returned it.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
