// What must hold of a client that is not to compare the issuer of metadata with the one it asked.

import type { Area } from '../model.ts';

export const discoveryServerIssuer = {
  'discovery:server:issuer:unchecked': {
    source: ['sdk'],
    behavior: 'The client whose user says so takes metadata that name another issuer.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http', 'sse'], because: 'about-transport' },
    needs: ['client:unchecked-issuer'],
  },
} as const satisfies Area;
