// What must hold of the middleware around a `fetch` that a client offers: composing it, and a log of what is asked.

import type { Area } from '../model.ts';

export const httpMiddleware = {
  'http:middleware:applied': {
    source: ['sdk'],
    behavior:
      'The client applies middleware so that the last of a list sees a request first and its answer last.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:applied:none': {
    source: ['sdk'],
    behavior: 'The client hands a fetch back as it is where no middleware is to be applied.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:created': {
    source: ['sdk'],
    behavior:
      'The client hands the next fetch and both arguments of a request to a middleware that is made of a function.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:logging': {
    source: ['sdk'],
    behavior: 'The client logs method, address, status, its text and duration of every answer.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:logging:handed-on': {
    source: ['sdk'],
    behavior: 'The client hands the answer that it logs on as it came.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:logging:headers': {
    source: ['sdk'],
    behavior: 'The client logs the headers of a request, and of its answer, where its user asks for them.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:logging:level': {
    source: ['sdk'],
    behavior: 'The client logs no answer whose status is below the one that its user sets.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:logging:failed': {
    source: ['sdk'],
    behavior: 'The client logs a request that fails, whatever status its user sets, and fails as it did.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:logging:console': {
    source: ['sdk'],
    behavior: 'The client logs to the console what goes well, and as an error what does not.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
  'http:middleware:logging:console:headers': {
    source: ['sdk'],
    behavior: 'The client adds headers to a line of its log where its user asks for them.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['client:fetch-middleware'],
  },
} as const satisfies Area;
