// What must hold of the lists that a client is told to follow, beyond what stands beside prompts and resources.

import type { Area } from '../model.ts';

export const optionsFollowed = {
  'options:followed:tools': {
    source: ['sdk'],
    behavior: 'The client that is told to follow the tools hands its user the new list.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    needs: ['client:list-changed'],
  },
  'options:followed:apart': {
    source: ['sdk'],
    behavior: 'The client waits for each list by itself.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['client:list-changed'],
  },
  'options:followed:unrefreshed': {
    source: ['sdk'],
    behavior: 'The client that waits but does not fetch tells its user once of several changes.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['client:list-changed'],
  },
  'options:followed:invalid': {
    source: ['sdk'],
    behavior: 'The client refuses to connect where it is told in vain how to follow a list.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['client:list-changed'],
  },
  'options:followed:invalid:unannounced': {
    source: ['sdk'],
    behavior: 'The client does not look at how to follow a list that its server never announces.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['client:list-changed'],
  },
  'options:followed:thrown': {
    source: ['sdk'],
    behavior: 'The client tells its user what the user throws over a list.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['client:list-changed'],
  },
  'options:followed:reconnected': {
    source: ['sdk'],
    behavior: 'The client follows the lists of every server that it is connected to, one after the other.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['client:list-changed'],
    divergence: [
      {
        pin: 'first-only',
        sdk: 'v1',
        note: 'follows what its first server announces, and no list of a later one beyond that',
      },
    ],
  },
  'options:followed:closed': {
    source: ['sdk'],
    behavior: 'The client that is closed forgets a change that it has not told yet.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['memory'], because: 'transport-free' },
    needs: ['client:list-changed'],
    divergence: [
      {
        pin: 'told-anyway',
        sdk: 'v1',
        note: 'keeps the wait beyond its end, and then tells that the list could not be fetched',
      },
    ],
  },
} as const satisfies Area;
