// What must hold of agreeing on a protocol version: in the handshake, and from 2026-07-28 on with each request.

import type { Area } from '../model.ts';

export const lifecycleVersion = {
  'lifecycle:version:match': {
    source: [{ at: 'basic/lifecycle#version-negotiation', tags: ['60fb'] }],
    behavior: 'The server answers a requested version that it supports with the same version.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'lifecycle:version:server-fallback': {
    source: [{ at: 'basic/lifecycle#version-negotiation', tags: ['c8f2'] }],
    behavior: 'The server answers a requested version that it does not support with one that it supports.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'lifecycle:version:server-fallback-latest': {
    source: [{ at: 'basic/lifecycle#version-negotiation', tags: ['85db'] }],
    behavior: 'The server answers a requested version that it does not support with its latest version.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'lifecycle:version:requested': {
    source: [{ at: 'basic/lifecycle#version-negotiation', tags: ['d960'] }],
    behavior: 'The client requests a protocol version that it supports.',
    level: 'must',
    until: '2026-07-28',
  },
  'lifecycle:version:requested-latest': {
    source: [{ at: 'basic/lifecycle#version-negotiation', tags: ['e3e3'] }],
    behavior: 'The client requests the latest protocol version that it supports.',
    level: 'should',
    until: '2026-07-28',
  },
  'lifecycle:version:downgrade': {
    source: [{ at: 'basic/lifecycle#operation', tags: ['1a81'] }],
    behavior: 'The client works on at the older supported version that the server answered with.',
    level: 'must',
    since: '2025-06-18',
    until: '2026-07-28',
  },
  'lifecycle:version:older': {
    source: [
      { at: 'schema#initializerequest-params', tags: ['a53d'], in: ['2025-06-18'] },
      { at: 'schema#initializerequestparams-protocolversion', tags: ['a53d'], in: ['2025-11-25'] },
    ],
    behavior: 'The client supports a version older than the one it requests.',
    level: 'may',
    since: '2025-06-18',
    until: '2026-07-28',
  },
  'lifecycle:version:reject-unsupported': {
    source: [
      { at: 'basic/lifecycle#version-negotiation', tags: ['4a93'] },
      { at: 'basic/lifecycle#error-handling', tags: ['0f2b'] },
    ],
    behavior: 'The client disconnects from a server that answers with a version it does not support.',
    level: 'should',
    until: '2026-07-28',
  },
  // The page on the lifecycle recommends this, the schema demands it.
  'lifecycle:version:disconnect': {
    source: [{ at: 'schema#initializeresult-protocolversion', tags: ['cb73'] }],
    behavior: 'The client disconnects from a server whose version is unknown to it.',
    level: 'must',
    since: '2025-06-18',
    until: '2026-07-28',
  },
  'lifecycle:version:surface-unsupported': {
    source: [{ at: 'basic/versioning#protocol-version-negotiation', tags: ['ac87'] }],
    behavior: 'The client surfaces an error when the server supports none of its versions.',
    level: 'should',
    since: '2026-07-28',
    supersedes: 'lifecycle:version:reject-unsupported',
  },
  'lifecycle:version:dual-era': {
    source: [
      { at: 'basic/versioning#backward-compatibility-with-initialization-based-versions', tags: ['2ee9'] },
    ],
    behavior: 'The server that speaks both eras answers initialize with a version of the handshake era.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
  },
  'lifecycle:version:modern-only': {
    source: [
      { at: 'basic/versioning#backward-compatibility-with-initialization-based-versions', tags: ['f575'] },
    ],
    behavior: 'The server that refuses initialize names the versions it supports in its error.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    deferred: { reason: 'unwritten', note: 'the port has no entry yet that serves the stateless era alone' },
  },
} as const satisfies Area;
