// What must hold of notifications that an end is told to debounce.

import type { Area } from '../model.ts';

export const optionsDebounced = {
  'options:debounced': {
    source: ['sdk'],
    behavior: 'The server sends announcements of one turn once where it is told to debounce them.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'options:debounced:client': {
    source: ['sdk'],
    behavior: 'The client sends announcements of one turn once where it is told to debounce them.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'options:debounced:later': {
    source: ['sdk'],
    behavior: 'The server sends a debounced announcement anew in a later turn.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'options:debounced:later:client': {
    source: ['sdk'],
    behavior: 'The client sends a debounced announcement anew in a later turn.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'options:debounced:others': {
    source: ['sdk'],
    behavior: 'The server sends each notification with params although its method is debounced.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['highlevel:logging'],
  },
  'options:debounced:others:client': {
    source: ['sdk'],
    behavior: 'The client sends each notification with params although its method is debounced.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'options:debounced:unlisted': {
    source: ['sdk'],
    behavior: 'The server sends each notification whose method it is not told to debounce.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'options:debounced:unlisted:client': {
    source: ['sdk'],
    behavior: 'The client sends each notification whose method it is not told to debounce.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'options:debounced:related': {
    source: ['sdk'],
    behavior: 'The server sends each debounced notification that belongs to a request.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
