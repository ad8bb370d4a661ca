// What must hold of a client of Streamable HTTP whose request is redirected.

import type { Area } from '../model.ts';

export const httpRedirect = {
  'http:redirect:same-origin': {
    source: ['sdk'],
    behavior: 'The client follows a redirect within the origin of its server.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:redirect:other-origin': {
    source: ['sdk'],
    behavior: 'The client follows no redirect to another origin.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:redirect-policy'],
  },
  'http:redirect:other-origin:later': {
    source: ['sdk'],
    behavior: 'The client follows no redirect to another origin after one that it followed.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:redirect-policy'],
  },
} as const satisfies Area;
