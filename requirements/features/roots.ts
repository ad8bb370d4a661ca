// What must hold of declaring roots, of announcing that they changed, and of the errors that come instead of them.

import type { Area } from '../model.ts';

export const roots = {
  'roots:capability:declare': {
    source: [{ at: 'client/roots#capabilities', tags: ['b41f'] }],
    behavior: 'The client declares that it supports roots, and whether it announces changes.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'roots:capability:handler': {
    source: [{ at: 'client/roots#capabilities', tags: ['b41f'] }],
    behavior: 'The client takes no handler for roots unless it declares roots.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'roots:capability:undeclared': {
    source: [{ at: 'client/roots#error-handling', tags: ['b4f3', '2bc4'] }],
    behavior:
      'The client that did not declare roots answers a request for them with a method-not-found error.',
    level: 'should',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'roots:capability:checked': {
    source: [{ at: 'client/roots#implementation-guidelines', tags: ['7a96'] }],
    behavior: 'The server asks a client that did not declare roots for none.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
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
  'roots:capability:strict': {
    source: ['sdk'],
    behavior: 'The server that is told to be strict asks a client that did not declare roots for none.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'roots:list-changed:sent': {
    source: [{ at: 'client/roots#root-list-changes', tags: ['c0db'] }],
    behavior: 'The client that declared it announces that its roots have changed.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'roots:list-changed:undeclared': {
    source: ['sdk'],
    behavior: 'The client that did not declare it announces no change of its roots.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'roots:list-changed:received': {
    source: [{ at: 'client/roots#implementation-guidelines', tags: ['1723'] }],
    behavior: 'The server hands the announcement of a change to its handler.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'roots:list-changed:unhandled': {
    source: [{ at: 'client/roots#implementation-guidelines', tags: ['1723'] }],
    behavior: 'The server without a handler goes on after the announcement of a change.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'roots:error:internal': {
    source: [{ at: 'client/roots#error-handling', tags: ['b4f3', '7b35'] }],
    behavior: 'The client that fails to tell its roots answers with an internal error.',
    level: 'should',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'roots:error:received': {
    source: [{ at: 'client/roots#error-handling' }],
    behavior: 'The server learns the code and the data of the error that comes instead of roots.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
