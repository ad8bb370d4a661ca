// What must hold of what a client was told about a server before: what it uses of it, and what it adds.

import type { Area } from '../model.ts';

export const oauthKnown = {
  'oauth:known:whole': {
    source: ['sdk'],
    behavior: 'The client asks for no metadata that it knows.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:known:completed': {
    source: ['sdk'],
    behavior: 'The client completes what it knows by the metadata that it lacks.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:known:told': {
    source: ['sdk'],
    behavior: 'The client prefers the address of the metadata that it is told to the one that it knows.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:known:without-resource': {
    source: ['sdk'],
    behavior: 'The client goes on without metadata of the resource where there are none.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:known:kept': {
    source: ['sdk'],
    behavior: 'The client keeps all that it found.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
} as const satisfies Area;
