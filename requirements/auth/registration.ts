// How a client comes by a client id, in which order it tries the ways, and for whom the id is good.

import type { Area } from '../model.ts';

export const registration = {
  'registration:pre-registered': {
    source: [
      { at: 'basic/authorization#preregistration', tags: ['9fa9'], in: ['2025-11-25'] },
      { at: 'basic/authorization/client-registration#pre-registration', tags: ['60c3'], in: ['2026-07-28'] },
    ],
    behavior: 'The client uses the client information that its application has from before.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:priority:pre-registered': {
    source: [
      { at: 'basic/authorization#client-registration-approaches', tags: ['021d'], in: ['2025-11-25'] },
      { at: 'basic/authorization/client-registration', tags: ['70c5'], in: ['2026-07-28'] },
    ],
    behavior: 'The client prefers client information from before to any other way.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:priority:document': {
    source: [
      { at: 'basic/authorization#client-registration-approaches', tags: ['63fd'], in: ['2025-11-25'] },
      { at: 'basic/authorization/client-registration', tags: ['1a7a'], in: ['2026-07-28'] },
    ],
    behavior: 'The client prefers its metadata document to a registration.',
    level: 'should',
    since: '2025-11-25',
    needs: ['client:document-id'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:priority:dynamic': {
    source: [
      { at: 'basic/authorization#client-registration-approaches', tags: ['f248'], in: ['2025-11-25'] },
      { at: 'basic/authorization/client-registration', tags: ['abdb'], in: ['2026-07-28'] },
    ],
    behavior: 'The client registers where the server takes no metadata document.',
    level: 'should',
    since: '2025-11-25',
    needs: ['client:document-id'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:priority:prompt': {
    source: [
      { at: 'basic/authorization#client-registration-approaches', tags: ['33f2'], in: ['2025-11-25'] },
      { at: 'basic/authorization/client-registration', tags: ['ed12'], in: ['2026-07-28'] },
    ],
    behavior: 'The client without any way to register lets its application ask the user.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:obtained': {
    source: [{ at: 'basic/authorization/index#client-registration', tags: ['097d'] }],
    behavior: 'The client obtains a client id before it sends its user away.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:bound:keyed': {
    source: [
      {
        at: 'basic/authorization/authorization-server-discovery#authorization-server-location',
        tags: ['4bd3'],
      },
      { at: 'basic/authorization/client-registration#authorization-server-binding', tags: ['d681'] },
    ],
    behavior: 'The client hands on what it obtained together with the issuer that it is for.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:bound:not-shown': {
    source: [
      {
        at: 'basic/authorization/authorization-server-discovery#authorization-server-location',
        tags: ['6b78'],
      },
      { at: 'basic/authorization/client-registration#authorization-server-binding', tags: ['1f1b'] },
    ],
    behavior: 'The client shows client information of one authorization server to no other.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:bound:again': {
    source: [{ at: 'basic/authorization/client-registration#authorization-server-binding', tags: ['59f4'] }],
    behavior: 'The client registers with the authorization server that took the place of another.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:bound:told': {
    source: [{ at: 'basic/authorization/client-registration#authorization-server-binding', tags: ['495e'] }],
    behavior:
      'The client without a way to register again tells its application whom its client information is for.',
    level: 'should',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:bound:discarded': {
    source: ['sdk'],
    behavior:
      'The client registers anew instead of using client information of another authorization server.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['client:issuer-bound'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:bound:refused': {
    source: ['sdk'],
    behavior:
      'The client uses no client information of another authorization server even where no registration is possible.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['client:issuer-bound'],
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
