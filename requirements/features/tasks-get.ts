// What must hold of asking how a task is doing.

import type { Area } from '../model.ts';

export const tasksGet = {
  'tasks:get:task': {
    source: [{ at: 'basic/utilities/tasks#getting-tasks' }],
    behavior: 'The server answers with the whole task.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:get:ttl': {
    source: [{ at: 'basic/utilities/tasks#ttl-and-resource-management', tags: ['682f'] }],
    behavior: 'The server says how long a task lives, null where it has no end.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:get:poll-interval': {
    source: [{ at: 'basic/utilities/tasks#ttl-and-resource-management', tags: ['b3f2'] }],
    behavior: 'The server suggests how often to ask for a task.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:get:source': {
    source: [{ at: 'basic/utilities/tasks#associating-task-related-messages', tags: ['fd11', '8764'] }],
    behavior: 'The server takes the task from the params of a request, whatever its metadata says.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:get:source:queue': {
    source: [{ at: 'basic/utilities/tasks#associating-task-related-messages', tags: ['8764'] }],
    behavior:
      'The server with a queue for messages of tasks answers a request whose metadata speaks of another task.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
    divergence: [{ pin: 'hung', sdk: 'v1', note: 'puts the answer into the queue of the other task' }],
  },
  'tasks:get:bare': {
    source: [
      { at: 'basic/utilities/tasks#associating-task-related-messages', tags: ['d225'] },
      { at: 'basic/utilities/tasks#related-task-metadata', tags: ['07ae'] },
    ],
    behavior: 'The server sends no metadata of a related task with what it knows of tasks.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
} as const satisfies Area;
