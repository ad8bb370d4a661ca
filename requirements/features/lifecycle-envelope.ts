// What must hold of the metadata that every request carries in place of a handshake (from revision 2026-07-28).

import type { Area } from '../model.ts';

export const lifecycleEnvelope = {
  'lifecycle:envelope:protocol-version': {
    source: [{ at: 'basic/index#meta', tags: ['f229'] }],
    behavior: 'The client states the protocol version in the metadata of every request.',
    level: 'must',
    since: '2026-07-28',
    supersedes: 'lifecycle:initialize:request-fields',
  },
  'lifecycle:envelope:client-capabilities': {
    source: [{ at: 'basic/index#meta', tags: ['f229'] }],
    behavior: 'The client states its capabilities in the metadata of every request.',
    level: 'must',
    since: '2026-07-28',
  },
  'lifecycle:envelope:client-info': {
    source: [
      { at: 'basic/index#meta', tags: ['3ac0'] },
      { at: 'schema#requestmetaobject-iomodelcontextprotocolclientinfo', tags: ['18c1'] },
    ],
    behavior: 'The client states its identity in the metadata of every request.',
    level: 'should',
    since: '2026-07-28',
  },
  'lifecycle:envelope:missing-version': {
    source: [
      { at: 'basic/index#meta', tags: ['190a'] },
      { at: 'basic/index#statelessness', tags: ['ac2c'] },
    ],
    behavior: 'The server refuses a request without a protocol version in its metadata as invalid params.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    // On HTTP a header names the version too, and a request without both is one of an older client: http:envelope:missing-key.
    transports: { only: ['memory', 'stdio'], because: 'framing' },
  },
  'lifecycle:envelope:missing-capabilities': {
    source: [
      { at: 'basic/index#meta', tags: ['190a'] },
      { at: 'basic/index#statelessness', tags: ['ac2c'] },
    ],
    behavior: 'The server refuses a request without client capabilities in its metadata as invalid params.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
  },
  'lifecycle:envelope:unsupported-version': {
    source: [
      { at: 'basic/versioning#protocol-version-negotiation', tags: ['ee83'] },
      { at: 'schema#requestmetaobject-iomodelcontextprotocolprotocolversion', tags: ['723a'] },
    ],
    behavior:
      'The server refuses a version it does not implement with an error that lists those it supports.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    supersedes: 'lifecycle:version:server-fallback',
  },
  'lifecycle:envelope:server-info': {
    source: [
      { at: 'basic/index#meta', tags: ['a302'] },
      { at: 'schema#resultmetaobject-iomodelcontextprotocolserverinfo', tags: ['e993'] },
    ],
    behavior: 'The server identifies itself in the metadata of every result.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
  },
  'lifecycle:envelope:result-type': {
    source: [
      { at: 'basic/index#result-responses', tags: ['4611'] },
      { at: 'schema#discoverresult-resulttype', tags: ['a3b7'] },
      { at: 'schema#listtoolsresult-resulttype', tags: ['a3b7'] },
      { at: 'schema#calltoolresult-resulttype', tags: ['a3b7'] },
      { at: 'schema#result-resulttype', tags: ['a3b7'] },
    ],
    behavior: 'The server states the type of every result.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
  },
  'lifecycle:envelope:result-type:absent': {
    source: [
      { at: 'basic/index#resulttype', tags: ['d0fb'] },
      { at: 'schema#result-resulttype', tags: ['bade'] },
    ],
    behavior:
      'The client takes a result without a type as complete when the server speaks an earlier revision.',
    level: 'must',
    since: '2026-07-28',
    deferred: { reason: 'unwritten', note: 'needs a client of both eras that falls back to the handshake' },
  },
  'lifecycle:envelope:result-type:missing': {
    source: [{ at: 'basic/index#resulttype' }, { at: 'schema#result-resulttype' }],
    behavior: 'The client takes a result without a type as invalid when the server speaks its own revision.',
    level: 'own',
    since: '2026-07-28',
  },
  'lifecycle:envelope:result-type:unknown': {
    source: [{ at: 'basic/index#resulttype', tags: ['ffd5'] }],
    behavior: 'The client takes a result of an unrecognized type as invalid.',
    level: 'must',
    since: '2026-07-28',
  },
} as const satisfies Area;
