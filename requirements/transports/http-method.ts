// What must hold of the methods that the endpoint of Streamable HTTP answers, up to revision 2025-11-25.

import type { Area } from '../model.ts';

export const httpMethod = {
  'http:method:post-and-get': {
    source: [{ at: 'basic/transports#streamable-http', tags: ['bbe4'] }],
    behavior: 'The server answers both POST and GET at one path.',
    level: 'must',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:method:get-is-stream': {
    source: [{ at: 'basic/transports#listening-for-messages-from-the-server', tags: ['d53b'] }],
    behavior: 'The server answers a GET with an event stream.',
    level: 'must',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:method:get-refused': {
    source: [{ at: 'basic/transports#listening-for-messages-from-the-server', tags: ['d53b'] }],
    behavior: 'The client goes on where a GET is refused with status 405.',
    level: 'must',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'http:method:unsupported': {
    source: ['sdk'],
    behavior: 'The server refuses other methods with status 405 besides a list of its own.',
    level: 'own',
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
