// What must hold of declaring sampling, of refusing what cannot be sampled, and of the errors that come instead of a message.

import type { Area } from '../model.ts';

export const sampling = {
  'sampling:capability:declare': {
    source: [{ at: 'client/sampling#capabilities', tags: ['12f6'] }],
    behavior: 'The client declares that it supports sampling.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:capability:handler': {
    source: [{ at: 'client/sampling#capabilities', tags: ['12f6'] }],
    behavior: 'The client takes no handler for sampling unless it declares sampling.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'sampling:capability:undeclared': {
    source: ['sdk'],
    behavior:
      'The client that did not declare sampling answers a request for a message with a method-not-found error.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:capability:strict': {
    source: ['sdk'],
    behavior:
      'The server that is told to be strict asks a client that did not declare sampling for no message.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:context:declare': {
    source: [{ at: 'client/sampling#capabilities' }],
    behavior: 'The client declares that it includes context.',
    level: 'may',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:context:unasked': {
    source: [{ at: 'client/sampling#capabilities', tags: ['d5d2'] }],
    behavior: 'The server asks for no context that its author does not ask for.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:context:undeclared': {
    source: [
      { at: 'client/sampling#capabilities', tags: ['1d3b'] },
      { at: 'schema#clientcapabilities-sampling', tags: ['b028'] },
      { at: 'schema#createmessagerequestparams-includecontext', tags: ['808b'] },
    ],
    behavior: 'The server asks for no context from a client that did not declare it.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'sent-anyway',
        sdk: 'v1',
        note: 'sends every value of includeContext whatever the client declared',
      },
      {
        pin: 'sent-anyway',
        sdk: 'v2',
        note: 'sends every value of includeContext whatever the client declared',
      },
    ],
  },
  'sampling:error:user-rejected': {
    source: [
      {
        at: 'client/sampling#error-handling',
        tags: ['ab55'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18'],
      },
      { at: 'client/sampling#error-handling', tags: ['ab55', '9588'], in: ['2025-11-25'] },
    ],
    behavior: 'The client answers with error -1 when its user rejects the request.',
    level: 'should',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:error:received': {
    source: [{ at: 'client/sampling#error-handling' }],
    behavior: 'The server learns the code and the data of the error that comes instead of a message.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:invalid:request': {
    source: [{ at: 'client/sampling#security-considerations', tags: ['081e'] }],
    behavior: 'The client refuses a request whose messages are malformed.',
    level: 'should',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:invalid:request:code': {
    source: [
      { at: 'basic/index', tags: ['c324'], in: ['2024-11-05'] },
      { at: 'basic/messages', tags: ['cc9f'], in: ['2024-11-05'] },
      { at: 'basic/index#messages', tags: ['c324'], in: ['2025-03-26', '2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The client answers a malformed request for a message with invalid params.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'internal-error',
        sdk: 'v1',
        note: 'answers params of the wrong shape with -32603 and the issues of its validator',
        issue: '#2284',
      },
    ],
  },
  'sampling:invalid:result': {
    source: [{ at: 'client/sampling#security-considerations', tags: ['081e'] }],
    behavior: 'The server refuses an answer that is no message.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:invalid:result:content': {
    source: [{ at: 'client/sampling#security-considerations', tags: ['081e'] }],
    behavior: 'The server refuses an answer of unknown content.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:invalid:handler': {
    source: [{ at: 'client/sampling#security-considerations', tags: ['081e'] }],
    behavior: 'The client refuses to send an answer of its own handler that is no message.',
    level: 'should',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'sent-anyway',
        sdk: 'v1',
        versions: '<1.24.0',
        note: 'sends what its handler returns',
        violation: {
          message: 'sampling/createMessage result',
          pointer: '/result/model',
          keyword: 'required',
        },
      },
    ],
  },
} as const satisfies Area;
