// What must hold of a client that loses a stream of Streamable HTTP, or is told to come back.

import type { Area } from '../model.ts';

export const httpReconnect = {
  'http:reconnect:polls': {
    source: [{ at: 'basic/transports#sending-messages-to-the-server', tags: ['a543'] }],
    behavior: 'The client connects again to a stream that the server closed before the response.',
    level: 'should',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['handler:close-stream'],
  },
  'http:reconnect:waits': {
    source: [{ at: 'basic/transports#sending-messages-to-the-server', tags: ['201d'] }],
    behavior: 'The client waits as long as the retry field says before it connects again.',
    level: 'must',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['handler:close-stream'],
  },
  'http:reconnect:last-event-id': {
    source: [
      {
        at: 'basic/transports#resumability-and-redelivery',
        tags: ['ac5e'],
        in: ['2025-03-26', '2025-06-18'],
      },
      { at: 'basic/transports#resumability-and-redelivery', tags: ['7c37'], in: ['2025-11-25'] },
    ],
    behavior: 'The client resumes a stream with a GET that names the last event it got.',
    level: 'should',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:reconnect:after-break': {
    source: ['sdk'],
    behavior: 'The client resumes a stream whose connection breaks before the response.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'call-hangs',
        sdk: 'v1',
        versions: '>=1.16.0 <1.23.0',
        note: 'never resumes the stream of a request',
      },
    ],
  },
  'http:reconnect:completed': {
    source: ['sdk'],
    behavior: 'The client does not resume a stream on which a result has come.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:reconnect:completed:error': {
    source: ['sdk'],
    behavior: 'The client does not resume a stream on which an error has come.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'resumes',
        sdk: 'v1',
        note: 'takes only a result for the end of a stream and resumes one that ended with an error',
        issue: '#2638',
      },
    ],
  },
  'http:reconnect:closed': {
    source: ['sdk'],
    behavior: 'The client that is closed does not resume its streams.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['handler:close-stream'],
  },
} as const satisfies Area;
