// What must hold of whatever is sent, whatever it is: the specification takes for granted that it arrives. Drawn from the
// shapes of the revision.

import type { Area } from '../model.ts';

export const roundtrip = {
  'roundtrip:params': {
    source: ['sdk'],
    behavior:
      'The server hands the params of every valid request to its handler as the client was given them.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
  },
  'roundtrip:result': {
    source: ['sdk'],
    behavior: 'The client returns every valid result as the handler of the server gave it.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
  },
  'roundtrip:params:proto': {
    source: ['sdk'],
    behavior: 'The server hands its handler an argument called __proto__ like any other.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    divergence: [
      { pin: 'without-proto', sdk: 'v1', versions: '>=1.11.4', note: 'leaves out a field called __proto__' },
      { pin: 'without-proto', sdk: 'v2', note: 'leaves out a field called __proto__' },
    ],
  },
  'roundtrip:result:proto': {
    source: ['sdk'],
    behavior: 'The client returns a field called __proto__ like any other.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    needs: ['lowlevel:output-schema'],
    divergence: [
      { pin: 'without-proto', sdk: 'v1', note: 'leaves out a field called __proto__' },
      {
        pin: 'without-proto',
        sdk: 'v2',
        revisions: ['2025-11-25'],
        note: 'leaves out a field called __proto__',
      },
    ],
  },
  'roundtrip:params:byte-order-mark': {
    source: [{ at: 'basic/transports/streamable-http#server-validation', tags: ['d721'] }],
    behavior:
      'The server decodes the name in a header to all of its characters before it compares it to the body.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'mismatch',
        sdk: 'v2',
        note: 'loses the mark as it decodes the header, and finds that header and body disagree',
      },
    ],
  },
  'roundtrip:notification': {
    source: ['sdk'],
    behavior: 'The server hands every valid notification to its handler as the client was given it.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
  },
  'roundtrip:client:params': {
    source: ['sdk'],
    behavior:
      'The client hands the params of every valid request to its handler as the server was given them.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'roundtrip:client:result': {
    source: ['sdk'],
    behavior: 'The server returns every valid result as the handler of the client gave it.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'roundtrip:client:notification': {
    source: ['sdk'],
    behavior: 'The client hands every valid notification to its handler as the server was given it.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
