// A token that turns out to be good for too little: how a client obtains a better one, and when it stops trying.

import {
  type Asked,
  answered,
  authorizationServer,
  completeList,
  connectToTools,
  expect,
  type Json,
  oauthScene,
  observed,
  type Reply,
  refused,
  type Scene,
  settled,
  verifies,
} from '#case';

const about = 'https://mcp.test/.well-known/oauth-protected-resource/mcp';
const tokenUrl = 'https://auth.test/oauth/token';
const registerUrl = 'https://auth.test/oauth/register';

const insufficient = (scope: string, more = ''): Reply => ({
  status: 403,
  headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"${more}` },
});

type Options = NonNullable<Parameters<typeof oauthScene>[0]>;

/** A scene whose endpoint refuses as `refuse` says, from the moment on that the test sets `now`. */
const demanding = (refuse: (asked: Asked) => Reply | undefined, options: Options = {}) => {
  const demands = { now: false };
  const scene = oauthScene({
    servers: [authorizationServer({ tokens: { scope: 'files:read' } })],
    ...options,
    resource: {
      challenge: `Bearer resource_metadata="${about}", scope="files:read"`,
      ...options.resource,
      refuse: (asked) => (demands.now ? refuse(asked) : undefined),
    },
  });
  return { scene, demands };
};

/** Refuses the first token alone. */
const withFirstToken = ({ headers }: Asked): Reply | undefined =>
  headers.authorization?.startsWith('Bearer access-1.') ? insufficient('files:write') : undefined;

const always = (): Reply => insufficient('files:write');

/** An application without a user: it has credentials of its own, and asks for tokens with them. */
const machine: Options['client'] = {
  redirectUrl: null,
  kept: { clientInformation: { client_id: 'machine', client_secret: 'secret' } },
  native: { prepareTokenRequest: () => new URLSearchParams({ grant_type: 'client_credentials' }) },
};

const knowsMachine = (tokens: Json = {}) =>
  authorizationServer({ clients: [{ client_id: 'machine', client_secret: 'secret' }], tokens });

/** The scope that the user was sent with last, word by word. */
const lastScope = (scene: Scene) =>
  scene.provider.redirects.at(-1)?.searchParams.get('scope')?.split(' ').sort();

verifies(
  'scope:step-up:attempted',
  'a listing refused for its scope: the user is sent once more, for the scope that was challenged',
  async (context) => {
    const { scene, demands } = demanding(always);
    const { client } = await connectToTools(context, scene);
    demands.now = true;

    const listed = await settled(client.listTools());

    expect(listed).toMatchObject({ refused: { message: 'Unauthorized' } });
    expect(scene.provider.redirects.length).toBe(2);
    expect(lastScope(scene)).toContain('files:write');
  },
);

verifies(
  'scope:step-up:increased',
  'a listing refused for its scope: the user is sent for it and for the one granted before',
  async (context) => {
    const { scene, demands } = demanding(always);
    const { client } = await connectToTools(context, scene);
    demands.now = true;

    await settled(client.listTools());

    observed(lastScope(scene))
      .required((scopes) => expect(scopes).toEqual(['files:read', 'files:write']))
      .divergent('forgets-granted', (scopes) => expect(scopes).toEqual(['files:write']));
  },
);

verifies(
  ['scope:step-up:served', 'scope:step-up:registration'],
  'once the user has authorized the scope a listing is answered under the same registration',
  async (context) => {
    const { scene, demands } = demanding(withFirstToken);
    const { client, http } = await connectToTools(context, scene);
    demands.now = true;
    await settled(client.listTools());

    await http.finishAuth((await scene.browse()) ?? new URLSearchParams());
    const listed = await settled(client.listTools());

    expect(listed).toEqual(answered(expect.objectContaining({ tools: [] })));
    expect(scene.askedOf(registerUrl).length).toBe(1);
    expect(scene.provider.redirects.map(({ searchParams }) => searchParams.get('client_id'))).toEqual([
      'client-1',
      'client-1',
    ]);
  },
);

verifies(
  'scope:step-up:refresh-token',
  'a listing refused for its scope, and a refresh token at hand: the user is sent all the same',
  async (context) => {
    const tokens = { scope: 'files:read', refresh_token: 'refresh-1' };
    const { scene, demands } = demanding(always, { servers: [authorizationServer({ tokens })] });
    const { client } = await connectToTools(context, scene);
    demands.now = true;

    const listed = await settled(client.listTools());

    const grants = scene.askedOf(tokenUrl).map(({ body }) => body?.grant_type);
    observed({ listed, sent: scene.provider.redirects.length, grants })
      .required((seen) =>
        expect(seen).toEqual({
          listed: { refused: expect.objectContaining({ message: 'Unauthorized' }) },
          sent: 2,
          grants: ['authorization_code'],
        }),
      )
      .divergent('refreshes', (seen) =>
        expect(seen).toEqual({
          listed: refused(403),
          sent: 1,
          grants: ['authorization_code', 'refresh_token'],
        }),
      );
  },
);

verifies(
  ['scope:step-up:machine', 'scope:step-up:retried'],
  'a listing of a client without a user, refused for its scope, is answered with the second token',
  async (context) => {
    const { scene, demands } = demanding(withFirstToken, { servers: [knowsMachine()], client: machine });
    const { client } = await connectToTools(context, scene);
    demands.now = true;

    const listed = await client.listTools();

    expect(listed).toEqual(completeList({ tools: [] }));
    expect(scene.askedOf(tokenUrl).length).toBe(2);
    expect(scene.requests.at(-1)?.headers.authorization).toBe('Bearer access-2.auth.test');
  },
);

verifies(
  'scope:step-up:limit',
  'a listing refused for the same scope again and again fails after a second attempt',
  async (context) => {
    const { scene, demands } = demanding(always, { servers: [knowsMachine()], client: machine });
    const { client } = await connectToTools(context, scene);
    demands.now = true;
    const before = scene.requests.length;

    const listed = await settled(client.listTools());

    expect(listed).toMatchObject({ refused: { message: expect.stringContaining('403') } });
    const attempts = scene.requests.slice(before).filter(({ url }) => url === 'https://mcp.test/mcp');
    expect(attempts.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer access-1.auth.test',
      'Bearer access-2.auth.test',
    ]);
  },
);

verifies(
  'scope:step-up:limit:changing',
  'a listing refused for another scope each time fails after a few attempts',
  async (context) => {
    let refusals = 0;
    const ever = () => {
      if (refusals === 12) return undefined;
      refusals += 1;
      return insufficient(`step-${refusals}`);
    };
    const { scene, demands } = demanding(ever, { servers: [knowsMachine()], client: machine });
    const { client } = await connectToTools(context, scene);
    demands.now = true;

    const listed = await settled(client.listTools());

    observed({ listed, refusals })
      .required((seen) => {
        expect(seen.listed).toEqual({ refused: expect.anything() });
        expect(seen.refusals).toBeLessThan(5);
      })
      // It would go on for ever: the thirteenth attempt is let through.
      .divergent('goes-on', (seen) =>
        expect(seen).toEqual({ listed: answered(completeList({ tools: [] })), refusals: 12 }),
      );
  },
);

verifies(
  'scope:step-up:limit:chosen',
  'a listing refused again and again: of three more tokens three are obtained, and of none none',
  async (context) => {
    const tokensWith = async (maxStepUpRetries: number) => {
      const native = { maxStepUpRetries };
      const { scene, demands } = demanding(always, { servers: [knowsMachine()], client: machine, native });
      const { client } = await connectToTools(context, scene);
      demands.now = true;
      const before = scene.requests.length;
      expect(await settled(client.listTools())).toMatchObject({ refused: expect.anything() });
      const attempts = scene.requests.slice(before).filter(({ url }) => url === 'https://mcp.test/mcp');
      return attempts.map(({ headers }) => headers.authorization);
    };

    expect(await tokensWith(3)).toEqual([1, 2, 3, 4].map((each) => `Bearer access-${each}.auth.test`));
    expect(await tokensWith(0)).toEqual(['Bearer access-1.auth.test']);
  },
);

verifies(
  'scope:step-up:thrown',
  'a listing refused for its scope: the caller is told which, nobody is sent and no token is asked for',
  async (context) => {
    const { scene, demands } = demanding(always, { native: { onInsufficientScope: 'throw' } });
    const { client } = await connectToTools(context, scene);
    demands.now = true;
    const [sent, asked] = [scene.provider.redirects.length, scene.askedOf(tokenUrl).length];

    const listed = await settled(client.listTools());

    expect(listed).toMatchObject({ refused: { message: expect.stringContaining('files:write') } });
    expect([scene.provider.redirects.length, scene.askedOf(tokenUrl).length]).toEqual([sent, asked]);
  },
);

verifies(
  'scope:step-up:tracked',
  'a second listing, refused like the first one: nobody is asked for another token',
  async (context) => {
    const { scene, demands } = demanding(always, { servers: [knowsMachine()], client: machine });
    const { client } = await connectToTools(context, scene);
    demands.now = true;
    await settled(client.listTools());
    const before = scene.askedOf(tokenUrl).length;

    const listed = await settled(client.listTools());

    expect(listed).toMatchObject({ refused: { message: expect.stringContaining('403') } });
    observed(scene.askedOf(tokenUrl).length - before)
      .required((more) => expect(more).toBe(0))
      .divergent('asks-again', (more) => expect(more).toBe(1));
  },
);

verifies(
  'scope:step-up:metadata',
  'an application that keeps what was discovered: the second authorization asks for no metadata',
  async (context) => {
    const { scene, demands } = demanding(always);
    const { client } = await connectToTools(context, scene);
    demands.now = true;
    const before = scene.asked().length;

    await settled(client.listTools());

    expect(scene.provider.redirects.length).toBe(2);
    expect(scene.asked().slice(before)).toEqual([]);
  },
);

verifies(
  'scope:step-up:metadata-address',
  'a challenge for scope that names other metadata: they are asked for and lead to their server',
  async (context) => {
    const elsewhere = 'https://mcp.test/about/write';
    const { scene, demands } = demanding(
      () => insufficient('files:write', `, resource_metadata="${elsewhere}"`),
      {
        resource: { at: [about, elsewhere] },
        client: { native: { discoveryState: undefined, saveDiscoveryState: undefined } },
      },
    );
    const { client } = await connectToTools(context, scene);
    demands.now = true;
    const before = scene.asked().length;

    await settled(client.listTools());

    expect(scene.asked().slice(before)).toEqual([
      `GET ${elsewhere}`,
      'GET https://auth.test/.well-known/oauth-authorization-server',
    ]);
  },
);

verifies(
  'scope:step-up:headers',
  'configured headers reach the request for the second token as they reached the first',
  async (context) => {
    const { scene, demands } = demanding(withFirstToken, {
      servers: [knowsMachine()],
      client: machine,
      native: { requestInit: { headers: { 'x-tenant': 'kettle' } } },
    });
    const { client } = await connectToTools(context, scene);
    demands.now = true;
    await client.listTools();

    observed(scene.askedOf(tokenUrl).map(({ headers }) => headers['x-tenant']))
      .required((tenants) => expect(tenants).toEqual(['kettle', 'kettle']))
      .divergent('without', (tenants) => expect(tenants).toEqual(['kettle', undefined]));
  },
);

verifies(
  'scope:step-up:other-refusal',
  'a listing refused with status 403 and another error fails, and nobody is asked for a token',
  async (context) => {
    const headers = { 'www-authenticate': 'Bearer error="access_denied"' };
    const { scene, demands } = demanding(() => ({ status: 403, headers }));
    const { client } = await connectToTools(context, scene);
    demands.now = true;

    const listed = await settled(client.listTools());

    expect(listed).toMatchObject({ refused: expect.anything() });
    expect(scene.provider.redirects.length).toBe(1);
    expect(scene.askedOf(tokenUrl).length).toBe(1);
  },
);

verifies(
  'scope:step-up:stream',
  'a standalone stream refused for its scope: it is opened with the second token',
  async (context) => {
    const { scene, demands } = demanding(
      (asked) => (asked.method === 'GET' ? withFirstToken(asked) : undefined),
      { servers: [knowsMachine()], client: machine },
    );
    demands.now = true;

    await connectToTools(context, scene);
    await context.quiet();

    const streams = scene.askedOf('https://mcp.test/mcp').filter(({ method }) => method === 'GET');
    observed(streams.map(({ headers }) => headers.authorization))
      .required((tokens) =>
        expect(tokens).toEqual(['Bearer access-1.auth.test', 'Bearer access-2.auth.test']),
      )
      .divergent('gives-up', (tokens) => expect(tokens).toEqual(['Bearer access-1.auth.test']));
  },
);
