// What must hold of metadata: which keys it has, and that it travels with every request, result and notification.

import type { Area } from '../model.ts';

export const meta = {
  'meta:key:form': {
    source: [{ at: 'basic/index#meta', tags: ['8abe', 'bd3f', '3314'] }],
    behavior: 'The server and its client write of their own accord keys that are well formed.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
  },
  'meta:key:reverse-dns': {
    source: [{ at: 'basic/index#meta', tags: ['2cca'] }],
    behavior:
      'The server and its client write of their own accord keys whose prefix begins like a reversed domain.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
  },
  'meta:key:characters': {
    source: [{ at: 'basic/index#meta', tags: ['9892'] }],
    behavior: 'The server and its client get keys with every admitted character.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
  },
  'meta:key:malformed': {
    source: ['sdk', { at: 'basic/index#meta' }],
    behavior: 'The server and its client get malformed keys unchanged.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
  },
  'meta:key:reserved': {
    source: [{ at: 'basic/index#meta', tags: ['df19'] }],
    behavior: 'The server and its client get values of every kind under reserved keys.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
  },
  'meta:request': {
    source: [{ at: 'basic/index#meta' }],
    behavior: 'The server gets the metadata of every request of its client.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    until: '2026-07-28',
  },
  'meta:request:client': {
    source: [{ at: 'basic/index#meta' }],
    behavior: 'The client gets the metadata of every request of its server.',
    level: 'may',
    since: '2025-06-18',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'meta:result': {
    source: [{ at: 'basic/index#meta' }],
    behavior: 'The server answers every request with the metadata of its handler.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    until: '2026-07-28',
  },
  'meta:result:client': {
    source: [{ at: 'basic/index#meta' }],
    behavior: 'The client answers every request with the metadata of its handler.',
    level: 'may',
    since: '2025-06-18',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'meta:notification': {
    source: [{ at: 'basic/index#meta' }],
    behavior: 'The server gets the metadata of every notification of its client.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'meta:notification:client': {
    source: [{ at: 'basic/index#meta' }],
    behavior: 'The client gets the metadata of every notification of its server.',
    level: 'may',
    since: '2025-06-18',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
