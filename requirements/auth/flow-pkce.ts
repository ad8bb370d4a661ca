// What must hold of the proof that whoever redeems a code is the one who asked for it.

import type { Area } from '../model.ts';

export const flowPkce = {
  'flow:pkce:challenge': {
    source: [
      { at: 'basic/authorization#implementation-requirements', tags: ['eb33'], in: ['2025-03-26'] },
      { at: 'basic/authorization#authorization-code-protection', tags: ['ca6d'], in: ['2025-06-18'] },
      { at: 'basic/authorization#authorization-code-protection', tags: ['a97c'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#authorization-code-protection',
        tags: ['a97c'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client sends its user with a challenge of the method S256.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:pkce:verifier': {
    source: [
      { at: 'basic/authorization#implementation-requirements', tags: ['eb33', 'eaf2'], in: ['2025-03-26'] },
      { at: 'basic/authorization#authorization-code-protection', tags: ['ca6d'], in: ['2025-06-18'] },
      { at: 'basic/authorization#authorization-code-protection', tags: ['cd3c'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#authorization-code-protection',
        tags: ['cd3c'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client redeems the code with the verifier of its challenge.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:pkce:fresh': {
    source: [
      { at: 'basic/authorization#implementation-requirements', tags: ['eb33'], in: ['2025-03-26'] },
      { at: 'basic/authorization#authorization-code-protection', tags: ['ca6d'], in: ['2025-06-18'] },
      { at: 'basic/authorization#authorization-code-protection', tags: ['cd3c'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#authorization-code-protection',
        tags: ['cd3c'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client makes up another verifier each time that it sends its user.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:pkce:unadvertised': {
    source: [
      {
        at: 'basic/authorization#authorization-code-protection',
        tags: ['c874', 'a9fd', 'beb7'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/security-considerations#authorization-code-protection',
        tags: ['c874', 'a9fd', 'beb7'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client stops where the metadata of the authorization server names no challenge methods.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'goes-on',
        sdk: 'v1',
        note: 'takes metadata that name no challenge methods for a server that supports S256',
        issue: '#2831',
      },
      {
        pin: 'goes-on',
        sdk: 'v2',
        note: 'takes metadata that name no challenge methods for a server that supports S256',
        issue: '#2831',
      },
    ],
  },
  'flow:pkce:unadvertised-by-openid': {
    source: [
      { at: 'basic/authorization#authorization-code-protection', tags: ['68c7', '8aa6'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#authorization-code-protection',
        tags: ['68c7', '8aa6'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client stops where the metadata of an OpenID provider name no challenge methods.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'goes-on',
        sdk: 'v1',
        note: 'takes metadata that name no challenge methods for a provider that supports S256',
        issue: '#2831',
      },
      {
        pin: 'goes-on',
        sdk: 'v2',
        note: 'takes metadata that name no challenge methods for a provider that supports S256',
        issue: '#2831',
      },
    ],
  },
  'flow:pkce:s256-unsupported': {
    source: [
      { at: 'basic/authorization#authorization-code-protection', tags: ['c874'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#authorization-code-protection',
        tags: ['c874'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client stops where the authorization server supports other challenge methods alone.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
