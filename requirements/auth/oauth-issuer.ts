// What must hold of what a client keeps for one authorization server when it meets it again, or another.

import type { Area } from '../model.ts';

export const oauthIssuer = {
  'oauth:issuer:slash': {
    source: ['sdk'],
    behavior:
      'The client takes an authorization server for the one it knows although a slash at the end differs.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:issuer:spelling': {
    source: ['sdk'],
    behavior:
      'The client takes an authorization server for the one it knows although its address is spelled differently.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
    divergence: [{ pin: 'as-written', sdk: 'v2', note: 'compares the addresses as they are written' }],
  },
  'oauth:issuer:other': {
    source: ['sdk'],
    behavior:
      'The client takes an authorization server whose address only begins or ends alike for another one.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:issuer:unmarked': {
    source: ['sdk'],
    behavior: 'The client keeps information without a server with the one that accepted it.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:issuer:unmarked:late': {
    source: ['sdk'],
    behavior: 'The client keeps information with a server no sooner than that has accepted it.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
    divergence: [{ pin: 'at-once', sdk: 'v2', note: 'keeps it before anybody is asked' }],
  },
  'oauth:issuer:unmarked:refresh': {
    source: ['sdk'],
    behavior: 'The client keeps information with the server that accepted its refresh token.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:issuer:unmarked:unkept': {
    source: ['sdk'],
    behavior: 'The client is authorized although its application refuses to keep information again.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
    divergence: [{ pin: 'fails', sdk: 'v2', note: 'fails with what the application throws' }],
  },
  'oauth:issuer:warned': {
    source: ['sdk'],
    behavior: 'The client warns its user of a refresh token that was kept without its server.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
  'oauth:issuer:advice': {
    source: ['sdk'],
    behavior: 'The client that refuses to show its information to another server says what to do about it.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
    divergence: [{ pin: 'no-advice', sdk: 'v2', note: 'names both servers alone' }],
  },
  'oauth:issuer:machine': {
    source: ['sdk'],
    behavior:
      'The client without a user registers with no other server than the one that its information is for.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
    divergence: [{ pin: 'registers', sdk: 'v2', note: 'registers with the other server' }],
  },
  'oauth:issuer:tokens': {
    source: ['sdk'],
    behavior: 'The client shows a refresh token of one server to no other.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'transport-free' },
    needs: ['client:auth-functions'],
  },
} as const satisfies Area;
