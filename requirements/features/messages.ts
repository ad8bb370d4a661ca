// What must hold of the form of answers and notifications. The shapes of the revision prove it in every cell; the tests
// of these entries also send the wrong form by hand and see it judged.

import type { Area } from '../model.ts';

export const messages = {
  'messages:response:either': {
    source: [
      { at: 'basic/messages#responses', tags: ['7e33', 'e4f7'], in: ['2024-11-05'] },
      { at: 'basic/index#responses', tags: ['7e33', 'e4f7'], in: ['2025-03-26', '2025-06-18'] },
    ],
    behavior: 'The server answers with either a result or an error.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2025-11-25',
  },
  'messages:response:either:client': {
    source: [
      { at: 'basic/messages#responses', tags: ['7e33', 'e4f7'], in: ['2024-11-05'] },
      { at: 'basic/index#responses', tags: ['7e33', 'e4f7'], in: ['2025-03-26', '2025-06-18'] },
    ],
    behavior: 'The client answers with either a result or an error.',
    level: 'must',
    until: '2025-11-25',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'messages:result:any-object': {
    source: [{ at: 'basic/index#result-responses', tags: ['3b12'] }],
    behavior: 'The server answers a request with whatever object its handler returns.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
  },
  'messages:result:field': {
    source: [{ at: 'basic/index#result-responses', tags: ['5136'] }],
    behavior: 'The server puts what it has to say into the result field of its answer.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    supersedes: 'messages:response:either',
  },
  'messages:result:field:client': {
    source: [{ at: 'basic/index#result-responses', tags: ['5136'] }],
    behavior: 'The client puts what it has to say into the result field of its answer.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    supersedes: 'messages:response:either:client',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'messages:error:code-and-message': {
    source: [
      { at: 'basic/messages#responses', in: ['2024-11-05'] },
      { at: 'basic/index#responses', tags: ['1853'], in: ['2025-03-26', '2025-06-18'] },
      { at: 'basic/index#error-responses', tags: ['ff53'], in: ['2025-11-25', '2026-07-28'] },
    ],
    behavior: 'The server gives its error a code and a message.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'messages:error:code-and-message:client': {
    source: [
      { at: 'basic/messages#responses', in: ['2024-11-05'] },
      { at: 'basic/index#responses', tags: ['1853'], in: ['2025-03-26', '2025-06-18'] },
      { at: 'basic/index#error-responses', tags: ['ff53'], in: ['2025-11-25'] },
    ],
    behavior: 'The client gives its error a code and a message.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'messages:notification:no-id': {
    source: [
      { at: 'basic/messages#notifications', tags: ['8832'], in: ['2024-11-05'] },
      {
        at: 'basic/index#notifications',
        tags: ['8832'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
      },
    ],
    behavior: 'The server gives a notification no id.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'messages:notification:no-id:client': {
    source: [
      { at: 'basic/messages#notifications', tags: ['8832'], in: ['2024-11-05'] },
      {
        at: 'basic/index#notifications',
        tags: ['8832'],
        in: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
      },
    ],
    behavior: 'The client gives a notification no id.',
    level: 'must',
  },
} as const satisfies Area;
