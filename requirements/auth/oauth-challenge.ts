// What must hold of what a client reads in a challenge.

import type { Area } from '../model.ts';

export const oauthChallenge = {
  'oauth:challenge:read': {
    source: ['sdk'],
    behavior:
      'The client reads address of the metadata, scope and error in a challenge of the Bearer scheme.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:challenge:empty': {
    source: ['sdk'],
    behavior: 'The client takes an empty scope in a challenge for none.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
    divergence: [
      { pin: 'quotes-read', sdk: 'v1', note: 'takes the two quotes for the scope' },
      { pin: 'quotes-read', sdk: 'v2', note: 'takes the two quotes for the scope' },
    ],
  },
  'oauth:challenge:address': {
    source: ['sdk'],
    behavior: 'The client reads the quoted address of the metadata in a challenge by a function of its own.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
} as const satisfies Area;
