// What must hold of the endpoint of an authorization server that takes tokens back.

import type { Area } from '../model.ts';

export const authorizationServerRevoke = {
  'authorization-server:revoke:revoked': {
    source: ['sdk'],
    behavior: 'The authorization server hands the token and its kind to its provider.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:revoke:token-missing': {
    source: ['sdk'],
    behavior: 'The authorization server refuses to revoke no token.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:revoke:error': {
    source: ['sdk'],
    behavior: 'The authorization server answers with the OAuth error of its provider.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:revoke:broken': {
    source: ['sdk'],
    behavior: 'The authorization server answers 500 and no detail where its provider breaks down.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:revoke:not-offered': {
    source: ['sdk'],
    behavior: 'The authorization server refuses to be built to revoke where its provider does not.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
