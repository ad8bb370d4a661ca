// What must hold of the functions by which a client begins an authorization.

import type { Area } from '../model.ts';

export const oauthStart = {
  'oauth:start:address': {
    source: ['sdk'],
    behavior:
      'The client sends its user with every parameter that it was given, and a challenge for its verifier.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:start:without-metadata': {
    source: ['sdk'],
    behavior: 'The client sends its user to the default path with nothing but what an authorization needs.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:start:incompatible': {
    source: ['sdk'],
    behavior:
      'The client begins no authorization that the server supports no response type or challenge method of, and tells which.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:start:consent': {
    source: ['sdk'],
    behavior: 'The client asks for consent where the scope for access without the user is asked for.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:start:resource': {
    source: ['sdk'],
    behavior: 'The client asks for the resource that its metadata name where that covers its endpoint.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:start:resource:chosen': {
    source: ['sdk'],
    behavior:
      'The client lets its application choose the resource from its own address and that of the metadata.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:start:resource:uncovered': {
    source: ['sdk'],
    behavior: 'The client refuses a resource that does not cover its endpoint, and names both.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:start:document': {
    source: ['sdk'],
    behavior: 'The client tells an address that is fit for its metadata document from others.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
} as const satisfies Area;
