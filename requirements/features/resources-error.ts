// What must hold when a resource cannot be read: it does not exist, or reading it fails.

import type { Area } from '../model.ts';

export const resourcesError = {
  'resources:error:not-found': {
    source: [{ at: 'server/resources#error-handling', tags: ['95b6', '3478'] }],
    behavior: 'The server answers a request for an unknown resource with the code -32002.',
    level: 'should',
    tiers: ['highlevel'],
    until: '2026-07-28',
    divergence: [
      { pin: 'invalid-params', sdk: 'v1', note: 'answers an unknown resource with -32602', issue: '#1389' },
      {
        pin: 'invalid-params',
        sdk: 'v2',
        note: 'answers an unknown resource with -32602 in every revision',
        issue: '#2333',
      },
    ],
  },
  'resources:error:not-found:thrown': {
    source: [{ at: 'server/resources#error-handling', tags: ['95b6', '3478'] }],
    behavior: 'The server sends the code -32002 that its handler answers an unknown resource with.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    until: '2026-07-28',
    divergence: [
      {
        pin: 'invalid-params',
        sdk: 'v2',
        note: 'sends -32602 in the place of -32002, in every revision',
        issue: '#2333',
      },
    ],
  },
  'resources:error:not-found:invalid-params': {
    source: [{ at: 'server/resources#error-handling', tags: ['1b13'] }],
    behavior: 'The server answers a request for an unknown resource as invalid params.',
    level: 'must',
    tiers: ['highlevel'],
    since: '2026-07-28',
    supersedes: 'resources:error:not-found',
  },
  'resources:error:not-found:no-contents': {
    source: [{ at: 'server/resources#error-handling', tags: ['f374'] }],
    behavior: 'The server answers a request for an unknown resource without a result.',
    level: 'must',
    tiers: ['highlevel'],
    since: '2026-07-28',
  },
  'resources:error:not-found:uri': {
    source: ['sdk'],
    behavior: 'The server names the unknown URI in the data of its error.',
    level: 'own',
    tiers: ['highlevel'],
    divergence: [{ pin: 'in-message', sdk: 'v1', note: 'names the URI in the message alone' }],
  },
  'resources:error:not-found:client': {
    source: [{ at: 'server/resources#error-handling', tags: ['c36b'] }],
    behavior: 'The client tells its user of an unknown resource that is answered with the code -32002.',
    level: 'should',
    since: '2026-07-28',
  },
  'resources:error:not-found:client:code': {
    source: ['sdk'],
    behavior: 'The client hands its user the code -32002 of an unknown resource.',
    level: 'own',
    divergence: [
      {
        pin: 'invalid-params',
        sdk: 'v2',
        note: 'makes an error with -32602 of a -32002 that names the URI',
        issue: '#2333',
      },
    ],
  },
  'resources:error:internal': {
    source: [
      {
        at: 'server/resources#error-handling',
        tags: ['95b6', '98e9'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'server/resources#error-handling', tags: ['bc27'], in: ['2026-07-28'] },
    ],
    behavior: 'The server answers with an internal error where reading a resource fails.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
  },
  'resources:error:internal:message': {
    source: ['sdk'],
    behavior: 'The server answers with the message of the error that reading a resource threw.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'resources:error:thrown': {
    source: ['sdk'],
    behavior: 'The server answers with the code of the protocol error that reading a resource threw.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'resources:error:thrown:data': {
    source: ['sdk'],
    behavior: 'The server answers with the data of the protocol error that reading a resource threw.',
    level: 'own',
    tiers: ['highlevel'],
    divergence: [
      { pin: 'no-data', sdk: 'v1', versions: '<1.23.0', note: 'sends code and message only', issue: '#774' },
    ],
  },
} as const satisfies Area;
