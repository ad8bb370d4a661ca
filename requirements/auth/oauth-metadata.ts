// What must hold of the metadata documents that a client reads: which fields it hands on, which values it refuses.

import type { Area } from '../model.ts';

export const oauthMetadata = {
  'oauth:metadata:resource': {
    source: ['sdk'],
    behavior: 'The client hands on every field of the metadata of a resource, unknown ones included.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:metadata:resource:malformed': {
    source: ['sdk'],
    behavior: 'The client refuses metadata of a resource with a field of a wrong type.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:metadata:server': {
    source: ['sdk'],
    behavior: 'The client hands on every field of OAuth metadata, unknown ones included.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:metadata:server:malformed': {
    source: ['sdk'],
    behavior: 'The client refuses OAuth metadata with a field of a wrong type or without a required one.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:metadata:openid': {
    source: ['sdk'],
    behavior: 'The client hands on every field of an OpenID configuration.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:metadata:openid:malformed': {
    source: ['sdk'],
    behavior:
      'The client refuses an OpenID configuration with a field of a wrong type or without a required one.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:metadata:script': {
    source: ['sdk'],
    behavior: 'The client refuses metadata whose endpoint is a script or data.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
} as const satisfies Area;
