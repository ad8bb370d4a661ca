// What must hold of a server that asks for access tokens: which requests it lets through, and how it refuses the others.

import type { Area } from '../model.ts';

export const bearer = {
  'bearer:missing': {
    source: [
      {
        at: 'basic/authorization#example-authorization-code-grant',
        tags: ['acc3'],
        in: ['2025-03-26'],
      },
      {
        at: 'basic/authorization#error-handling',
        tags: ['2f9d', '9218'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/authorization/index#error-handling', tags: ['2f9d', '9218'], in: ['2026-07-28'] },
    ],
    behavior: 'The server answers a request without a token with status 401.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:other-scheme': {
    source: [
      {
        at: 'basic/authorization#error-handling',
        tags: ['9218'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/authorization/index#error-handling', tags: ['9218'], in: ['2026-07-28'] },
    ],
    behavior: 'The server answers a request that authorizes itself by another scheme with status 401.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:malformed': {
    source: [
      {
        at: 'basic/authorization#error-handling',
        tags: ['47ac'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/authorization/index#error-handling', tags: ['47ac'], in: ['2026-07-28'] },
    ],
    behavior: 'The server answers an authorization header that names no token with status 400.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'unauthorized',
        sdk: 'v1',
        note: 'answers a header without a token as one that holds a bad one',
      },
      {
        pin: 'unauthorized',
        sdk: 'v2',
        note: 'answers a header without a token as one that holds a bad one',
      },
    ],
  },
  'bearer:invalid': {
    source: [
      { at: 'basic/authorization#token-handling', tags: ['eaa0', 'f5e4', '587d'], in: ['2025-03-26'] },
      {
        at: 'basic/authorization#token-handling',
        tags: ['3448', 'efe7', '587d'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization#access-token-privilege-restriction',
        tags: ['9ea4'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/index#token-handling',
        tags: ['3448', 'efe7', '587d'],
        in: ['2026-07-28'],
      },
      {
        at: 'basic/authorization/security-considerations#access-token-privilege-restriction',
        tags: ['9ea4'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The server answers a request with an invalid token with status 401.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:expired': {
    source: [
      {
        at: 'basic/authorization#token-handling',
        tags: ['587d'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/authorization/index#token-handling', tags: ['587d'], in: ['2026-07-28'] },
    ],
    behavior: 'The server answers a request with an expired token with status 401.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:expiration-enforced': {
    source: [{ at: 'basic/authorization#security-considerations', tags: ['7c57'] }],
    behavior: 'The server stops accepting a token at the time it expires.',
    level: 'should',
    since: '2025-03-26',
    until: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:without-expiration': {
    source: ['sdk'],
    behavior: 'The server refuses a token of which its verifier does not say when it expires.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'accepted',
        sdk: 'v1',
        versions: '<1.15.1',
        note: 'accepts a token that never expires',
        issue: '#446',
      },
    ],
  },
  'bearer:insufficient-scope': {
    source: [
      {
        at: 'basic/authorization#error-handling',
        tags: ['833c'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/authorization/index#error-handling', tags: ['833c'], in: ['2026-07-28'] },
    ],
    behavior: 'The server answers a token that lacks a scope it requires with status 403.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:query': {
    source: [
      {
        at: 'basic/authorization#token-requirements',
        tags: ['810a', '4800'],
        in: ['2025-03-26'],
      },
      {
        at: 'basic/authorization#token-requirements',
        tags: ['810a', 'b388'],
        in: ['2025-06-18', '2025-11-25'],
      },
      { at: 'basic/authorization/index#token-requirements', tags: ['810a', 'b388'], in: ['2026-07-28'] },
    ],
    behavior: 'The server takes no token from the query of an address.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:body': {
    source: ['sdk'],
    behavior: 'The server takes no token from the body of a request.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:scheme-case': {
    source: ['sdk'],
    behavior: 'The server reads the name of the scheme in any case.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:accepted': {
    source: ['sdk'],
    behavior:
      'The server hands on a request with a valid token, beside it what the verifier told of that token.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:broken-verifier': {
    source: ['sdk'],
    behavior: 'The server answers 500 and no detail where its verifier breaks down.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:verifier-error': {
    source: ['sdk'],
    behavior: 'The server answers any other OAuth error of its verifier with status 400 and that error.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
