// What must hold where one end implements less than the other asks for.

import type { Area } from '../model.ts';

export const lifecycleComponents = {
  'lifecycle:components:optional': {
    source: [
      { at: 'basic/index#protocol-layers', tags: ['b49e'], in: ['2024-11-05'] },
      {
        at: 'basic/index',
        tags: ['b49e'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
      },
    ],
    behavior: 'The server serves its client with a single component.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'lifecycle:components:missing': {
    source: [{ at: 'basic/lifecycle#error-handling', tags: ['20d9'] }],
    behavior: 'The server works on after it asked for a capability that its client lacks.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'lifecycle:components:missing:client': {
    source: [{ at: 'basic/lifecycle#error-handling', tags: ['20d9'] }],
    behavior: 'The client works on after it asked for a capability that its server lacks.',
    level: 'should',
    until: '2026-07-28',
  },
} as const satisfies Area;
