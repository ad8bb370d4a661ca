// What must hold of the endpoint of an authorization server where clients register themselves.

import type { Area } from '../model.ts';

export const authorizationServerRegister = {
  'authorization-server:register:offered': {
    source: [
      { at: 'basic/authorization#overview', tags: ['55ed'], in: ['2025-11-25'] },
      { at: 'basic/authorization#dynamic-client-registration', tags: ['ebf5'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['55ed'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server lets a client register itself.',
    level: 'may',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:register:supported': {
    source: [
      { at: 'basic/authorization#overview', tags: ['a115'], in: ['2025-03-26'] },
      { at: 'basic/authorization#dynamic-client-registration', tags: ['8f3a'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['204d'], in: ['2025-06-18'] },
      { at: 'basic/authorization#dynamic-client-registration', tags: ['7b0f'], in: ['2025-06-18'] },
    ],
    behavior: 'The authorization server supports clients that register themselves.',
    level: 'should',
    since: '2025-03-26',
    until: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:register:confidential': {
    source: ['sdk'],
    behavior: 'The authorization server gives a client an id and a secret of a month.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:register:distinct': {
    source: ['sdk'],
    behavior: 'The authorization server gives each client another id and secret.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:register:public': {
    source: ['sdk'],
    behavior: 'The authorization server gives no secret to a client that authenticates itself with none.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:register:secret-lifetime': {
    source: ['sdk'],
    behavior: 'The authorization server gives secrets of the lifetime that it is told.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:register:own-ids': {
    source: ['sdk'],
    behavior: 'The authorization server leaves ids to its store where it is told to.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'generated', sdk: 'v1', versions: '<1.16.0', note: 'gives every client an id', issue: '#724' },
    ],
  },
  'authorization-server:register:metadata': {
    source: ['sdk'],
    behavior: 'The authorization server keeps all metadata that it knows, and nothing else.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:register:stored': {
    source: ['sdk'],
    behavior: 'The authorization server answers with what its store made of the client.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:register:redirect-required': {
    source: ['sdk'],
    behavior: 'The authorization server refuses a client without a list of addresses.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:register:redirect-scheme': {
    source: [
      { at: 'basic/authorization#security-considerations', tags: ['2dca'], in: ['2025-03-26'] },
      { at: 'basic/authorization#communication-security', tags: ['7a88'], in: ['2025-06-18', '2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#communication-security',
        tags: ['7a88'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The authorization server registers no address that is neither on localhost nor under HTTPS.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'registered', sdk: 'v1', note: 'registers addresses under plain HTTP on any host' },
      { pin: 'registered', sdk: 'v2', note: 'registers addresses under plain HTTP on any host' },
    ],
  },
  'authorization-server:register:redirect-script': {
    source: ['sdk'],
    behavior: 'The authorization server registers no address that is a script.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'registered', sdk: 'v1', versions: '<1.17.4', note: 'registers any address that can be parsed' },
    ],
  },
  'authorization-server:register:error': {
    source: ['sdk'],
    behavior: 'The authorization server answers with the OAuth error of its store.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:register:broken': {
    source: ['sdk'],
    behavior: 'The authorization server answers 500 and no detail where its store breaks down.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:register:not-offered': {
    source: ['sdk'],
    behavior: 'The authorization server refuses to be built to register where its store does not.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
