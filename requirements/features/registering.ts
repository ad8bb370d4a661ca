// What must hold of registering things with a server beside what stands with tools, prompts and resources: when it is
// possible, and what is said where it is not.

import type { Area } from '../model.ts';

export const registering = {
  'registering:declared': {
    source: ['sdk'],
    behavior: 'The server that declared a feature lists nothing for it until something is registered.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'unknown-method',
        sdk: 'v1',
        versions: '<1.32.2',
        note: 'knows no method of such a feature',
        issue: '#2213',
      },
    ],
  },
  'registering:declared:late': {
    source: ['sdk'],
    behavior: 'The connected server lists what is registered first of a feature that it declared.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'too-late',
        sdk: 'v1',
        versions: '<1.32.2',
        note: 'refuses it, as it could no longer declare the feature',
        issue: '#893',
      },
    ],
  },
  'registering:duplicate': {
    source: ['sdk'],
    behavior: 'The server names what is registered already.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'registering:conflict': {
    source: ['sdk'],
    behavior: 'The server registers nothing whose requests a handler of the owner answers.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
  },
} as const satisfies Area;
