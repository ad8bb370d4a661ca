// What must hold of a server of Streamable HTTP towards the event store of its user.

import type { Area } from '../model.ts';

export const httpResumeStore = {
  'http:resume:store:conflict': {
    source: ['sdk'],
    behavior: 'The server refuses to resume a stream that is still connected with status 409.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:resume:store:without-lookup': {
    source: ['sdk'],
    behavior: 'The server resumes a stream with a store that does not find the stream of an event.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:resume:store:standalone': {
    source: ['sdk'],
    behavior: 'The server sends what the standalone stream has missed to a client that resumes it.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:resume:store:standalone:goes-on': {
    source: ['sdk'],
    behavior: 'The server sends what comes later on the stream that resumes the standalone one.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:resume:store:replaced': {
    source: ['sdk'],
    behavior: 'The server ends a stream that its client resumes once more.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'left-open',
        sdk: 'v1',
        versions: '<1.30.0',
        note: 'leaves the stream open on which nothing comes any more',
      },
    ],
  },
  'http:resume:store:fails': {
    source: ['sdk'],
    behavior: 'The server refuses to resume a stream with status 500 where the store fails.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:resume:store:fails:reported': {
    source: ['sdk'],
    behavior: 'The server reports a store that fails to replay.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:resume:store:none': {
    source: ['sdk'],
    behavior: 'The server without a store takes a client that resumes for one that begins.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
