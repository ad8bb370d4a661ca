// What must hold of using only what the other end declared: once in the handshake, from 2026-07-28 on with each request.

import type { Area } from '../model.ts';

export const lifecycleCapability = {
  'lifecycle:capability:server-not-advertised:recommended': {
    source: [{ at: 'basic/lifecycle#operation', tags: ['b62a'] }],
    behavior: 'The client sends no request that needs a capability the server did not advertise.',
    level: 'should',
    until: '2025-06-18',
    divergence: [
      {
        pin: 'sent-anyway',
        sdk: 'v1',
        versions: '<1.13.0',
        note: 'checks the advertised capabilities of a call only if the client was built with enforceStrictCapabilities',
      },
    ],
  },
  'lifecycle:capability:server-not-advertised': {
    source: [{ at: 'basic/lifecycle#operation', tags: ['736a'] }],
    behavior: 'The client sends no request that needs a capability the server did not advertise.',
    level: 'must',
    since: '2025-06-18',
    until: '2026-07-28',
    supersedes: 'lifecycle:capability:server-not-advertised:recommended',
    divergence: [
      {
        pin: 'sent-anyway',
        sdk: 'v1',
        note: 'checks the advertised capabilities of a call only if the client was built with enforceStrictCapabilities',
      },
      {
        pin: 'sent-anyway',
        sdk: 'v2',
        note: 'checks the advertised capabilities of a call only if the client was built with enforceStrictCapabilities',
      },
    ],
  },
  'lifecycle:capability:client-not-declared:recommended': {
    source: [{ at: 'basic/lifecycle#operation', tags: ['b62a'] }],
    behavior: 'The server sends no request that needs a capability the client did not declare.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2025-06-18',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'sent-anyway',
        sdk: 'v1',
        versions: '<1.13.0',
        note: 'checks the declared capabilities only if the server was built with enforceStrictCapabilities',
      },
    ],
  },
  'lifecycle:capability:client-not-declared': {
    source: [{ at: 'basic/lifecycle#operation', tags: ['736a'] }],
    behavior: 'The server sends no request that needs a capability the client did not declare.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    until: '2026-07-28',
    supersedes: 'lifecycle:capability:client-not-declared:recommended',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'sent-anyway',
        sdk: 'v1',
        note: 'checks the declared capabilities only if the server was built with enforceStrictCapabilities',
      },
      {
        pin: 'sent-anyway',
        sdk: 'v2',
        note: 'checks the declared capabilities only if the server was built with enforceStrictCapabilities',
      },
    ],
  },
  'lifecycle:capability:strict': {
    source: ['sdk'],
    behavior:
      'The client that is told to be strict refuses a request whose capability the server did not advertise.',
    level: 'own',
    until: '2026-07-28',
  },
  'lifecycle:capability:missing': {
    source: [
      { at: 'basic/index#meta', tags: ['ff69', 'b882'] },
      { at: 'basic/patterns/mrtr#server-requirements-basic-workflow', tags: ['2ae3', 'f73a'] },
    ],
    behavior: 'The server refuses work that needs an undeclared capability with an error that lists it.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    supersedes: 'lifecycle:capability:client-not-declared',
  },
  'lifecycle:capability:per-request': {
    source: [
      { at: 'basic/index#statelessness', tags: ['ac2c'] },
      { at: 'basic/index#meta', tags: ['ff69'] },
      { at: 'schema#requestmetaobject-iomodelcontextprotocolclientcapabilities', tags: ['98c5'] },
    ],
    behavior: 'The server forgets the capabilities that an earlier request of the connection declared.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
  },
} as const satisfies Area;
