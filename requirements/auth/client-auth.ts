// What must hold of how a client proves to an authorization server who it is.

import type { Area } from '../model.ts';

export const clientAuth = {
  'client-auth:none': {
    source: ['sdk'],
    behavior: 'The client without a secret names itself in the body of a request for tokens.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'client-auth:basic': {
    source: ['sdk'],
    behavior:
      'The client with a secret proves who it is by HTTP Basic where the authorization server names no methods.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'in-body',
        sdk: 'v1',
        versions: '<1.28.0',
        note: 'puts id and secret into the body where the metadata name no methods',
        issue: '#1594',
      },
    ],
  },
  'client-auth:basic:preferred': {
    source: ['sdk'],
    behavior: 'The client with a secret prefers HTTP Basic to a secret in the body.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'client-auth:post': {
    source: ['sdk'],
    behavior:
      'The client with a secret puts it into the body where the authorization server supports nothing else.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'client-auth:registered': {
    source: ['sdk'],
    behavior: 'The client proves who it is by the method that it was registered with.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'by-metadata',
        sdk: 'v1',
        versions: '>=1.15.1 <1.21.0',
        note: 'chooses among the methods of the metadata, whatever the client was registered with',
        issue: '#951',
      },
    ],
  },
  'client-auth:registered:unsupported': {
    source: ['sdk'],
    behavior:
      'The client uses a method that the authorization server supports instead of the one that it was registered with.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'client-auth:registered:none': {
    source: ['sdk'],
    behavior: 'The client that was registered without a method sends no secret.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'by-metadata',
        sdk: 'v1',
        versions: '<1.21.0',
        note: 'chooses among the methods of the metadata, whatever the client was registered with',
        issue: '#951',
      },
    ],
  },
  'client-auth:without-secret': {
    source: ['sdk'],
    behavior:
      'The client without a secret names itself in the body whatever the authorization server supports.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'client-auth:unknown-methods': {
    source: ['sdk'],
    behavior:
      'The client with a secret puts it into the body where the authorization server supports unknown methods alone.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'client-auth:refresh': {
    source: ['sdk'],
    behavior: 'The client proves who it is when it refreshes a token as it did before.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'in-body',
        sdk: 'v1',
        versions: '<1.28.0',
        note: 'puts id and secret into the body where the metadata name no methods',
        issue: '#1594',
      },
    ],
  },
  'client-auth:encoded': {
    source: ['sdk'],
    behavior: 'The client encodes id and secret for a form before it joins them for HTTP Basic.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'raw', sdk: 'v1', note: 'joins id and secret as they stand' },
      { pin: 'raw', sdk: 'v2', note: 'joins id and secret as they stand' },
    ],
  },
  'client-auth:custom': {
    source: ['sdk'],
    behavior: 'The client leaves it to its application how to prove who it is.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'client-auth:custom:alone': {
    source: ['sdk'],
    behavior: 'The client adds no proof to the one of its application.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'client-auth:custom:refresh': {
    source: ['sdk'],
    behavior: 'The client leaves it to its application how to prove who it is when it refreshes a token.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'client-auth:custom:told': {
    source: ['sdk'],
    behavior: 'The client tells its application which endpoint of which server is asked for what.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'told-of-issuer',
        sdk: 'v1',
        versions: '<1.24.0',
        note: 'names the authorization server instead of its endpoint',
      },
    ],
  },
} as const satisfies Area;
