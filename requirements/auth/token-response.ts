// What must hold of the answer to a request for tokens: what is kept of it, and what is refused.

import type { Area } from '../model.ts';

export const tokenResponse = {
  'token:response:kept': {
    source: ['sdk'],
    behavior: 'The client keeps every known field of the answer.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:response:issuer': {
    source: ['sdk'],
    behavior: 'The client notes with its tokens which authorization server issued them.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:issuer-bound'],
  },
  'token:response:issuer-claimed': {
    source: ['sdk'],
    behavior: 'The client keeps no issuer that the answer names.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:issuer-bound'],
  },
  'token:response:lifetime-text': {
    source: ['sdk'],
    behavior: 'The client takes a lifetime that is written as a text for a number.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'refuses',
        sdk: 'v1',
        versions: '<1.24.0',
        note: 'refuses an answer whose lifetime is written as a text',
        issue: '#1120',
      },
    ],
  },
  'token:response:unknown-fields': {
    source: ['sdk'],
    behavior: 'The client keeps no field of the answer that it does not know.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:response:no-token': {
    source: ['sdk'],
    behavior: 'The client refuses an answer without an access token.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:response:no-type': {
    source: ['sdk'],
    behavior: 'The client refuses an answer without a type of token.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:response:no-json': {
    source: ['sdk'],
    behavior: 'The client refuses an answer that is no JSON.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:response:error': {
    source: ['sdk'],
    behavior: 'The client tells its caller why the authorization server gives no token.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'token:response:error-of-success': {
    source: ['sdk'],
    behavior: 'The client tells its caller of an error that comes with status 200.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'tells-of-shape',
        sdk: 'v1',
        note: 'tells what the answer lacks instead of the error that it names',
        issue: '#1342',
      },
    ],
  },
  'token:response:invalid-grant': {
    source: ['sdk'],
    behavior: 'The client tries a refused code no third time.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
