// What must hold of progress on requests that nobody works on any more.

import type { Area } from '../model.ts';

export const progressStops = {
  'progress:stops': {
    source: [
      {
        at: 'basic/utilities/progress#implementation-notes',
        tags: ['6ac2'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#implementation-notes', tags: ['6ac2'], in: ['2026-07-28'] },
    ],
    behavior: 'The server reports nothing on a request that it has answered.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['handler:meta'],
    divergence: [
      {
        pin: 'sent',
        sdk: 'v1',
        note: 'sends what its handler reports',
        transports: ['memory', 'sse', 'stdio'],
      },
      {
        pin: 'sent',
        sdk: 'v2',
        note: 'sends what its handler reports',
        transports: ['memory', 'sse', 'stdio'],
      },
    ],
  },
  'progress:stops:client': {
    source: [{ at: 'basic/utilities/progress#implementation-notes', tags: ['6ac2'] }],
    behavior: 'The client reports nothing on a request that it has answered.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['handler:meta'],
    divergence: [
      { pin: 'sent', sdk: 'v1', note: 'sends what its handler reports' },
      { pin: 'sent', sdk: 'v2', note: 'sends what its handler reports' },
    ],
  },
  'progress:stops:cancelled': {
    source: [
      {
        at: 'basic/utilities/progress#behavior-requirements',
        tags: ['bae4'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#behavior-requirements', tags: ['bae4'], in: ['2026-07-28'] },
    ],
    behavior: 'The server reports nothing on a request that was cancelled.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['handler:meta'],
    divergence: [
      { pin: 'sent', sdk: 'v1', versions: '<1.26.0', note: 'sends what its handler reports' },
      {
        pin: 'sent',
        sdk: 'v2',
        note: 'sends what its handler reports',
        revisions: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      {
        pin: 'sent',
        sdk: 'v2',
        note: 'sends what its handler reports',
        transports: ['memory', 'stdio'],
        revisions: ['2026-07-28'],
      },
    ],
  },
  'progress:stops:cancelled:client': {
    source: [{ at: 'basic/utilities/progress#behavior-requirements', tags: ['bae4'] }],
    behavior: 'The client reports nothing on a request that was cancelled.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['handler:meta'],
    divergence: [
      { pin: 'sent', sdk: 'v1', versions: '<1.26.0', note: 'sends what its handler reports' },
      { pin: 'sent', sdk: 'v2', note: 'sends what its handler reports' },
    ],
  },
} as const satisfies Area;
