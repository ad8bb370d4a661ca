// The scopes that a client asks for when it is refused for the first time, and where it learns of them.

import { authorizationServer, connectOn, expect, oauthScene, type Scene, verifies } from '#case';

const about = 'https://mcp.test/.well-known/oauth-protected-resource/mcp';

/** The scope that the user was sent with; undefined where none was named. */
const scopeAsked = (scene: Scene): string | undefined =>
  scene.askedOf('https://auth.test/oauth/authorize')[0]?.query.scope;

verifies(
  ['scope:challenge', 'scope:challenge:alone'],
  'a challenge for one of three scopes: the user is asked for that one',
  async (context) => {
    const scene = oauthScene({
      resource: {
        challenge: `Bearer resource_metadata="${about}", scope="files:read"`,
        metadata: { scopes_supported: ['files:read', 'files:write', 'admin'] },
      },
    });

    await connectOn(context, scene);

    expect(scopeAsked(scene)).toBe('files:read');
  },
);

verifies(
  'scope:challenge:authoritative',
  'a challenge for scopes that the metadata do not list: the user is asked for them',
  async (context) => {
    const scene = oauthScene({
      resource: {
        challenge: `Bearer scope="kettle:boil cups:*", resource_metadata="${about}"`,
        metadata: { scopes_supported: ['files:read'] },
      },
    });

    await connectOn(context, scene);

    expect(scopeAsked(scene)).toBe('kettle:boil cups:*');
  },
);

verifies(
  'scope:supported',
  'a challenge without a scope: the user is asked for all that the metadata list',
  async (context) => {
    const scene = oauthScene({
      resource: { metadata: { scopes_supported: ['files:read', 'files:write'] } },
      client: { metadata: { scope: 'configured' } },
    });

    await connectOn(context, scene);

    expect(scopeAsked(scene)).toBe('files:read files:write');
  },
);

verifies(
  'scope:omitted',
  'neither challenge nor metadata with a scope: the user is asked for none',
  async (context) => {
    const scene = oauthScene();

    await connectOn(context, scene);

    expect(Object.keys(scene.askedOf('https://auth.test/oauth/authorize')[0]?.query ?? {})).toEqual(
      expect.arrayContaining(['code_challenge']),
    );
    expect(scopeAsked(scene)).toBeUndefined();
  },
);

verifies(
  'scope:configured',
  'a scope in the metadata of the client, and none elsewhere: the user is asked for it',
  async (context) => {
    const scene = oauthScene({ client: { metadata: { scope: 'files:read' } } });

    await connectOn(context, scene);

    expect(scopeAsked(scene)).toBe('files:read');
  },
);

verifies(
  'scope:unsupported-by-server',
  'an authorization server that lists other scopes: the user is asked for the challenged one',
  async (context) => {
    const scene = oauthScene({
      servers: [authorizationServer({ metadata: { scopes_supported: ['openid'] } })],
      resource: { challenge: `Bearer resource_metadata="${about}", scope="files:read"` },
    });

    await connectOn(context, scene);

    expect(scopeAsked(scene)).toBe('files:read');
  },
);

/** A server that offers offline access, and a client that is registered with these grants, or with none of its own. */
const offering = (grant_types?: readonly string[]) =>
  oauthScene({
    servers: [authorizationServer({ metadata: { scopes_supported: ['files:read', 'offline_access'] } })],
    resource: { challenge: `Bearer resource_metadata="${about}", scope="files:read"` },
    client: { metadata: { grant_types } },
  });

verifies(
  'scope:offline',
  'a client with the grant for refresh tokens asks for offline access beside the challenged scope',
  async (context) => {
    const scene = offering(['authorization_code', 'refresh_token']);

    await connectOn(context, scene);

    expect(scopeAsked(scene)).toBe('files:read offline_access');
  },
);

verifies(
  'scope:offline:unwanted',
  'a client that names no grant for refresh tokens asks for the challenged scope alone',
  async (context) => {
    const scene = offering(['authorization_code']);

    await connectOn(context, scene);

    expect(scopeAsked(scene)).toBe('files:read');
  },
);
