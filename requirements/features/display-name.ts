// What must hold of the function that says what to call a tool, a prompt or a resource in front of a user.

import type { Area } from '../model.ts';

export const displayName = {
  'display-name:precedence': {
    source: ['sdk'],
    behavior: 'The SDK calls a thing by its title, else by the title in its annotations, else by its name.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['display-name'],
  },
} as const satisfies Area;
