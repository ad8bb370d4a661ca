// What must hold of the checks and documents for hosts that speak in the platform's own requests and responses.

import type { Area } from '../model.ts';

export const webAuth = {
  'web-auth:accepted': {
    source: ['sdk'],
    behavior: 'The check gives back what its verifier told of a valid token.',
    level: 'own',
    needs: ['auth:web'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'web-auth:unauthorized': {
    source: [
      { at: 'basic/authorization#error-handling', tags: ['9218'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#error-handling', tags: ['9218'], in: ['2026-07-28'] },
    ],
    behavior: 'The check gives back a response with status 401 for a request without a valid token.',
    level: 'must',
    since: '2025-11-25',
    needs: ['auth:web'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'web-auth:forbidden': {
    source: [
      { at: 'basic/authorization#error-handling', tags: ['833c'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#error-handling', tags: ['833c'], in: ['2026-07-28'] },
    ],
    behavior: 'The check gives back a response with status 403 for a token without the scope.',
    level: 'must',
    since: '2025-11-25',
    needs: ['auth:web'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'web-auth:broken-verifier': {
    source: ['sdk'],
    behavior: 'The check gives back a response with status 500 and no detail where its verifier breaks down.',
    level: 'own',
    needs: ['auth:web'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'web-auth:documents': {
    source: ['sdk'],
    behavior:
      'The documents of server and authorization server are given back at their well-known addresses alone.',
    level: 'own',
    needs: ['auth:web'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'web-auth:document-methods': {
    source: ['sdk'],
    behavior: 'The request for a document by a method that it does not take is answered with status 405.',
    level: 'own',
    needs: ['auth:web'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'web-auth:preflight': {
    source: ['sdk'],
    behavior: 'The page of any origin is allowed to ask for a document under any headers.',
    level: 'own',
    needs: ['auth:web'],
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
