// What must hold of the optional fields with which two ends introduce themselves.

import type { Area } from '../model.ts';

export const fieldsOpening = {
  'fields:opening:server': {
    source: [{ at: 'schema#implementation' }],
    behavior: 'The server introduces itself with every optional field.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    divergence: [
      {
        pin: 'without-description',
        sdk: 'v1',
        versions: '<1.25',
        note: 'loses the description of an identity and the theme of an icon',
      },
    ],
  },
  'fields:opening:server:empty': {
    source: [{ at: 'schema#implementation' }],
    behavior: 'The server introduces itself with optional fields in their empty forms.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    divergence: [
      {
        pin: 'without-description',
        sdk: 'v1',
        versions: '<1.25',
        note: 'loses the description of an identity and the theme of an icon',
      },
    ],
  },
  'fields:opening:client': {
    source: [{ at: 'schema#implementation' }],
    behavior: 'The server learns every optional field of the identity of its client.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'without-description',
        sdk: 'v1',
        versions: '<1.25',
        note: 'loses the description of an identity and the theme of an icon',
      },
    ],
  },
  'fields:opening:client:empty': {
    source: [{ at: 'schema#implementation' }],
    behavior: 'The server learns optional fields of the identity of its client in their empty forms.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'without-description',
        sdk: 'v1',
        versions: '<1.25',
        note: 'loses the description of an identity and the theme of an icon',
      },
    ],
  },
  'fields:opening:server-capabilities': {
    source: [{ at: 'schema#servercapabilities' }],
    behavior: 'The server advertises capabilities with every part.',
    level: 'may',
    tiers: ['lowlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
  },
  'fields:opening:server-capabilities:empty': {
    source: [{ at: 'schema#servercapabilities' }],
    behavior: 'The server advertises capabilities with no part, or with parts that it denies.',
    level: 'may',
    tiers: ['lowlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
  },
  'fields:opening:client-capabilities': {
    source: [{ at: 'schema#clientcapabilities' }],
    behavior: 'The server learns the capabilities of its client with every part.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'fields:opening:client-capabilities:empty': {
    source: [{ at: 'schema#clientcapabilities' }],
    behavior: 'The server learns the capabilities of its client with no part, or with parts that it denies.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'fields:opening:instructions:empty': {
    source: [{ at: 'schema#initializeresult-instructions' }],
    behavior: 'The server sends empty instructions.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    divergence: [
      { pin: 'dropped', sdk: 'v1', note: 'sends no instructions rather than empty ones' },
      { pin: 'dropped', sdk: 'v2', note: 'sends no instructions rather than empty ones' },
    ],
  },
  'fields:opening:unknown': {
    source: ['sdk'],
    behavior: 'The client drops capabilities that no revision knows.',
    level: 'own',
    tiers: ['lowlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    divergence: [
      {
        pin: 'top-level-kept',
        sdk: 'v1',
        versions: '<1.25',
        note: 'hands on a capability that it does not know',
      },
    ],
  },
} as const satisfies Area;
