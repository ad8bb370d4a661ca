// What must hold of the errors that an authorization server sends users back with, and of those that it keeps.

import type { Area } from '../model.ts';

export const authorizationServerAuthorizeError = {
  'authorization-server:authorize:error:response-type': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server calls a response type that it does not offer unsupported.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'invalid-request', sdk: 'v1', note: 'calls any other response type an invalid request' },
      { pin: 'invalid-request', sdk: 'v2', note: 'calls any other response type an invalid request' },
    ],
  },
  'authorization-server:authorize:error:state': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server sends the state back with an error as well.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'dropped',
        sdk: 'v1',
        note: 'forgets the state where another parameter of the request is wrong',
        issue: '#2773',
      },
      {
        pin: 'dropped',
        sdk: 'v2',
        note: 'forgets the state where another parameter of the request is wrong',
        issue: '#2773',
      },
    ],
  },
  'authorization-server:authorize:error:denied': {
    source: [
      { at: 'basic/authorization#overview', tags: ['cd71'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['f81e'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['f81e'], in: ['2026-07-28'] },
    ],
    behavior: 'The authorization server sends the error of its provider back with the state.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:error:broken': {
    source: ['sdk'],
    behavior:
      'The authorization server sends server_error and no detail back where its provider breaks down.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:error:broken-store': {
    source: ['sdk'],
    behavior: 'The authorization server answers 500 and no detail where its store of clients breaks down.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'authorization-server:authorize:error:of-store': {
    source: ['sdk'],
    behavior: 'The authorization server answers with the OAuth error of its store of clients.',
    level: 'own',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
