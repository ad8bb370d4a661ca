// What must hold of the parts of a tool's result that belong together.

import type { Area } from '../model.ts';

export const toolsResult = {
  'tools:result:mirrored': {
    source: [{ at: 'server/tools#structured-content', tags: ['9981'] }],
    behavior: 'The server sends structured content as a text of JSON, too.',
    level: 'should',
    tiers: ['highlevel'],
    since: '2025-06-18',
    needs: ['highlevel:output-schema'],
    divergence: [
      { pin: 'as-returned', sdk: 'v1', note: 'sends the content that the tool returned, an empty list too' },
      { pin: 'as-returned', sdk: 'v2', note: 'sends the content that the tool returned, an empty list too' },
    ],
  },
  'tools:result:embedded-served': {
    source: [{ at: 'server/tools#embedded-resources', tags: ['d6da'] }],
    behavior: 'The server with the resources capability serves the resource that its tool embeds.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
  },
} as const satisfies Area;
