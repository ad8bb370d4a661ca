// What must hold of opening a connection with a handshake (up to revision 2025-11-25): initialize, its answer, and
// the order of the first messages.

import type { Area } from '../model.ts';

export const lifecycle = {
  'lifecycle:initialize:basic': {
    source: [
      { at: 'basic/lifecycle#initialization', tags: ['81b1'] },
      { at: 'basic/index#protocol-layers', tags: ['cd45'], in: ['2024-11-05'] },
      { at: 'basic/index', tags: ['cd45'], in: ['2025-03-26', '2025-06-18', '2025-11-25'] },
    ],
    behavior:
      'The server answers an initialize request with its protocol version, capabilities and identity.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'lifecycle:initialize:first': {
    source: [
      { at: 'basic/lifecycle#initialization', tags: ['f546', 'b65f'] },
      { at: 'basic/index#protocol-layers', tags: ['cd45'], in: ['2024-11-05'] },
      { at: 'basic/index', tags: ['cd45'], in: ['2025-03-26', '2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The client opens every connection with an initialize request.',
    level: 'must',
    until: '2026-07-28',
  },
  'lifecycle:initialize:request-fields': {
    source: [{ at: 'basic/lifecycle#initialization', tags: ['b65f', '31aa', '5b4b', '57f3'] }],
    behavior: 'The client states its protocol version, capabilities and identity in the initialize request.',
    level: 'must',
    until: '2026-07-28',
  },
  'lifecycle:initialize:server-info:optional-fields': {
    source: [{ at: 'basic/lifecycle#initialization' }, { at: 'schema#implementation' }],
    behavior: 'The server includes the title, description, icons and website of its identity in the answer.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
  },
  'lifecycle:initialize:instructions': {
    source: [
      { at: 'basic/lifecycle#initialization' },
      { at: 'schema#initializeresult', in: ['2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The server includes its instructions in the answer to initialize.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'lifecycle:initialize:capabilities:declared': {
    source: [{ at: 'basic/lifecycle#initialization', tags: ['81b1'] }],
    behavior: 'The server advertises the capabilities that it was given.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'lifecycle:initialize:capabilities:minimal': {
    source: ['sdk'],
    behavior: 'The server without features advertises no capability.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'lifecycle:initialize:client-info': {
    source: ['sdk'],
    behavior: 'The server exposes the identity that the client sent.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'lifecycle:initialize:client-capabilities': {
    source: ['sdk'],
    behavior: 'The server exposes the capabilities that the client declared.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'lifecycle:initialize:exposed': {
    source: ['sdk'],
    behavior: 'The client exposes the capabilities, identity and instructions that the server sent.',
    level: 'own',
    until: '2026-07-28',
  },
  'lifecycle:initialize:exposed:extensions': {
    source: ['sdk'],
    behavior: 'The client exposes the extensions that the server declared among its capabilities.',
    level: 'own',
    until: '2026-07-28',
    divergence: [
      {
        pin: 'without',
        sdk: 'v1',
        versions: '>=1.22 <1.29',
        note: 'drops what its schema of capabilities does not name',
      },
    ],
  },
  'lifecycle:initialize:client-info:optional-fields': {
    source: [{ at: 'basic/lifecycle#initialization' }, { at: 'schema#implementation' }],
    behavior: 'The client includes the title, description, icons and website of its identity in the request.',
    level: 'may',
    since: '2025-11-25',
    until: '2026-07-28',
  },
  'lifecycle:initialize:exposed:optional-fields': {
    source: ['sdk'],
    behavior: 'The client exposes the title, description, icons and website of its server.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    divergence: [
      {
        pin: 'no-description',
        sdk: 'v1',
        versions: '<1.25',
        note: 'drops the description of the server, a field that is new in 2025-11-25',
        issue: '#1295',
      },
    ],
  },
  'lifecycle:initialize:repeated': {
    source: ['sdk'],
    behavior: 'The server answers a second initialize request on one connection like the first.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    // On Streamable HTTP the transport decides: http:initialize:repeated.
    transports: { only: ['memory', 'sse', 'stdio'], because: 'framing' },
  },
  'lifecycle:initialize:refused': {
    source: [{ at: 'basic/lifecycle#error-handling', tags: ['0f2b'] }],
    behavior: 'The client fails to connect to a server that answers initialize with an error.',
    level: 'should',
    until: '2026-07-28',
  },
  'lifecycle:initialize:not-batched': {
    source: [{ at: 'basic/lifecycle#initialization', tags: ['7636'] }],
    behavior: 'The client sends the initialize request outside of any batch.',
    level: 'must',
    since: '2025-03-26',
    until: '2025-06-18',
    deferred: {
      reason: 'only-absence-shows-it',
      note: 'no SDK of the default run speaks 2025-03-26, and none that does can send a batch',
    },
  },
  'lifecycle:initialized-notification': {
    source: [{ at: 'basic/lifecycle#initialization', tags: ['a062'] }],
    behavior: 'The client sends exactly one initialized notification after the answer to initialize.',
    level: 'must',
    until: '2026-07-28',
  },
  'lifecycle:initialized-notification:told': {
    source: ['sdk'],
    behavior: 'The server tells its owner that the client is initialized as soon as the client says so.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'lifecycle:initialized-notification:before-requests': {
    source: [{ at: 'basic/lifecycle#initialization', tags: ['a062'] }],
    behavior: 'The client sends the initialized notification before its first ordinary request.',
    level: 'must',
    until: '2026-07-28',
  },
  'lifecycle:pre-initialization:client': {
    source: [{ at: 'basic/lifecycle#initialization', tags: ['0fbb'] }],
    behavior: 'The client sends no request but ping before the server has answered initialize.',
    level: 'should',
    until: '2026-07-28',
    divergence: [
      {
        pin: 'sent-early',
        sdk: 'v1',
        note: 'sends a generic request as soon as it is asked to, whether connecting is done or not',
      },
      {
        pin: 'sent-early',
        sdk: 'v2',
        note: 'sends a generic request as soon as it is asked to, whether connecting is done or not',
      },
    ],
  },
  'lifecycle:pre-initialization:server': {
    source: [{ at: 'basic/lifecycle#initialization', tags: ['1a39'] }],
    behavior: 'The server sends no request but ping before it has received the initialized notification.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    // On Streamable HTTP no stream carries a request to a client that has not finished its handshake.
    transports: { only: ['memory', 'sse', 'stdio'], because: 'framing' },
    divergence: [
      {
        pin: 'sent-early',
        sdk: 'v1',
        note: 'sends a request as soon as it is asked to, whether the client is initialized or not',
      },
      {
        pin: 'sent-early',
        sdk: 'v2',
        note: 'sends a request as soon as it is asked to, whether the client is initialized or not',
      },
    ],
  },
  'lifecycle:requests-before-initialized': {
    source: ['sdk'],
    behavior: 'The server answers an ordinary request that arrives before initialize.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    // On stateful Streamable HTTP the transport decides: http:initialize:missing.
    transports: { only: ['memory', 'http-stateless', 'sse', 'stdio'], because: 'framing' },
  },
} as const satisfies Area;
