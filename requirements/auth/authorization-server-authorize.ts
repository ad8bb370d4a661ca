// What must hold of the endpoint of an authorization server that sends users back with a code: whom it sends where,
// and what it tells those whom it may not send anywhere.

import type { Area } from '../model.ts';

export const authorizationServerAuthorize = {
  'authorization-server:authorize:granted': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server sends the user back with the state that came with the request.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:parameters': {
    source: ['sdk'],
    behavior: 'The authorization server hands scopes, challenge, state and address to its provider.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:resource': {
    source: ['sdk'],
    behavior: 'The authorization server hands the resource of the request to its provider.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'dropped',
        sdk: 'v1',
        versions: '<1.13.0',
        note: 'knows no resource in a request for authorization',
      },
    ],
  },
  'authorization-server:authorize:unregistered-scope': {
    source: ['sdk'],
    behavior: 'The authorization server leaves it to its provider which scopes a client is granted.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'refused',
        sdk: 'v1',
        versions: '<1.21.1',
        note: 'refuses scopes that the client has not registered',
        issue: '#983',
      },
    ],
  },
  'authorization-server:authorize:post': {
    source: ['sdk'],
    behavior: 'The authorization server takes the request from the body of a form as well.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:unknown-client': {
    source: [
      { at: 'basic/authorization#open-redirection', tags: ['bbc3'], in: ['2025-06-18', '2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#open-redirection',
        tags: ['bbc3'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The authorization server sends nobody back for a client that it does not know.',
    level: 'should',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:unregistered-redirect': {
    source: [
      { at: 'basic/authorization#security-considerations', tags: ['bfdb'], in: ['2025-03-26'] },
      { at: 'basic/authorization#security-considerations-2', tags: ['67ae'], in: ['2025-03-26'] },
      {
        at: 'basic/authorization#open-redirection',
        tags: ['145a', 'bfaf'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/security-considerations#open-redirection',
        tags: ['145a', 'bfaf'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The authorization server sends nobody to an address that the client has not registered.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:exact-redirect': {
    source: [
      { at: 'basic/authorization#open-redirection', tags: ['145a'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization#security-considerations', tags: ['37a8'], in: ['2025-06-18', '2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#open-redirection',
        tags: ['145a'],
        in: ['2026-07-28'],
      },
      { at: 'basic/authorization/security-considerations', tags: ['85a4'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server tells an address from one that only resembles it.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:metadata-document-redirect': {
    source: [
      { at: 'basic/authorization#implementation-requirements', tags: ['45d6'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization/client-registration#implementation-requirements',
        tags: ['45d6'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The authorization server takes only addresses that the metadata document of the client names.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:loopback-port': {
    source: ['sdk'],
    behavior: 'The authorization server takes any port of an address on the loopback interface.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [{ pin: 'refused', sdk: 'v1', versions: '<1.28.0', note: 'takes the registered port alone' }],
  },
  'authorization-server:authorize:only-redirect': {
    source: ['sdk'],
    behavior:
      'The authorization server sends the user to the only address of the client where the request names none.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:several-redirects': {
    source: ['sdk'],
    behavior:
      'The authorization server refuses a request that names no address where the client has several.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:malformed': {
    source: [
      {
        at: 'basic/authorization#error-handling',
        tags: ['47ac'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/authorization/index#error-handling', tags: ['47ac'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server answers a request without a client with status 400.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:malformed-redirect': {
    source: [
      {
        at: 'basic/authorization#error-handling',
        tags: ['47ac'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/authorization/index#error-handling', tags: ['47ac'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server answers a request whose address is none with status 400.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:pkce-missing': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#implementation-requirements', tags: ['eb33', 'eaf2'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server refuses a request without a challenge.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:pkce-plain': {
    source: ['sdk'],
    behavior: 'The authorization server refuses a challenge that is its own verifier.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:method': {
    source: ['sdk'],
    behavior: 'The authorization server answers another method than GET and POST with status 405.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:issuer:named': {
    source: [{ at: 'basic/authorization/index#authorization-response-validation', tags: ['d23b'] }],
    behavior: 'The authorization server names itself where it sends a code back.',
    level: 'should',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:issuer:of-errors': {
    source: [{ at: 'basic/authorization/index#authorization-response-validation', tags: ['d23b'] }],
    behavior: 'The authorization server names itself where it sends an error back.',
    level: 'should',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:issuer:advertised': {
    source: [{ at: 'basic/authorization/index#authorization-response-validation', tags: ['89f7'] }],
    behavior: 'The authorization server that names itself says so in its metadata.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
