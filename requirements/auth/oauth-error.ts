// What must hold of the errors that a client makes of what an authorization server answers.

import type { Area } from '../model.ts';

export const oauthError = {
  'oauth:error:known': {
    source: ['sdk'],
    behavior: 'The client tells code, description, address of an OAuth error.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:error:without-description': {
    source: ['sdk'],
    behavior: 'The client tells an OAuth error without a description.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
    divergence: [{ pin: 'code-as-description', sdk: 'v2', note: 'tells the code once more' }],
  },
  'oauth:error:unknown': {
    source: ['sdk'],
    behavior: 'The client takes an error with an unknown code for one of the server.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
    divergence: [{ pin: 'code-kept', sdk: 'v2', note: 'keeps the unknown code', issue: '#2242' }],
  },
  'oauth:error:none': {
    source: ['sdk'],
    behavior: 'The client quotes an answer that is no OAuth error in an error of the server.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:error:status': {
    source: ['sdk'],
    behavior: 'The client tells the status of an answer that is no OAuth error.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
} as const satisfies Area;
