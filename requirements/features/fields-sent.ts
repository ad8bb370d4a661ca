// What must hold of the optional fields of what a client asks for, and of the news between the two.

import type { Area } from '../model.ts';

export const fieldsSent = {
  'fields:sent:arguments': {
    source: [{ at: 'schema#calltoolrequestparams' }],
    behavior: 'The server gets the arguments of a call with nested and empty values of every kind.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
  },
  'fields:sent:prompt': {
    source: [{ at: 'schema#getpromptrequestparams' }],
    behavior: 'The server gets the arguments of a prompt in their empty forms.',
    level: 'may',
    tiers: ['lowlevel'],
    since: '2025-11-25',
  },
  'fields:sent:completion': {
    source: [{ at: 'schema#completerequestparams' }],
    behavior: 'The server gets a request for values with every optional field, full or empty.',
    level: 'may',
    tiers: ['lowlevel'],
    since: '2025-11-25',
  },
  'fields:sent:completion:result': {
    source: [{ at: 'schema#completeresult' }],
    behavior: 'The server sends suggested values with every optional field, full or empty.',
    level: 'may',
    tiers: ['lowlevel'],
    since: '2025-11-25',
  },
  'fields:sent:cancelled': {
    source: [{ at: 'schema#cancellednotificationparams' }],
    behavior: 'The server gets an empty reason of a cancellation.',
    level: 'may',
    tiers: ['lowlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'fields:sent:log': {
    source: [{ at: 'schema#loggingmessagenotificationparams' }],
    behavior: 'The server sends log messages with optional fields and data, full or empty.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'fields:sent:unknown': {
    source: ['sdk'],
    behavior: 'The server drops params of a call that no revision knows.',
    level: 'own',
    tiers: ['lowlevel'],
    since: '2025-11-25',
    divergence: [
      {
        pin: 'handed-on',
        sdk: 'v1',
        versions: '<1.25',
        note: 'hands on what it does not know',
      },
    ],
  },
} as const satisfies Area;
