// When a client authorizes itself, over what, and by which paths where nothing describes them.

import {
  askedHosts,
  authorizationServer,
  type CaseContext,
  connectOn,
  expect,
  never,
  oauthScene,
  text,
  verifies,
} from '#case';

verifies(
  'discovery:optional',
  'an endpoint that asks for no token is served without one, and nobody else is asked',
  async (context) => {
    const scene = oauthScene({ resource: { accepts: () => true } });

    const { client } = await connectOn(context, scene);

    expect(client.serverIdentity()).toMatchObject({ name: 'plain' });
    expect(scene.asked()).toEqual([]);
    expect(scene.requests.flatMap(({ headers }) => headers.authorization ?? [])).toEqual([]);
  },
);

verifies(
  'discovery:authorized',
  'a user of a refused client logs in, and the second connection is served under the token',
  async (context) => {
    const server = authorizationServer({ issuer: 'https://mcp.test' });
    const scene = oauthScene({ servers: [server] });

    const { client } = await connectOn(context, scene);

    expect(client.serverIdentity()).toMatchObject({ name: 'plain' });
    expect(server.issued).toHaveLength(1);
    expect(scene.provider.kept.tokens).toMatchObject({
      access_token: 'access-1.mcp.test',
      token_type: 'Bearer',
    });
    expect(scene.requests.at(-1)?.headers.authorization).toBe('Bearer access-1.mcp.test');
  },
);

verifies(
  'discovery:code-grant',
  'the token request of a refused client redeems the code that its user came back with',
  async (context) => {
    const scene = oauthScene({ servers: [authorizationServer({ issuer: 'https://mcp.test' })] });

    await connectOn(context, scene);

    expect(scene.askedOf('https://mcp.test/oauth/token')).toMatchObject([
      { method: 'POST', body: { grant_type: 'authorization_code', code: 'code-1' } },
    ]);
  },
);

verifies(
  'discovery:stdio',
  'a connection and a call over stdio ask no host over HTTP',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'local', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': never('nobody lists here'), 'tools/call': () => ({ content: [text('done')] }) },
    );

    const hosts = await askedHosts(async () => {
      const { client } = await connect(server);
      expect(await client.callTool({ name: 'work' })).toMatchObject({ content: [text('done')] });
    });

    expect(hosts).toEqual([]);
  },
);

verifies(
  'discovery:custom',
  'a header that both sides have agreed on is sent with every request, and no token is asked for',
  async (context) => {
    const scene = oauthScene({
      resource: {
        accepts: () => true,
        refuse: ({ headers }) => (headers['x-agreed'] === 'open sesame' ? undefined : { status: 403 }),
      },
      native: { requestInit: { headers: { 'x-agreed': 'open sesame' } }, authProvider: undefined },
    });

    const { client } = await connectOn(context, scene);

    expect(client.serverIdentity()).toMatchObject({ name: 'plain' });
    expect(scene.asked()).toEqual([]);
    expect(scene.requests.filter(({ headers }) => headers['x-agreed'] !== 'open sesame')).toEqual([]);
  },
);

verifies(
  'discovery:base-url',
  'the metadata of the authorization server is asked for at the root of the host, without the path of the endpoint',
  async (context) => {
    const scene = oauthScene({
      servers: [authorizationServer({ issuer: 'https://mcp.test' })],
      resource: { challenge: null, at: [] },
    });

    await connectOn(context, scene);

    const asked = scene.askedBeforeBrowser().filter((line) => line.includes('oauth-authorization-server'));
    expect(asked).toEqual(['GET https://mcp.test/.well-known/oauth-authorization-server']);
  },
);

/** What a client asks for where no metadata lies anywhere, requests for metadata on one line. */
const askedWithoutMetadata = async (context: CaseContext): Promise<string[]> => {
  const endpoints = {
    authorize: 'https://mcp.test/authorize',
    token: 'https://mcp.test/token',
    register: 'https://mcp.test/register',
  };
  const server = authorizationServer({ issuer: 'https://mcp.test', at: [], endpoints });
  const scene = oauthScene({ servers: [server], resource: { challenge: null, at: [] } });
  await connectOn(context, scene);
  const lines = scene.asked().map((line) => (line.includes('.well-known') ? 'metadata' : line));
  return lines.filter((line, at) => line !== lines[at - 1]);
};

const byDefaultPaths = (again: string[]) => [
  'metadata',
  'POST https://mcp.test/register',
  'browser GET https://mcp.test/authorize',
  ...again,
  'POST https://mcp.test/token',
];

verifies(
  [
    'discovery:default:metadata-first',
    'discovery:default:authorize',
    'discovery:default:token',
    'discovery:default:register',
  ],
  'without metadata a client of the oldest revision registers, authorizes and asks for tokens at the default paths',
  async (context) => {
    expect(await askedWithoutMetadata(context)).toEqual(byDefaultPaths(['metadata']));
  },
);

verifies(
  'discovery:default:kept',
  'without metadata a client registers, authorizes and asks for tokens at the default paths of the oldest revision',
  async (context) => {
    expect(await askedWithoutMetadata(context)).toEqual(byDefaultPaths(['metadata']));
  },
);

const aboutAuthorization = [
  'https://mcp.test/.well-known/oauth-protected-resource/mcp',
  'https://mcp.test/.well-known/oauth-authorization-server',
  'https://mcp.test/oauth/register',
  'https://mcp.test/oauth/token',
];

verifies(
  'discovery:option:fetch',
  'metadata, registration and token requests go through the fetch that the transport was given',
  async (context) => {
    const asked = new Set<string>();
    const scene = oauthScene({
      servers: [authorizationServer({ issuer: 'https://mcp.test' })],
      native: {
        fetch: (url: string | URL, init?: RequestInit) => {
          asked.add(String(url));
          // The hosts of the scene are in reach of the global fetch as well.
          return fetch(url, init);
        },
      },
    });

    await connectOn(context, scene);

    expect([...asked].filter((url) => url !== 'https://mcp.test/mcp')).toEqual(aboutAuthorization);
  },
);

verifies(
  'discovery:option:headers',
  'a header of the application, in each of three forms, reaches metadata, registration and token requests',
  async (context) => {
    const shelf = { 'x-shelf': 'three' };
    for (const headers of [shelf, new Headers(shelf), Object.entries(shelf)]) {
      const servers = [authorizationServer({ issuer: 'https://mcp.test' })];
      const scene = oauthScene({ servers, native: { requestInit: { headers } } });

      await connectOn(context, scene);

      const shown = aboutAuthorization.map((url) => [
        ...new Set(scene.askedOf(url).map((asked) => asked.headers['x-shelf'])),
      ]);
      expect(shown).toEqual([['three'], ['three'], ['three'], ['three']]);
      expect(scene.askedOf('https://mcp.test/mcp').map((asked) => asked.headers['x-shelf'])).toContain(
        'three',
      );
    }
  },
);
