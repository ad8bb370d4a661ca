// What must hold of a token on its way to the server, and of what a client does when it is refused.

import type { Area } from '../model.ts';

export const token = {
  'token:header': {
    source: [
      { at: 'basic/authorization#token-requirements', tags: ['4800', '7688'], in: ['2025-03-26'] },
      {
        at: 'basic/authorization#token-requirements',
        tags: ['b388', 'e6a8'],
        in: ['2025-06-18', '2025-11-25'],
      },
      { at: 'basic/authorization/index#token-requirements', tags: ['b388', 'e6a8'], in: ['2026-07-28'] },
    ],
    behavior: 'The client shows its token in the Authorization header.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http', 'http-stateless', 'sse'], because: 'about-transport' },
  },
  'token:every-request': {
    source: [
      {
        at: 'basic/authorization#token-requirements',
        tags: ['6e0a'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/authorization/index#token-requirements', tags: ['36a7'], in: ['2026-07-28'] },
    ],
    behavior: 'The client shows its token with every request.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http', 'http-stateless', 'sse'], because: 'about-transport' },
  },
  'token:every-request:delete': {
    source: [
      {
        at: 'basic/authorization#token-requirements',
        tags: ['6e0a'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
    ],
    behavior: 'The client shows its token with the request that ends its session.',
    level: 'must',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:not-in-query': {
    source: [
      {
        at: 'basic/authorization#token-requirements',
        tags: ['810a'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/authorization/index#token-requirements', tags: ['810a'], in: ['2026-07-28'] },
    ],
    behavior: 'The client puts its token into no query.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http', 'http-stateless', 'sse'], because: 'about-transport' },
  },
  'token:nowhere-else': {
    source: ['sdk'],
    behavior: 'The client shows its token to nobody but the server.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http', 'sse'], because: 'about-transport' },
  },
  'token:foreign': {
    source: [
      { at: 'basic/authorization#token-handling', tags: ['abca'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#token-handling', tags: ['abca'], in: ['2026-07-28'] },
    ],
    behavior: 'The client shows the server no token of another authorization server than its own.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'shows', sdk: 'v1', note: 'shows a kept token without looking at whose it is' },
      { pin: 'shows', sdk: 'v2', note: 'shows a kept token without looking at whose it is' },
    ],
  },
  'token:own': {
    source: [
      { at: 'basic/authorization#token-handling', tags: ['abca'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#token-handling', tags: ['abca'], in: ['2026-07-28'] },
    ],
    behavior: 'The client shows a server the token that its authorization server issued for it.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:configured': {
    source: ['sdk'],
    behavior: 'The client shows the token of its flow instead of a configured Authorization header.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'shows-configured',
        sdk: 'v1',
        note: 'lets a configured Authorization header take the place of the token',
        issue: '#2208',
      },
      {
        pin: 'shows-configured',
        sdk: 'v2',
        versions: '<2.1.0',
        note: 'lets a configured Authorization header take the place of the token',
        issue: '#2208',
      },
    ],
  },
  'token:refused': {
    source: ['sdk'],
    behavior: 'The client whose token is refused in the middle of a session authorizes again.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refused-again': {
    source: ['sdk'],
    behavior: 'The client gives up on a request whose second token is refused as well.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refused-again:sse': {
    source: ['sdk'],
    behavior: 'The client of legacy SSE gives up on a message whose second token is refused as well.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['sse'], because: 'about-transport' },
    divergence: [
      {
        pin: 'goes-on',
        sdk: 'v1',
        note: 'obtains another token as often as the message is refused',
        issue: '#945',
      },
    ],
  },
  'token:refused:stream': {
    source: ['sdk'],
    behavior: 'The client whose token is refused for the standalone stream opens the stream with a new one.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refused-again:stream': {
    source: ['sdk'],
    behavior: 'The client gives up on a standalone stream whose second token is refused as well.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'goes-on', sdk: 'v1', note: 'obtains another token as often as the stream is refused' },
    ],
  },
  'token:refused:delete': {
    source: ['sdk'],
    behavior: 'The client takes a refused end of its session as a failure.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:concurrent': {
    source: ['sdk'],
    behavior: 'The client obtains one token for two requests that are refused at the same time.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'two-flows',
        sdk: 'v1',
        note: 'refreshes its token once for each refused request',
        issue: '#1813',
      },
      {
        pin: 'two-flows',
        sdk: 'v2',
        note: 'refreshes its token once for each refused request',
        issue: '#1813',
      },
    ],
  },
  'token:concurrent:answered': {
    source: ['sdk'],
    behavior: 'The client is answered on both of two requests that are refused at the same time.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:sse:message': {
    source: ['sdk'],
    behavior: 'The client of legacy SSE obtains a new token for a message that is refused.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'token:without-provider': {
    source: ['sdk'],
    behavior: 'The client without a provider for authorization takes status 401 as an answer.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
