// What must hold of the news that an elicitation by URL is complete.

import type { Area } from '../model.ts';

export const elicitationComplete = {
  'elicitation:complete:sent': {
    source: [{ at: 'client/elicitation#completion-notifications-for-url-mode-elicitation', tags: ['a91c'] }],
    behavior: 'The server tells the client that an elicitation by URL is complete.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'elicitation:complete:id': {
    source: [{ at: 'client/elicitation#completion-notifications-for-url-mode-elicitation', tags: ['5842'] }],
    behavior: 'The server names the id of the elicitation that is complete.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'elicitation:complete:initiator': {
    source: [{ at: 'client/elicitation#completion-notifications-for-url-mode-elicitation', tags: ['f76c'] }],
    behavior: 'The server tells no other client than the one that was asked.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'elicitation:complete:not-declared': {
    source: ['sdk'],
    behavior: 'The server refuses to tell a client that declares form mode alone.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'elicitation:complete:unknown': {
    source: [{ at: 'client/elicitation#completion-notifications-for-url-mode-elicitation', tags: ['672f'] }],
    behavior:
      'The client ignores the completion of an elicitation that it does not know or that is complete already.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
