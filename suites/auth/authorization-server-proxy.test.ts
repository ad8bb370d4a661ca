// The SDK's authorization server that hands everything on to another one, which a handler plays here.

import {
  type CaseContext,
  createTokenVerifier,
  expect,
  grantedTokens,
  type Json,
  observed,
  type Site,
  verifies,
} from '#case';

const redirect_uris = ['https://cook.example/back'];
const cook = { client_id: 'cook', client_secret: 'salt', redirect_uris };
const waiter = { client_id: 'waiter', redirect_uris, scope: 'boil pour' };

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** The other authorization server: notes what it is sent, and replies the same to everything. */
const upstreamOf = ({ site }: CaseContext, { status, body }: Reply) => {
  const sent: Json[] = [];
  const hosted = site(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const [type = ''] = (request.headers['content-type'] ?? '').split(';');
    sent.push({ path: request.url, type, text });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  return { ...hosted, sent };
};

/** The proxy in front of it, with what else its options hold. */
const proxying = async (
  context: CaseContext,
  { origin, fetch }: Site,
  options: Json = {},
  paths: Record<string, string> = {
    authorizationUrl: '/authorize',
    tokenUrl: '/token',
    revocationUrl: '/revoke',
    registrationUrl: '/register',
  },
) => {
  const auth = await context.sdk.authServer();
  const clients: Record<string, Json> = { cook, waiter };
  const provider = auth.proxyProvider({
    endpoints: Object.fromEntries(
      Object.entries(paths).map(([key, path]) => [key, `${origin.origin}${path}`]),
    ),
    verifyAccessToken: createTokenVerifier({}, auth.oauthError).verifyAccessToken,
    getClient: async (id: string) => structuredClone(clients[id]),
    fetch,
    ...options,
  });
  const { ask } = context.site(
    auth.application(auth.authorizationServer({ provider, issuerUrl: new URL('https://proxy.example') })),
  );
  const post = (path: string, form: Record<string, string>) =>
    ask(path, { method: 'POST', body: new URLSearchParams(form) });
  return { auth, provider, ask, post };
};

const formsOf = (sent: readonly Json[]) =>
  sent.map(({ path, type, text }) => ({ path, type, form: Object.fromEntries(new URLSearchParams(text)) }));

const form = (path: string, fields: Json) => ({
  path,
  type: 'application/x-www-form-urlencoded',
  form: fields,
});

const asked = {
  redirect_uri: 'https://cook.example/back',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  response_type: 'code',
};
const told = { client_id: 'cook', client_secret: 'salt' };

verifies(
  'authorization-server:proxy:authorize',
  'the user is sent to the other server with everything that the client asked for',
  async (context) => {
    const upstream = upstreamOf(context, { status: 200, body: {} });
    const { ask } = await proxying(context, upstream);

    const more = { state: 'a b&c', scope: 'boil pour' };
    const resource = 'https://tea.example/mcp';
    const query = new URLSearchParams({ client_id: 'waiter', ...asked, ...more, resource });
    const location = new URL((await ask(`/authorize?${query}`)).headers.location ?? '');
    expect(`${location.origin}${location.pathname}`).toBe(`${upstream.origin.origin}/authorize`);
    observed(Object.fromEntries(location.searchParams))
      .required((seen) => {
        expect(seen).toEqual({ client_id: 'waiter', ...asked, ...more, resource });
      })
      .divergent('without-resource', (seen) => {
        expect(seen).toEqual({ client_id: 'waiter', ...asked, ...more });
      });
  },
);

verifies(
  'authorization-server:proxy:own-client',
  'two clients are sent on under two ids, and nothing is asked of the other server for them',
  async (context) => {
    const upstream = upstreamOf(context, { status: 200, body: {} });
    const { ask } = await proxying(context, upstream);
    const idSentOn = async (client_id: string) => {
      const { headers } = await ask(`/authorize?${new URLSearchParams({ client_id, ...asked })}`);
      return new URL(headers.location ?? '').searchParams.getAll('client_id');
    };

    expect([await idSentOn('cook'), await idSentOn('waiter')]).toEqual([['cook'], ['waiter']]);
    expect(upstream.sent).toEqual([]);
  },
);

verifies(
  'authorization-server:proxy:code',
  'a code goes on with verifier, address, resource and secret, and the tokens come back',
  async (context) => {
    const upstream = upstreamOf(context, { status: 200, body: grantedTokens });
    const { post } = await proxying(context, upstream);

    const exchange = { grant_type: 'authorization_code', code: 'leaf', code_verifier: 'anything' };
    const more = { redirect_uri: 'https://cook.example/back', resource: 'https://tea.example/mcp' };
    expect(await post('/token', { ...told, ...exchange, ...more })).toMatchObject({
      status: 200,
      body: grantedTokens,
    });
    observed(formsOf(upstream.sent))
      .required((seen) => {
        expect(seen).toEqual([form('/token', { ...told, ...exchange, ...more })]);
      })
      .divergent('without-resource', (seen) => {
        const { redirect_uri } = more;
        expect(seen).toEqual([form('/token', { ...told, ...exchange, redirect_uri })]);
      })
      .divergent('partly', (seen) => {
        expect(seen).toEqual([form('/token', { ...told, ...exchange })]);
      });
  },
);

verifies(
  'authorization-server:proxy:refresh',
  'a refresh token goes on with scopes, resource and secret, and the tokens come back',
  async (context) => {
    const upstream = upstreamOf(context, { status: 200, body: grantedTokens });
    const { post } = await proxying(context, upstream);

    const refresh = { grant_type: 'refresh_token', refresh_token: 'leaves', scope: 'boil pour' };
    const resource = 'https://tea.example/mcp';
    expect(await post('/token', { ...told, ...refresh, resource })).toMatchObject({
      status: 200,
      body: grantedTokens,
    });
    observed(formsOf(upstream.sent))
      .required((seen) => {
        expect(seen).toEqual([form('/token', { ...told, ...refresh, resource })]);
      })
      .divergent('partly', (seen) => {
        expect(seen).toEqual([form('/token', { ...told, ...refresh })]);
      });
  },
);

verifies(
  'authorization-server:proxy:public',
  'what a client without a secret sends goes on alone',
  async (context) => {
    const upstream = upstreamOf(context, { status: 200, body: grantedTokens });
    const { ask, post } = await proxying(context, upstream);

    const exchange = { grant_type: 'authorization_code', code: 'leaf', code_verifier: 'anything' };
    const refresh = { grant_type: 'refresh_token', refresh_token: 'leaves' };
    await post('/token', { client_id: 'waiter', ...exchange });
    await post('/token', { client_id: 'waiter', ...refresh });
    await post('/revoke', { client_id: 'waiter', token: 'kettle' });
    const query = new URLSearchParams({ client_id: 'waiter', ...asked });
    const { headers } = await ask(`/authorize?${query}`);

    expect(formsOf(upstream.sent)).toEqual([
      form('/token', { client_id: 'waiter', ...exchange }),
      form('/token', { client_id: 'waiter', ...refresh }),
      form('/revoke', { client_id: 'waiter', token: 'kettle' }),
    ]);
    expect(Object.fromEntries(new URL(headers.location ?? '').searchParams)).toEqual({
      client_id: 'waiter',
      ...asked,
    });
  },
);

verifies(
  'authorization-server:proxy:revoke',
  'a token that is taken back goes on with its kind and the secret',
  async (context) => {
    const upstream = upstreamOf(context, { status: 200, body: {} });
    const { post } = await proxying(context, upstream);

    const revoked = { ...told, token: 'leaves', token_type_hint: 'refresh_token' };
    expect(await post('/revoke', revoked)).toMatchObject({ status: 200, body: {} });
    expect(formsOf(upstream.sent)).toEqual([form('/revoke', revoked)]);
  },
);

const registering = { method: 'POST', headers: { 'content-type': 'application/json' } };

verifies(
  'authorization-server:proxy:register',
  'a client that registers goes on as JSON, and is who the other server says it is',
  async (context) => {
    const registered = { ...cook, client_id: 'cook-7' };
    const upstream = upstreamOf(context, { status: 201, body: registered });
    const { ask } = await proxying(context, upstream);

    const metadata = { redirect_uris, client_name: 'Cook' };
    expect(await ask('/register', { ...registering, body: JSON.stringify(metadata) })).toMatchObject({
      status: 201,
      body: registered,
    });
    expect(upstream.sent).toMatchObject([{ path: '/register', type: 'application/json' }]);
    expect(JSON.parse(upstream.sent[0]?.text ?? '')).toMatchObject(metadata);
  },
);

verifies(
  'authorization-server:proxy:not-offered',
  'without their addresses nothing is told of registration and revocation',
  async (context) => {
    const upstream = upstreamOf(context, { status: 200, body: {} });
    const paths = { authorizationUrl: '/authorize', tokenUrl: '/token' };
    const { ask } = await proxying(context, upstream, {}, paths);

    const { body } = await ask('/.well-known/oauth-authorization-server');
    expect(Object.keys(body as Json).filter((name) => /^(registration|revocation)/.test(name))).toEqual([]);
    expect((await ask('/register', registering)).status).toBe(404);
    expect((await ask('/revoke', registering)).status).toBe(404);
  },
);

verifies(
  'authorization-server:proxy:refused',
  'whatever the other server refuses is told as its failure, by what was asked and its status',
  async (context) => {
    const upstream = upstreamOf(context, { status: 418, body: { error: 'invalid_grant' } });
    const { ask, post } = await proxying(context, upstream);

    const refresh = { grant_type: 'refresh_token', refresh_token: 'leaves' };
    const exchange = { grant_type: 'authorization_code', code: 'leaf', code_verifier: 'anything' };
    const answers = [
      await post('/token', { ...told, ...exchange }),
      await post('/token', { ...told, ...refresh }),
      await post('/revoke', { ...told, token: 'kettle' }),
      await ask('/register', { ...registering, body: JSON.stringify({ redirect_uris }) }),
    ];
    const what = ['Token exchange', 'Token refresh', 'Token revocation', 'Client registration'];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      what.map((each) => [500, { error: 'server_error', error_description: `${each} failed: 418` }]),
    );
  },
);

verifies(
  'authorization-server:proxy:garbage',
  'an answer that holds no token, and one that is no client, are told as an internal failure',
  async (context) => {
    const upstream = upstreamOf(context, { status: 200, body: { tea: 'cold' } });
    const { ask, post } = await proxying(context, upstream);

    const refresh = { grant_type: 'refresh_token', refresh_token: 'leaves' };
    const failure = {
      status: 500,
      body: { error: 'server_error', error_description: 'Internal Server Error' },
    };
    expect(await post('/token', { ...told, ...refresh })).toMatchObject(failure);
    const body = JSON.stringify({ redirect_uris });
    expect(await ask('/register', { ...registering, body })).toMatchObject(failure);
  },
);

verifies(
  'authorization-server:proxy:fetch',
  'every request to the other server goes through the fetch of the option',
  async (context) => {
    const upstream = upstreamOf(context, { status: 200, body: { ...grantedTokens, ...cook } });
    const through: string[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      through.push(new URL(input as string).pathname);
      return upstream.fetch(input, init);
    };
    const { ask, post } = await proxying(context, upstream, { fetch });

    await post('/token', { ...told, grant_type: 'authorization_code', code: 'leaf', code_verifier: 'x' });
    await post('/token', { ...told, grant_type: 'refresh_token', refresh_token: 'leaves' });
    await post('/revoke', { ...told, token: 'kettle' });
    await ask('/register', { ...registering, body: JSON.stringify({ redirect_uris }) });
    const paths = ['/token', '/token', '/revoke', '/register'];
    expect(upstream.sent.map(({ path }) => path)).toEqual(paths);
    observed(through)
      .required((seen) => {
        expect(seen).toEqual(paths);
      })
      .divergent('global', (seen) => {
        expect(seen).toEqual([]);
      });
  },
);

verifies(
  'authorization-server:proxy:verifier',
  'an access token belongs to whom the verifier of the option says',
  async (context) => {
    const upstream = upstreamOf(context, { status: 200, body: {} });
    const info = { clientId: 'cook', scopes: ['boil'], expiresAt: 4_102_444_800 };
    const { auth } = await proxying(context, upstream);
    const { verifyAccessToken } = createTokenVerifier({ kettle: info }, auth.tokenError);
    const { provider } = await proxying(context, upstream, { verifyAccessToken });
    const { ask } = context.site(
      auth.application(auth.requireBearer({ verifier: provider }), (request, response) =>
        response.end(JSON.stringify((request as Json).auth)),
      ),
    );

    const { body } = await ask('/mcp', { headers: { authorization: 'Bearer kettle' } });
    expect(JSON.parse(body as string)).toEqual({ token: 'kettle', ...info });
    expect((await ask('/mcp', { headers: { authorization: 'Bearer stolen' } })).status).toBe(401);
    expect(upstream.sent).toEqual([]);
  },
);
