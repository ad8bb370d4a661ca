// What must hold of the functions by which a client finds metadata.

import type { Area } from '../model.ts';

export const oauthDiscovery = {
  'oauth:discovery:addresses': {
    source: ['sdk'],
    behavior: 'The client tells in order where metadata of an authorization server are looked for.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:discovery:resource': {
    source: ['sdk'],
    behavior:
      'The client finds the metadata of a resource at the well-known address of its path, else at the root.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:discovery:resource:named': {
    source: ['sdk'],
    behavior:
      'The client finds the metadata of a resource at the address that it was told, and nowhere else.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:discovery:resource:refused': {
    source: ['sdk'],
    behavior: 'The client tells why it has no metadata of a resource.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:discovery:version': {
    source: ['sdk'],
    behavior:
      'The client names the revision that its application chose, else the latest, when it asks for metadata.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:discovery:server': {
    source: ['sdk'],
    behavior: 'The client finds the metadata of an authorization server at the first address that has them.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:discovery:server:none': {
    source: ['sdk'],
    behavior: 'The client tells that an authorization server has no metadata.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:discovery:server:failing': {
    source: ['sdk'],
    behavior: 'The client tells at which address an authorization server failed, and with which status.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:discovery:former': {
    source: ['sdk'],
    behavior:
      'The client finds OAuth metadata by the function of older versions, at the path and at the root.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:discovery:former:none': {
    source: ['sdk'],
    behavior:
      'The client tells by the function of older versions that there are no metadata, and any other failure.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:discovery:info': {
    source: ['sdk'],
    behavior: 'The client finds authorization server and metadata of a resource in one call.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:discovery:info:fallback': {
    source: ['sdk'],
    behavior:
      'The client takes the host of a resource without metadata, or without servers in them, for its authorization server.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:discovery:released': {
    source: ['sdk'],
    behavior: 'The client leaves the bodies of refusals to be collected.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:discovery:broken': {
    source: ['sdk'],
    behavior: 'The client tells what a search for metadata broke down with.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:discovery:blocked': {
    source: ['sdk'],
    behavior: 'The client repeats a request for metadata without headers where it was blocked with them.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
    divergence: [
      { pin: 'not-outside-browsers', sdk: 'v2', note: 'repeats it in browsers alone', issue: '#1595' },
    ],
  },
} as const satisfies Area;
