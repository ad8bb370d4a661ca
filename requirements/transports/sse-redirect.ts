// What must hold of a client of the legacy HTTP+SSE transport whose request is redirected.

import type { Area } from '../model.ts';

export const sseRedirect = {
  'sse:redirect:same-origin': {
    source: ['sdk'],
    behavior: 'The client follows redirects within the origin of its server.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'sse:redirect:other-origin': {
    source: ['sdk'],
    behavior: 'The client names another origin that it does not follow the redirect of its GET to.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
    needs: ['client:redirect-policy'],
  },
  'sse:redirect:other-origin:message': {
    source: ['sdk'],
    behavior: 'The client names another origin that it does not follow the redirect of a message to.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
    needs: ['client:redirect-policy'],
  },
  'sse:redirect:allowed': {
    source: ['sdk'],
    behavior: 'The client follows redirects to another origin where its user allows it.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
    needs: ['client:redirect-policy'],
  },
  'sse:redirect:allowed:authorization': {
    source: ['sdk'],
    behavior:
      'The client follows redirects of its requests about authorization to another origin where its user allows it.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
    needs: ['client:redirect-policy'],
  },
} as const satisfies Area;
