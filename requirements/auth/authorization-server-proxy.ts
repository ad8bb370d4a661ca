// What must hold of an authorization server that hands everything on to another one.

import type { Area } from '../model.ts';

export const authorizationServerProxy = {
  'authorization-server:proxy:authorize': {
    source: ['sdk'],
    behavior: 'The proxy sends users on with all that the client asked for.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'without-resource', sdk: 'v1', versions: '<1.13.0', note: 'does not hand the resource on' },
    ],
  },
  'authorization-server:proxy:own-client': {
    source: [
      { at: 'basic/authorization#confused-deputy-problem', tags: ['519b'], in: ['2025-06-18', '2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#confused-deputy-problem',
        tags: ['519b'],
        in: ['2026-07-28'],
      },
    ],
    behavior:
      'The proxy sends users on under the id of the client that asked, so that each has to be consented to.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:proxy:code': {
    source: ['sdk'],
    behavior: 'The proxy exchanges a code with all that the client sent, the verifier unchecked.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'partly', sdk: 'v1', versions: '<1.12.0', note: 'hands on neither address nor resource' },
      {
        pin: 'without-resource',
        sdk: 'v1',
        versions: '>=1.12.0 <1.13.0',
        note: 'does not hand the resource on',
      },
    ],
  },
  'authorization-server:proxy:refresh': {
    source: ['sdk'],
    behavior: 'The proxy refreshes tokens with all that the client sent.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [{ pin: 'partly', sdk: 'v1', versions: '<1.13.0', note: 'hands on no resource' }],
  },
  'authorization-server:proxy:public': {
    source: ['sdk'],
    behavior: 'The proxy sends no secret for a client that has none, and no parameter that it was not sent.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:proxy:revoke': {
    source: ['sdk'],
    behavior: 'The proxy revokes a token with all that the client sent.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:proxy:register': {
    source: ['sdk'],
    behavior: 'The proxy registers a client at the other authorization server, whose answer stands.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:proxy:not-offered': {
    source: ['sdk'],
    behavior: 'The proxy offers neither registration nor revocation where the other one does not.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:proxy:refused': {
    source: ['sdk'],
    behavior: 'The proxy answers a refusal by the other authorization server with status 500.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:proxy:garbage': {
    source: ['sdk'],
    behavior: 'The proxy answers what are no tokens with status 500 and no detail.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:proxy:fetch': {
    source: ['sdk'],
    behavior: 'The proxy asks through the fetch that it is given.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [{ pin: 'global', sdk: 'v1', versions: '<1.16.0', note: 'asks through the global fetch' }],
  },
  'authorization-server:proxy:verifier': {
    source: ['sdk'],
    behavior: 'The proxy leaves access tokens to the verifier that it is given.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
