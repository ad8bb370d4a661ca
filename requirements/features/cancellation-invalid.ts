// What must hold of cancellations that name no request in progress, or none at all.

import type { Area } from '../model.ts';

export const cancellationInvalid = {
  'cancellation:invalid:unknown': {
    source: [
      {
        at: 'basic/utilities/cancellation#error-handling',
        tags: ['b76b', 'a091'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/cancellation#error-handling', tags: ['b76b', 'a091'], in: ['2026-07-28'] },
    ],
    behavior: 'The server works on after a cancellation of a request that it never got.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
  },
  'cancellation:invalid:unknown:client': {
    source: [{ at: 'basic/utilities/cancellation#error-handling', tags: ['b76b', 'a091'] }],
    behavior: 'The client works on after a cancellation of a request that it never got.',
    level: 'should',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:invalid:unknown:silent': {
    source: [
      {
        at: 'basic/utilities/cancellation#behavior-requirements',
        tags: ['4ef0'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/cancellation#behavior-requirements', tags: ['c8d1'], in: ['2026-07-28'] },
    ],
    behavior: 'The server says nothing to a cancellation of a request that it never got.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'cancellation:invalid:completed': {
    source: [
      {
        at: 'basic/utilities/cancellation#error-handling',
        tags: ['451a'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/cancellation#error-handling', tags: ['451a'], in: ['2026-07-28'] },
    ],
    behavior: 'The server works on after a cancellation of a request that it has answered.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
  },
  'cancellation:invalid:late': {
    source: [
      {
        at: 'basic/utilities/cancellation#timing-considerations',
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      {
        at: 'schema#cancellednotification',
        tags: ['3ae8'],
        in: ['2025-06-18', '2025-11-25', '2026-07-28'],
      },
    ],
    behavior: 'The server takes a cancellation that comes after its answer.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'cancellation:invalid:completed:client': {
    source: [{ at: 'basic/utilities/cancellation#error-handling', tags: ['451a'] }],
    behavior: 'The client works on after a cancellation of a request that it has answered.',
    level: 'should',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:invalid:completed:silent': {
    source: [
      {
        at: 'basic/utilities/cancellation#behavior-requirements',
        tags: ['574e'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/cancellation#behavior-requirements', tags: ['da6a'], in: ['2026-07-28'] },
    ],
    behavior: 'The server says nothing to a cancellation of a request that it has answered.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'cancellation:invalid:race': {
    source: [
      {
        at: 'basic/utilities/cancellation#timing-considerations',
        tags: ['67f5'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/cancellation#timing-considerations', tags: ['67f5'], in: ['2026-07-28'] },
    ],
    behavior: 'The server bears a cancellation that crosses its answer.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'cancellation:invalid:race:client': {
    source: [
      {
        at: 'basic/utilities/cancellation#timing-considerations',
        tags: ['67f5'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/cancellation#timing-considerations', tags: ['67f5'], in: ['2026-07-28'] },
    ],
    behavior: 'The client bears an answer that crosses its cancellation.',
    level: 'must',
  },
  'cancellation:invalid:malformed': {
    source: [
      {
        at: 'basic/utilities/cancellation#error-handling',
        tags: ['b76b', '97c2'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/patterns/cancellation#error-handling', tags: ['b76b', '97c2'], in: ['2026-07-28'] },
    ],
    behavior: 'The server ignores a malformed cancellation.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'cancellation:invalid:malformed:client': {
    source: [{ at: 'basic/utilities/cancellation#error-handling', tags: ['b76b', '97c2'] }],
    behavior: 'The client ignores a malformed cancellation.',
    level: 'should',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
