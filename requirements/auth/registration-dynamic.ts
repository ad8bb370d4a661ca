// How a client registers itself: what it says of itself, and what it does with the answer.

import type { Area } from '../model.ts';

export const registrationDynamic = {
  'registration:dynamic:recommended': {
    source: [
      { at: 'basic/authorization#overview', tags: ['a115'], in: ['2025-03-26'] },
      { at: 'basic/authorization#dynamic-client-registration', tags: ['8f3a'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['204d'], in: ['2025-06-18'] },
      { at: 'basic/authorization#dynamic-client-registration', tags: ['7b0f'], in: ['2025-06-18'] },
    ],
    behavior: 'The client obtains a client id by a registration of its own.',
    level: 'should',
    since: '2025-03-26',
    until: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:dynamic:offered': {
    source: [
      { at: 'basic/authorization#overview', tags: ['55ed'], in: ['2025-11-25'] },
      { at: 'basic/authorization#dynamic-client-registration', tags: ['ebf5'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['55ed'], in: ['2026-07-28'] },
      {
        at: 'basic/authorization/client-registration#dynamic-client-registration',
        tags: ['ebf5'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client obtains a client id by a registration of its own.',
    level: 'may',
    since: '2025-11-25',
    supersedes: 'registration:dynamic:recommended',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:dynamic:body': {
    source: ['sdk'],
    behavior: 'The client registers with every field that its application describes it by.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:dynamic:defaults': {
    source: ['sdk'],
    behavior: 'The client registers with no field that its application left out.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'fills-in',
        sdk: 'v2',
        note: 'adds the grant types of a client with a user and the type of the application',
        issue: '#2345',
      },
    ],
  },
  'registration:dynamic:scope': {
    source: ['sdk'],
    behavior: 'The client registers for the scope that it goes on to ask for.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'without',
        sdk: 'v1',
        versions: '<1.28.0',
        note: 'registers for no scope unless its application names one',
        issue: '#959',
      },
    ],
  },
  'registration:dynamic:application-type': {
    source: [
      {
        at: 'basic/authorization/client-registration#application-type-and-redirect-uri-constraints',
        tags: ['41fb'],
      },
    ],
    behavior: 'The client registers with the type of its application.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:dynamic:application-type:native': {
    source: [
      {
        at: 'basic/authorization/client-registration#application-type-and-redirect-uri-constraints',
        tags: ['4f4a'],
      },
    ],
    behavior: 'The client whose user comes back to the local host registers as native.',
    level: 'should',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:dynamic:application-type:web': {
    source: [
      {
        at: 'basic/authorization/client-registration#application-type-and-redirect-uri-constraints',
        tags: ['2f11'],
      },
    ],
    behavior: 'The client whose user comes back to another host registers as web.',
    level: 'should',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:dynamic:refused': {
    source: ['sdk'],
    behavior: 'The client whose registration is refused ends its connection with the reason.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'status-alone',
        sdk: 'v1',
        versions: '<1.16.0',
        note: 'names the status of a refusal and nothing that its body says',
      },
    ],
  },
  'registration:dynamic:refused:redirect': {
    source: [
      {
        at: 'basic/authorization/client-registration#application-type-and-redirect-uri-constraints',
        tags: ['659d'],
      },
    ],
    behavior: 'The client ends its connection when its redirect URI is refused.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:dynamic:refused:told': {
    source: [
      {
        at: 'basic/authorization/client-registration#application-type-and-redirect-uri-constraints',
        tags: ['eb04'],
      },
    ],
    behavior: 'The client tells its application the reason why its registration was refused.',
    level: 'should',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:dynamic:failed': {
    source: ['sdk'],
    behavior: 'The client tells its application the status of a registration that failed without a reason.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:dynamic:unusable': {
    source: ['sdk'],
    behavior: 'The client keeps nothing of a registration without a client id.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:dynamic:substituted': {
    source: ['sdk'],
    behavior: 'The client accepts a registration under other metadata than it asked for.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:dynamic:kept': {
    source: ['sdk'],
    behavior: 'The client hands the whole registration to its application.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:dynamic:secret': {
    source: ['sdk'],
    behavior:
      'The client proves itself with the secret of its registration in the way it was registered with.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:dynamic:once': {
    source: ['sdk'],
    behavior: 'The client registers once for all connections of its application.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:dynamic:unsaveable': {
    source: ['sdk'],
    behavior: 'The client registers with nobody where its application could not keep the result.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
