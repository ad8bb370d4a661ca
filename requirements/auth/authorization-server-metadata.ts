// What must hold of the document in which an authorization server describes itself.

import type { Area } from '../model.ts';

export const authorizationServerMetadata = {
  'authorization-server:metadata:document': {
    source: [
      { at: 'basic/authorization#overview', tags: ['4d30'], in: ['2025-06-18'] },
      { at: 'basic/authorization#overview', tags: ['66a9'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['66a9'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server describes its endpoints at the well-known address.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:metadata:followed': {
    source: [
      { at: 'basic/authorization#overview', tags: ['fc35'], in: ['2025-03-26'] },
      { at: 'basic/authorization#server-metadata-discovery', tags: ['8fa8'], in: ['2025-03-26'] },
    ],
    behavior: 'The server that authorizes for itself describes its endpoints at the well-known address.',
    level: 'should',
    since: '2025-03-26',
    until: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:metadata:at-the-root': {
    source: [
      { at: 'basic/authorization#authorization-base-url', tags: ['b4b7', 'e1a6'], in: ['2025-03-26'] },
    ],
    behavior: 'The server puts the document below the root of its host, whatever its own path is.',
    level: 'must',
    since: '2025-03-26',
    until: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:metadata:default-paths': {
    source: [
      { at: 'basic/authorization#overview', tags: ['92cb'], in: ['2025-03-26'] },
      { at: 'basic/authorization#server-metadata-discovery', tags: ['5554'], in: ['2025-03-26'] },
    ],
    behavior: 'The server has its endpoints where a client without the document looks for them.',
    level: 'must',
    since: '2025-03-26',
    until: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:metadata:methods': {
    source: ['sdk'],
    behavior:
      'The authorization server advertises the grants, the challenge and the authentication that it takes.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'secret-alone',
        sdk: 'v1',
        versions: '<1.23.0',
        note: 'does not advertise that clients without a secret are taken',
        issue: '#1027',
      },
    ],
  },
  'authorization-server:metadata:scopes': {
    source: ['sdk'],
    behavior: 'The authorization server advertises the scopes that it is told.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [{ pin: 'untold', sdk: 'v1', versions: '<1.12.0', note: 'does not tell scopes' }],
  },
  'authorization-server:metadata:base-url': {
    source: ['sdk'],
    behavior: 'The authorization server advertises its endpoints below a base address of their own.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:metadata:not-offered': {
    source: ['sdk'],
    behavior: 'The authorization server advertises no endpoint that it does not have.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:metadata:issuer-https': {
    source: [
      { at: 'basic/authorization#security-considerations', tags: ['b2e4'], in: ['2025-03-26'] },
      {
        at: 'basic/authorization#communication-security',
        tags: ['db4b', '4e25'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/security-considerations#communication-security',
        tags: ['db4b', '4e25'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The authorization server refuses to be built for an issuer under plain HTTP.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:metadata:issuer-localhost': {
    source: ['sdk'],
    behavior: 'The authorization server takes an issuer under plain HTTP on its own machine.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:metadata:issuer-plain': {
    source: ['sdk'],
    behavior: 'The authorization server refuses to be built for an issuer with a query or a fragment.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
