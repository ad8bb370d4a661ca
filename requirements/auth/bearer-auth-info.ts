// What must hold of what a server knows of its caller's access token: where it arrives, and that it goes no further.

import type { Area } from '../model.ts';

export const bearerAuthInfo = {
  'bearer:auth-info:handler': {
    source: ['sdk'],
    behavior: 'The server tells the handler of a request what its verifier told of the token.',
    level: 'own',
    needs: ['handler:auth-info'],
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'bearer:auth-info:tool': {
    source: ['sdk'],
    behavior: 'The server tells the function of a tool what its verifier told of the token.',
    level: 'own',
    needs: ['handler:auth-info'],
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'bearer:auth-info:none': {
    source: ['sdk'],
    behavior: 'The server that checks no tokens tells handlers of none.',
    level: 'own',
    transports: { only: ['http', 'http-stateless', 'sse'], because: 'about-transport' },
  },
  'bearer:auth-info:custom': {
    source: [{ at: 'basic/index#auth', tags: ['6988'] }],
    behavior: 'The server tells the handler of a request what another strategy found out about its caller.',
    level: 'may',
    since: '2025-03-26',
    needs: ['handler:auth-info'],
    transports: { only: ['http', 'http-stateless', 'sse'], because: 'about-transport' },
  },
  'bearer:auth-info:stdio': {
    source: [
      {
        at: 'basic/authorization#protocol-requirements',
        tags: ['57d5'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/index#auth', tags: ['a4e5'] },
      { at: 'basic/authorization/index#protocol-requirements', tags: ['57d5'], in: ['2026-07-28'] },
    ],
    behavior: 'The server over stdio takes no credentials from its messages.',
    level: 'should',
    since: '2025-03-26',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'bearer:auth-info:of-each-request': {
    source: [{ at: 'client/elicitation#statefulness', tags: ['70b7'] }],
    behavior: 'The server tells users apart by the token of each request, whatever session it belongs to.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:auth-info:concurrent': {
    source: ['sdk'],
    behavior: 'The server tells each of two requests at once about its own token.',
    level: 'own',
    needs: ['handler:auth-info'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:auth-info:every-request': {
    source: [
      {
        at: 'basic/authorization#access-token-privilege-restriction',
        tags: ['2565'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/security-considerations#access-token-privilege-restriction',
        tags: ['2565'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The server checks the token of every request before it handles it.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:auth-info:not-passed-on': {
    source: [
      {
        at: 'basic/authorization#access-token-privilege-restriction',
        tags: ['8dfb'],
        in: ['2025-06-18', '2025-11-25'],
      },
      { at: 'basic/authorization#token-handling', tags: ['4127'], in: ['2025-06-18', '2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#access-token-privilege-restriction',
        tags: ['8dfb'],
        in: ['2026-07-28'],
      },
      { at: 'basic/authorization/index#token-handling', tags: ['4127'], in: ['2026-07-28'] },
    ],
    behavior: 'The server does not hand the token of its caller on to another server that it asks.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
