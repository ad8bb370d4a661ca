// What must hold of tasks where nobody declared them.

import type { Area } from '../model.ts';

export const tasksUndeclared = {
  'tasks:undeclared:plain': {
    source: [{ at: 'basic/utilities/tasks#task-support-and-handling', tags: ['b9fa'] }],
    behavior: 'The server that declares no tasks answers a request for one as if it were none.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    divergence: [
      { pin: 'refused', sdk: 'v1', versions: '>=1.24.0', note: 'refuses the request with an internal error' },
    ],
  },
  'tasks:undeclared:plain:client': {
    source: [{ at: 'basic/utilities/tasks#task-support-and-handling', tags: ['b9fa'] }],
    behavior: 'The client that declares no tasks answers a request for one as if it were none.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      { pin: 'refused', sdk: 'v1', versions: '>=1.24.0', note: 'refuses the request with an internal error' },
    ],
  },
  'tasks:undeclared:kind': {
    source: [{ at: 'basic/utilities/tasks#task-support-and-handling', tags: ['b9fa'] }],
    behavior: 'The server that makes no tasks of calls answers a call that asks for one as if it did not.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
    divergence: [
      { pin: 'refused', sdk: 'v1', versions: '>=1.24.0', note: 'refuses the request with an internal error' },
    ],
  },
  'tasks:undeclared:kind:client': {
    source: [{ at: 'basic/utilities/tasks#task-support-and-handling', tags: ['b9fa'] }],
    behavior:
      'The client that makes no tasks of a request answers one that asks for a task as if it did not.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
    divergence: [
      { pin: 'refused', sdk: 'v1', versions: '>=1.24.0', note: 'refuses the request with an internal error' },
    ],
  },
  'tasks:undeclared:strict': {
    source: ['sdk'],
    behavior:
      'The server that enforces capabilities strictly asks no client for a task that declares none of this kind.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['tasks'],
  },
  'tasks:undeclared:handler': {
    source: ['sdk'],
    behavior: 'The server refuses a handler of tasks that it does not declare.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['tasks'],
  },
} as const satisfies Area;
