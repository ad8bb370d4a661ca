// What must hold of requests about authorization that are redirected, whatever function of the SDK makes them.

import type { Area } from '../model.ts';

export const oauthRedirect = {
  'oauth:redirect:where': {
    source: ['sdk'],
    behavior:
      'The client follows a redirect to the same origin, or to the same host by https instead of http.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:redirect:status': {
    source: ['sdk'],
    behavior: 'The client follows a redirect where its status keeps the method of the request.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:redirect:chain': {
    source: ['sdk'],
    behavior: 'The client follows five redirects in a row and no sixth.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:redirect:named': {
    source: ['sdk'],
    behavior: 'The client that follows no redirect says where it led, without user, query and fragment.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
    divergence: [
      { pin: 'status-alone', sdk: 'v2', note: 'says the status of the answer and not where it led' },
    ],
  },
} as const satisfies Area;
