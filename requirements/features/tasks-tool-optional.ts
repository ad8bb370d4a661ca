// What must hold of plain calls of a tool that may become a task.

import type { Area } from '../model.ts';

export const tasksToolOptional = {
  'tasks:tool:optional': {
    source: ['sdk', { at: 'basic/utilities/tasks#tool-level-negotiation' }],
    behavior: 'The server waits itself for the task of a plain call, and answers with its result.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:tool:optional:ends': {
    source: ['sdk'],
    behavior: 'The server answers a plain call as its task ends.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:tool:optional:over': {
    source: ['sdk'],
    behavior: 'The server waits for no task of a plain call that has ended already.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:tool:optional:interval': {
    source: ['sdk'],
    behavior:
      'The server looks after the task of a plain call every five seconds where it suggests no interval.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:tool:optional:arguments': {
    source: ['sdk'],
    behavior: 'The server hands the arguments of a plain call to what begins its task.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    needs: ['tasks'],
  },
  'tasks:tool:optional:cancelled': {
    source: ['sdk'],
    behavior: 'The server waits no longer for the task of a plain call that was cancelled.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
    divergence: [{ pin: 'goes-on', sdk: 'v1', note: 'looks after the task until it ends', issue: '#2018' }],
  },
} as const satisfies Area;
