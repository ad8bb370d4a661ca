// What must hold of the results of tasks.

import type { Area } from '../model.ts';

export const tasksResult = {
  'tasks:result:final': {
    source: [
      { at: 'basic/utilities/tasks#result-retrieval', tags: ['8e30', '8f53'] },
      { at: 'basic/utilities/tasks#task-execution-errors', tags: ['ecb5'] },
    ],
    behavior: 'The server answers with what the request would have been answered with.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:result:failed': {
    source: [
      { at: 'basic/utilities/tasks#result-retrieval', tags: ['8f53'] },
      { at: 'basic/utilities/tasks#task-execution-errors', tags: ['ecb5'] },
    ],
    behavior: 'The server answers with the result of a tool that failed.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:result:error': {
    source: [
      { at: 'basic/utilities/tasks#task-execution-errors', tags: ['e555'] },
      { at: 'basic/utilities/tasks#result-retrieval', tags: ['8f53'] },
    ],
    behavior: 'The server answers with the error that the request ended in.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:result:related': {
    source: [{ at: 'basic/utilities/tasks#related-task-metadata', tags: ['04b3'] }],
    behavior: 'The server names the task in the metadata of its result.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:result:blocks': {
    source: [{ at: 'basic/utilities/tasks#result-retrieval', tags: ['a729'] }],
    behavior: 'The server answers only once the task has ended.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:result:abandoned': {
    source: ['sdk', { at: 'basic/utilities/tasks#retrieving-task-results' }],
    behavior: 'The server works on at a task whose result nobody waits for any more.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
  },
  'tasks:result:cancelled': {
    source: ['sdk'],
    behavior: 'The server has no result of a task that was cancelled.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:result:late': {
    source: ['sdk'],
    behavior: 'The server withdraws the questions of a task whose result it has given away.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
  },
} as const satisfies Area;
