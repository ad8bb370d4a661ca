// What must hold of Streamable HTTP where a client or a server cannot see it: methods, headers, statuses.

import type { Area } from '../model.ts';

export const http = {
  'http:accept-header': {
    source: [
      {
        at: 'basic/transports#sending-messages-to-the-server',
        tags: ['062b'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/transports/streamable-http#sending-messages', tags: ['4f3b'], in: ['2026-07-28'] },
    ],
    behavior: 'The client accepts both JSON and an event stream as the answer to every POST.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'http:protocol-version-header': {
    source: [
      { at: 'basic/transports#protocol-version-header', tags: ['1736'] },
      { at: 'basic/lifecycle#version-negotiation', tags: ['eb70'] },
    ],
    behavior: 'The client names a protocol version in a header of every request after initialize.',
    level: 'must',
    since: '2025-06-18',
    until: '2026-07-28',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'http:protocol-version-header:negotiated': {
    source: [{ at: 'basic/transports#protocol-version-header', tags: ['c104'] }],
    behavior: 'The client names the negotiated version in the version header.',
    level: 'should',
    since: '2025-06-18',
    until: '2026-07-28',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'http:protocol-version-header:every-request': {
    source: [{ at: 'basic/transports/streamable-http#protocol-version-header', tags: ['00b6'] }],
    behavior: 'The client names the protocol version in a header of every POST.',
    level: 'must',
    since: '2026-07-28',
    supersedes: 'http:protocol-version-header',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:protocol-version-header:unsupported': {
    source: [{ at: 'basic/transports#protocol-version-header', tags: ['aeba'] }],
    behavior:
      'The server answers a request whose version header names no version it supports with status 400.',
    level: 'must',
    since: '2025-06-18',
    until: '2026-07-28',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'http:protocol-version-header:absent': {
    source: [
      {
        at: 'basic/transports#protocol-version-header',
        tags: ['7dd6'],
        in: ['2025-06-18', '2025-11-25'],
      },
    ],
    behavior: 'The server serves a request that names no version.',
    level: 'should',
    since: '2025-06-18',
    until: '2026-07-28',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'http:notification:accepted': {
    source: [
      {
        at: 'basic/transports#sending-messages-to-the-server',
        tags: ['7fd3'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/transports/streamable-http#sending-messages', tags: ['3203'], in: ['2026-07-28'] },
    ],
    behavior: 'The server answers a notification that it accepts with status 202 and no body.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'http:malformed:status': {
    source: ['sdk'],
    behavior: 'The server answers a posted text that is not JSON with status 400.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
  },
  'http:initialize:missing': {
    source: [
      { at: 'basic/transports#session-management', tags: ['bad7'], in: ['2025-03-26', '2025-06-18'] },
      { at: 'basic/transports#session-management', tags: ['87fc'], in: ['2025-11-25'] },
    ],
    behavior: 'The server that keeps sessions refuses a request before initialize with status 400.',
    level: 'should',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:initialize:repeated': {
    source: ['sdk'],
    behavior: 'The server refuses a second initialize request of one session with status 400.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:standard-headers:mismatch': {
    source: [
      { at: 'basic/transports/streamable-http#protocol-version-header', tags: ['6702'] },
      { at: 'basic/transports/streamable-http#server-validation', tags: ['f994', '3d6a', 'b64c'] },
      { at: 'schema#requestmetaobject-iomodelcontextprotocolprotocolversion', tags: ['0864'] },
      { at: 'schema#headermismatcherror', tags: ['8645'] },
    ],
    behavior:
      'The server refuses a request whose headers name another version, method or tool than its body with status 400.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:standard-headers:missing': {
    source: [{ at: 'basic/transports/streamable-http#server-validation', tags: ['3d6a', 'b64c'] }],
    behavior: 'The server refuses a request that lacks its method or name header with status 400.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  // A server of both eras may take a request without this header for one of 2025-03-26.
  'http:standard-headers:missing-version': {
    source: [
      { at: 'basic/transports/streamable-http#protocol-version-header', tags: ['1623'] },
      { at: 'basic/transports/streamable-http#server-validation' },
    ],
    behavior:
      'The server that supports no client older than 2025-06-18 refuses a request without a version header.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    deferred: { reason: 'unwritten', note: 'the port has no entry yet that serves the stateless era alone' },
  },
  'http:unknown-method:status': {
    source: [{ at: 'basic/transports/streamable-http#protocol-version-header', tags: ['7c35'] }],
    behavior: 'The server answers a request for an unknown method with status 404.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:envelope:missing-key': {
    source: [{ at: 'basic/index#meta', tags: ['190a', '8106'] }],
    behavior: 'The server answers a request that lacks a required metadata key with status 400.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:envelope:missing-capability': {
    source: [
      { at: 'basic/index#meta', tags: ['70f9'] },
      { at: 'schema#missingrequiredclientcapabilityerror', tags: ['8645'] },
    ],
    behavior: 'The server answers a request that needs an undeclared capability with status 400.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:envelope:unsupported-version': {
    source: [
      { at: 'basic/transports/streamable-http#protocol-version-header', tags: ['7bd5'] },
      { at: 'schema#requestmetaobject-iomodelcontextprotocolprotocolversion', tags: ['723a'] },
      { at: 'schema#unsupportedprotocolversionerror', tags: ['8645'] },
    ],
    behavior: 'The server answers a request for a version it does not implement with status 400.',
    level: 'must',
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
