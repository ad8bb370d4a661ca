// What must hold of a client that has a refresh token when its access token is refused.

import type { Area } from '../model.ts';

export const tokenRefresh = {
  'token:refresh:used': {
    source: ['sdk'],
    behavior: 'The client refreshes its token without its user.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refresh:retried': {
    source: ['sdk'],
    behavior: 'The client repeats the refused request with the refreshed token.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refresh:rotated': {
    source: ['sdk'],
    behavior: 'The client keeps the refresh token that came with the last answer.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refresh:kept': {
    source: ['sdk'],
    behavior: 'The client keeps its refresh token where the answer brings no other.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refresh:none': {
    source: ['sdk'],
    behavior: 'The client without a refresh token sends its user to authorize again.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refresh:not-assumed': {
    source: [{ at: 'basic/authorization/index#refresh-tokens', tags: ['65cd'], in: ['2026-07-28'] }],
    behavior: 'The client does without a refresh token where the authorization server issues none.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refresh:confidential': {
    source: [{ at: 'basic/authorization/index#refresh-tokens', tags: ['e5ec'], in: ['2026-07-28'] }],
    behavior: 'The client sends its refresh token to no endpoint without TLS.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refresh:invalid-grant': {
    source: ['sdk'],
    behavior: 'The client forgets its tokens when its refresh token is refused as invalid.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refresh:invalid-grant:restart': {
    source: ['sdk'],
    behavior:
      'The client sends its user to authorize again under the same registration when its refresh token is refused as invalid.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refresh:invalid-client': {
    source: ['sdk'],
    behavior: 'The client forgets everything when its refresh token is refused for the client.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'keeps-discovered',
        sdk: 'v2',
        note: 'forgets registration and tokens, and goes on with what it has discovered',
        issue: '#2358',
      },
    ],
  },
  'token:refresh:invalid-client:restart': {
    source: ['sdk'],
    behavior: 'The client registers anew when its refresh token is refused for the client.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refresh:unauthorized-client': {
    source: ['sdk'],
    behavior: 'The client registers anew when it is refused as not authorized to refresh.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refresh:server-error': {
    source: ['sdk'],
    behavior: 'The client sends its user to authorize again when the authorization server fails to refresh.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refresh:no-answer-of-oauth': {
    source: ['sdk'],
    behavior: 'The client sends its user to authorize again when the refusal is no answer of OAuth.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refresh:other-error': {
    source: ['sdk'],
    behavior: 'The client tells its caller of any other error of OAuth.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refresh:foreign': {
    source: [
      'sdk',
      {
        at: 'basic/authorization/authorization-server-discovery#authorization-server-location',
        tags: ['6b78'],
        in: ['2026-07-28'],
      },
    ],
    behavior:
      'The client shows a refresh token to no other authorization server than the one that issued it.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:refresh:foreign:before': {
    source: ['sdk'],
    behavior:
      'The client shows a refresh token to no other authorization server than the one that it was kept for.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:issuer-bound'],
  },
} as const satisfies Area;
