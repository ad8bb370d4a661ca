// The resource that a client names wherever it asks an authorization server for a token.

import {
  authorizationServer,
  type CaseContext,
  expect,
  never,
  oauthScene,
  observed,
  type Scene,
  suiteClientIdentity,
  verifies,
} from '#case';

const plain = { name: 'plain', version: '1.0.0' };
const endpoint = 'https://mcp.test/mcp';
const authorizeUrl = 'https://auth.test/oauth/authorize';
const tokenUrl = 'https://auth.test/oauth/token';

const connected = async ({ sdk, connect }: CaseContext, scene: Scene) => {
  const server = sdk.lowLevel(
    plain,
    { tools: {} },
    { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') },
  );
  return connect(server, sdk.client(suiteClientIdentity), scene.http);
};

/** The resources named so far: in authorization requests, then in requests for tokens. */
const named = (scene: Scene) => ({
  authorize: scene.askedOf(authorizeUrl).map(({ query }) => query.resource),
  token: scene.askedOf(tokenUrl).map(({ body }) => body?.resource),
});

/** A scene whose first access token is refused once the test says so, while a refresh token is at hand. */
const expiring = (options: Parameters<typeof oauthScene>[0] = {}) => {
  const expired = { now: false };
  const scene = oauthScene({
    servers: [authorizationServer({ tokens: { refresh_token: 'refresh-1' } })],
    ...options,
    resource: {
      ...options.resource,
      refuse: ({ headers }) =>
        expired.now && headers.authorization?.startsWith('Bearer access-1.') ? { status: 401 } : undefined,
    },
  });
  return { scene, expired };
};

verifies(
  ['flow:resource:authorization', 'flow:resource:token', 'flow:resource:canonical', 'flow:resource:specific'],
  'user and code go to the authorization server with the URI of the endpoint, path included',
  async (context) => {
    const scene = oauthScene();

    await connected(context, scene);

    expect(named(scene)).toEqual({ authorize: [endpoint], token: [endpoint] });
  },
);

verifies(
  'flow:resource:refresh',
  'a refresh token goes to the authorization server with the URI of the endpoint',
  async (context) => {
    const { scene, expired } = expiring();
    const { client } = await connected(context, scene);
    expired.now = true;

    await client.listTools();

    expect(scene.askedOf(tokenUrl).map(({ body }) => [body?.grant_type, body?.resource])).toEqual([
      ['authorization_code', endpoint],
      ['refresh_token', endpoint],
    ]);
  },
);

verifies(
  'flow:resource:slash',
  'a resource whose metadata name it without path and slash is named without either',
  async (context) => {
    const scene = oauthScene({ resource: { metadata: { resource: 'https://mcp.test' } } });

    await connected(context, scene);

    observed(named(scene))
      .required((seen) =>
        expect(seen).toEqual({ authorize: ['https://mcp.test'], token: ['https://mcp.test'] }),
      )
      .divergent('with-slash', (seen) =>
        expect(seen).toEqual({ authorize: ['https://mcp.test/'], token: ['https://mcp.test/'] }),
      );
  },
);

verifies(
  'flow:resource:uppercase',
  'metadata that name the resource HTTPS://MCP.TEST/mcp lead to a connection',
  async (context) => {
    const scene = oauthScene({ resource: { metadata: { resource: 'HTTPS://MCP.TEST/mcp' } } });

    const { client } = await connected(context, scene);

    expect(client.serverIdentity()).toMatchObject(plain);
    expect(scene.asked()).toContain(`browser GET ${authorizeUrl}`);
  },
);

verifies(
  'flow:resource:fragment',
  'an endpoint whose address has a fragment: its application is offered, and chooses, the address without',
  async ({ sdk, connect }) => {
    const validateResourceURL = async (server: string | URL) => new URL(server);
    const scene = oauthScene({ client: { native: { validateResourceURL } } });

    const http = { ...scene.http, suffix: '#kettle' };
    await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), http);

    expect(named(scene)).toEqual({ authorize: [endpoint], token: [endpoint] });
  },
);

verifies(
  'flow:resource:without-metadata',
  'a server that publishes no metadata of its resource, and authorizes itself: the endpoint is named all the same',
  async (context) => {
    const server = authorizationServer({ issuer: 'https://mcp.test' });
    const scene = oauthScene({ servers: [server], resource: { at: [], challenge: null } });

    await connected(context, scene);

    const query = scene.askedOf('https://mcp.test/oauth/authorize').map((asked) => asked.query.resource);
    const body = scene.askedOf('https://mcp.test/oauth/token').map((asked) => asked.body?.resource);
    observed({ query, body })
      .required((seen) => expect(seen).toEqual({ query: [endpoint], body: [endpoint] }))
      .divergent('names-none', (seen) => expect(seen).toEqual({ query: [undefined], body: [undefined] }));
  },
);

verifies(
  ['flow:resource:chosen', 'flow:resource:chosen-from'],
  'an application chooses between endpoint and metadata: user, code and refresh token go with what it chose',
  async (context) => {
    const choices: string[][] = [];
    const validateResourceURL = async (...choice: (string | URL)[]) => {
      choices.push(choice.map(String));
      return new URL('https://mcp.test/chosen');
    };
    const { scene, expired } = expiring({
      resource: { metadata: { resource: 'https://elsewhere.test/mcp' } },
      client: { native: { validateResourceURL } },
    });

    const { client } = await connected(context, scene);
    expired.now = true;
    await client.listTools();

    expect(new Set(choices.map((choice) => choice.join(' ')))).toEqual(
      new Set([`${endpoint} https://elsewhere.test/mcp`]),
    );
    const chosen = 'https://mcp.test/chosen';
    expect(named(scene)).toEqual({ authorize: [chosen], token: [chosen, chosen] });
  },
);

verifies(
  'flow:resource:chosen-none',
  'an application that chooses no resource: neither user nor code goes with one',
  async (context) => {
    const scene = oauthScene({ client: { native: { validateResourceURL: async () => undefined } } });

    await connected(context, scene);

    expect(named(scene)).toEqual({ authorize: [undefined], token: [undefined] });
  },
);
