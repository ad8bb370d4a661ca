// What must hold of a server whose tokens are issued for it: whose tokens it takes, and where its own go.

import type { Area } from '../model.ts';

export const bearerAudience = {
  'bearer:audience:other': {
    source: [
      {
        at: 'basic/authorization#token-handling',
        tags: ['8416', '4127'],
        in: ['2025-06-18'],
      },
      {
        at: 'basic/authorization#token-handling',
        tags: ['8416', '2064', '4127'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization#token-audience-binding-and-validation',
        tags: ['bc6a'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization#access-token-privilege-restriction',
        tags: ['2565', 'e87b', 'c65f'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/index#token-handling',
        tags: ['8416', '2064', '4127'],
        in: ['2026-07-28'],
      },
      {
        at: 'basic/authorization/security-considerations#token-audience-binding-and-validation',
        tags: ['bc6a'],
        in: ['2026-07-28'],
      },
      {
        at: 'basic/authorization/security-considerations#access-token-privilege-restriction',
        tags: ['2565', 'e87b', 'c65f'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The server refuses a token that was issued for another server.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'accepted',
        sdk: 'v1',
        versions: '<1.32.0',
        note: 'knows no expected resource and accepts a token whoever it was issued for',
      },
      {
        pin: 'accepted',
        sdk: 'v2',
        versions: '<2.3.0',
        note: 'knows no expected resource and accepts a token whoever it was issued for',
      },
    ],
  },
  'bearer:audience:none': {
    source: [
      {
        at: 'basic/authorization#access-token-privilege-restriction',
        tags: ['c65f'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/security-considerations#access-token-privilege-restriction',
        tags: ['c65f'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The server refuses a token of which nobody says whom it was issued for.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'accepted',
        sdk: 'v1',
        versions: '<1.32.0',
        note: 'knows no expected resource and accepts a token whoever it was issued for',
      },
      {
        pin: 'accepted',
        sdk: 'v2',
        versions: '<2.3.0',
        note: 'knows no expected resource and accepts a token whoever it was issued for',
      },
    ],
  },
  'bearer:audience:case': {
    source: [
      {
        at: 'basic/authorization#canonical-server-uri',
        tags: ['d2d6'],
        in: ['2025-06-18', '2025-11-25'],
      },
      { at: 'basic/authorization/index#canonical-server-uri', tags: ['d2d6'], in: ['2026-07-28'] },
    ],
    behavior: 'The server accepts a token issued for its own address with scheme and host in upper case.',
    level: 'should',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:audience:slash': {
    source: ['sdk'],
    behavior:
      'The server accepts a token issued for its own address but for a slash at the end or a fragment.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'bearer:audience:unchecked': {
    source: ['sdk'],
    behavior: 'The server that was not told its own address leaves the audience of a token to its verifier.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
