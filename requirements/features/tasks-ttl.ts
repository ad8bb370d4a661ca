// What must hold of the time that a task is kept.

import type { Area } from '../model.ts';

export const tasksTtl = {
  'tasks:ttl:expired': {
    source: [{ at: 'basic/utilities/tasks#ttl-and-resource-management', tags: ['7d27'] }],
    behavior: 'The server forgets a task whose lifetime is over, whatever its status.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:ttl:cleaned': {
    source: [{ at: 'basic/utilities/tasks#resource-management', tags: ['820b'] }],
    behavior: 'The server forgets an expired task at once.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:ttl:limited': {
    source: [{ at: 'basic/utilities/tasks#resource-management', tags: ['fec7'] }],
    behavior: 'The server keeps no task for ever.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
    divergence: [
      { pin: 'unlimited', sdk: 'v1', note: 'gives a task no end where neither side asks for one' },
    ],
  },
  'tasks:ttl:anew': {
    source: ['sdk', { at: 'basic/utilities/tasks#ttl-and-resource-management' }],
    behavior: 'The server counts the lifetime of a task anew once it has ended.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:ttl:cancelled': {
    source: [{ at: 'basic/utilities/tasks#task-cancellation', tags: ['5079'] }],
    behavior: 'The server forgets a cancelled task at the end of its lifetime.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:ttl:waiting': {
    source: ['sdk'],
    behavior: 'The server refuses the result of a task that expires while somebody waits for it.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
} as const satisfies Area;
