// What must hold of requests of a requestor whose metadata speaks of a task.

import type { Area } from '../model.ts';

export const tasksRelated = {
  'tasks:related:inherited': {
    source: ['sdk', { at: 'basic/utilities/tasks#associating-task-related-messages' }],
    behavior: 'The server counts what a handler sends among the messages of the task that its request names.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
  },
  'tasks:related:answer': {
    source: ['sdk'],
    behavior: 'The server takes no answer of its own for that of the requestor.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
    divergence: [
      {
        pin: 'own-answer',
        sdk: 'v1',
        note: 'answers its question with what it queued for a request of the same id',
      },
    ],
  },
  'tasks:related:answer:error': {
    source: ['sdk'],
    behavior: 'The server takes no refusal of its own for that of the requestor.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
    divergence: [
      {
        pin: 'own-refusal',
        sdk: 'v1',
        note: 'refuses its question with what it queued for a request of the same id',
      },
    ],
  },
  'tasks:related:lost': {
    source: ['sdk'],
    behavior: 'The server answers requests that speak of a task, whatever else the task asks.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
    divergence: [
      { pin: 'told', sdk: 'v1', note: 'queues the answers and tells of an error where they are fetched' },
    ],
  },
  'tasks:related:full': {
    source: ['sdk'],
    behavior: 'The server answers requests that speak of a task whose queue is full.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
    divergence: [{ pin: 'told', sdk: 'v1', note: 'answers nothing and tells of an error' }],
  },
  'tasks:related:unknown': {
    source: ['sdk'],
    behavior: 'The server refuses a request that speaks of a task it does not know.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['tasks'],
    divergence: [
      {
        pin: 'hung',
        sdk: 'v1',
        versions: '>=1.32.0',
        transports: ['memory', 'stdio'],
        note: 'queues the answer for a task that nobody can ask for where there is no session',
      },
      {
        pin: 'hung',
        sdk: 'v1',
        versions: '<1.32.0',
        note: 'queues the answer for a task that nobody can ask for',
      },
    ],
  },
  'tasks:related:given-up': {
    source: ['sdk'],
    behavior: 'The server handles no request that was cancelled while its task was looked up.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http', 'sse'], because: 'about-transport' },
    needs: ['tasks'],
    divergence: [
      {
        pin: 'handled',
        sdk: 'v1',
        versions: '<1.32.0',
        note: 'looks no task up before it handles a request',
      },
    ],
  },
} as const satisfies Area;
