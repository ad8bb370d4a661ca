// What must hold of the error that sends a caller to URLs before it may come back.

import type { Area } from '../model.ts';

export const elicitationUrlRequired = {
  'elicitation:url-required:sent': {
    source: [{ at: 'client/elicitation#url-elicitation-required-error', tags: ['5195'] }],
    behavior: 'The server answers a request that needs an elicitation by URL with the error that says so.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
  },
  'elicitation:url-required:code': {
    source: [{ at: 'client/elicitation#error-handling', tags: ['c216', '420b'] }],
    behavior: 'The server answers a request that needs an elicitation by URL with the code -32042.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
  },
  'elicitation:url-required:list': {
    source: [{ at: 'client/elicitation#url-elicitation-required-error', tags: ['5d1b', '988a'] }],
    behavior: 'The server lists the elicitations that it requires with mode, message, URL and id.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
  },
  'elicitation:url-required:list:missing': {
    source: [{ at: 'client/elicitation#url-elicitation-required-error', tags: ['5d1b'] }],
    behavior: 'The server sends no such error without a list.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    divergence: [
      {
        pin: 'sent-anyway',
        sdk: 'v1',
        note: 'sends the error as it was thrown',
        violation: { message: 'tools/call error', pointer: '/error/data', keyword: 'required' },
      },
      {
        pin: 'sent-anyway',
        sdk: 'v2',
        note: 'sends the error as it was thrown',
        violation: { message: 'tools/call error', pointer: '/error/data', keyword: 'required' },
      },
    ],
  },
  'elicitation:url-required:list:form': {
    source: [{ at: 'client/elicitation#url-elicitation-required-error', tags: ['988a'] }],
    behavior: 'The server sends no form in the list of such an error.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    divergence: [
      {
        pin: 'sent-anyway',
        sdk: 'v1',
        note: 'sends the list as it was thrown',
        violation: {
          message: 'tools/call error',
          pointer: '/error/data/elicitations/0/mode',
          keyword: 'const',
        },
      },
      {
        pin: 'sent-anyway',
        sdk: 'v2',
        note: 'sends the list as it was thrown',
        violation: {
          message: 'tools/call error',
          pointer: '/error/data/elicitations/0/mode',
          keyword: 'const',
        },
      },
    ],
  },
  'elicitation:url-required:only': {
    source: [{ at: 'client/elicitation#url-elicitation-required-error', tags: ['f9c8'] }],
    behavior: 'The server answers a request that fails otherwise with another code.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
  },
  'elicitation:url-required:received': {
    source: ['sdk'],
    behavior: 'The client fails a call with code and list of the error.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
  },
  'elicitation:url-required:received:more': {
    source: ['sdk'],
    behavior: 'The client fails a call with what the error carries beside the list.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    divergence: [
      { pin: 'list-alone', sdk: 'v1', note: 'keeps the list and drops the rest of the data' },
      { pin: 'list-alone', sdk: 'v2', note: 'keeps the list and drops the rest of the data' },
    ],
  },
  'elicitation:url-required:received:list': {
    source: ['sdk'],
    behavior: 'The client hands out the list as elicitations of the error.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
  },
  'elicitation:url-required:retry': {
    source: [{ at: 'client/elicitation#completion-notifications-for-url-mode-elicitation', tags: ['7802'] }],
    behavior: 'The client repeats a call once it is told that the elicitation it required is complete.',
    level: 'may',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
