// What must hold of the headers that say what a message of Streamable HTTP is and which answers are understood.

import type { Area } from '../model.ts';

export const httpAccept = {
  'http:accept:get': {
    source: [{ at: 'basic/transports#listening-for-messages-from-the-server', tags: ['09ad'] }],
    behavior: 'The client accepts an event stream as the answer to its GET.',
    level: 'must',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:accept:post-refused': {
    source: ['sdk'],
    behavior: 'The server refuses a POST that does not accept both kinds of answer with status 406.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'http:accept:get-refused': {
    source: ['sdk'],
    behavior: 'The server refuses a GET that does not accept an event stream with status 406.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:accept:content-type': {
    source: ['sdk'],
    behavior: 'The server refuses a POST whose body is not declared to be JSON with status 415.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
} as const satisfies Area;
