// What must hold of reading a resource: what the server is asked for, what it sends, how it refuses.

import type { Area } from '../model.ts';

export const resourcesRead = {
  'resources:read:uri': {
    source: [{ at: 'server/resources#reading-resources' }],
    behavior: 'The server hands the reader of a resource the URI that was asked for.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'resources:read:listed-uri': {
    source: [{ at: 'server/resources#reading-resources' }, { at: 'server/resources#resource' }],
    behavior: 'The server reads a resource under the very URI that it lists.',
    level: 'must',
    tiers: ['highlevel'],
    divergence: [
      {
        pin: 'not-found',
        sdk: 'v1',
        note: 'looks a resource up under the normal form of the URI that is asked for, but keeps it under the one it was registered with',
      },
      {
        pin: 'not-found',
        sdk: 'v2',
        note: 'looks a resource up under the normal form of the URI that is asked for, but keeps it under the one it was registered with',
      },
    ],
  },
  'resources:read:text': {
    source: [{ at: 'server/resources#text-content' }, { at: 'server/resources#reading-resources' }],
    behavior: 'The server sends the text of a resource with its URI and MIME type.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'resources:read:text:empty': {
    source: [{ at: 'server/resources#text-content' }],
    behavior: 'The server sends the text of an empty resource as an empty text.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'resources:read:blob': {
    source: [
      { at: 'server/resources#binary-content' },
      { at: 'server/resources#security-considerations', tags: ['a7fc'] },
    ],
    behavior: 'The server sends the bytes of a resource as base64.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'resources:read:blob:ill-encoded': {
    source: ['sdk'],
    behavior: 'The client refuses contents whose bytes are not base64.',
    level: 'own',
  },
  'resources:read:several': {
    source: [
      {
        at: 'server/resources#reading-resources',
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'server/resources#reading-resources', tags: ['5026'], in: ['2026-07-28'] },
    ],
    behavior: 'The server answers one request with several contents, each under its own URI.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'resources:read:none': {
    source: [
      { at: 'server/resources#reading-resources' },
      { at: 'schema#readresourceresult-contents', in: ['2025-06-18', '2025-11-25', '2026-07-28'] },
    ],
    behavior: 'The server answers with no contents where the resource has none.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'resources:read:meta': {
    source: [
      { at: 'schema#textresourcecontents-_meta' },
      { at: 'schema#blobresourcecontents-_meta' },
      { at: 'basic/index#meta' },
    ],
    behavior: 'The server sends contents with their metadata.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
  },
  'resources:read:result-meta': {
    source: [
      { at: 'server/resources#reading-resources' },
      { at: 'schema#readresourceresult-_meta', in: ['2025-06-18', '2025-11-25', '2026-07-28'] },
    ],
    behavior: 'The server sends the metadata of what was read beside the contents.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'resources:read:malformed': {
    source: ['sdk'],
    behavior: 'The client refuses contents that have neither text nor bytes.',
    level: 'own',
  },
  'resources:read:updated': {
    source: ['sdk'],
    behavior: 'The server reads a resource with the function that it was given last.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'resources:read:removed': {
    source: ['sdk'],
    behavior: 'The server refuses to read a resource that was removed.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'resources:read:disabled': {
    source: ['sdk'],
    behavior: 'The server refuses to read a disabled resource with invalid params.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'resources:read:invalid-uri': {
    source: [{ at: 'server/resources#security-considerations', tags: ['a2f1'] }],
    behavior: 'The server refuses to read what is no URI.',
    level: 'must',
    tiers: ['highlevel'],
  },
  'resources:read:invalid-uri:code': {
    source: ['sdk'],
    behavior: 'The server refuses what is no URI as invalid params.',
    level: 'own',
    tiers: ['highlevel'],
    divergence: [
      {
        pin: 'internal-error',
        sdk: 'v1',
        note: 'answers -32603 with the message of the URL parser',
        issue: '#2451',
      },
    ],
  },
} as const satisfies Area;
