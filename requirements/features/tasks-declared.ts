// What must hold of declaring tasks.

import type { Area } from '../model.ts';

export const tasksDeclared = {
  'tasks:declared:capability': {
    source: [
      { at: 'basic/utilities/tasks#capabilities', tags: ['941b'] },
      { at: 'schema#calltoolrequestparams-task', tags: ['2185'] },
    ],
    behavior: 'The server declares which of its requests become tasks and what it does with them.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:declared:capability:client': {
    source: [
      { at: 'basic/utilities/tasks#capabilities', tags: ['941b'] },
      { at: 'schema#createmessagerequestparams-task', tags: ['2185'] },
      { at: 'schema#elicitrequestformparams-task', tags: ['2185'] },
      { at: 'schema#elicitrequesturlparams-task', tags: ['2185'] },
    ],
    behavior: 'The client declares which of its requests become tasks and what it does with them.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
  },
  'tasks:declared:list': {
    source: [{ at: 'basic/utilities/tasks#task-isolation-and-access-control', tags: ['e05a'] }],
    behavior: 'The server that does not know its requestors declares no listing of tasks.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http-stateless', 'stdio'], because: 'about-transport' },
    needs: ['tasks'],
    divergence: [{ pin: 'declared', sdk: 'v1', note: 'declares what its user tells it to' }],
  },
  'tasks:declared:required': {
    source: [
      { at: 'basic/utilities/tasks#task-support-and-handling', tags: ['eb37'] },
      { at: 'basic/utilities/tasks#protocol-errors', tags: ['1299'] },
    ],
    behavior:
      'The server refuses a request that asks for no task where it makes tasks of all requests of this kind.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
    deferred: {
      reason: 'not-implemented',
      note: 'no SDK has a way to ask for it; a handler that refuses would be the own echo of a test',
    },
  },
} as const satisfies Area;
