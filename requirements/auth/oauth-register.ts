// What must hold of the function by which a client registers.

import type { Area } from '../model.ts';

export const oauthRegister = {
  'oauth:register:sent': {
    source: ['sdk'],
    behavior: 'The client registers with its metadata as JSON, the scope replaced where another is given.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:register:answer': {
    source: ['sdk'],
    behavior: 'The client hands on the fields of a registration that OAuth knows and no others.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:register:default-path': {
    source: ['sdk'],
    behavior: 'The client without metadata registers at the default path.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:register:not-offered': {
    source: ['sdk'],
    behavior: 'The client registers at no server whose metadata name no endpoint for that, and says so.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:register:malformed': {
    source: ['sdk'],
    behavior: 'The client takes a registration with a field of a wrong type for a failure.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
} as const satisfies Area;
