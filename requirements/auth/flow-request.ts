// What must hold of options for requests, as far as they are to reach requests for authorization.

import type { Area } from '../model.ts';

export const flowRequest = {
  'flow:request:object': {
    source: ['sdk'],
    behavior: 'The client sends headers that were given as an object with every request of a flow.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http', 'sse'], because: 'about-transport' },
    divergence: [
      {
        pin: 'messages-alone',
        sdk: 'v1',
        versions: '<1.23.0',
        note: 'sends configured headers with messages alone',
        issue: '#1066',
      },
    ],
  },
  'flow:request:headers': {
    source: ['sdk'],
    behavior: 'The client sends headers that were given as Headers with every request of a flow.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http', 'sse'], because: 'about-transport' },
    divergence: [
      {
        pin: 'messages-alone',
        sdk: 'v1',
        versions: '<1.23.0',
        note: 'sends configured headers with messages alone',
        issue: '#1066',
      },
    ],
  },
  'flow:request:tuples': {
    source: ['sdk'],
    behavior: 'The client sends headers that were given as tuples with every request of a flow.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http', 'sse'], because: 'about-transport' },
    divergence: [
      {
        pin: 'messages-alone',
        sdk: 'v1',
        versions: '<1.23.0',
        note: 'sends configured headers with messages alone',
        issue: '#1066',
      },
    ],
  },
  'flow:request:authorization': {
    source: ['sdk'],
    behavior: 'The client keeps a configured Authorization header from the authorization server.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'tells',
        sdk: 'v1',
        versions: '>=1.23.0',
        note: 'sends a configured Authorization header to the authorization server as well',
        issue: '#2475',
      },
      {
        pin: 'tells',
        sdk: 'v2',
        note: 'sends a configured Authorization header to the authorization server as well',
        issue: '#2475',
      },
    ],
  },
} as const satisfies Area;
