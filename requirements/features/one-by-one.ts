// What must hold of registering things by the functions from before there were configs, which take what there is to say one
// by one.

import type { Area } from '../model.ts';

export const oneByOne = {
  'one-by-one:tool': {
    source: ['sdk'],
    behavior: 'The server tells description, input schema and annotations of a tool apart by what they are.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:one-by-one', 'highlevel:tool-annotations'],
  },
  'one-by-one:tool:unrecognized': {
    source: ['sdk'],
    behavior: 'The server refuses a tool with an object that is neither an input schema nor annotations.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:one-by-one', 'highlevel:tool-annotations'],
    divergence: [
      {
        pin: 'registered',
        sdk: 'v1',
        versions: '<1.28',
        note: 'takes such an object for annotations',
        issue: '#1585',
      },
    ],
  },
  'one-by-one:prompt': {
    source: ['sdk'],
    behavior: 'The server tells description and arguments of a prompt apart by what they are.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:one-by-one'],
  },
  'one-by-one:resource': {
    source: ['sdk'],
    behavior: 'The server takes a resource and a template with and without metadata.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:one-by-one'],
  },
  'one-by-one:duplicate': {
    source: ['sdk'],
    behavior: 'The server names what is registered already.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:one-by-one'],
  },
  'one-by-one:announced': {
    source: ['sdk'],
    behavior: 'The server announces what is registered after the connection opened.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:one-by-one'],
  },
  'one-by-one:handle': {
    source: ['sdk'],
    behavior: 'The server gives back a handle that changes and removes what was registered.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:one-by-one'],
  },
} as const satisfies Area;
