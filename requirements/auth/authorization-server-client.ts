// What must hold of the authentication of clients at an authorization server.

import type { Area } from '../model.ts';

export const authorizationServerClient = {
  'authorization-server:client:secret': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server recognizes a client by its id and secret.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:client:public': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server recognizes a client without a secret by its id.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:client:secret-missing': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server refuses a client that does not tell its secret.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:client:secret-wrong': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server refuses a client that tells another secret.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:client:secret-expired': {
    source: ['sdk'],
    behavior: 'The authorization server refuses a client whose secret has expired.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:client:unknown': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server refuses a client that it does not know.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:client:missing': {
    source: ['sdk'],
    behavior: 'The authorization server refuses a request that names no client.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:client:broken-store': {
    source: ['sdk'],
    behavior: 'The authorization server answers 500 and no detail where its store of clients breaks down.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:client:every-endpoint': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server authenticates the client before it hands out or revokes a token.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
