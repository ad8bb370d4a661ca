// What must hold of the uses of tools in a conversation, and of the results that they are balanced by.

import type { Area } from '../model.ts';

export const samplingToolUse = {
  'sampling:tool-use:fields': {
    source: [{ at: 'client/sampling#sampling-with-tools' }],
    behavior: 'The server gets a use of a tool with all its fields.',
    level: 'must',
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
  'sampling:tool-use:parallel': {
    source: [{ at: 'client/sampling#sampling-with-tools' }, { at: 'client/sampling#parallel-tool-use' }],
    behavior: 'The server gets several uses of tools in one message.',
    level: 'must',
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
  'sampling:tool-use:meta': {
    source: [{ at: 'schema#toolusecontent-_meta', tags: ['9417'] }],
    behavior: 'The client gets the metadata of its use of a tool back with the next request.',
    level: 'should',
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
  'sampling:tool-use:balance': {
    source: [
      { at: 'client/sampling#tool-use-and-result-balance', tags: ['9d3c'] },
      { at: 'client/sampling#security-considerations', tags: ['8db2'] },
    ],
    behavior: 'The server sends no conversation in which one of several uses of tools has no result.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:tool-use:balance:earlier': {
    source: [{ at: 'client/sampling#tool-use-and-result-balance', tags: ['9d3c'] }],
    behavior: 'The server sends no conversation in which an earlier use of a tool has no result.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      { pin: 'sent-anyway', sdk: 'v1', note: 'checks the last message alone' },
      { pin: 'sent-anyway', sdk: 'v2', note: 'checks the last message alone' },
    ],
  },
  'sampling:tool-use:balance:last': {
    source: [{ at: 'client/sampling#tool-use-and-result-balance', tags: ['9d3c'] }],
    behavior: 'The server sends no conversation that ends with a use of a tool.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      { pin: 'sent-anyway', sdk: 'v1', note: 'does not check a use of a tool in the last message' },
      { pin: 'sent-anyway', sdk: 'v2', note: 'does not check a use of a tool in the last message' },
    ],
  },
  'sampling:tool-use:balance:role': {
    source: [
      { at: 'client/sampling#tool-use-and-result-balance', tags: ['9d3c'] },
      { at: 'client/sampling#message-roles' },
    ],
    behavior: 'The server sends no result of a tool in a message of the assistant.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      { pin: 'sent-anyway', sdk: 'v1', note: 'does not look at the roles of messages' },
      { pin: 'sent-anyway', sdk: 'v2', note: 'does not look at the roles of messages' },
    ],
  },
  'sampling:tool-use:balance:client': {
    source: [{ at: 'client/sampling#error-handling', tags: ['c7cd', 'ab55'] }],
    behavior: 'The client answers a request in which the result of a tool is missing with invalid params.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      { pin: 'handled-anyway', sdk: 'v1', note: 'leaves the check to the server' },
      { pin: 'handled-anyway', sdk: 'v2', note: 'leaves the check to the server' },
    ],
  },
} as const satisfies Area;
