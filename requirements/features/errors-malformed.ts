// What must hold of frames that are no messages.

import type { Area } from '../model.ts';

export const errorsMalformed = {
  'errors:malformed:parse-error': {
    source: [
      { at: 'basic/index#messages', tags: ['c324'] },
      { at: 'basic/index#error-codes', in: ['2026-07-28'] },
    ],
    behavior: 'The server answers text that is not JSON with a parse error.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    // Earlier revisions have no error response without an id, and this text has none to repeat.
    since: '2025-11-25',
    transports: { only: ['http', 'http-stateless', 'sse', 'stdio'], because: 'framing' },
    divergence: [
      {
        pin: 'no-answer',
        sdk: 'v1',
        transports: ['stdio'],
        note: 'reports the text to onerror and answers nothing',
        issue: '#563',
      },
      {
        pin: 'no-answer',
        sdk: 'v2',
        transports: ['stdio'],
        note: 'reports the text to onerror and answers nothing',
        issue: '#563',
      },
      {
        pin: 'http-400',
        sdk: 'v1',
        transports: ['sse'],
        note: 'refuses the POST with status 400 and plain text, and sends no message',
      },
      {
        pin: 'http-400',
        sdk: 'v1',
        versions: '<1.25.0',
        transports: ['http', 'http-stateless'],
        note: 'refuses the POST with status 400, but does not say that the body is JSON',
      },
      {
        pin: 'http-400',
        sdk: 'v2',
        transports: ['sse'],
        note: 'refuses the POST with status 400 and plain text, and sends no message',
      },
    ],
  },
  'errors:malformed:invalid-request': {
    source: [
      { at: 'basic/index#messages', tags: ['c324'] },
      { at: 'basic/index#error-codes', in: ['2026-07-28'] },
    ],
    behavior: 'The server answers JSON that is no JSON-RPC message with an invalid-request error.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    divergence: [
      {
        pin: 'no-answer',
        sdk: 'v1',
        transports: ['memory', 'stdio'],
        note: 'reports the frame to onerror and answers nothing',
        issue: '#2247',
      },
      {
        pin: 'no-answer',
        sdk: 'v2',
        transports: ['memory', 'stdio'],
        note: 'reports the frame to onerror and answers nothing',
        issue: '#2247',
      },
      {
        pin: 'http-400',
        sdk: 'v1',
        transports: ['sse'],
        note: 'refuses the POST with status 400 and plain text, and sends no message',
      },
      {
        pin: 'http-400',
        sdk: 'v1',
        versions: '<1.25.0',
        transports: ['http', 'http-stateless'],
        note: 'refuses the POST with status 400, but does not say that the body is JSON',
      },
      {
        pin: 'http-400',
        sdk: 'v2',
        transports: ['sse'],
        note: 'refuses the POST with status 400 and plain text, and sends no message',
      },
      {
        pin: 'parse-error',
        sdk: 'v1',
        versions: '>=1.25.0',
        transports: ['http', 'http-stateless'],
        note: 'answers with -32700 instead of -32600',
      },
      {
        pin: 'parse-error',
        sdk: 'v2',
        transports: ['http', 'http-stateless'],
        revisions: ['2025-11-25'],
        note: 'answers with -32700 instead of -32600',
      },
    ],
  },
  'errors:malformed:survives': {
    source: ['sdk'],
    behavior: 'The server serves later requests after a frame that is no message.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
  },
  'errors:malformed:client-survives': {
    source: ['sdk'],
    behavior: 'The client completes its calls after a frame that is no message.',
    level: 'own',
  },
  // Batches left the protocol with 2025-06-18; what a server does with one is not said.
  'errors:malformed:batch': {
    source: ['sdk'],
    behavior: 'The server runs none of the requests of a batch.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    divergence: [
      {
        pin: 'runs-each',
        sdk: 'v1',
        transports: ['http', 'http-stateless'],
        note: 'runs and answers every request of a batch, as revision 2025-03-26 had it',
        issue: '#2670',
      },
      {
        pin: 'runs-each',
        sdk: 'v2',
        transports: ['http', 'http-stateless'],
        revisions: ['2025-11-25'],
        note: 'runs and answers every request of a batch, as revision 2025-03-26 had it',
        issue: '#2670',
      },
    ],
  },
} as const satisfies Area;
