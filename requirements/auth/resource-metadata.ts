// What must hold of the document in which a server says which authorization servers it trusts.

import type { Area } from '../model.ts';

export const resourceMetadata = {
  'resource-metadata:document': {
    source: [
      { at: 'basic/authorization#overview', tags: ['ca48'], in: ['2025-06-18', '2025-11-25'] },
      {
        at: 'basic/authorization#authorization-server-location',
        tags: ['2286'],
        in: ['2025-06-18', '2025-11-25'],
      },
      { at: 'basic/authorization/index#overview', tags: ['ca48'], in: ['2026-07-28'] },
      {
        at: 'basic/authorization/authorization-server-discovery#authorization-server-location',
        tags: ['2286'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The server serves a document about itself as a protected resource.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'resource-metadata:authorization-servers': {
    source: [
      {
        at: 'basic/authorization#authorization-server-location',
        tags: ['c25a'],
        in: ['2025-06-18', '2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#authorization-server-location',
        tags: ['c25a'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The server names its authorization server in that document.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'resource-metadata:well-known': {
    source: [
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['01f4'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
        tags: ['01f4'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The server serves the document at the well-known address of its own path.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'resource-metadata:well-known-of-root': {
    source: [
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['01f4'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
        tags: ['01f4'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The server without a path serves the document at the well-known address itself.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'resource-metadata:without-slash': {
    source: [
      { at: 'basic/authorization#canonical-server-uri', tags: ['e51d'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#canonical-server-uri', tags: ['e51d'], in: ['2026-07-28'] },
    ],
    behavior: 'The server without a path names itself without a slash at the end.',
    level: 'should',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'slash', sdk: 'v1', note: 'names itself with a slash at the end' },
      { pin: 'slash', sdk: 'v2', note: 'names itself with a slash at the end' },
    ],
  },
  'resource-metadata:authorization-server': {
    source: ['sdk'],
    behavior: 'The server serves the document of its authorization server as it was given.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'resource-metadata:combined': {
    source: ['sdk'],
    behavior: 'The server that authorizes for itself serves both documents.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'resource-metadata:of-another-address': {
    source: ['sdk'],
    behavior: 'The server that authorizes for itself names the address that it is told as the resource.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [{ pin: 'issuer', sdk: 'v1', versions: '<1.18.2', note: 'names the issuer as the resource' }],
  },
  'resource-metadata:cors': {
    source: ['sdk'],
    behavior: 'The server lets pages of any origin read the document.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'resource-metadata:method': {
    source: ['sdk'],
    behavior: 'The server answers another method than GET for the document with status 405.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'get-alone', sdk: 'v1', versions: '<1.21.0', note: 'names GET alone', issue: '#715' },
    ],
  },
  'resource-metadata:issuer-https': {
    source: [
      { at: 'basic/authorization#communication-security', tags: ['db4b'], in: ['2025-06-18', '2025-11-25'] },
      {
        at: 'basic/authorization/security-considerations#communication-security',
        tags: ['db4b'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The server refuses to name an authorization server under plain HTTP.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'resource-metadata:address': {
    source: ['sdk'],
    behavior: 'The address of the document is told from the address of the server.',
    level: 'own',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'root',
        sdk: 'v1',
        versions: '<1.18.2',
        note: 'tells the address without the path of the server',
      },
    ],
  },
} as const satisfies Area;
