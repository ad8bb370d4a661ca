// How a client finds the metadata of the resource that refused it, and what it does with it.

import type { Area } from '../model.ts';

export const discoveryResource = {
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
  },
  'discovery:resource:leads': {
    source: [
      { at: 'basic/authorization#overview', tags: ['6d45'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['6d45'], in: ['2026-07-28'] },
    ],
    behavior: 'The client authorizes with the server that the metadata of the resource names.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:path-inserted': {
    source: [
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['ff98'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
        tags: ['ff98'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client that no challenge leads asks first where the path of the endpoint is inserted.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:root': {
    source: [
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['ff98'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
        tags: ['ff98'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client asks at the root where nothing lies under the path of the endpoint.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
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
  'discovery:resource:mismatch': {
    source: [
      { at: 'basic/authorization#overview', tags: ['6d45'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['6d45'], in: ['2026-07-28'] },
    ],
    behavior: 'The client goes no further with metadata of another resource.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:missing': {
    source: ['sdk'],
    behavior:
      'The client without any metadata of the resource takes the host of the endpoint for its authorization server.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:challenge:missing': {
    source: ['sdk'],
    behavior:
      'The client that finds nothing at the address of the challenge asks for no other metadata of the resource.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:server-error': {
    source: ['sdk'],
    behavior: 'The client that meets a failing server asks for no other metadata of the resource.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:malformed': {
    source: ['sdk'],
    behavior: 'The client takes metadata that it cannot read for none.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:no-servers': {
    source: ['sdk'],
    behavior:
      'The client takes the host of the endpoint for the authorization server that the metadata leaves out.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:several-servers': {
    source: ['sdk'],
    behavior: 'The client chooses the first of several authorization servers.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:version-header': {
    source: ['sdk'],
    behavior: 'The client names a revision when it asks for the metadata of the resource.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:unreachable': {
    source: ['sdk'],
    behavior: 'The client that cannot reach the host of the metadata tells its user.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'asks-on',
        sdk: 'v1',
        note: 'takes a broken connection for a browser that refused a header, asks once more without it and goes on',
        issue: '#1595',
      },
    ],
  },
} as const satisfies Area;
