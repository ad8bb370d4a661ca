// What must hold of the one function that does a whole authorization.

import type { Area } from '../model.ts';

export const oauthAuth = {
  'oauth:auth:redirect': {
    source: ['sdk'],
    behavior:
      'The client that has no tokens yet tells that its user was sent, with the verifier kept before.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:auth:code': {
    source: ['sdk'],
    behavior: 'The client that exchanges a code keeps the tokens with their server.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:auth:no-code': {
    source: ['sdk'],
    behavior: 'The client redeems no code that a callback lacks, and says so.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:auth:refresh': {
    source: ['sdk'],
    behavior: 'The client that refreshes its tokens keeps the new ones with their server.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:auth:refresh:failed': {
    source: ['sdk'],
    behavior: 'The client sends its user where a refresh fails at the server instead of being refused.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:auth:refresh:unknown-error': {
    source: ['sdk'],
    behavior: 'The client sends its user where a refresh fails at the server with an unknown code.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
    divergence: [
      { pin: 'refused', sdk: 'v2', note: 'refuses with the unknown code, the user stays', issue: '#2242' },
    ],
  },
  'oauth:auth:non-interactive': {
    source: ['sdk'],
    behavior: 'The client without a redirect URI obtains tokens without a user.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:auth:unregistered': {
    source: ['sdk'],
    behavior: 'The client redeems no code without its client information, and says so.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:auth:unsaveable': {
    source: ['sdk'],
    behavior:
      'The client registers nowhere where its application could not keep the registration, and says so.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:auth:document': {
    source: ['sdk'],
    behavior: 'The client keeps the address of its document as its id, with the server that took it.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:auth:document:invalid': {
    source: ['sdk'],
    behavior: 'The client names an address of a document that it refuses.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:auth:recovered': {
    source: ['sdk'],
    behavior: 'The client forgets what the server refused and tries once more.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
    divergence: [
      {
        pin: 'client-and-tokens',
        sdk: 'v2',
        note: 'forgets client and tokens one after the other where v1 forgets all that is kept',
        issue: '#2358',
      },
    ],
  },
  'oauth:auth:scope': {
    source: ['sdk'],
    behavior: 'The client asks for the scope of its caller, else of the resource, else of its own metadata.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
} as const satisfies Area;
