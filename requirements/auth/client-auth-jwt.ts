// What must hold of a client that proves who it is by a signed assertion.

import type { Area } from '../model.ts';

export const clientAuthJwt = {
  'client-auth:jwt': {
    source: [
      { at: 'basic/authorization#implementation-requirements', tags: ['9954'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization/client-registration#implementation-requirements',
        tags: ['9954'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client with a metadata document proves who it is by an assertion that it has signed.',
    level: 'may',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:credential-providers'],
  },
  'client-auth:jwt:claims': {
    source: ['sdk'],
    behavior: 'The client asserts for whom, to whom and for how long the assertion holds.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:credential-providers'],
  },
  'client-auth:jwt:audience': {
    source: ['sdk'],
    behavior: 'The client asserts to the audience that its application names.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:credential-providers'],
  },
  'client-auth:jwt:lifetime': {
    source: ['sdk'],
    behavior: 'The client asserts for as long as its application says.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:credential-providers'],
  },
  'client-auth:jwt:more-claims': {
    source: ['sdk'],
    behavior: 'The client asserts what its application adds.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:credential-providers'],
  },
  'client-auth:jwt:fresh': {
    source: ['sdk'],
    behavior: 'The client signs another assertion for each request.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:credential-providers'],
  },
  'client-auth:jwt:pem': {
    source: ['sdk'],
    behavior: 'The client signs with a key in PEM.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:credential-providers'],
  },
  'client-auth:jwt:shared-secret': {
    source: ['sdk'],
    behavior: 'The client signs with a shared secret.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:credential-providers'],
  },
  'client-auth:jwt:algorithm': {
    source: ['sdk'],
    behavior: 'The client refuses to sign with an algorithm that it does not know.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:credential-providers'],
  },
} as const satisfies Area;
