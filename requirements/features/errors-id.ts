// What must hold of the ids that tie an answer to its request.

import type { Area } from '../model.ts';

export const errorsId = {
  'errors:id:type': {
    source: [
      { at: 'basic/messages#requests', tags: ['a14f', 'cf18'], in: ['2024-11-05'] },
      {
        at: 'basic/index#requests',
        tags: ['a14f', 'cf18'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
      },
    ],
    behavior: 'The client gives every request a string or an integer as its id.',
    level: 'must',
  },
  'errors:id:unique': {
    source: [
      { at: 'basic/messages#requests', tags: ['3e65'], in: ['2024-11-05'] },
      { at: 'basic/index#requests', tags: ['3e65'], in: ['2025-03-26', '2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The client gives no two requests of a session the same id.',
    level: 'must',
    until: '2026-07-28',
  },
  'errors:id:in-flight-unique': {
    source: [{ at: 'basic/index#requests', tags: ['978c'] }],
    behavior: 'The client gives no two requests in flight the same id.',
    level: 'must',
    since: '2026-07-28',
    supersedes: 'errors:id:unique',
  },
  'errors:id:server-type': {
    source: [
      { at: 'basic/messages#requests', tags: ['a14f', 'cf18'], in: ['2024-11-05'] },
      { at: 'basic/index#requests', tags: ['a14f', 'cf18'], in: ['2025-03-26', '2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The server gives every request a string or an integer as its id.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'errors:id:server-unique': {
    source: [
      { at: 'basic/messages#requests', tags: ['3e65'], in: ['2024-11-05'] },
      { at: 'basic/index#requests', tags: ['3e65'], in: ['2025-03-26', '2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The server gives no two of its requests of a session the same id.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'errors:id:echoed': {
    source: [
      { at: 'basic/messages#responses', tags: ['43a6'], in: ['2024-11-05'] },
      { at: 'basic/index#responses', tags: ['43a6'], in: ['2025-03-26', '2025-06-18'] },
      { at: 'basic/index#result-responses', tags: ['b48d'], in: ['2025-11-25', '2026-07-28'] },
      { at: 'basic/index#error-responses', tags: ['d901'], in: ['2025-11-25', '2026-07-28'] },
    ],
    behavior: 'The server repeats the id of the request in its answer, string or integer.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'errors:id:client-echoes': {
    source: [
      { at: 'basic/messages#responses', tags: ['43a6'], in: ['2024-11-05'] },
      { at: 'basic/index#responses', tags: ['43a6'], in: ['2025-03-26', '2025-06-18'] },
      { at: 'basic/index#result-responses', tags: ['b48d'], in: ['2025-11-25'] },
      { at: 'basic/index#error-responses', tags: ['d901'], in: ['2025-11-25'] },
    ],
    behavior: 'The client repeats the id of the request in its answer, string or integer.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'errors:id:one-answer': {
    source: [
      { at: 'basic/index', tags: ['c324'], in: ['2024-11-05'] },
      { at: 'basic/messages', tags: ['cc9f'], in: ['2024-11-05'] },
      {
        at: 'basic/index#messages',
        tags: ['c324'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
      },
    ],
    behavior: 'The server answers every request exactly once.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'errors:id:unknown-response': {
    source: ['sdk'],
    behavior: 'The client completes its calls after a response with an id that it never sent.',
    level: 'own',
  },
} as const satisfies Area;
