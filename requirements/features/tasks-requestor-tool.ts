// What must hold of a client that calls tools which say whether they become tasks.

import type { Area } from '../model.ts';

export const tasksRequestorTool = {
  'tasks:requestor:tool:undeclared': {
    source: [{ at: 'basic/utilities/tasks#tool-level-negotiation', tags: ['10f0'] }],
    behavior: 'The client calls no tool as a task at a server that declares none, whatever the tool says.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:tool:forbidden': {
    source: [{ at: 'basic/utilities/tasks#tool-level-negotiation', tags: ['3db5'] }],
    behavior: 'The client calls no tool as a task that does not ask for it.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:tool:forbidden:asked': {
    source: [{ at: 'basic/utilities/tasks#tool-level-negotiation', tags: ['3db5'] }],
    behavior: 'The client calls no tool as a task that forbids it, whoever asks.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
    divergence: [{ pin: 'sent', sdk: 'v1', note: 'sends what its user asks for' }],
  },
  'tasks:requestor:tool:optional': {
    source: [{ at: 'basic/utilities/tasks#tool-level-negotiation', tags: ['6f9d'] }],
    behavior: 'The client calls a tool either way that leaves it the choice.',
    level: 'may',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:tool:required': {
    source: [{ at: 'basic/utilities/tasks#tool-level-negotiation', tags: ['7dd4'] }],
    behavior: 'The client calls a tool as a task that requires it.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:tool:relisted': {
    source: ['sdk'],
    behavior: 'The client goes by what a tool said of tasks when it was listed last.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:tool:output': {
    source: ['sdk'],
    behavior: 'The client holds the result of a task against the output schema of its tool.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:tool:validator': {
    source: ['sdk'],
    behavior: 'The client ends in an error where holding a result against its schema fails.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:requestor:tool:plain': {
    source: ['sdk'],
    behavior: 'The client streams a plain call as its result or its error.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
} as const satisfies Area;
