// What the overview and the pages of the base protocol ask of others than an SDK, authorization apart.

import type { SetAside } from '../set-aside.ts';

export const protocol = [
  { at: 'index#implementation-guidelines', tags: ['ab20', '5d2a'], reason: 'host-policy' },
  { at: 'index#implementation-guidelines', tags: ['046c', '96cc', 'c81c'], reason: 'advice' },
  { at: 'basic/index#schema-dialect', tags: ['aa46'], reason: 'advice' },
  { at: 'basic/index#implementation-requirements', tags: ['bf91'], reason: 'advice' },
  {
    at: 'basic/index#icons',
    tags: ['d9fe', '4c44', '23aa', '0e1f', 'cb8d', 'eaf6', '6d13', 'ae54', '094f', '60d8', '71cb', 'e06d'],
    reason: 'host-policy',
  },
  {
    at: 'basic/index#icons',
    tags: ['3242', 'c618'],
    reason: 'host-policy',
    note: 'the application that fetches and shows icons takes precautions; what a client can do itself is required of it',
  },
  {
    at: 'basic/index#icons',
    tags: ['069f'],
    reason: 'says-may-and-nothing-to-see',
    note: 'speaks of the bytes behind an icon; neither end of an SDK fetches them',
  },
  { at: 'basic/index#statelessness', tags: ['77e1'], reason: 'host-policy' },
  { at: 'basic/versioning#extension-negotiation', tags: ['b981'], reason: 'third-party' },
  { at: 'basic/transports#security-warning', tags: ['c12e', '6ebf'], reason: 'host-policy' },
  { at: 'basic/transports#session-management', tags: ['a9c7'], reason: 'host-policy' },
  { at: 'basic/transports#custom-transports', tags: ['c4a2', 'b882', '99b5'], reason: 'third-party' },
  { at: 'basic/transports/index#custom-transports', tags: ['cc6e', 'e910'], reason: 'third-party' },
  { at: 'basic/transports/stdio', tags: ['7818'], reason: 'third-party' },
  {
    at: 'basic/transports/streamable-http#server-behavior-for-custom-headers',
    tags: ['416c'],
    reason: 'third-party',
  },
  {
    at: 'basic/transports/streamable-http#server-validation',
    tags: ['a901', '30c7', '116b'],
    reason: 'third-party',
  },
  {
    at: 'basic/transports/streamable-http#http+sse-transport-2024-11-05',
    tags: ['dac0', 'ca00'],
    reason: 'advice',
  },
  { at: 'basic/utilities/cancellation#implementation-notes', tags: ['69f8', '5e34'], reason: 'host-policy' },
  { at: 'basic/utilities/ping#behavior-requirements', tags: ['fbad', '385d', 'c33f'], reason: 'host-policy' },
  { at: 'basic/utilities/ping#implementation-considerations', tags: ['c1f9', '3670'], reason: 'advice' },
  { at: 'basic/utilities/ping#error-handling', tags: ['067b', '4e7f'], reason: 'host-policy' },
  { at: 'basic/utilities/progress#progress-flow', tags: ['5c13'], reason: 'third-party' },
  { at: 'basic/utilities/progress#implementation-notes', tags: ['28c8'], reason: 'host-policy' },
  { at: 'basic/utilities/tasks#task-isolation-and-access-control', tags: ['5636'], reason: 'advice' },
  { at: 'basic/utilities/tasks#task-isolation-and-access-control', tags: ['ba7e'], reason: 'host-policy' },
  { at: 'basic/utilities/tasks#resource-management', tags: ['1cc0', '3649'], reason: 'host-policy' },
  { at: 'basic/utilities/tasks#resource-management', tags: ['7f82', 'c537'], reason: 'advice' },
  {
    at: 'basic/utilities/tasks#audit-and-logging',
    tags: ['7b55', 'cd17', 'ca2e', '602d'],
    reason: 'host-policy',
  },
  { at: 'basic/patterns/cancellation#implementation-notes', tags: ['69f8', '5e34'], reason: 'host-policy' },
  {
    at: 'basic/patterns/mrtr#server-requirements-basic-workflow',
    tags: ['7ed9'],
    reason: 'host-policy',
    note: 'the application knows what may be redeemed once, and keeps the record of it',
  },
  { at: 'basic/patterns/progress#progress-flow', tags: ['5c13'], reason: 'third-party' },
  { at: 'basic/patterns/progress#implementation-notes', tags: ['28c8'], reason: 'host-policy' },
] as const satisfies readonly SetAside[];
