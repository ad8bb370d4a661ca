// What must hold of the middleware of a client that authorizes every request of a `fetch`.

import type { Area } from '../model.ts';

export const httpMiddlewareOauth = {
  'http:middleware:oauth:token': {
    source: ['sdk'],
    behavior: 'The client adds the access token at hand to the headers of the user.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:oauth:token:none': {
    source: ['sdk'],
    behavior: 'The client sends a request as its user made it where no token is at hand.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:oauth:other-statuses': {
    source: ['sdk'],
    behavior: 'The client hands any answer but a 401 on as it came.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:oauth:again': {
    source: ['sdk'],
    behavior: 'The client authorizes anew after a 401 and asks once more with the new token.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:oauth:challenge': {
    source: ['sdk'],
    behavior: 'The client authorizes with the metadata and the scope that a 401 names.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:oauth:origin': {
    source: ['sdk'],
    behavior: 'The client authorizes for the origin of the request where its user names no address.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:oauth:base': {
    source: ['sdk'],
    behavior: 'The client authorizes for the address that its user names.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:oauth:user': {
    source: ['sdk'],
    behavior: 'The client fails a request whose user has to authorize it first, and says so.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:oauth:refused': {
    source: ['sdk'],
    behavior:
      'The client fails a request that is answered with 401 after it was authorized, and names its address.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:oauth:failed': {
    source: ['sdk'],
    behavior: 'The client fails a request that it cannot authorize, and says why.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
} as const satisfies Area;
