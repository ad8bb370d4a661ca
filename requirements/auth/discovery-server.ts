// How a client finds the metadata of an authorization server, and what it does with it.

import type { Area } from '../model.ts';

export const discoveryServer = {
  'discovery:server:metadata': {
    source: [
      { at: 'basic/authorization#overview', tags: ['aace'], in: ['2025-03-26'] },
      { at: 'basic/authorization#server-metadata-discovery', tags: ['6ea7'], in: ['2025-03-26'] },
      { at: 'basic/authorization#overview', tags: ['ec92'], in: ['2025-06-18'] },
      { at: 'basic/authorization#server-metadata-discovery', tags: ['096a'], in: ['2025-06-18'] },
      { at: 'basic/authorization#overview', tags: ['dc26'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['dc26'], in: ['2026-07-28'] },
      { at: 'basic/authorization/index#authorization-server-discovery', tags: ['10e6'], in: ['2026-07-28'] },
    ],
    behavior: 'The client uses the endpoints that the metadata of the authorization server names.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:openid': {
    source: [
      { at: 'basic/authorization#overview', tags: ['dc26'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization#authorization-server-metadata-discovery',
        tags: ['cd07'],
        in: ['2025-11-25'],
      },
      { at: 'basic/authorization/index#overview', tags: ['dc26'], in: ['2026-07-28'] },
      {
        at: 'basic/authorization/authorization-server-discovery#authorization-server-metadata-discovery',
        tags: ['cd07'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client uses the endpoints that the configuration of an OpenID provider names.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:openid:oauth-metadata': {
    source: ['issue:#2733'],
    behavior: 'The client takes plain OAuth metadata from the address of an OpenID configuration.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'rejects',
        sdk: 'v1',
        note: 'demands of any document there what OpenID Connect demands of a provider',
        issue: '#2733',
      },
      {
        pin: 'rejects',
        sdk: 'v2',
        note: 'demands of any document there what OpenID Connect demands of a provider',
        issue: '#2733',
      },
    ],
  },
  'discovery:server:path:oauth': {
    source: [
      {
        at: 'basic/authorization#authorization-server-metadata-discovery',
        tags: ['fd85'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#authorization-server-metadata-discovery',
        tags: ['fd85'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client asks first for OAuth metadata with the path of the issuer inserted.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:path:openid': {
    source: [
      {
        at: 'basic/authorization#authorization-server-metadata-discovery',
        tags: ['5201'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#authorization-server-metadata-discovery',
        tags: ['5201'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client asks second for an OpenID configuration with the path of the issuer inserted.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:path:openid-appended': {
    source: [
      {
        at: 'basic/authorization#authorization-server-metadata-discovery',
        tags: ['78b7'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#authorization-server-metadata-discovery',
        tags: ['78b7'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client asks third for an OpenID configuration appended to the path of the issuer.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:root:oauth': {
    source: [
      {
        at: 'basic/authorization#authorization-server-metadata-discovery',
        tags: ['690a'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#authorization-server-metadata-discovery',
        tags: ['690a'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client asks an issuer without a path first for OAuth metadata.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:root:openid': {
    source: [
      {
        at: 'basic/authorization#authorization-server-metadata-discovery',
        tags: ['3004'],
        in: ['2025-11-25'],
      },
      {
        at: 'basic/authorization/authorization-server-discovery#authorization-server-metadata-discovery',
        tags: ['3004'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client asks an issuer without a path second for an OpenID configuration.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:issuer-mismatch': {
    source: [
      { at: 'basic/authorization#authorization-server-metadata-discovery', in: ['2025-11-25'] },
      {
        at: 'basic/authorization/authorization-server-discovery#authorization-server-metadata-discovery',
        tags: ['008f', '2f2d', '047f', 'a8c6'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client rejects metadata that names another issuer.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'accepts',
        sdk: 'v1',
        note: 'does not compare the issuer of the metadata with the one it asked',
        issue: '#2344',
      },
    ],
  },
  'discovery:server:refused': {
    source: ['sdk'],
    behavior: 'The client asks at the next address where one is refused with a status from 400 to 499.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:failing': {
    source: ['sdk'],
    behavior: 'The client asks at no further address once one fails with status 500.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:unreachable': {
    source: ['sdk'],
    behavior: 'The client tells its user of an authorization server out of reach.',
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
  'discovery:server:malformed': {
    source: ['sdk'],
    behavior: 'The client goes no further with metadata that is no JSON.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:incomplete': {
    source: ['sdk'],
    behavior: 'The client goes no further with metadata that lacks a required endpoint.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:script-address': {
    source: ['sdk'],
    behavior: 'The client goes no further with an authorization endpoint that is a script.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:no-code': {
    source: ['sdk'],
    behavior: 'The client goes no further where the code grant is not supported.',
    level: 'own',
    since: '2025-03-26',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:headers': {
    source: ['sdk'],
    behavior: 'The client asks for metadata as JSON and names a revision.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:version-header': {
    source: [{ at: 'basic/authorization#server-metadata-discovery-headers', tags: ['a47c'] }],
    behavior: 'The client names a revision when it asks for the metadata of the server.',
    level: 'should',
    since: '2025-03-26',
    until: '2025-06-18',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:kept': {
    source: ['sdk'],
    behavior: 'The client asks for no metadata that its application has kept.',
    level: 'own',
    since: '2025-11-25',
    needs: ['client:discovery-state'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:saved': {
    source: ['sdk'],
    behavior: 'The client hands the metadata that it has found to its application.',
    level: 'own',
    since: '2025-11-25',
    needs: ['client:discovery-state'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:bad-gateway': {
    source: ['sdk'],
    behavior: 'The client asks at the next address where a gateway answers with status 502.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'ends', sdk: 'v1', note: 'ends its connection at any status from 500 on', issue: '#1631' },
    ],
  },
  'discovery:server:redirect:same-origin': {
    source: ['sdk'],
    behavior: 'The client follows a redirection of metadata within the host.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
  'discovery:server:redirect:other-origin': {
    source: ['sdk'],
    behavior: 'The client follows no redirection of metadata to another host.',
    level: 'own',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'follows',
        sdk: 'v1',
        versions: '<1.32.0',
        note: 'follows a redirection of metadata to any host',
      },
      {
        pin: 'follows',
        sdk: 'v2',
        versions: '<2.3.0',
        note: 'follows a redirection of metadata to any host',
      },
    ],
  },
} as const satisfies Area;
