// What must hold of the messages of errors that an SDK itself answers with.

import type { Area } from '../model.ts';

export const errorsMessage = {
  'errors:message:unknown-method': {
    source: [
      { at: 'schema#jsonrpcerror-error', tags: ['a0ba'], in: ['2025-06-18'] },
      { at: 'schema#error-message', tags: ['a0ba'], in: ['2025-11-25', '2026-07-28'] },
      { at: 'schema#methodnotfounderror-message', tags: ['a0ba'], in: ['2026-07-28'] },
    ],
    behavior: 'The server refuses an unknown method in a single sentence.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
  },
  'errors:message:unknown-method:client': {
    source: [
      { at: 'schema#jsonrpcerror-error', tags: ['a0ba'], in: ['2025-06-18'] },
      { at: 'schema#error-message', tags: ['a0ba'], in: ['2025-11-25'] },
    ],
    behavior: 'The client refuses an unknown method in a single sentence.',
    level: 'should',
    since: '2025-06-18',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'errors:message:invalid-params': {
    source: [
      { at: 'schema#jsonrpcerror-error', tags: ['a0ba'], in: ['2025-06-18'] },
      { at: 'schema#error-message', tags: ['a0ba'], in: ['2025-11-25', '2026-07-28'] },
      { at: 'schema#invalidparamserror-message', tags: ['a0ba'], in: ['2026-07-28'] },
    ],
    behavior: 'The server refuses params of the wrong shape in a single sentence.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    divergence: [
      {
        pin: 'list-of-issues',
        sdk: 'v1',
        note: 'sends the list of issues of its validator, over many lines',
      },
      {
        pin: 'list-of-issues',
        sdk: 'v2',
        note: 'sends the list of issues of its validator, over many lines',
      },
    ],
  },
} as const satisfies Area;
