// What must hold of progress on tasks.

import type { Area } from '../model.ts';

export const tasksProgress = {
  'tasks:progress:kept': {
    source: [{ at: 'basic/utilities/progress#behavior-requirements', tags: ['0ad0', '8988'] }],
    behavior: 'The server reports progress of a task under the token of the request that began it.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
  },
  'tasks:progress:stops': {
    source: [{ at: 'basic/utilities/progress#behavior-requirements', tags: ['b35f'] }],
    behavior: 'The server reports no progress of a task that has ended.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
    divergence: [{ pin: 'sent', sdk: 'v1', note: 'sends what it is told to report' }],
  },
} as const satisfies Area;
