// What must hold of cancelling tasks.

import type { Area } from '../model.ts';

export const tasksCancel = {
  'tasks:cancel:status': {
    source: [{ at: 'basic/utilities/tasks#task-cancellation', tags: ['d782'] }],
    behavior: 'The server answers once the task is cancelled.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:cancel:terminal': {
    source: [
      { at: 'basic/utilities/tasks#task-cancellation', tags: ['bcef'] },
      { at: 'basic/utilities/tasks#protocol-errors', tags: ['ed84'] },
    ],
    behavior: 'The server refuses to cancel a task that has ended.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:cancel:stops': {
    source: [{ at: 'basic/utilities/tasks#task-cancellation', tags: ['4f5d'] }],
    behavior: 'The server stops the work of a cancelled task.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
  },
  'tasks:cancel:unasked': {
    source: ['sdk'],
    behavior: 'The server tells of the questions of a cancelled task that nobody waits for.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
  },
} as const satisfies Area;
