// What must hold of the content of messages, on the way to the client.

import type { Area } from '../model.ts';

export const samplingContent = {
  'sampling:content:text': {
    source: [{ at: 'client/sampling#text-content' }],
    behavior: 'The server sends a text to sample from.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:content:image': {
    source: [{ at: 'client/sampling#image-content' }],
    behavior: 'The server sends an image to sample from.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:content:audio': {
    source: [{ at: 'client/sampling#audio-content' }],
    behavior: 'The server sends a sound to sample from.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-03-26',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['content:audio'],
  },
  'sampling:content:list': {
    source: [{ at: 'client/sampling#messages' }],
    behavior: 'The server sends several pieces of content in one message.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:content:annotations': {
    source: [{ at: 'client/sampling#messages' }],
    behavior: 'The server sends content with all its annotations.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'sampling:content:meta': {
    source: [{ at: 'client/sampling#messages' }],
    behavior: 'The server sends content with its metadata.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
