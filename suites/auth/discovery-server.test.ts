// How a client finds the metadata of an authorization server: which addresses it asks, in which order, and what it goes on
// with. What it does about broken metadata is the SDK's choice.

import {
  authorizationServer,
  bare,
  connectOn,
  expect,
  garbled,
  lost,
  oauthScene,
  observed,
  page,
  type Scene,
  settled,
  verifies,
} from '#case';

const issuer = 'https://auth.test/tenant1';
const oauthInserted = 'https://auth.test/.well-known/oauth-authorization-server/tenant1';
const openidInserted = 'https://auth.test/.well-known/openid-configuration/tenant1';
const openidAppended = 'https://auth.test/tenant1/.well-known/openid-configuration';
const oauthRoot = 'https://auth.test/.well-known/oauth-authorization-server';
const openidRoot = 'https://auth.test/.well-known/openid-configuration';

/** What an OpenID provider must say of itself besides what any authorization server says. */
const openid = {
  jwks_uri: 'https://auth.test/keys',
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
};

/** What was asked of the authorization server before the user came in. */
const ofServer = (scene: Scene): string[] =>
  scene.askedBeforeBrowser().filter((line) => line.includes('https://auth.test'));

verifies(
  'discovery:server:metadata',
  'registration, authorization and token requests go where the metadata says',
  async (context) => {
    const endpoints = {
      authorize: 'https://mcp.test/enter/here',
      token: 'https://mcp.test/get/token',
      register: 'https://mcp.test/join/us',
    };
    const scene = oauthScene({ servers: [authorizationServer({ issuer: 'https://mcp.test', endpoints })] });

    await connectOn(context, scene);

    expect(scene.asked().filter((line) => !line.includes('.well-known'))).toEqual([
      'POST https://mcp.test/join/us',
      'browser GET https://mcp.test/enter/here',
      'POST https://mcp.test/get/token',
    ]);
  },
);

verifies(
  ['discovery:server:openid', 'discovery:server:root:openid'],
  'an issuer that has nothing but an OpenID configuration at its root is asked for it second, and used',
  async (context) => {
    const server = authorizationServer({ at: [openidRoot], metadata: openid });
    const scene = oauthScene({ servers: [server] });

    await connectOn(context, scene);

    const register = 'POST https://auth.test/oauth/register';
    expect(ofServer(scene)).toEqual([`GET ${oauthRoot}`, `GET ${openidRoot}`, register]);
    expect(server.issued).toHaveLength(1);
  },
);

verifies(
  'discovery:server:openid:oauth-metadata',
  'an issuer without OpenID whose OAuth metadata lies where an OpenID configuration would is used',
  async (context) => {
    const scene = oauthScene({ servers: [authorizationServer({ at: [openidRoot] })] });

    const outcome = await settled(connectOn(context, scene));

    observed(outcome)
      .required((seen) => expect(seen).toEqual({ answered: expect.anything() }))
      .divergent('rejects', (seen) =>
        expect(seen).toMatchObject({ refused: { message: expect.stringContaining('jwks_uri') } }),
      );
  },
);

verifies(
  'discovery:server:root:oauth',
  'an issuer that has both documents at its root is asked for the OAuth metadata alone',
  async (context) => {
    const server = authorizationServer({ at: [oauthRoot, openidRoot], metadata: openid });
    const scene = oauthScene({ servers: [server] });

    await connectOn(context, scene);

    expect(ofServer(scene)).toEqual([`GET ${oauthRoot}`, 'POST https://auth.test/oauth/register']);
  },
);

verifies(
  'discovery:server:issuer-mismatch',
  'metadata that names another issuer than the one asked ends the connection before anyone is registered',
  async (context) => {
    const metadata = { issuer: 'https://honest.test' };
    const scene = oauthScene({ servers: [authorizationServer({ metadata })] });

    const outcome = await settled(connectOn(context, scene));

    observed({ outcome, asked: ofServer(scene) })
      .required((seen) =>
        expect(seen).toEqual({
          outcome: {
            refused: expect.objectContaining({ message: expect.stringContaining('https://honest.test') }),
          },
          asked: [`GET ${oauthRoot}`],
        }),
      )
      .divergent('accepts', (seen) =>
        expect(seen).toEqual({
          outcome: { answered: expect.anything() },
          asked: [`GET ${oauthRoot}`, 'POST https://auth.test/oauth/register'],
        }),
      );
  },
);

verifies(
  'discovery:server:issuer:unchecked',
  'metadata that name another issuer than the one asked lead to a registration where that is allowed',
  async (context) => {
    const metadata = { issuer: 'https://honest.test' };
    const native = { skipIssuerMetadataValidation: true };
    const scene = oauthScene({ servers: [authorizationServer({ metadata })], native });

    await settled(connectOn(context, scene));

    expect(ofServer(scene).slice(0, 2)).toEqual([
      `GET ${oauthRoot}`,
      'POST https://auth.test/oauth/register',
    ]);
  },
);

verifies(
  'discovery:server:refused',
  'statuses 400, 403 and 410 are no different from 404: the next address is asked',
  async (context) => {
    const pages = { [oauthInserted]: bare(400), [openidInserted]: bare(403), [openidAppended]: bare(410) };
    const at = ['https://auth.test/nowhere'];
    const scene = oauthScene({ servers: [authorizationServer({ issuer, at })], pages, userLeaves: true });

    await settled(connectOn(context, scene));

    const asked = [oauthInserted, openidInserted, openidAppended].map((url) => `GET ${url}`);
    expect(ofServer(scene).slice(0, 3)).toEqual(asked);
  },
);

verifies(
  'discovery:server:failing',
  'status 500 at the first address ends the connection',
  async (context) => {
    const server = authorizationServer({ at: [openidRoot], metadata: openid });
    const scene = oauthScene({ servers: [server], pages: { [oauthRoot]: bare(500) } });

    const outcome = await settled(connectOn(context, scene));

    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining('500') } });
    expect(ofServer(scene)).toEqual([`GET ${oauthRoot}`]);
  },
);

verifies(
  'discovery:server:unreachable',
  'a connection that breaks when metadata is asked for ends in an error',
  async (context) => {
    const server = authorizationServer({ at: [openidRoot], metadata: openid });
    const scene = oauthScene({ servers: [server], pages: { [oauthRoot]: lost } });

    const outcome = await settled(connectOn(context, scene));

    observed({ outcome, asked: ofServer(scene) })
      .required((seen) =>
        expect(seen).toEqual({ outcome: { refused: expect.anything() }, asked: [`GET ${oauthRoot}`] }),
      )
      // Taken for a browser that may not send a header: asked once more without one.
      .divergent('asks-on', (seen) =>
        expect(seen).toEqual({
          outcome: { answered: expect.anything() },
          asked: [
            `GET ${oauthRoot}`,
            `GET ${oauthRoot}`,
            `GET ${openidRoot}`,
            'POST https://auth.test/oauth/register',
          ],
        }),
      );
  },
);

/** What becomes of a connection whose authorization server publishes this; nobody may be registered or sent away. */
const unusable = async (context: Parameters<typeof connectOn>[0], document: ReturnType<typeof page>) => {
  const scene = oauthScene({ pages: { [oauthRoot]: document } });
  const outcome = await settled(connectOn(context, scene));
  return { outcome, asked: ofServer(scene), redirects: scene.provider.redirects.length };
};

const refusedAtOnce = {
  outcome: { refused: expect.anything() },
  asked: [`GET ${oauthRoot}`],
  redirects: 0,
};

const { metadata: usual } = authorizationServer();

verifies('discovery:server:malformed', 'metadata that is cut off ends the connection', async (context) => {
  expect(await unusable(context, garbled('{"issuer":"https://auth.test"'))).toEqual(refusedAtOnce);
});

verifies(
  'discovery:server:incomplete',
  'metadata without a token endpoint ends the connection',
  async (context) => {
    const { token_endpoint, ...rest } = usual;

    expect(token_endpoint).toBe('https://auth.test/oauth/token');
    expect(await unusable(context, page(rest))).toEqual(refusedAtOnce);
  },
);

verifies(
  'discovery:server:script-address',
  'metadata whose authorization endpoint is a script ends the connection',
  async (context) => {
    const document = page({ ...usual, authorization_endpoint: 'javascript:alert(1)' });

    expect(await unusable(context, document)).toEqual(refusedAtOnce);
  },
);

verifies(
  'discovery:server:no-code',
  'metadata without the response type of the code grant ends the connection before the user is sent away',
  async (context) => {
    const metadata = { response_types_supported: ['token'] };
    const scene = oauthScene({ servers: [authorizationServer({ issuer: 'https://mcp.test', metadata })] });

    const outcome = await settled(connectOn(context, scene));

    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining('response type code') } });
    expect(scene.provider.redirects).toEqual([]);
  },
);

verifies(
  'discovery:server:headers',
  'the request for the metadata of the server accepts JSON, names a revision and shows no token',
  async (context) => {
    const scene = oauthScene();

    await connectOn(context, scene);

    const { headers = {} } = scene.askedOf(oauthRoot)[0] ?? {};
    expect(headers.accept).toBe('application/json');
    expect(headers['mcp-protocol-version']).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(headers.authorization).toBeUndefined();
  },
);

verifies(
  'discovery:server:version-header',
  'the request for the metadata of the server names the revision of the client',
  async (context) => {
    const server = authorizationServer({ issuer: 'https://mcp.test' });
    const scene = oauthScene({ servers: [server] });

    await connectOn(context, scene);

    const [asked] = scene.askedOf('https://mcp.test/.well-known/oauth-authorization-server');
    expect(asked?.headers['mcp-protocol-version']).toBe(context.revision);
  },
);

const kept = {
  authorizationServerUrl: 'https://auth.test',
  authorizationServerMetadata: usual,
  resourceMetadata: { resource: 'https://mcp.test/mcp', authorization_servers: ['https://auth.test'] },
};

verifies(
  'discovery:server:kept',
  'an application that has kept what was discovered: its user is sent away without a request for metadata',
  async (context) => {
    const scene = oauthScene({ client: { kept: { discoveryState: kept } } });

    await connectOn(context, scene);

    expect(scene.asked()).toEqual([
      'POST https://auth.test/oauth/register',
      'browser GET https://auth.test/oauth/authorize',
      'POST https://auth.test/oauth/token',
    ]);
  },
);

verifies(
  'discovery:server:saved',
  'both documents and the address of the server are handed to the application before its user is sent away',
  async (context) => {
    const scene = oauthScene({ userLeaves: true });

    await settled(connectOn(context, scene));

    const named = 'https://mcp.test/.well-known/oauth-protected-resource/mcp';
    expect(scene.provider.kept.discoveryState).toEqual({ ...kept, resourceMetadataUrl: named });
  },
);

verifies(
  'discovery:server:bad-gateway',
  'status 502 at the first address: the second is asked, and used',
  async (context) => {
    const server = authorizationServer({ at: [openidRoot], metadata: openid });
    const scene = oauthScene({ servers: [server], pages: { [oauthRoot]: bare(502) } });

    const outcome = await settled(connectOn(context, scene));

    observed({ outcome, asked: ofServer(scene) })
      .required((seen) =>
        expect(seen).toEqual({
          outcome: { answered: expect.anything() },
          asked: [`GET ${oauthRoot}`, `GET ${openidRoot}`, 'POST https://auth.test/oauth/register'],
        }),
      )
      .divergent('ends', (seen) =>
        expect(seen).toEqual({
          outcome: { refused: expect.objectContaining({ message: expect.stringContaining('502') }) },
          asked: [`GET ${oauthRoot}`],
        }),
      );
  },
);

verifies(
  'discovery:server:redirect:same-origin',
  'metadata that has moved within its host is found and used',
  async (context) => {
    const moved = 'https://auth.test/moved/here';
    const server = authorizationServer({ at: [moved] });
    const scene = oauthScene({ servers: [server], pages: { [oauthRoot]: bare(302, { location: moved }) } });

    await connectOn(context, scene);

    expect(ofServer(scene)).toEqual([
      `GET ${oauthRoot}`,
      `GET ${moved}`,
      'POST https://auth.test/oauth/register',
    ]);
  },
);

verifies(
  'discovery:server:redirect:other-origin',
  'metadata that is said to lie on another host is not asked for there, and nobody is registered there',
  async (context) => {
    const away = 'https://evil.test/metadata';
    const evil = authorizationServer({
      issuer: 'https://evil.test',
      metadata: { issuer: 'https://auth.test' },
    });
    const pages = { ...evil.pages, [oauthRoot]: bare(302, { location: away }), [away]: page(evil.metadata) };
    const scene = oauthScene({ pages, userLeaves: true });

    await settled(connectOn(context, scene));

    observed(scene.asked().filter((line) => line.includes('evil.test')))
      .required((seen) => expect(seen).toEqual([]))
      .divergent('follows', (seen) =>
        expect(seen).toEqual([`GET ${away}`, 'POST https://evil.test/oauth/register']),
      );
  },
);
