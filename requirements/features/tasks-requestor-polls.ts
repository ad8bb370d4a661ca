// What must hold of a client that follows its tasks to their end.

import type { Area } from '../model.ts';

export const tasksRequestorPolls = {
  'tasks:requestor:polls:interval': {
    source: [
      { at: 'basic/utilities/tasks#getting-tasks', tags: ['638c'] },
      { at: 'basic/utilities/tasks#ttl-and-resource-management', tags: ['675f'] },
    ],
    behavior: 'The client asks again after the interval that the server suggests.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:polls:default': {
    source: ['sdk'],
    behavior: 'The client asks again after its default interval where the server suggests none.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:polls:on': {
    source: [{ at: 'basic/utilities/tasks#getting-tasks', tags: ['35f3'] }],
    behavior: 'The client asks until the task has ended.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:polls:plain': {
    source: [{ at: 'basic/utilities/tasks#capability-negotiation', tags: ['c693'] }],
    behavior: 'The client asks for no task in its questions about a task.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
    divergence: [
      { pin: 'task', sdk: 'v1', note: 'repeats in them what it asked for with the request itself' },
    ],
  },
  'tasks:requestor:polls:ends': {
    source: ['sdk', { at: 'basic/utilities/tasks#getting-tasks' }],
    behavior: 'The client asks no more for a task that failed or was cancelled.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:polls:alone': {
    source: [
      { at: 'basic/utilities/tasks#task-status-notification', tags: ['7ffe'] },
      { at: 'basic/utilities/tasks#task-notifications', tags: ['d087'] },
    ],
    behavior: 'The client needs no notification to learn how a task ends.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:polls:told': {
    source: [{ at: 'basic/utilities/tasks#task-status-notification', tags: ['3821'] }],
    behavior: 'The client asks on whatever it is notified of.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
  },
  'tasks:requestor:polls:input': {
    source: [{ at: 'basic/utilities/tasks#input-required-status', tags: ['90cf'] }],
    behavior: 'The client asks for the result of a task that waits for input.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:polls:resumes': {
    source: [{ at: 'basic/utilities/tasks#getting-tasks', tags: ['2f06'] }],
    behavior: 'The client asks on how a task is doing once it waits for its result no longer.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
    divergence: [{ pin: 'ends', sdk: 'v1', note: 'gives the task up with the request for its result' }],
  },
  'tasks:requestor:polls:gone': {
    source: [{ at: 'basic/utilities/tasks#task-cancellation', tags: ['2c8f'] }],
    behavior: 'The client asks nothing more of a task that it cancelled and that is gone.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:polls:cancels': {
    source: [
      { at: 'basic/utilities/cancellation#behavior-requirements', tags: ['cf84'] },
      { at: 'schema#cancellednotificationparams-requestid', tags: ['c9be'] },
    ],
    behavior: 'The client gives a task up by tasks/cancel alone.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
    divergence: [
      {
        pin: 'notification',
        sdk: 'v1',
        note: 'notifies of the cancellation of requests that were answered, and leaves the task running',
      },
    ],
  },
} as const satisfies Area;
