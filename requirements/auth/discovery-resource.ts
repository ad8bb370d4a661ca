// How a client finds the metadata of the resource that refused it, and what it does with it.

import type { Area } from '../model.ts';

export const discoveryResource = {
  'discovery:resource:leads': {
    source: [
      { at: 'basic/authorization#overview', tags: ['6d45'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['6d45'], in: ['2026-07-28'] },
    ],
    behavior: 'The client authorizes with the server that the metadata of the resource names.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'asks-elsewhere',
        sdk: 'v1',
        versions: '1.15.1',
        note: 'asks an authorization server for metadata under the path of the endpoint, then the host of the endpoint instead',
      },
    ],
  },
  'discovery:resource:path-inserted': {
    source: [
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['ff98'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
        tags: ['ff98'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client that no challenge leads asks first where the path of the endpoint is inserted.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:root': {
    source: [
      {
        at: 'basic/authorization#protected-resource-metadata-discovery-requirements',
        tags: ['ff98'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
        tags: ['ff98'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client asks at the root where nothing lies under the path of the endpoint.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:mismatch': {
    source: [
      { at: 'basic/authorization#overview', tags: ['6d45'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['6d45'], in: ['2026-07-28'] },
    ],
    behavior: 'The client goes no further with metadata of another resource.',
    level: 'must',
    since: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:missing': {
    source: ['sdk'],
    behavior:
      'The client without any metadata of the resource takes the host of the endpoint for its authorization server.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:server-error': {
    source: ['sdk'],
    behavior: 'The client that meets a failing server asks for no other metadata of the resource.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:malformed': {
    source: ['sdk'],
    behavior: 'The client takes metadata that is no JSON for none.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:no-servers': {
    source: ['sdk'],
    behavior:
      'The client takes the host of the endpoint for the authorization server that the metadata leaves out.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:several-servers': {
    source: ['sdk'],
    behavior: 'The client chooses the first of several authorization servers.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:version-header': {
    source: ['sdk'],
    behavior: 'The client names a revision when it asks for the metadata of the resource.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:resource:unreachable': {
    source: ['sdk'],
    behavior: 'The client tells its user of metadata whose host is out of reach.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'asks-on',
        sdk: 'v1',
        note: 'takes a broken connection for a browser that refused a header, asks once more without it and goes on',
        issue: '#1595',
      },
    ],
  },
} as const satisfies Area;
