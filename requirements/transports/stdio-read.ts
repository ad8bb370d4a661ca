// What must hold of how a server reads its standard input, and how it goes on after what is no message.

import type { Area } from '../model.ts';

export const stdioRead = {
  'stdio:read:several': {
    source: ['sdk'],
    behavior: 'The server reads every message that arrives in one piece.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:read:pieces': {
    source: ['sdk'],
    behavior: 'The server reads a message that arrives byte by byte.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:read:carriage-return': {
    source: ['sdk'],
    behavior: 'The server reads a line that ends with a carriage return besides.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:read:large': {
    source: ['sdk'],
    behavior: 'The server reads a message of more than a mebibyte.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:read:not-json': {
    source: ['sdk'],
    behavior: 'The server reports a line that is not JSON and goes on.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
    divergence: [
      { pin: 'unreported', sdk: 'v2', note: 'passes over a line that is not JSON without a word' },
    ],
  },
  'stdio:read:not-a-message': {
    source: ['sdk'],
    behavior: 'The server reports a line of JSON that is no message and goes on.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:read:closed': {
    source: ['sdk'],
    behavior: 'The server that is closed reads nothing more.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
} as const satisfies Area;
