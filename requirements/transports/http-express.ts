// What must hold of the Express application that an SDK sets up for a server, and of the check of hosts in front of it.

import type { Area } from '../model.ts';

export const httpExpress = {
  'http:express:hosts': {
    source: ['sdk'],
    behavior: 'The server lets requests to the hosts that its user names through, whatever their port.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:express-app'],
  },
  'http:express:hosts:refused': {
    source: ['sdk'],
    behavior:
      'The server refuses a request to another host with status 403 and an error that names the host.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:express-app'],
  },
  'http:express:hosts:missing': {
    source: ['sdk'],
    behavior: 'The server refuses a request that names no host with status 403.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:express-app'],
  },
  'http:express:hosts:invalid': {
    source: ['sdk'],
    behavior: 'The server refuses a request whose host is malformed with status 403.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:express-app'],
  },
  'http:express:local': {
    source: ['sdk'],
    behavior: 'The server that is set up without options serves requests to the local hosts alone.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:express-app'],
  },
  'http:express:local:bound': {
    source: ['sdk'],
    behavior: 'The server that is bound to a local host serves requests to the local hosts alone.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:express-app'],
  },
  'http:express:listed': {
    source: ['sdk'],
    behavior:
      'The server that its user gives a list of hosts serves requests to those alone, whatever it is bound to.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:express-app'],
  },
  'http:express:open': {
    source: ['sdk'],
    behavior: 'The server that is bound to another host serves requests to any.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:express-app'],
  },
  'http:express:warns': {
    source: ['sdk'],
    behavior: 'The server warns its user who binds it to every interface and names no hosts.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:express-app'],
  },
  'http:express:parses': {
    source: ['sdk'],
    behavior: 'The server reads the body of a request that is labelled as JSON.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:express-app'],
  },
  'http:express:parses:after': {
    source: ['sdk'],
    behavior: 'The server refuses a request to another host before it reads its body.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
    needs: ['server:express-app'],
    divergence: [
      {
        pin: 'parses-first',
        sdk: 'v1',
        versions: '<1.30.1',
        note: 'reads the body first, and answers one that is not JSON with status 400',
      },
    ],
  },
} as const satisfies Area;
