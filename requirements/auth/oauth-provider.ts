// What must hold of the providers that an SDK ships for clients without a user, and of how they sign.

import type { Area } from '../model.ts';

export const oauthProvider = {
  'oauth:provider:described': {
    source: ['sdk'],
    behavior:
      'The shipped providers describe a client without a user, by the name and for the scope that they were given.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:provider:information': {
    source: ['sdk'],
    behavior: 'The shipped providers know the client that they were built for, and its server.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:provider:keeps': {
    source: ['sdk'],
    behavior: 'The shipped providers keep the tokens that they are handed.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:provider:keeps:information': {
    source: ['sdk'],
    behavior: 'The shipped providers keep the information that they are handed.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
    divergence: [
      { pin: 'fixed', sdk: 'v2', note: 'has providers that take no other information', issue: '#2348' },
    ],
  },
  'oauth:provider:request': {
    source: ['sdk'],
    behavior: 'The shipped providers prepare a form for the scope that they are told, or for none.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:provider:no-user': {
    source: ['sdk'],
    behavior: 'The shipped providers refuse what takes a user, and say so.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:provider:issuer': {
    source: ['sdk'],
    behavior: 'The shipped providers insist on the server that their credentials are for.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:provider:assertion:audience': {
    source: ['sdk'],
    behavior:
      'The client asserts itself to the audience that it was given, else to the issuer, else to the endpoint.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:provider:assertion:identity': {
    source: ['sdk'],
    behavior: 'The client asserts its own name whatever claims are added, at the second at which it does.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:provider:assertion:keys': {
    source: ['sdk'],
    behavior: 'The client signs with a shared secret or a key in PEM that it is given as bytes.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:provider:assertion:algorithm': {
    source: ['sdk'],
    behavior: 'The client tells an unknown algorithm from an unreadable key.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
} as const satisfies Area;
