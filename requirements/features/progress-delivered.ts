// What must hold of progress that arrives.

import type { Area } from '../model.ts';

export const progressDelivered = {
  'progress:delivered': {
    source: [{ at: 'basic/utilities/progress#implementation-notes', tags: ['568a'] }],
    behavior: 'The server hands progress to the caller whose request it belongs to.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'progress:delivered:client': {
    source: [
      {
        at: 'basic/utilities/progress#implementation-notes',
        tags: ['568a'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/progress#implementation-notes', tags: ['0552'], in: ['2026-07-28'] },
    ],
    behavior: 'The client hands progress to the caller whose request it belongs to.',
    level: 'should',
  },
  'progress:delivered:fields': {
    source: ['sdk'],
    behavior: 'The server hands its caller every field of a progress but the token.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'progress:delivered:fields:client': {
    source: ['sdk'],
    behavior: 'The client hands its caller every field of a progress but the token.',
    level: 'own',
  },
  'progress:delivered:late': {
    source: ['sdk'],
    behavior: 'The server keeps from its caller the progress that comes after the answer.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'progress:delivered:late:client': {
    source: ['sdk'],
    behavior: 'The client keeps from its caller the progress that comes after the answer.',
    level: 'own',
  },
  'progress:delivered:unknown': {
    source: ['sdk'],
    behavior: 'The server works on after progress under a token that it never gave.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'progress:delivered:unknown:client': {
    source: ['sdk'],
    behavior: 'The client works on after progress under a token that it never gave.',
    level: 'own',
  },
  'progress:delivered:last': {
    source: ['sdk'],
    behavior: 'The server hands its caller the progress that arrives together with the answer.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'framing' },
    divergence: [
      { pin: 'lost', sdk: 'v1', note: 'forgets the caller before the progress is handed on', issue: '#2580' },
      { pin: 'lost', sdk: 'v2', note: 'forgets the caller before the progress is handed on', issue: '#2580' },
    ],
  },
  'progress:delivered:last:client': {
    source: ['sdk'],
    behavior: 'The client hands its caller the progress that arrives together with the answer.',
    level: 'own',

    transports: { only: ['memory'], because: 'framing' },
    divergence: [
      { pin: 'lost', sdk: 'v1', note: 'forgets the caller before the progress is handed on', issue: '#2580' },
      { pin: 'lost', sdk: 'v2', note: 'forgets the caller before the progress is handed on', issue: '#2580' },
    ],
  },
} as const satisfies Area;
