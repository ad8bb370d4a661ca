// What must hold of the queue for messages of tasks, and of the one that comes with an SDK. The specification leaves all of it open.

import type { Area } from '../model.ts';

export const tasksQueue = {
  'tasks:queue:order': {
    source: ['sdk'],
    behavior: 'The queue gives the messages of a task back one by one, in the order in which they came.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['tasks'],
  },
  'tasks:queue:all': {
    source: ['sdk'],
    behavior: 'The queue gives all messages of a task back at once.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['tasks'],
  },
  'tasks:queue:limit': {
    source: ['sdk'],
    behavior: 'The queue takes no more messages of a task than it is told to hold.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['tasks'],
  },
  'tasks:queue:given': {
    source: ['sdk'],
    behavior: 'The server tells its queue all there is to say of a message of a task.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
    divergence: [
      {
        pin: 'sessionless',
        sdk: 'v1',
        versions: '<1.32.0',
        transports: ['http', 'sse'],
        note: 'names no session for what the server sends by itself',
      },
    ],
  },
} as const satisfies Area;
