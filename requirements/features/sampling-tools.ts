// What must hold of letting the model use tools while it samples.

import type { Area } from '../model.ts';

export const samplingTools = {
  'sampling:tools:declare': {
    source: [{ at: 'client/sampling#tools-in-sampling', tags: ['7153'] }],
    behavior: 'The client declares that it supports tools in sampling.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:tools:undeclared': {
    source: [{ at: 'client/sampling#tools-in-sampling', tags: ['43ea'] }],
    behavior: 'The server offers no tools to a client that did not declare support for them.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:tools:undeclared:choice': {
    source: [{ at: 'client/sampling#tools-in-sampling', tags: ['43ea'] }],
    behavior: 'The server sends no choice of tools to a client that did not declare support for them.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:tools:undeclared:in-call': {
    source: [{ at: 'client/sampling#tools-in-sampling', tags: ['43ea'] }],
    behavior:
      'The server offers no tools, while it handles a request, to a client that did not declare support for them.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'sent-anyway',
        sdk: 'v1',
        note: 'checks tools in createMessage alone, and not where a handler sends the request',
      },
      {
        pin: 'sent-anyway',
        sdk: 'v2',
        note: 'checks tools in createMessage alone, and not where a handler sends the request',
      },
    ],
  },
  'sampling:tools:refused': {
    source: [{ at: 'schema#createmessagerequestparams-tools', tags: ['3c19'] }],
    behavior: 'The client that did not declare tools refuses a request that offers some.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      { pin: 'handled-anyway', sdk: 'v1', note: 'hands the request to its handler' },
      { pin: 'handled-anyway', sdk: 'v2', note: 'hands the request to its handler' },
    ],
  },
  'sampling:tools:refused:choice': {
    source: [{ at: 'schema#createmessagerequestparams-toolchoice', tags: ['3c19'] }],
    behavior: 'The client that did not declare tools refuses a request that chooses among some.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      { pin: 'handled-anyway', sdk: 'v1', note: 'hands the request to its handler' },
      { pin: 'handled-anyway', sdk: 'v2', note: 'hands the request to its handler' },
    ],
  },
  'sampling:tools:fields': {
    source: [{ at: 'client/sampling#sampling-with-tools' }],
    behavior: 'The server offers a tool with all its fields.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'without-theme',
        sdk: 'v1',
        versions: '<1.25',
        note: 'loses the theme of an icon',
        issue: '#1290',
      },
    ],
  },
  'sampling:tools:choice': {
    source: [{ at: 'client/sampling#tool-choice-modes' }],
    behavior: 'The server sends how the model is to choose among the tools.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:tools:loop': {
    source: [{ at: 'client/sampling#multi-turn-tool-loop' }],
    behavior: 'The server asks on with the results of the tools that the model used.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'refused',
        sdk: 'v1',
        versions: '<1.25.3',
        note: 'holds the answer of its handler to what may be answered without tools',
        issue: '#1346',
      },
    ],
  },
} as const satisfies Area;
