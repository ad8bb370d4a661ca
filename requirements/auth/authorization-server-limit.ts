// What must hold of how often the endpoints of an authorization server may be asked.

import type { Area } from '../model.ts';

export const authorizationServerLimit = {
  'authorization-server:limit:default': {
    source: ['sdk'],
    behavior: 'The authorization server limits requests to each endpoint unless it is told otherwise.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:limit:exceeded': {
    source: ['sdk'],
    behavior: 'The authorization server answers one request too many with status 429.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:limit:window': {
    source: ['sdk'],
    behavior: 'The authorization server answers again once the window of time has passed.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:limit:of-each': {
    source: ['sdk'],
    behavior: 'The authorization server hands the options of each endpoint to that endpoint.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'registration-apart',
        sdk: 'v1',
        versions: '<1.16.0',
        note: 'drops the options of registration',
      },
    ],
  },
  'authorization-server:limit:off': {
    source: ['sdk'],
    behavior: 'The authorization server limits nothing where it is told so.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
