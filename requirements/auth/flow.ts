// What must hold of the way from a refused request to a token: where a user is sent, and what comes of the callback.

import type { Area } from '../model.ts';

export const flow = {
  'flow:code': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#security-considerations', tags: ['37a8'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/security-considerations', tags: ['85a4'], in: ['2026-07-28'] },
    ],
    behavior: 'The client redeems the code of the callback at the token endpoint.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:unauthorized': {
    source: ['sdk'],
    behavior: 'The client tells its caller that its user has to authorize it first.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:authorization-query': {
    source: ['sdk'],
    behavior: 'The client keeps the query of an authorization endpoint.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:unregistered': {
    source: ['sdk'],
    behavior: 'The client redeems no code without a registration.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:consent': {
    source: ['sdk'],
    behavior: 'The client asks for the consent of its user with a scope for access while the user is away.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:state:sent': {
    source: [
      { at: 'basic/authorization#open-redirection', tags: ['9670'], in: ['2025-06-18', '2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#open-redirection',
        tags: ['9670'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client sends its user with the state of its application.',
    level: 'should',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:state:mismatched': {
    source: [
      { at: 'basic/authorization#open-redirection', tags: ['9670'], in: ['2025-06-18', '2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#open-redirection',
        tags: ['9670'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client discards a callback with another state.',
    level: 'should',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'redeems',
        sdk: 'v1',
        note: 'takes the code alone, so that the state is left to the application',
      },
      { pin: 'redeems', sdk: 'v2', note: 'takes the whole callback and leaves its state to the application' },
    ],
  },
  'flow:state:missing': {
    source: [
      { at: 'basic/authorization#open-redirection', tags: ['9670'], in: ['2025-06-18', '2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#open-redirection',
        tags: ['9670'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client discards a callback without the state.',
    level: 'should',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'redeems',
        sdk: 'v1',
        note: 'takes the code alone, so that the state is left to the application',
      },
      { pin: 'redeems', sdk: 'v2', note: 'takes the whole callback and leaves its state to the application' },
    ],
  },
  'flow:state:none': {
    source: ['sdk'],
    behavior: 'The client sends its user without a state where its application makes none.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:redirect-uri:registered': {
    source: [
      { at: 'basic/authorization#open-redirection', tags: ['1355'], in: ['2025-06-18', '2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#open-redirection',
        tags: ['1355'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client registers the redirect URI that it uses.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:redirect-uri:same': {
    source: ['sdk'],
    behavior: 'The client redeems the code with the redirect URI that its user was sent with.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:redirect-uri:localhost': {
    source: [
      { at: 'basic/authorization#communication-security', tags: ['7a88'], in: ['2025-06-18', '2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#communication-security',
        tags: ['7a88'],
        in: ['2026-07-28'],
      },
      { at: 'basic/authorization#security-considerations', tags: ['2dca'], in: ['2025-03-26'] },
    ],
    behavior: 'The client has its user sent back to localhost.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:redirect-uri:https': {
    source: [
      { at: 'basic/authorization#communication-security', tags: ['7a88'], in: ['2025-06-18', '2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#communication-security',
        tags: ['7a88'],
        in: ['2026-07-28'],
      },
      { at: 'basic/authorization#security-considerations', tags: ['2dca'], in: ['2025-03-26'] },
    ],
    behavior: 'The client has its user sent back to an address of HTTPS.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:redirect-uri:insecure': {
    source: [
      { at: 'basic/authorization#communication-security', tags: ['7a88'], in: ['2025-06-18', '2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#communication-security',
        tags: ['7a88'],
        in: ['2026-07-28'],
      },
      { at: 'basic/authorization#security-considerations', tags: ['2dca'], in: ['2025-03-26'] },
    ],
    behavior: 'The client has its user sent back to no address that is neither localhost nor HTTPS.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'sends-user',
        sdk: 'v1',
        note: 'sends its user with any redirect URI that its application names',
      },
      {
        pin: 'sends-user',
        sdk: 'v2',
        note: 'sends its user with any redirect URI that its application names',
      },
    ],
  },
} as const satisfies Area;
