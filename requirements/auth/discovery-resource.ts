// How a client finds the metadata of the resource that refused it, and what it does with it.

import type { Area } from '../model.ts';

export const discoveryResource = {
  'discovery:resource:challenge': {
    source: [
      { at: 'basic/authorization#authorization-server-location', tags: ['ff35'], in: ['2025-06-18'] },
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['d9f4', 'ff35'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
        tags: ['d9f4', 'ff35'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client asks for the metadata of the resource at the address that the challenge names.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http', 'sse'], because: 'about-transport' },
  },
} as const satisfies Area;
