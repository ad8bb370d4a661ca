// What a client reads in the challenge of a resource that refused it.

import type { Area } from '../model.ts';

export const discoveryResourceChallenge = {
  'discovery:resource:challenge': {
    source: [
      { at: 'basic/authorization#authorization-server-location', tags: ['ff35'], in: ['2025-06-18'] },
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['d9f4', 'ff35'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
        tags: ['d9f4', 'ff35'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client asks for the metadata of the resource at the address that the challenge names.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http', 'sse'], because: 'about-transport' },
    divergence: [
      {
        pin: 'asks-elsewhere',
        sdk: 'v1',
        versions: '1.15.1',
        note: 'asks an authorization server for metadata under the path of the endpoint, then the host of the endpoint instead',
      },
    ],
  },
  'discovery:resource:challenge:parameters': {
    source: [
      { at: 'basic/authorization#authorization-server-location', tags: ['ff35'], in: ['2025-06-18'] },
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['ff35'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
        tags: ['ff35'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client finds the address among other parameters of a challenge.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:challenge:scheme-case': {
    source: [
      { at: 'basic/authorization#authorization-server-location', tags: ['ff35'], in: ['2025-06-18'] },
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['ff35'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
        tags: ['ff35'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client knows the scheme of a challenge however it is capitalized.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:challenge:name-case': {
    source: [
      { at: 'basic/authorization#authorization-server-location', tags: ['ff35'], in: ['2025-06-18'] },
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['ff35'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
        tags: ['ff35'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client knows a parameter of a challenge however its name is capitalized.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'overlooked', sdk: 'v1', note: 'matches names of parameters in lower case alone' },
      { pin: 'overlooked', sdk: 'v2', note: 'matches names of parameters in lower case alone' },
    ],
  },
  'discovery:resource:challenge:spaced': {
    source: [
      { at: 'basic/authorization#authorization-server-location', tags: ['ff35'], in: ['2025-06-18'] },
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['ff35'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
        tags: ['ff35'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client takes white space around the equals sign of a parameter.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'overlooked',
        sdk: 'v1',
        note: 'matches a parameter without white space around its equals sign alone',
      },
      {
        pin: 'overlooked',
        sdk: 'v2',
        note: 'matches a parameter without white space around its equals sign alone',
      },
    ],
  },
  'discovery:resource:challenge:second': {
    source: [
      { at: 'basic/authorization#authorization-server-location', tags: ['ff35'], in: ['2025-06-18'] },
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['ff35'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
        tags: ['ff35'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client finds its challenge behind one of another scheme.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'overlooked', sdk: 'v1', note: 'looks at the first challenge of the header alone' },
      { pin: 'overlooked', sdk: 'v2', note: 'looks at the first challenge of the header alone' },
    ],
  },
  'discovery:resource:challenge:quoted-text': {
    source: [
      { at: 'basic/authorization#authorization-server-location', tags: ['ff35'], in: ['2025-06-18'] },
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['ff35'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
        tags: ['ff35'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client takes no parameter from the text of another one.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'reads-the-text',
        sdk: 'v1',
        versions: '>=1.23.0',
        note: 'takes the first text that looks like the parameter, inside of a quoted string too',
      },
      {
        pin: 'reads-the-text',
        sdk: 'v2',
        note: 'takes the first text that looks like the parameter, inside of a quoted string too',
      },
    ],
  },
  'discovery:resource:challenge:other-scheme': {
    source: ['sdk'],
    behavior: 'The client takes no address from a challenge of another scheme.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:challenge:missing': {
    source: ['sdk'],
    behavior:
      'The client that finds nothing at the address of the challenge asks for no other metadata of the resource.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
