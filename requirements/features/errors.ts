// What must hold when something goes wrong: requests nobody can serve, handlers that throw, connections that end.
// What concerns ids stands in errors-id.ts, frames that are no messages in errors-malformed.ts.

import type { Area } from '../model.ts';

export const errors = {
  'errors:method-not-found': {
    source: [
      { at: 'basic/index', tags: ['c324'], in: ['2024-11-05'] },
      { at: 'basic/messages', tags: ['cc9f'], in: ['2024-11-05'] },
      {
        at: 'basic/index#messages',
        tags: ['c324'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
      },
      { at: 'basic/index#error-codes', in: ['2026-07-28'] },
    ],
    behavior: 'The server answers a request for an unknown method with a method-not-found error.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'errors:method-not-found:client': {
    source: [
      { at: 'basic/index', tags: ['c324'], in: ['2024-11-05'] },
      { at: 'basic/messages', tags: ['cc9f'], in: ['2024-11-05'] },
      { at: 'basic/index#messages', tags: ['c324'], in: ['2025-03-26', '2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The client answers a request for an unknown method with a method-not-found error.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'errors:invalid-params': {
    source: [
      { at: 'basic/index', tags: ['c324'], in: ['2024-11-05'] },
      { at: 'basic/messages', tags: ['cc9f'], in: ['2024-11-05'] },
      {
        at: 'basic/index#messages',
        tags: ['c324'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
      },
      { at: 'basic/index#error-codes', in: ['2026-07-28'] },
    ],
    behavior: 'The server answers a request whose params break the shape of its method with invalid params.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    divergence: [
      {
        pin: 'internal-error',
        sdk: 'v1',
        note: 'answers params of the wrong shape with -32603 and the issues of its validator',
        issue: '#2284',
      },
    ],
  },
  'errors:invalid-params:cursor': {
    source: [{ at: 'server/utilities/pagination#error-handling', tags: ['2546'] }],
    behavior: 'The server answers a list request whose cursor is no text with invalid params.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    divergence: [
      {
        pin: 'internal-error',
        sdk: 'v1',
        note: 'answers a cursor that is no text with -32603 and the issues of its validator',
        issue: '#2284',
      },
      {
        pin: 'internal-error',
        sdk: 'v2',
        note: 'answers a cursor that is no text with -32603 and the issues of its validator',
        issue: '#2284',
      },
    ],
  },
  'errors:internal-error': {
    source: [
      { at: 'basic/index', tags: ['c324'], in: ['2024-11-05'] },
      { at: 'basic/messages', tags: ['cc9f'], in: ['2024-11-05'] },
      {
        at: 'basic/index#messages',
        tags: ['c324'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
      },
      { at: 'basic/index#error-codes', in: ['2026-07-28'] },
    ],
    behavior: 'The server answers a request whose handler throws an ordinary error with an internal error.',
    level: 'must',
    tiers: ['lowlevel'],
  },
  'errors:internal-error:nothing-thrown': {
    source: [
      { at: 'basic/index', tags: ['c324'], in: ['2024-11-05'] },
      { at: 'basic/messages', tags: ['cc9f'], in: ['2024-11-05'] },
      {
        at: 'basic/index#messages',
        tags: ['c324'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
      },
      { at: 'basic/index#error-codes', in: ['2026-07-28'] },
    ],
    behavior: 'The server answers a request whose handler throws null or undefined with an internal error.',
    level: 'must',
    tiers: ['lowlevel'],
    divergence: [
      {
        pin: 'no-answer',
        sdk: 'v1',
        note: 'never answers a request whose handler rejects with undefined',
        issue: '#2521',
      },
      {
        pin: 'no-answer',
        sdk: 'v2',
        note: 'never answers a request whose handler rejects with undefined',
        issue: '#2521',
      },
    ],
  },
  'errors:internal-error:message': {
    source: ['sdk'],
    behavior: 'The server answers with the message of the ordinary error that its handler threw.',
    level: 'own',
    tiers: ['lowlevel'],
  },
  'errors:internal-error:client': {
    source: [
      { at: 'basic/index', tags: ['c324'], in: ['2024-11-05'] },
      { at: 'basic/messages', tags: ['cc9f'], in: ['2024-11-05'] },
      { at: 'basic/index#messages', tags: ['c324'], in: ['2025-03-26', '2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The client answers a request whose handler throws an ordinary error with an internal error.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'errors:integer-code': {
    source: [
      { at: 'basic/messages#responses', tags: ['164d'], in: ['2024-11-05'] },
      { at: 'basic/index#responses', tags: ['164d'], in: ['2025-03-26', '2025-06-18'] },
      { at: 'basic/index#error-responses', tags: ['164d'], in: ['2025-11-25', '2026-07-28'] },
    ],
    behavior: 'The server answers with an integer error code whatever code the thrown error carries.',
    level: 'must',
    tiers: ['lowlevel'],
  },
  'errors:thrown:code': {
    source: ['sdk'],
    behavior: 'The server answers with the code of the protocol error that its handler threw.',
    level: 'own',
    tiers: ['lowlevel'],
  },
  'errors:thrown:message': {
    source: ['sdk'],
    behavior: 'The server answers with the unaltered message of the protocol error that its handler threw.',
    level: 'own',
    tiers: ['lowlevel'],
    divergence: [
      {
        pin: 'prefixed-message',
        sdk: 'v1',
        note: 'puts "MCP error" and the code before the message',
        issue: '#2786',
      },
    ],
  },
  'errors:thrown:data': {
    source: ['sdk'],
    behavior: 'The server answers with the data of the protocol error that its handler threw.',
    level: 'own',
    tiers: ['lowlevel'],
    until: '2026-07-28',
    divergence: [
      { pin: 'no-data', sdk: 'v1', versions: '<1.23.0', note: 'sends code and message only', issue: '#774' },
    ],
  },
  'errors:thrown:data:allowed': {
    source: [{ at: 'basic/index#error-responses', tags: ['456d'] }],
    behavior:
      'The server includes the data of the protocol error that its handler threw in its error response.',
    level: 'may',
    tiers: ['lowlevel'],
    since: '2026-07-28',
    supersedes: 'errors:thrown:data',
  },
  'errors:received:code': {
    source: ['sdk'],
    behavior: 'The client fails a call with the code and data of the error that it received.',
    level: 'own',
  },
  'errors:received:message': {
    source: ['sdk'],
    behavior: 'The client fails a call with the unaltered message of the error that it received.',
    level: 'own',
    divergence: [
      {
        pin: 'prefixed-message',
        sdk: 'v1',
        note: 'puts "MCP error" and the code before the message',
        issue: '#2786',
      },
    ],
  },
  'errors:received:http-status': {
    source: ['sdk'],
    behavior: 'The client fails a call with the error that came in the body of an HTTP 404.',
    level: 'own',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'transport-error',
        sdk: 'v2',
        note: 'reads a protocol error out of a 400, but fails the call with an HTTP error of its own on the 404 that answers an unknown method',
      },
    ],
  },
  'errors:notification:no-answer': {
    source: [
      { at: 'basic/messages', tags: ['cc9f'], in: ['2024-11-05'] },
      { at: 'basic/messages#notifications', in: ['2024-11-05'] },
      {
        at: 'basic/index#notifications',
        tags: ['674a'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
      },
    ],
    behavior: 'The server sends no answer to a notification, known or unknown.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'errors:notification:client-no-answer': {
    source: [
      { at: 'basic/messages', tags: ['cc9f'], in: ['2024-11-05'] },
      { at: 'basic/messages#notifications', in: ['2024-11-05'] },
      {
        at: 'basic/index#notifications',
        tags: ['674a'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
      },
    ],
    behavior: 'The client sends no answer to a notification, known or unknown.',
    level: 'must',
  },
  'errors:notification:unknown-ignored': {
    source: ['sdk'],
    behavior: 'The server serves later requests after a notification that it does not know.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
  },
  'errors:connection-closed': {
    source: ['sdk'],
    behavior: 'The client fails its calls in flight when the connection closes.',
    level: 'own',
  },
  'errors:connection-closed:server': {
    source: ['sdk'],
    behavior: 'The server fails its requests in flight when the connection closes.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
