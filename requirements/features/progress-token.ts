// What must hold of the tokens under which progress is reported.

import type { Area } from '../model.ts';

export const progressToken = {
  'progress:token:type': {
    source: [{ at: 'basic/utilities/progress#progress-flow', tags: ['39c1'] }],
    behavior: 'The server gives its requests tokens that are strings or integers.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'progress:token:type:client': {
    source: [
      {
        at: 'basic/utilities/progress#progress-flow',
        tags: ['39c1'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#progress-flow', tags: ['39c1'], in: ['2026-07-28'] },
    ],
    behavior: 'The client gives its requests tokens that are strings or integers.',
    level: 'must',
  },
  'progress:token:unique': {
    source: [{ at: 'basic/utilities/progress#progress-flow', tags: ['586b'] }],
    behavior: 'The server gives requests at the same time different tokens.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'progress:token:unique:client': {
    source: [
      {
        at: 'basic/utilities/progress#progress-flow',
        tags: ['586b'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#progress-flow', tags: ['4169'], in: ['2026-07-28'] },
    ],
    behavior: 'The client gives requests at the same time different tokens.',
    level: 'must',
  },
  'progress:token:absent': {
    source: ['sdk'],
    behavior: 'The server gives a request no token unless its caller wants to hear of progress.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'progress:token:absent:client': {
    source: ['sdk'],
    behavior: 'The client gives a request no token unless its caller wants to hear of progress.',
    level: 'own',
  },
  'progress:token:meta': {
    source: ['sdk'],
    behavior: 'The server puts the token beside what its caller put into the metadata.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'token-alone',
        sdk: 'v1',
        versions: '<1.12.0',
        note: 'puts the token in the place of the metadata',
        issue: '#559',
      },
    ],
  },
  'progress:token:meta:client': {
    source: ['sdk'],
    behavior: 'The client puts the token beside what its caller put into the metadata.',
    level: 'own',
    divergence: [
      {
        pin: 'token-alone',
        sdk: 'v1',
        versions: '<1.12.0',
        note: 'puts the token in the place of the metadata',
        issue: '#559',
      },
    ],
  },
  'progress:token:kept': {
    source: [
      {
        at: 'basic/utilities/progress#progress-flow',
        tags: ['caf9'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#progress-flow', tags: ['4261'], in: ['2026-07-28'] },
    ],
    behavior: 'The server reports under the token that came with the request.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    needs: ['handler:meta'],
  },
  'progress:token:kept:client': {
    source: [{ at: 'basic/utilities/progress#progress-flow', tags: ['caf9'] }],
    behavior: 'The client reports under the token that came with the request.',
    level: 'may',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['handler:meta'],
  },
} as const satisfies Area;
