// What must hold of all endpoints of an authorization server alike.

import type { Area } from '../model.ts';

export const authorizationServer = {
  'authorization-server:cors:origin': {
    source: ['sdk'],
    behavior:
      'The authorization server lets pages of any origin read what its endpoints for programs answer.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:cors:preflight': {
    source: ['sdk'],
    behavior: 'The authorization server lets pages of any origin ask its endpoints for programs.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:method:other': {
    source: ['sdk'],
    behavior: 'The authorization server answers another method than an endpoint takes with status 405.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:method:of-document': {
    source: ['sdk'],
    behavior: 'The authorization server says that its document is asked for by GET and OPTIONS.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'get-alone', sdk: 'v1', versions: '<1.21.0', note: 'names GET alone', issue: '#715' },
    ],
  },
  'authorization-server:method:allowed': {
    source: ['sdk'],
    behavior: 'The middleware for methods lets those through that it is told.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
