// What must hold of the authorization of a client of the legacy HTTP+SSE transport, besides what holds over any HTTP.

import type { Area } from '../model.ts';

export const sseAuthorization = {
  'sse:authorization:scope': {
    source: ['sdk'],
    behavior:
      'The client asks its user for the scope that the refusal of its GET names, by the metadata that it names.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'sse:authorization:scope:message': {
    source: ['sdk'],
    behavior:
      'The client asks its user for the scope that the refusal of a message names, by the metadata that it names.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'sse:authorization:refreshed': {
    source: ['sdk'],
    behavior: 'The client whose token is refused for its GET opens the stream with a refreshed one.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'sse:authorization:reported': {
    source: ['sdk'],
    behavior: 'The client whose authorization fails reports the reason once.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'sse:authorization:no-code': {
    source: ['sdk'],
    behavior: 'The client that is handed no code sends its user again, and says that it is not authorized.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
    divergence: [{ pin: 'breaks', sdk: 'v2', note: 'breaks as it looks for a code in nothing' }],
  },
  'sse:authorization:without-provider': {
    source: ['sdk'],
    behavior: 'The client without a provider for authorization takes status 401 as a failure.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
} as const satisfies Area;
