// What must hold of the functions by which a client chooses how to prove who it is, and does so.

import type { Area } from '../model.ts';

export const oauthProof = {
  'oauth:proof:chosen': {
    source: ['sdk'],
    behavior:
      'The client chooses its proof by its secret, by what it was registered with and by what the server supports.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:proof:secret-missing': {
    source: ['sdk'],
    behavior: 'The client that was registered for HTTP Basic and has no secret asks for no token.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:proof:post-without-secret': {
    source: ['sdk'],
    behavior: 'The client that was registered for a secret in the body and has none names itself alone.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
} as const satisfies Area;
