// What must hold of the endpoint of an authorization server that hands out tokens: for codes, and for refresh tokens.

import type { Area } from '../model.ts';

export const authorizationServerToken = {
  'authorization-server:token:code': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server exchanges a code for tokens, in an answer that is not to be stored.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:token:code-verified': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#implementation-requirements', tags: ['eb33'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server refuses a code whose verifier does not match its challenge.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:token:verifier-missing': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server refuses a code without a verifier.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:token:code-missing': {
    source: ['sdk'],
    behavior: 'The authorization server refuses the exchange of no code.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:token:code-address': {
    source: ['sdk'],
    behavior: 'The authorization server hands the address that comes with a code to its provider.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'dropped', sdk: 'v1', versions: '<1.12.0', note: 'hands on no address', issue: '#354' },
    ],
  },
  'authorization-server:token:code-resource': {
    source: ['sdk'],
    behavior: 'The authorization server hands the resource that comes with a code to its provider.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [{ pin: 'dropped', sdk: 'v1', versions: '<1.13.0', note: 'hands on no resource' }],
  },
  'authorization-server:token:code-unverified': {
    source: ['sdk'],
    behavior: 'The authorization server leaves the verifier to a provider that checks it itself.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:token:refresh': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior:
      'The authorization server exchanges a refresh token for tokens, in an answer that is not to be stored.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:token:refresh-parameters': {
    source: ['sdk'],
    behavior: 'The authorization server hands scopes and resource of a refresh to its provider.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [{ pin: 'dropped', sdk: 'v1', versions: '<1.13.0', note: 'hands on no resource' }],
  },
  'authorization-server:token:refresh-missing': {
    source: ['sdk'],
    behavior: 'The authorization server refuses a refresh without a token.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:token:grant-type': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server calls a grant type that it does not offer unsupported.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:token:grant-type-missing': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server calls a request without a grant type invalid.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:token:error': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server answers with the OAuth error of its provider.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:token:broken': {
    source: ['sdk'],
    behavior: 'The authorization server answers 500 and no detail where its provider breaks down.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:token:error-codes': {
    source: ['sdk'],
    behavior: 'The authorization server answers each kind of OAuth error under its own code.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
