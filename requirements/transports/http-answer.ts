// What must hold of a client of Streamable HTTP that gets an answer of an unusual kind, or one that it cannot use.

import type { Area } from '../model.ts';

export const httpAnswer = {
  'http:answer:media-type': {
    source: ['sdk'],
    behavior: 'The client reads the type of an answer without its parameters and in any case.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'lower-case-alone',
        sdk: 'v1',
        versions: '<1.30.0',
        note: 'knows a type by its lower-case letters alone',
        issue: '#2444',
      },
    ],
  },
  'http:answer:content-type': {
    source: ['sdk'],
    behavior: 'The client fails a request that is answered with a type it does not know.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:answer:refused': {
    source: ['sdk'],
    behavior: 'The client fails a request that is refused, with the text of the refusal.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:answer:refused:status': {
    source: [
      { at: 'basic/transports#backwards-compatibility', in: ['2025-03-26', '2025-06-18', '2025-11-25'] },
      'sdk',
    ],
    behavior: 'The client tells with which status initialize was refused.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'in-its-text',
        sdk: 'v1',
        versions: '<1.24.0',
        note: 'tells the status in its text alone',
        issue: '#1176',
      },
    ],
  },
  'http:answer:refused:reported': {
    source: ['sdk'],
    behavior: 'The client reports a refused request to its user once.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:answer:get-failed': {
    source: ['sdk'],
    behavior: 'The client whose GET fails reports it and goes on.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:answer:not-a-message': {
    source: ['sdk'],
    behavior: 'The client reports an event that is no message and takes the answer after it.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:answer:other-event': {
    source: ['sdk'],
    behavior: 'The client ignores events of other types.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:answer:accepted-request': {
    source: ['sdk'],
    behavior: 'The client fails no request whose POST is answered with status 202.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
