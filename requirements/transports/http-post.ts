// What must hold of messages that are posted over Streamable HTTP and of what answers them.

import type { Area } from '../model.ts';

export const httpPost = {
  'http:post:own-request': {
    source: [
      {
        at: 'basic/transports#sending-messages-to-the-server',
        tags: ['fd24', '8ab8'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/transports/streamable-http#sending-messages',
        tags: ['fd24', 'e750'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client posts each message in a request of its own.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'http:post:single-message': {
    source: [
      {
        at: 'basic/transports#sending-messages-to-the-server',
        tags: ['6e9e'],
        in: ['2025-06-18', '2025-11-25'],
      },
      { at: 'basic/transports/streamable-http#sending-messages', tags: ['acf6'], in: ['2026-07-28'] },
    ],
    behavior: 'The client puts a single message into the body of a POST.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'http:post:response-accepted': {
    source: [{ at: 'basic/transports#sending-messages-to-the-server', tags: ['7fd3'] }],
    behavior: 'The server answers a response that it accepts with status 202 and no body.',
    level: 'must',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'http:post:not-accepted': {
    source: [{ at: 'basic/transports#sending-messages-to-the-server', tags: ['b9b7'] }],
    behavior: 'The server answers a malformed notification with an error status.',
    level: 'must',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'http:post:not-accepted:body': {
    source: [{ at: 'basic/transports#sending-messages-to-the-server', tags: ['0cb3'] }],
    behavior: 'The server says in a JSON-RPC error without an id what is wrong with a notification.',
    level: 'may',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
    divergence: [
      {
        pin: 'null-id',
        sdk: 'v1',
        versions: '>=1.25.0',
        note: 'the id of the error is null instead of absent',
      },
      { pin: 'untyped', sdk: 'v1', versions: '<1.25.0', note: 'does not declare that the body is JSON' },
      { pin: 'null-id', sdk: 'v2', note: 'the id of the error is null instead of absent' },
    ],
  },
  'http:post:answer-type': {
    source: [
      { at: 'basic/transports#sending-messages-to-the-server', tags: ['2967'], in: ['2025-03-26'] },
      {
        at: 'basic/transports#sending-messages-to-the-server',
        tags: ['3788'],
        in: ['2025-06-18', '2025-11-25'],
      },
      { at: 'basic/transports/streamable-http#sending-messages', tags: ['1c31'], in: ['2026-07-28'] },
    ],
    behavior: 'The server answers a request with an event stream or one JSON object.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'http:post:takes-json': {
    source: [
      {
        at: 'basic/transports#sending-messages-to-the-server',
        tags: ['356e'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/transports/streamable-http#sending-messages', tags: ['a5d4'], in: ['2026-07-28'] },
    ],
    behavior: 'The client takes the answer to its request from a JSON object.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'http:post:takes-stream': {
    source: [
      {
        at: 'basic/transports#sending-messages-to-the-server',
        tags: ['356e'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/transports/streamable-http#sending-messages', tags: ['a5d4'], in: ['2026-07-28'] },
    ],
    behavior: 'The client takes the answer to its request from an event stream.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
} as const satisfies Area;
