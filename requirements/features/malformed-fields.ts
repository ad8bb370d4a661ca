// What must hold of messages with one field of the wrong form. Every field of every message is tried, as the shapes of the
// revision have them.

import type { Area } from '../model.ts';

export const malformedFields = {
  'malformed:fields:request': {
    source: ['sdk'],
    behavior: 'The server refuses every request with a field of the wrong form.',
    level: 'own',
    tiers: ['lowlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'takes-addresses-and-lists',
        sdk: 'v1',
        note: 'takes any text for an address and a list for an open object, and refuses the rest with -32603',
        issue: '#2284',
      },
      {
        pin: 'takes-addresses',
        sdk: 'v2',
        note: 'takes any text for an address, and refuses all but calls of a tool with -32603',
        issue: '#2284',
      },
    ],
  },
  'malformed:fields:request:frame': {
    source: ['sdk'],
    behavior: 'The server ignores every frame with a field of the wrong form.',
    level: 'own',
    tiers: ['lowlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'malformed:fields:notification': {
    source: ['sdk'],
    behavior: 'The server heeds no notification with a field of the wrong form.',
    level: 'own',
    tiers: ['lowlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'malformed:fields:result': {
    source: ['sdk'],
    behavior: 'The client takes no result with a field of the wrong form.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'lenient',
        sdk: 'v1',
        note: 'takes any text for an address, a fraction for a size, a list for a schema, a dialect that is no text, and a result of a tool without content',
      },
      {
        pin: 'more-lenient',
        sdk: 'v2',
        note: 'takes any text for an address, a fraction for a size, anything for a schema, a dialect that is no text, and a result of a tool without content',
      },
    ],
  },
  'malformed:fields:result:initialize': {
    source: ['sdk'],
    behavior: 'The client connects to no server whose introduction has a field of the wrong form.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'takes-addresses-and-lists',
        sdk: 'v1',
        note: 'takes any text for an address and a list for an open object',
      },
      {
        pin: 'takes-addresses',
        sdk: 'v2',
        note: 'takes any text for an address',
      },
    ],
  },
  'malformed:fields:result:frame': {
    source: ['sdk'],
    behavior: 'The client takes no frame with a field of the wrong form for an answer.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'malformed:fields:client:request': {
    source: ['sdk'],
    behavior: 'The client refuses every request with a field of the wrong form.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'takes-fractions-else-internal-error',
        sdk: 'v1',
        note: 'takes fractions for lengths and counts, and refuses the rest with -32603',
        issue: '#2284',
      },
      {
        pin: 'takes-fractions',
        sdk: 'v2',
        note: 'takes fractions for lengths and counts',
      },
    ],
  },
  'malformed:fields:client:request:sampling': {
    source: ['sdk'],
    behavior: 'The client refuses every request to sample with a field of the wrong form.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'lenient',
        sdk: 'v1',
        note: 'takes a list for metadata and the result of a tool without content, and refuses the rest with -32603',
        issue: '#2284',
      },
    ],
  },
  'malformed:fields:client:result': {
    source: ['sdk'],
    behavior: 'The server takes no result with a field of the wrong form.',
    level: 'own',
    tiers: ['lowlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'lenient',
        sdk: 'v1',
        note: 'takes fractions for whole numbers, null for no content, and a result of a tool without content',
      },
      {
        pin: 'less-lenient',
        sdk: 'v2',
        note: 'takes fractions for whole numbers and null for no content',
      },
    ],
  },
  'malformed:fields:client:notification': {
    source: ['sdk'],
    behavior: 'The client heeds no notification with a field of the wrong form.',
    level: 'own',
    since: '2025-11-25',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'takes-addresses',
        sdk: 'v1',
        note: 'takes any text for an address',
      },
      {
        pin: 'takes-addresses',
        sdk: 'v2',
        note: 'takes any text for an address',
      },
    ],
  },
} as const satisfies Area;
