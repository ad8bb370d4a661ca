// What must hold of a client that somebody tries to mislead.

import type { Area } from '../model.ts';

export const attack = {
  'attack:issuer:matched': {
    source: [
      {
        at: 'basic/authorization/index#authorization-response-validation',
        tags: ['d37a', '0a72'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client redeems the code of a callback that names the issuer it left for.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'attack:issuer:mismatched': {
    source: [
      {
        at: 'basic/authorization/index#authorization-response-validation',
        tags: ['d37a', '83d8'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client redeems no code of a callback that names another issuer.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'attack:issuer:missing': {
    source: [
      {
        at: 'basic/authorization/index#authorization-response-validation',
        tags: ['c9ef'],
        in: ['2026-07-28'],
      },
    ],
    behavior:
      'The client redeems no code of a callback without the issuer that the authorization server promises.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'attack:issuer:unpromised': {
    source: [
      {
        at: 'basic/authorization/index#authorization-response-validation',
        tags: ['e7b1'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client redeems the code of a callback without an issuer that nobody promised.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'attack:issuer:exact': {
    source: [
      {
        at: 'basic/authorization/index#authorization-response-validation',
        tags: ['ae1f'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client takes an issuer that is written in another way for another one.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'attack:issuer:error': {
    source: [
      {
        at: 'basic/authorization/index#authorization-response-validation',
        tags: ['9398'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client repeats no error of a callback that names another issuer.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'attack:issuer:recorded': {
    source: [
      {
        at: 'basic/authorization/index#authorization-response-validation',
        tags: ['b004'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client holds the issuer of a callback against the one that it noted before its user left.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'attack:issuer:mismatched:before': {
    source: ['sdk'],
    behavior: 'The client of an older revision redeems no code of a callback that names another issuer.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'redeems',
        sdk: 'v1',
        note: 'takes the code alone, so that the issuer is left to the application',
        issue: '#2197',
      },
    ],
  },
  'attack:switch:discovered': {
    source: ['sdk'],
    behavior:
      'The client redeems the code where it left for, although the metadata of the resource name another server by then.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:discovery-state'],
  },
  'attack:switch:undiscovered': {
    source: ['sdk'],
    behavior:
      'The client that keeps nothing of what it discovered redeems no code where the metadata of the resource name another server by then.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:issuer-bound'],
  },
  'attack:redirect:token': {
    source: ['sdk'],
    behavior: 'The client follows no redirection of a request for tokens to another host.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:redirect-policy'],
  },
  'attack:redirect:token:told': {
    source: ['sdk'],
    behavior: 'The client tells where a request for tokens was to be sent on to.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:redirect-policy'],
    divergence: [{ pin: 'of-no-error', sdk: 'v2', note: 'tells that the answer is no OAuth error' }],
  },
  'attack:redirect:metadata': {
    source: ['sdk'],
    behavior: 'The client follows no redirection of a request for metadata to another host.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:redirect-policy'],
  },
  'attack:redirect:registration': {
    source: ['sdk'],
    behavior: 'The client follows no redirection of its registration to another host.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:redirect-policy'],
  },
} as const satisfies Area;
