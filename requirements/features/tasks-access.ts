// What must hold of the tasks of others.

import type { Area } from '../model.ts';

export const tasksAccess = {
  'tasks:access:get': {
    source: [{ at: 'basic/utilities/tasks#task-isolation-and-access-control', tags: ['6f78'] }],
    behavior: 'The server refuses to tell of the task of another.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
    needs: ['tasks'],
    divergence: [
      {
        pin: 'served',
        sdk: 'v1',
        versions: '>=1.32.0',
        transports: ['http-stateless'],
        note: 'binds no task where there is no session',
      },
      {
        pin: 'served',
        sdk: 'v1',
        versions: '>=1.24.0 <1.32.0',
        note: 'binds no task to anybody',
        issue: '#1486',
      },
    ],
  },
  'tasks:access:result': {
    source: [{ at: 'basic/utilities/tasks#task-isolation-and-access-control', tags: ['6f78'] }],
    behavior: 'The server refuses the result of the task of another.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
    needs: ['tasks'],
    divergence: [
      {
        pin: 'served',
        sdk: 'v1',
        versions: '>=1.32.0',
        transports: ['http-stateless'],
        note: 'binds no task where there is no session',
      },
      {
        pin: 'served',
        sdk: 'v1',
        versions: '>=1.24.0 <1.32.0',
        note: 'binds no task to anybody',
        issue: '#1486',
      },
    ],
  },
  'tasks:access:cancel': {
    source: [{ at: 'basic/utilities/tasks#task-isolation-and-access-control', tags: ['6f78'] }],
    behavior: 'The server refuses to cancel the task of another.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
    needs: ['tasks'],
    divergence: [
      {
        pin: 'served',
        sdk: 'v1',
        versions: '>=1.32.0',
        transports: ['http-stateless'],
        note: 'binds no task where there is no session',
      },
      {
        pin: 'served',
        sdk: 'v1',
        versions: '>=1.24.0 <1.32.0',
        note: 'binds no task to anybody',
        issue: '#1486',
      },
    ],
  },
  'tasks:access:list': {
    source: [{ at: 'basic/utilities/tasks#task-isolation-and-access-control', tags: ['2a10'] }],
    behavior: 'The server lists no tasks of others.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
    needs: ['tasks'],
    divergence: [
      {
        pin: 'served',
        sdk: 'v1',
        versions: '>=1.32.0',
        transports: ['http-stateless'],
        note: 'binds no task where there is no session',
      },
      {
        pin: 'served',
        sdk: 'v1',
        versions: '>=1.24.0 <1.32.0',
        note: 'binds no task to anybody',
        issue: '#1486',
      },
    ],
  },
  'tasks:access:bound': {
    source: [{ at: 'basic/utilities/tasks#task-isolation-and-access-control', tags: ['03e0'] }],
    behavior: 'The server binds a task to the authorization of whoever began it.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http', 'http-stateless'], because: 'about-transport' },
    needs: ['tasks'],
    divergence: [
      {
        pin: 'session',
        sdk: 'v1',
        versions: '>=1.32.0',
        transports: ['http'],
        note: 'binds a task to the session instead, and finds it in no other',
      },
    ],
  },
} as const satisfies Area;
