// What must hold of the resource that a client names in what it asks an authorization server for.

import type { Area } from '../model.ts';

export const flowResource = {
  'flow:resource:authorization': {
    source: [
      {
        at: 'basic/authorization#resource-parameter-implementation',
        tags: ['00bb', '78e3'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/index#resource-parameter-implementation',
        tags: ['00bb', '78e3'],
        in: ['2026-07-28'],
      },
      {
        at: 'basic/authorization#token-audience-binding-and-validation',
        tags: ['ed1f'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/security-considerations#token-audience-binding-and-validation',
        tags: ['ed1f'],
        in: ['2026-07-28'],
      },
      {
        at: 'basic/authorization#access-token-privilege-restriction',
        tags: ['a7dc'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/security-considerations#access-token-privilege-restriction',
        tags: ['a7dc'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client sends its user with the resource that the token is for.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:resource:token': {
    source: [
      {
        at: 'basic/authorization#resource-parameter-implementation',
        tags: ['78e3', 'f8e2'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/index#resource-parameter-implementation',
        tags: ['78e3', 'f8e2'],
        in: ['2026-07-28'],
      },
      {
        at: 'basic/authorization#token-audience-binding-and-validation',
        tags: ['ed1f'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/security-considerations#token-audience-binding-and-validation',
        tags: ['ed1f'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client redeems the code for the resource that the token is for.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:resource:refresh': {
    source: [
      {
        at: 'basic/authorization#resource-parameter-implementation',
        tags: ['78e3'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/index#resource-parameter-implementation',
        tags: ['78e3'],
        in: ['2026-07-28'],
      },
      {
        at: 'basic/authorization#token-audience-binding-and-validation',
        tags: ['ed1f'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/security-considerations#token-audience-binding-and-validation',
        tags: ['ed1f'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client refreshes its token for the resource that the token is for.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:resource:canonical': {
    source: [
      {
        at: 'basic/authorization#resource-parameter-implementation',
        tags: ['ada4'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/index#resource-parameter-implementation',
        tags: ['ada4'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client names the resource by the canonical URI of the server.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:resource:specific': {
    source: [
      { at: 'basic/authorization#canonical-server-uri', tags: ['5442'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#canonical-server-uri', tags: ['5442'], in: ['2026-07-28'] },
    ],
    behavior: 'The client names the resource with the path of its endpoint.',
    level: 'should',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:resource:slash': {
    source: [
      { at: 'basic/authorization#canonical-server-uri', tags: ['e51d'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#canonical-server-uri', tags: ['e51d'], in: ['2026-07-28'] },
    ],
    behavior: 'The client names a resource without a path without a trailing slash.',
    level: 'should',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'with-slash',
        sdk: 'v1',
        versions: '<1.30.1',
        note: 'adds a slash to a resource without a path',
        issue: '#1968',
      },
      {
        pin: 'with-slash',
        sdk: 'v2',
        versions: '<2.1.0',
        note: 'adds a slash to a resource without a path',
        issue: '#1968',
      },
    ],
  },
  'flow:resource:uppercase': {
    source: [
      { at: 'basic/authorization#canonical-server-uri', tags: ['d2d6'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#canonical-server-uri', tags: ['d2d6'], in: ['2026-07-28'] },
    ],
    behavior: 'The client accepts a resource whose scheme and host are written in uppercase.',
    level: 'should',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:resource:fragment': {
    source: [
      {
        at: 'basic/authorization#resource-parameter-implementation',
        tags: ['ada4'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/index#resource-parameter-implementation',
        tags: ['ada4'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client names the resource without the fragment of its own address.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:resource:without-metadata': {
    source: [
      { at: 'basic/authorization#canonical-server-uri', tags: ['385a'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#canonical-server-uri', tags: ['385a'], in: ['2026-07-28'] },
      {
        at: 'basic/authorization#resource-parameter-implementation',
        tags: ['78e3'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/index#resource-parameter-implementation',
        tags: ['78e3'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client names the resource where the server publishes no metadata of it.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'names-none',
        sdk: 'v1',
        note: 'names no resource unless the server publishes its metadata',
        issue: '#2254',
      },
      {
        pin: 'names-none',
        sdk: 'v2',
        note: 'names no resource unless the server publishes its metadata',
        issue: '#2253',
      },
    ],
  },
  'flow:resource:chosen': {
    source: ['sdk'],
    behavior: 'The client names the resource that its application has chosen in every request for a token.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:resource:chosen-from': {
    source: ['sdk'],
    behavior: 'The client lets its application choose between its own address and what the metadata name.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'flow:resource:chosen-none': {
    source: ['sdk'],
    behavior: 'The client names no resource where its application has chosen none.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
