// What must hold of the handles that registrations give back: what they show, and what becomes of each change.

import type { Area } from '../model.ts';

export const handles = {
  'handles:tool:shown': {
    source: ['sdk'],
    behavior: 'The handle of a tool shows its fields as they were registered, and each change of them.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:title', 'highlevel:tool-annotations', 'highlevel:tool-meta'],
  },
  'handles:prompt:shown': {
    source: ['sdk'],
    behavior: 'The handle of a prompt shows its fields as they were registered, and each change of them.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:title'],
  },
  'handles:resource:shown': {
    source: ['sdk'],
    behavior: 'The handle of a resource shows its fields as they were registered, and each change of them.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:title'],
  },
  'handles:template:shown': {
    source: ['sdk'],
    behavior: 'The handle of a template shows its fields as they were registered, and each change of them.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:title'],
  },
  'handles:tool:listed': {
    source: ['sdk'],
    behavior: 'The server lists a tool with each field that was changed, and with the others as they were.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: [
      'highlevel:title',
      'highlevel:tool-annotations',
      'highlevel:tool-meta',
      'highlevel:output-schema',
    ],
  },
  'handles:tool:output-schema': {
    source: ['sdk'],
    behavior: 'The server lists a tool with the output schema that it was given last.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:output-schema'],
    divergence: [
      {
        pin: 'old-schema',
        sdk: 'v1',
        versions: '<1.25',
        note: 'goes on listing the output schema of the registration',
        issue: '#884',
      },
    ],
  },
  'handles:prompt:listed': {
    source: ['sdk'],
    behavior: 'The server lists a prompt with each field that was changed, and with the others as they were.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:title'],
  },
  'handles:resource:listed': {
    source: ['sdk'],
    behavior:
      'The server lists a resource with each field that was changed, and with the others as they were.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'handles:template:listed': {
    source: ['sdk'],
    behavior:
      'The server lists a template with each field that was changed, and with the others as they were.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'handles:place': {
    source: ['sdk'],
    behavior: 'The server leaves a registration in its place in the list when it is given the name it has.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'handles:handler': {
    source: ['sdk'],
    behavior: 'The server runs the handler that a registration was given last.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
  },
} as const satisfies Area;
