// What must hold of the option that limits how many elements the arguments of a call may have.

import type { Area } from '../model.ts';

export const toolsInputLimit = {
  'tools:input-limit:counted': {
    source: ['sdk'],
    behavior: 'The server counts every entry and member of the arguments, at any depth, against the limit.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:input-limit'],
  },
  'tools:input-limit:exceeded': {
    source: ['sdk'],
    behavior: 'The server does not run a tool whose arguments have more elements than the limit.',
    level: 'own',
    tiers: ['highlevel'],
    needs: ['highlevel:input-limit'],
  },
  'tools:input-limit:none': {
    source: ['sdk'],
    behavior: 'The server without a limit passes arguments of any number of elements.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:input-limit'],
  },
  'tools:input-limit:invalid': {
    source: ['sdk'],
    behavior: 'The server refuses to be built with a limit below one or one that is no number.',
    level: 'own',
    tiers: ['highlevel'],
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['highlevel:input-limit'],
  },
} as const satisfies Area;
