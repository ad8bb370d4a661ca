// What must hold of the server side of the legacy HTTP+SSE transport: its endpoints, its connections and their ends.

import type { Area } from '../model.ts';

export const sse = {
  'sse:endpoints': {
    source: [
      { at: 'basic/transports#security-warning', tags: ['dbc4', '8068', 'b1df'], in: ['2024-11-05'] },
      { at: 'basic/transports#backwards-compatibility', in: ['2025-03-26', '2025-06-18', '2025-11-25'] },
    ],
    behavior:
      'The server offers an endpoint with an event stream and another one that messages are posted to.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'sse:endpoint:first': {
    source: [
      { at: 'basic/transports#security-warning', tags: ['4677'], in: ['2024-11-05'] },
      { at: 'basic/transports#backwards-compatibility', in: ['2025-03-26', '2025-06-18', '2025-11-25'] },
    ],
    behavior: 'The server begins the stream with an event that says where messages are to be posted.',
    level: 'must',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'sse:endpoint:query': {
    source: ['sdk'],
    behavior: 'The server keeps query and fragment of the endpoint that its user names.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'sse:stream:not-cached': {
    source: ['sdk'],
    behavior: 'The server forbids that its stream is cached or transformed.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'sse:session:unique': {
    source: ['sdk'],
    behavior: 'The server names each connection by another session in its endpoint.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'sse:session:own-stream': {
    source: ['sdk'],
    behavior: 'The server answers on the stream of the connection whose endpoint a request was posted to.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'sse:session:handler': {
    source: ['sdk'],
    behavior: 'The server tells its handlers the session that the endpoint names.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'sse:closed:by-client': {
    source: ['sdk'],
    behavior: 'The server aborts the handlers of a connection that its client leaves.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
    divergence: [
      { pin: 'runs-on', sdk: 'v1', versions: '<1.26.0', note: 'leaves the handlers alone', issue: '#611' },
    ],
  },
  'sse:closed:by-server': {
    source: ['sdk'],
    behavior: 'The server that closes ends the stream.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
  'sse:closed:refused': {
    source: ['sdk'],
    behavior: 'The server refuses what is posted after its stream has ended with status 500.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['sse'], because: 'about-transport' },
  },
} as const satisfies Area;
