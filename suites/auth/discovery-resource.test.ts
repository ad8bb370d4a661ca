// How a client finds the metadata of a resource: which addresses it asks, in which order, and what it goes on with. Where the
// specification is silent, what it falls back to is the SDK's choice.

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

const inserted = 'https://mcp.test/.well-known/oauth-protected-resource/mcp';
const root = 'https://mcp.test/.well-known/oauth-protected-resource';

/** What a client asks of the usual authorization server before its user comes in. */
const ofServer = [
  'GET https://auth.test/.well-known/oauth-authorization-server',
  'POST https://auth.test/oauth/register',
];

/** What was asked besides metadata. */
const afterMetadata = (scene: Scene): string[] =>
  scene.asked().filter((line) => !line.includes('.well-known'));

/** An authorization server at the endpoint's own host, as the oldest revision wants it, and what is asked of it. */
const atHome = () => authorizationServer({ issuer: 'https://mcp.test' });
const ofHome = [
  'GET https://mcp.test/.well-known/oauth-authorization-server',
  'POST https://mcp.test/oauth/register',
];

verifies(
  'discovery:resource:leads',
  'the user and the code go to the server that the metadata names, not to the one at the host of the endpoint',
  async (context) => {
    const other = authorizationServer({ issuer: 'https://login.elsewhere.test' });
    const scene = oauthScene({ servers: [other], pages: atHome().pages });

    await settled(connectOn(context, scene));

    observed(afterMetadata(scene))
      .required((asked) =>
        expect(asked).toEqual([
          'POST https://login.elsewhere.test/oauth/register',
          'browser GET https://login.elsewhere.test/oauth/authorize',
          'POST https://login.elsewhere.test/oauth/token',
        ]),
      )
      .divergent('asks-elsewhere', (asked) =>
        expect(asked).toEqual([
          'POST https://mcp.test/oauth/register',
          'browser GET https://mcp.test/oauth/authorize',
          'POST https://mcp.test/oauth/token',
        ]),
      );
  },
);

verifies(
  'discovery:resource:path-inserted',
  'refused without any challenge, of two documents the one with the path inserted is asked for alone',
  async (context) => {
    const elsewhere = page({
      resource: 'https://mcp.test/mcp',
      authorization_servers: ['https://evil.test'],
    });
    const scene = oauthScene({ resource: { challenge: null }, pages: { [root]: elsewhere } });

    await connectOn(context, scene);

    expect(scene.askedBeforeBrowser()).toEqual([`GET ${inserted}`, ...ofServer]);
  },
);

verifies(
  'discovery:resource:root',
  'a challenge without an address, metadata at the root alone: the path comes first, then the root',
  async (context) => {
    const scene = oauthScene({ resource: { challenge: 'Bearer realm="mcp"', at: [root] } });

    await connectOn(context, scene);

    expect(scene.askedBeforeBrowser()).toEqual([`GET ${inserted}`, `GET ${root}`, ...ofServer]);
  },
);

verifies(
  'discovery:resource:mismatch',
  'metadata of a resource on another host ends the connection before anyone is registered or sent away',
  async (context) => {
    const scene = oauthScene({ resource: { metadata: { resource: 'https://other.test/mcp' } } });

    const outcome = await settled(connectOn(context, scene));

    expect(outcome).toMatchObject({
      refused: { message: expect.stringContaining('https://other.test/mcp') },
    });
    expect(afterMetadata(scene)).toEqual([]);
    expect(scene.provider.kept.clientInformation).toBeUndefined();
  },
);

verifies(
  'discovery:resource:mismatch',
  'metadata of another endpoint of the same host ends the connection as well',
  async (context) => {
    const scene = oauthScene({ resource: { metadata: { resource: 'https://mcp.test/mcp-of-others' } } });

    const outcome = await settled(connectOn(context, scene));

    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining('mcp-of-others') } });
    expect(afterMetadata(scene)).toEqual([]);
  },
);

verifies(
  'discovery:resource:missing',
  'no metadata at either address: the host of the endpoint is asked for that of an authorization server',
  async (context) => {
    const scene = oauthScene({ servers: [atHome()], resource: { challenge: null, at: [] } });

    await connectOn(context, scene);

    expect(scene.askedBeforeBrowser()).toEqual([`GET ${inserted}`, `GET ${root}`, ...ofHome]);
  },
);

verifies(
  'discovery:resource:server-error',
  'status 500 under the path of the endpoint: the root is not asked',
  async (context) => {
    const resource = { challenge: null, at: [root] };
    const scene = oauthScene({ servers: [atHome()], resource, pages: { [inserted]: bare(500) } });

    await connectOn(context, scene);

    expect(scene.askedBeforeBrowser()).toEqual([`GET ${inserted}`, ...ofHome]);
  },
);

verifies(
  'discovery:resource:malformed',
  'metadata that is cut off: the host of the endpoint is asked for that of an authorization server',
  async (context) => {
    const scene = oauthScene({ servers: [atHome()], pages: { [inserted]: garbled('{"resource":') } });

    await connectOn(context, scene);

    expect(scene.askedBeforeBrowser()).toEqual([`GET ${inserted}`, ...ofHome]);
  },
);

verifies(
  'discovery:resource:no-servers',
  'an empty list of authorization servers: the host of the endpoint is asked',
  async (context) => {
    const scene = oauthScene({ servers: [atHome()], resource: { metadata: { authorization_servers: [] } } });

    await connectOn(context, scene);

    expect(scene.askedBeforeBrowser()).toEqual([`GET ${inserted}`, ...ofHome]);
  },
);

verifies(
  'discovery:resource:several-servers',
  'of two authorization servers the first is asked, the second never',
  async (context) => {
    const servers = [authorizationServer(), authorizationServer({ issuer: 'https://second.test' })];
    const scene = oauthScene({ servers });

    await connectOn(context, scene);

    expect(scene.askedBeforeBrowser()).toEqual([`GET ${inserted}`, ...ofServer]);
    expect(scene.asked().filter((line) => line.includes('second.test'))).toEqual([]);
  },
);

verifies(
  'discovery:resource:version-header',
  'the request for the metadata of the resource names the newest revision of the handshake',
  async (context) => {
    const scene = oauthScene();

    await connectOn(context, scene);

    expect(scene.askedOf(inserted)[0]?.headers['mcp-protocol-version']).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(scene.askedOf(inserted)[0]?.headers.authorization).toBeUndefined();
  },
);

verifies(
  'discovery:resource:unreachable',
  'a connection that breaks when metadata is asked for ends in an error, and nobody else is asked',
  async (context) => {
    const scene = oauthScene({ servers: [atHome()], pages: { [inserted]: lost } });

    const outcome = await settled(connectOn(context, scene));

    observed({ outcome, asked: scene.askedBeforeBrowser() })
      .required((seen) =>
        expect(seen).toEqual({ outcome: { refused: expect.anything() }, asked: [`GET ${inserted}`] }),
      )
      // Taken for a browser that may not send a header: asked once more without one.
      .divergent('asks-on', (seen) =>
        expect(seen).toEqual({
          outcome: { answered: expect.anything() },
          asked: [`GET ${inserted}`, `GET ${inserted}`, ...ofHome],
        }),
      );
  },
);
