// When a client authorizes itself at all, over what, and by which paths where nothing describes them.

import type { Area } from '../model.ts';

export const discovery = {
  'discovery:optional': {
    source: [
      {
        at: 'basic/authorization#protocol-requirements',
        tags: ['4bb7'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/authorization/index#protocol-requirements', tags: ['4bb7'], in: ['2026-07-28'] },
    ],
    behavior: 'The client connects without authorization where none is asked for.',
    level: 'may',
    since: '2025-03-26',
    transports: { only: ['http', 'sse'], because: 'about-transport' },
  },
  'discovery:authorized': {
    source: [
      {
        at: 'basic/authorization#protocol-requirements',
        tags: ['70e5'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/index#auth', tags: ['fcc4'] },
      { at: 'basic/authorization/index#protocol-requirements', tags: ['70e5'], in: ['2026-07-28'] },
    ],
    behavior: 'The refused client obtains a token for its user.',
    level: 'should',
    since: '2025-03-26',
    transports: { only: ['http', 'sse'], because: 'about-transport' },
  },
  'discovery:code-grant': {
    source: [{ at: 'basic/authorization#overview', tags: ['cd71'] }],
    behavior: 'The refused client obtains a token by the code grant of OAuth 2.1.',
    level: 'must',
    since: '2025-03-26',
    until: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:stdio': {
    source: [
      {
        at: 'basic/authorization#protocol-requirements',
        tags: ['57d5'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/index#auth', tags: ['a4e5'] },
      { at: 'basic/authorization/index#protocol-requirements', tags: ['57d5'], in: ['2026-07-28'] },
    ],
    behavior: 'The client over stdio asks nobody over HTTP.',
    level: 'should',
    since: '2025-03-26',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'discovery:custom': {
    source: [{ at: 'basic/index#auth', tags: ['6988'] }],
    behavior: 'The client authorizes itself by a header that it has agreed on with the server.',
    level: 'may',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:base-url': {
    source: [{ at: 'basic/authorization#authorization-base-url', tags: ['b4b7', 'e1a6'] }],
    behavior: 'The client looks for metadata at the root of the host of the endpoint.',
    level: 'must',
    since: '2025-03-26',
    until: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:default:metadata-first': {
    source: [{ at: 'basic/authorization#fallbacks-for-servers-without-metadata-discovery', tags: ['f91c'] }],
    behavior: 'The client asks for metadata before it falls back to default paths.',
    level: 'must',
    since: '2025-03-26',
    until: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:default:authorize': {
    source: [{ at: 'basic/authorization#fallbacks-for-servers-without-metadata-discovery', tags: ['8cf5'] }],
    behavior: 'The client without metadata sends its user to /authorize.',
    level: 'must',
    since: '2025-03-26',
    until: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:default:token': {
    source: [{ at: 'basic/authorization#fallbacks-for-servers-without-metadata-discovery', tags: ['f32a'] }],
    behavior: 'The client without metadata asks /token for tokens.',
    level: 'must',
    since: '2025-03-26',
    until: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:default:register': {
    source: [{ at: 'basic/authorization#fallbacks-for-servers-without-metadata-discovery', tags: ['f4d4'] }],
    behavior: 'The client without metadata registers at /register.',
    level: 'must',
    since: '2025-03-26',
    until: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:default:kept': {
    source: ['sdk'],
    behavior: 'The client without metadata falls back to the default paths of older revisions.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:option:fetch': {
    source: ['sdk'],
    behavior: 'The client asks for everything about authorization with the fetch of its application.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:option:headers': {
    source: ['sdk'],
    behavior: 'The client sends the headers of its application with every request about authorization.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
