// What must hold of the results of tools in a conversation.

import type { Area } from '../model.ts';

export const samplingToolResult = {
  'sampling:tool-result:fields': {
    source: [{ at: 'client/sampling#tool-result-messages' }],
    behavior: 'The server sends the result of a tool with all its fields.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:tool-result:content': {
    source: [{ at: 'client/sampling#tool-result-messages' }],
    behavior: 'The server sends every kind of content as the result of a tool.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:tool-result:meta': {
    source: [{ at: 'schema#toolresultcontent-_meta', tags: ['e78d'] }],
    behavior: 'The client gets the metadata of a result of a tool again with every request that repeats it.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:tool-result:structured': {
    source: [{ at: 'schema#toolresultcontent-structuredcontent', tags: ['c533'] }],
    behavior: 'The server sends no structured result that breaks the output schema of its tool.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      { pin: 'sent-anyway', sdk: 'v1', note: 'does not hold results of tools against their schemas' },
      { pin: 'sent-anyway', sdk: 'v2', note: 'does not hold results of tools against their schemas' },
    ],
  },
  'sampling:tool-result:match': {
    source: [
      { at: 'schema#toolresultcontent-tooluseid', tags: ['96a3'] },
      { at: 'client/sampling#security-considerations', tags: ['8db2'] },
    ],
    behavior: 'The server sends no result whose id is not that of a use of a tool.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:tool-result:unasked': {
    source: [{ at: 'schema#toolresultcontent-tooluseid', tags: ['96a3'] }],
    behavior: 'The server sends no result that no use of a tool precedes.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:tool-result:mixed': {
    source: [
      { at: 'client/sampling#tool-result-messages', tags: ['3b8c'] },
      { at: 'client/sampling#security-considerations', tags: ['8db2'] },
    ],
    behavior: 'The server sends no message that mixes results of tools with other content.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:tool-result:mixed:earlier': {
    source: [{ at: 'client/sampling#tool-result-messages', tags: ['3b8c'] }],
    behavior:
      'The server sends no conversation in which an earlier message mixes results of tools with other content.',
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
  'sampling:tool-result:mixed:client': {
    source: [{ at: 'client/sampling#error-handling', tags: ['17c1', 'ab55'] }],
    behavior:
      'The client answers a request that mixes results of tools with other content with invalid params.',
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
