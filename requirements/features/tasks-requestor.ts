// What must hold of a client that asks for tasks.

import type { Area } from '../model.ts';

export const tasksRequestor = {
  'tasks:requestor:ttl': {
    source: [{ at: 'basic/utilities/tasks#creating-tasks', tags: ['7d29'] }],
    behavior: 'The client asks for a lifetime of its task.',
    level: 'may',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:undeclared': {
    source: [{ at: 'basic/utilities/tasks#capability-negotiation', tags: ['c693', '5e6f'] }],
    behavior: 'The client asks no server for a task that declares none.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
    divergence: [
      {
        pin: 'sent',
        sdk: 'v1',
        note: 'sends what its user asks for unless it enforces capabilities strictly',
      },
    ],
  },
  'tasks:requestor:undeclared:strict': {
    source: ['sdk'],
    behavior: 'The client that enforces capabilities strictly asks no server for a task that declares none.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:fields': {
    source: ['sdk', { at: 'basic/utilities/tasks#task' }],
    behavior: 'The client hands on all that it is told of tasks.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:heard': {
    source: ['sdk', { at: 'basic/utilities/tasks#task-status-notification' }],
    behavior: 'The client hands on changes of status.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
  },
  'tasks:requestor:bare': {
    source: [
      { at: 'basic/utilities/tasks#associating-task-related-messages', tags: ['f824'] },
      { at: 'basic/utilities/tasks#related-task-metadata', tags: ['07ae'] },
    ],
    behavior: 'The client sends no metadata of a related task with its questions about tasks.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:cursor': {
    source: [{ at: 'basic/utilities/tasks#task-listing', tags: ['964a'] }],
    behavior: 'The client hands a cursor back as it came.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:tracks': {
    source: [{ at: 'basic/utilities/tasks#audit-and-logging', tags: ['78dc'] }],
    behavior: 'The client keeps apart which task belongs to which of its calls.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:any-stream': {
    source: [{ at: 'basic/utilities/tasks#input-required-status', tags: ['c074'] }],
    behavior: 'The client answers what belongs to a task on whatever stream it comes.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['tasks'],
  },
  'tasks:requestor:response': {
    source: [
      { at: 'basic/utilities/tasks#associating-task-related-messages', tags: ['b00f'] },
      { at: 'basic/utilities/tasks#related-task-metadata', tags: ['a2df'] },
    ],
    behavior: 'The client names the task in the metadata of an answer that belongs to it.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
    divergence: [{ pin: 'bare', sdk: 'v1', note: 'answers without any metadata of its own' }],
  },
} as const satisfies Area;
