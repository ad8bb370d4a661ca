// What must hold of tools that say whether they become tasks.

import type { Area } from '../model.ts';

export const tasksTool = {
  'tasks:tool:listed': {
    source: [{ at: 'basic/utilities/tasks#tool-level-negotiation' }],
    behavior: 'The server lists what each tool says of tasks.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:tool:required': {
    source: [{ at: 'basic/utilities/tasks#tool-level-negotiation', tags: ['3842'] }],
    behavior: 'The server refuses a plain call of a tool that always becomes a task.',
    level: 'must',
    tiers: ['highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
    divergence: [{ pin: 'is-error-result', sdk: 'v1', note: 'answers with a result marked isError' }],
  },
  'tasks:tool:forbidden': {
    source: [{ at: 'basic/utilities/tasks#tool-level-negotiation', tags: ['b24b'] }],
    behavior: 'The server refuses a task of a tool that never becomes one.',
    level: 'should',
    tiers: ['highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
    divergence: [
      {
        pin: 'invalid-params',
        sdk: 'v1',
        note: 'runs the tool, and then refuses the request as invalid params',
      },
    ],
  },
  'tasks:tool:optional': {
    source: ['sdk', { at: 'basic/utilities/tasks#tool-level-negotiation' }],
    behavior: 'The server waits itself for the task of a plain call, and answers with its result.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:tool:default': {
    source: ['sdk'],
    behavior: 'The server refuses to register the task of a tool that never becomes one.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['tasks'],
  },
  'tasks:tool:arguments': {
    source: ['sdk'],
    behavior: 'The server hands the arguments of the call to what begins the task.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
} as const satisfies Area;
