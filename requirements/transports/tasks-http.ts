// What must hold of tasks over Streamable HTTP.

import type { Area } from '../model.ts';

export const tasksHttp = {
  'tasks:http:plain': {
    source: [{ at: 'basic/utilities/tasks#input-required-status', tags: ['3999'] }],
    behavior: 'The server answers tasks/get without a stream.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['tasks'],
    divergence: [{ pin: 'stream', sdk: 'v1', note: 'answers with a stream as it does all requests' }],
  },
  'tasks:http:get:left': {
    source: [{ at: 'basic/utilities/tasks#getting-tasks', tags: ['8cf9'] }],
    behavior: 'The server lets a client leave the stream that answers tasks/get.',
    level: 'may',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['tasks'],
  },
  'tasks:http:result:left': {
    source: [{ at: 'basic/utilities/tasks#retrieving-task-results', tags: ['ae34'] }],
    behavior: 'The server lets a client leave the stream that answers tasks/result.',
    level: 'may',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['tasks'],
  },
  'tasks:http:own-stream': {
    source: [
      { at: 'basic/utilities/tasks#getting-tasks', tags: ['fc16'] },
      { at: 'basic/utilities/tasks#retrieving-task-results', tags: ['fc16'] },
      { at: 'basic/utilities/tasks#input-required-status', tags: ['fc16'] },
    ],
    behavior: 'The server answers each request about tasks on the stream of that request.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['tasks'],
  },
  'tasks:http:delivered': {
    source: ['sdk', { at: 'basic/utilities/tasks#input-required-status' }],
    behavior: 'The server sends the messages of a task on the stream of the request for its result.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['tasks'],
  },
} as const satisfies Area;
