// A token on its way to the server, and what becomes of a request whose token is refused.

import {
  type Asked,
  answered,
  authorizationServer,
  type CaseContext,
  completeList,
  expect,
  mcpOrigin,
  oauthScene,
  observed,
  type Scene,
  settled,
  suiteClientIdentity,
  text,
  verifies,
} from '#case';

const tokenUrl = 'https://auth.test/oauth/token';
const first = 'Bearer access-1.auth.test';
const second = 'Bearer access-2.auth.test';

type Options = NonNullable<Parameters<typeof oauthScene>[0]>;

/** A scene with a refresh token at hand, whose endpoint refuses what the test says once it says `now`. */
const expiring = (isRefused: (asked: Asked) => boolean, options: Options = {}) => {
  const expired = { now: false };
  const scene = oauthScene({
    servers: [authorizationServer({ tokens: { refresh_token: 'refresh-1' } })],
    ...options,
    resource: {
      ...options.resource,
      refuse: (asked) => (expired.now && isRefused(asked) ? { status: 401 } : undefined),
    },
  });
  return { scene, expired };
};

const withFirst = ({ headers }: Asked): boolean => headers.authorization === first;

const serverOf = ({ sdk }: CaseContext) =>
  sdk.lowLevel(
    { name: 'plain', version: '1.0.0' },
    { tools: {} },
    {
      'tools/list': () => ({ tools: [] }),
      'tools/call': ({ params }) => ({ content: [text(`called ${params?.name}`)] }),
    },
  );

const connected = (context: CaseContext, scene: Scene) =>
  context.connect(serverOf(context), context.sdk.client(suiteClientIdentity), scene.http);

/** The requests to the server itself, those to its metadata left out. */
const toServer = (scene: Scene): readonly Asked[] =>
  scene.requests.filter(({ url }) => url.startsWith(mcpOrigin) && !url.includes('/.well-known/'));

verifies(
  ['token:header', 'token:every-request', 'token:not-in-query'],
  'from the first refusal on every request shows the token in its header, and none in a query',
  async (context) => {
    const scene = oauthScene();

    const { client } = await connected(context, scene);
    await client.listTools();

    const [refusedOne, ...later] = toServer(scene);
    expect(refusedOne?.headers.authorization).toBeUndefined();
    expect(later.length).toBeGreaterThan(1);
    expect(new Set(later.map(({ headers }) => headers.authorization))).toEqual(new Set([first]));
    expect(JSON.stringify(later.map(({ url, query }) => ({ url, query })))).not.toContain('access-1');
  },
);

verifies('token:every-request:delete', 'the DELETE that ends a session shows the token', async (context) => {
  const scene = oauthScene();

  const { http } = await connected(context, scene);
  await http.link.terminateSession?.();

  expect(toServer(scene).at(-1)).toMatchObject({ method: 'DELETE', headers: { authorization: first } });
});

verifies(
  'token:nowhere-else',
  'the token that is refused is shown to neither metadata nor authorization server on the way to the next',
  async (context) => {
    const { scene, expired } = expiring(withFirst, {
      client: { native: { discoveryState: undefined, saveDiscoveryState: undefined } },
    });
    const { client } = await connected(context, scene);
    const before = scene.requests.length;
    expired.now = true;

    await client.listTools();

    const elsewhere = scene.requests.slice(before).filter((asked) => !toServer(scene).includes(asked));
    expect(elsewhere.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, undefined]);
  },
);

verifies(
  'token:foreign',
  'a token kept from another authorization server: the endpoint never sees it',
  async (context) => {
    const tokens = { access_token: 'foreign', token_type: 'Bearer', issuer: 'https://elsewhere.test' };
    const scene = oauthScene({ client: { kept: { tokens } } });

    await connected(context, scene);

    observed(toServer(scene).map(({ headers }) => headers.authorization))
      .required((shown) => expect(shown).not.toContain('Bearer foreign'))
      .divergent('shows', (shown) => expect(shown.slice(0, 2)).toEqual(['Bearer foreign', first]));
  },
);

verifies(
  'token:own',
  'a token kept from an earlier run is shown at once, and nobody is sent anywhere',
  async (context) => {
    const server = authorizationServer();
    const tokens = { access_token: 'kept', token_type: 'Bearer', issuer: server.issuer };
    const scene = oauthScene({
      servers: [server],
      client: { kept: { tokens } },
      resource: { accepts: (token) => token === 'kept' },
    });

    const { client } = await connected(context, scene);
    await client.listTools();

    expect(new Set(toServer(scene).map(({ headers }) => headers.authorization))).toEqual(
      new Set(['Bearer kept']),
    );
    expect(scene.asked()).toEqual([]);
  },
);

verifies(
  'token:configured',
  'a configured Authorization header and a token at hand: the token is shown',
  async (context) => {
    const tokens = { access_token: 'kept', token_type: 'Bearer' };
    const scene = oauthScene({
      client: { kept: { tokens } },
      native: { requestInit: { headers: { Authorization: 'Bearer configured' } } },
      resource: { accepts: () => true },
    });

    const { client } = await connected(context, scene);
    await client.listTools();

    observed(new Set(toServer(scene).map(({ headers }) => headers.authorization)))
      .required((shown) => expect(shown).toEqual(new Set(['Bearer kept'])))
      .divergent('shows-configured', (shown) => expect(shown).toEqual(new Set(['Bearer configured'])));
  },
);

verifies(
  'token:refused',
  'a call whose token has expired is answered after a refresh, in the same session',
  async (context) => {
    const { scene, expired } = expiring(withFirst);
    const { client } = await connected(context, scene);
    expired.now = true;

    const called = await client.callTool({ name: 'kettle' });

    expect(called.content).toEqual([text('called kettle')]);
    expect(
      toServer(scene)
        .slice(-2)
        .map(({ headers }) => headers.authorization),
    ).toEqual([first, second]);
    expect(
      new Set(
        toServer(scene)
          .slice(-2)
          .map(({ headers }) => headers['mcp-session-id']),
      ).size,
    ).toBe(1);
    expect(scene.provider.redirects.length).toBe(1);
  },
);

verifies(
  'token:refused-again',
  'a call whose refreshed token is refused as well fails after the second attempt',
  async (context) => {
    // The seventh attempt is let through, or a client that never gives up would go on for ever.
    const { scene, expired } = expiring(() => toServer(scene).length <= before + 6);
    const { client } = await connected(context, scene);
    const before = toServer(scene).length;
    expired.now = true;

    const called = await settled(client.callTool({ name: 'kettle' }));

    expect(called).toMatchObject({ refused: { message: expect.stringMatching(/401/) } });
    const shown = toServer(scene).slice(before);
    expect(shown.map(({ headers }) => headers.authorization)).toEqual([first, second]);
  },
);

verifies(
  'token:refused-again:sse',
  'a message whose refreshed token is refused as well fails after the second attempt',
  async (context) => {
    let refusals = 0;
    const { scene, expired } = expiring(({ method }) => {
      if (method !== 'POST' || refusals === 6) return false;
      refusals += 1;
      return true;
    });
    const { client } = await connected(context, scene);
    expired.now = true;

    const called = await settled(client.callTool({ name: 'kettle' }));

    observed({ called, refusals })
      .required((seen) => expect(seen).toEqual({ called: { refused: expect.anything() }, refusals: 2 }))
      // It would go on for ever: the seventh attempt is let through.
      .divergent('goes-on', (seen) =>
        expect(seen).toEqual({ called: answered({ content: [text('called kettle')] }), refusals: 6 }),
      );
  },
);

verifies(
  'token:refused:stream',
  'a standalone stream whose token has expired is opened with the refreshed one',
  async (context) => {
    const { scene, expired } = expiring((asked) => asked.method === 'GET' && withFirst(asked));
    expired.now = true;

    await connected(context, scene);
    await context.quiet();

    const streams = toServer(scene).filter(({ method }) => method === 'GET');
    expect(streams.map(({ headers }) => headers.authorization)).toEqual([first, second]);
  },
);

verifies(
  'token:refused-again:stream',
  'a standalone stream whose refreshed token is refused as well is given up after the second attempt',
  async (context) => {
    let refusals = 0;
    const { scene, expired } = expiring(({ method }) => {
      if (method !== 'GET' || refusals === 6) return false;
      refusals += 1;
      return true;
    });
    expired.now = true;

    await connected(context, scene);
    await context.quiet();

    observed(toServer(scene).filter(({ method }) => method === 'GET').length)
      .required((attempts) => expect(attempts).toBe(2))
      // It would go on for ever: the seventh attempt is let through.
      .divergent('goes-on', (attempts) => expect(attempts).toBe(7));
  },
);

verifies(
  'token:refused:delete',
  'the end of a session whose token has expired fails, and the session goes on',
  async (context) => {
    const { scene, expired } = expiring(({ method }) => method === 'DELETE');
    const { http } = await connected(context, scene);
    const session = http.link.sessionId;
    expired.now = true;

    const ended = await settled(http.link.terminateSession?.() ?? Promise.resolve());

    expect(ended).toEqual({ refused: expect.anything() });
    expect(http.link.sessionId).toBe(session);
    expect(scene.askedOf(tokenUrl).length).toBe(1);
  },
);

verifies(
  ['token:concurrent', 'token:concurrent:answered'],
  'two requests refused at the same time: both are answered, after one refresh',
  async (context) => {
    const { scene, expired } = expiring(withFirst);
    const { client } = await connected(context, scene);
    expired.now = true;

    const [called, listed] = await Promise.all([client.callTool({ name: 'kettle' }), client.listTools()]);

    expect(called.content).toEqual([text('called kettle')]);
    expect(listed).toEqual(completeList({ tools: [] }));
    const order = scene.requests.filter(
      ({ headers, url }) => url === tokenUrl || headers.authorization === first,
    );
    expect(
      order
        .slice(-4)
        .map(({ url }) => url)
        .slice(0, 2),
    ).toEqual([`${mcpOrigin}/mcp`, `${mcpOrigin}/mcp`]);
    observed(
      scene
        .askedOf(tokenUrl)
        .slice(1)
        .map(({ body }) => body?.grant_type),
    )
      .required((grants) => expect(grants).toEqual(['refresh_token']))
      .divergent('two-flows', (grants) => expect(grants).toEqual(['refresh_token', 'refresh_token']));
  },
);

verifies(
  'token:sse:message',
  'a message whose token has expired is sent again with the refreshed one and answered',
  async (context) => {
    const { scene, expired } = expiring(withFirst);
    const { client } = await connected(context, scene);
    expired.now = true;

    const called = await client.callTool({ name: 'kettle' });

    expect(called).toEqual({ content: [text('called kettle')] });
    expect(
      toServer(scene)
        .slice(-2)
        .map(({ method, headers }) => [method, headers.authorization]),
    ).toEqual([
      ['POST', first],
      ['POST', second],
    ]);
  },
);

verifies(
  'token:without-provider',
  'a client without a provider is refused with status 401, and nobody else is asked',
  async (context) => {
    const scene = oauthScene({ native: { authProvider: undefined } });

    const outcome = await settled(connected(context, scene));

    expect(outcome).toMatchObject({ refused: { message: expect.any(String) } });
    expect(scene.asked()).toEqual([]);
    expect(toServer(scene).length).toBe(1);
  },
);
