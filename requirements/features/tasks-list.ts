// What must hold of listing tasks.

import type { Area } from '../model.ts';

export const tasksList = {
  'tasks:list:all': {
    source: [{ at: 'basic/utilities/tasks#task-listing', tags: ['5879'] }],
    behavior: 'The server lists every task that it tells of when asked.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:list:pages': {
    source: [{ at: 'basic/utilities/tasks#task-listing', tags: ['2381'] }],
    behavior: 'The server lists tasks in pages.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:list:next': {
    source: [{ at: 'basic/utilities/tasks#task-listing', tags: ['62e1'] }],
    behavior: 'The server gives a cursor as long as there are more tasks.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:list:cursor': {
    source: [{ at: 'basic/utilities/tasks#protocol-errors', tags: ['2aab'] }],
    behavior: 'The server refuses a cursor that it does not know.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
} as const satisfies Area;
