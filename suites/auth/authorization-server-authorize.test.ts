// The SDK's endpoint that a user's browser is sent to, asked with raw requests. What its provider grants is not the matter.

import {
  type CaseContext,
  createOAuthProvider,
  expect,
  observed,
  type ProviderOptions,
  verifies,
} from '#case';

const back = 'https://cook.example/back';
const cook = { client_id: 'cook', redirect_uris: [back] };
const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** A whole request for authorization, as a client sends it. */
const whole = {
  client_id: 'cook',
  redirect_uri: back,
  response_type: 'code',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  state: 'a b&c',
};

type Parameters = Readonly<Record<string, string>>;

const without = (name: keyof typeof whole): Parameters =>
  Object.fromEntries(Object.entries(whole).filter(([each]) => each !== name));

/** The endpoint in front of a provider, and how to ask it. */
const hosting = async ({ sdk, site }: CaseContext, options: ProviderOptions = {}) => {
  const auth = await sdk.authServer();
  const provider = createOAuthProvider({ clients: [cook], ...options });
  const { ask } = site(auth.application(['/authorize', auth.authorize({ provider, rateLimit: false })]));
  const authorize = (parameters: Parameters) => ask(`/authorize?${new URLSearchParams(parameters)}`);
  return { auth, ask, authorize, asked: provider.asked };
};

/** Where the user is sent, with the query apart; undefined where the user stays. */
const sentTo = ({ headers: { location } }: { headers: Readonly<Record<string, string>> }) => {
  if (location === undefined) return undefined;
  const { origin, pathname, searchParams } = new URL(location);
  return { to: `${origin}${pathname}`, ...Object.fromEntries(searchParams) };
};

const unregistered = {
  status: 400,
  headers: json,
  body: { error: 'invalid_request', error_description: 'Unregistered redirect_uri' },
};

verifies(
  'authorization-server:authorize:granted',
  'a granted request leads back with the code and the state as it came',
  async (context) => {
    const { authorize } = await hosting(context);

    const answer = await authorize(whole);
    expect(answer).toMatchObject({ status: 302, headers: { 'cache-control': 'no-store' } });
    expect(sentTo(answer)).toEqual({ to: back, code: 'granted', state: 'a b&c' });
  },
);

verifies(
  'authorization-server:authorize:parameters',
  'the provider is given all that the client asked for',
  async (context) => {
    const client = { ...cook, scope: 'boil pour' };
    const { authorize, asked } = await hosting(context, { clients: [client] });

    await authorize({ ...whole, scope: 'boil pour' });
    await authorize(without('state'));
    const params = { redirectUri: back, codeChallenge: whole.code_challenge };
    expect(asked).toEqual([
      {
        did: 'authorize',
        client: 'cook',
        params: { ...params, scopes: ['boil', 'pour'], state: 'a b&c' },
      },
      { did: 'authorize', client: 'cook', params: { ...params, scopes: [] } },
    ]);
  },
);

verifies(
  'authorization-server:authorize:resource',
  'the provider is given the resource that the token is meant for',
  async (context) => {
    const { authorize, asked } = await hosting(context);

    await authorize({ ...whole, resource: 'https://tea.example/mcp' });
    const { redirect_uri: redirectUri, code_challenge: codeChallenge, state } = whole;
    const given = { redirectUri, codeChallenge, state, scopes: [] };
    observed(asked[0]?.params)
      .required((params) => {
        expect(params).toEqual({ ...given, resource: new URL('https://tea.example/mcp') });
      })
      .divergent('dropped', (params) => {
        expect(params).toEqual(given);
      });
  },
);

verifies(
  'authorization-server:authorize:unregistered-scope',
  'a scope that the client has not registered is left to the provider',
  async (context) => {
    const { authorize } = await hosting(context, { clients: [{ ...cook, scope: 'boil' }] });

    observed(sentTo(await authorize({ ...whole, scope: 'boil pour' })))
      .required((seen) => {
        expect(seen).toEqual({ to: back, code: 'granted', state: 'a b&c' });
      })
      .divergent('refused', (seen) => {
        const why = 'Client was not registered with scope pour';
        expect(seen).toEqual({
          to: back,
          error: 'invalid_scope',
          error_description: why,
          state: 'a b&c',
        });
      });
  },
);

verifies(
  'authorization-server:authorize:post',
  'a request in the body of a form is granted like one in the query',
  async (context) => {
    const { ask } = await hosting(context);

    const answer = await ask('/authorize', { method: 'POST', body: new URLSearchParams(whole) });
    expect(sentTo(answer)).toEqual({ to: back, code: 'granted', state: 'a b&c' });
  },
);

verifies(
  'authorization-server:authorize:unknown-client',
  'a client that nobody knows is told so, and the user stays',
  async (context) => {
    const { authorize, asked } = await hosting(context);

    expect(await authorize({ ...whole, client_id: 'thief' })).toEqual({
      status: 400,
      headers: json,
      body: { error: 'invalid_client', error_description: 'Invalid client_id' },
    });
    expect(asked).toEqual([]);
  },
);

verifies(
  'authorization-server:authorize:unregistered-redirect',
  'an address of somebody else is refused, and the user stays',
  async (context) => {
    const { authorize, asked } = await hosting(context);

    expect(await authorize({ ...whole, redirect_uri: 'https://thief.example/back' })).toEqual(unregistered);
    expect(asked).toEqual([]);
  },
);

verifies(
  'authorization-server:authorize:exact-redirect',
  'addresses that differ from the registered one in a single part are refused',
  async (context) => {
    const { authorize, asked } = await hosting(context);

    const differing = [
      ...[`${back}/`, `${back}/../back`, `${back}/more`, 'https://cook.example/Back', `${back}?to=thief`],
      ...[`${back}#thief`, 'http://cook.example/back', 'https://cook.example:8443/back'],
      ...['https://www.cook.example/back', 'https://cook.example.thief.example/back'],
      ...['https://cook.example@thief.example/back', 'https://cook.example/', 'https://*.example/back'],
    ];
    for (const redirect_uri of differing) {
      expect([redirect_uri, await authorize({ ...whole, redirect_uri })]).toEqual([
        redirect_uri,
        unregistered,
      ]);
    }
    expect(asked).toEqual([]);
  },
);

verifies(
  'authorization-server:authorize:metadata-document-redirect',
  'a client known by the address of its document is sent where the document says, and nowhere else',
  async (context) => {
    const client_id = 'https://cook.example/client.json';
    const { authorize } = await hosting(context, { clients: [{ ...cook, client_id }] });

    expect(sentTo(await authorize({ ...whole, client_id }))).toMatchObject({ to: back });
    expect(
      await authorize({ ...whole, client_id, redirect_uri: 'https://cook.example/client.json' }),
    ).toEqual(unregistered);
  },
);

verifies(
  'authorization-server:authorize:loopback-port',
  'a native client is sent to the port that it happens to listen on, of its registered host and path',
  async (context) => {
    const redirect_uris = ['http://127.0.0.1:7000/back', 'http://localhost/back'];
    const { authorize } = await hosting(context, { clients: [{ ...cook, redirect_uris }] });
    const sent = async (redirect_uri: string) => sentTo(await authorize({ ...whole, redirect_uri }));

    observed([await sent('http://127.0.0.1:7001/back'), await sent('http://localhost:7001/back')])
      .required((seen) => {
        expect(seen).toMatchObject([
          { to: 'http://127.0.0.1:7001/back', code: 'granted' },
          { to: 'http://localhost:7001/back', code: 'granted' },
        ]);
      })
      .divergent('refused', (seen) => {
        expect(seen).toEqual([undefined, undefined]);
      });
    for (const other of ['http://127.0.0.1:7001/', 'https://localhost:7001/back', 'http://[::1]:7001/back']) {
      expect([other, await authorize({ ...whole, redirect_uri: other })]).toEqual([other, unregistered]);
    }
    expect(await sent('http://127.0.0.1:7000/back?to=thief')).toBeUndefined();
  },
);

verifies(
  'authorization-server:authorize:only-redirect',
  'a request without an address leads to the only one that is registered',
  async (context) => {
    const { authorize } = await hosting(context);

    expect(sentTo(await authorize(without('redirect_uri')))).toMatchObject({ to: back, code: 'granted' });
  },
);

verifies(
  'authorization-server:authorize:several-redirects',
  'a request without an address is refused where two are registered',
  async (context) => {
    const redirect_uris = [back, 'https://cook.example/other'];
    const { authorize } = await hosting(context, { clients: [{ ...cook, redirect_uris }] });

    expect(await authorize(without('redirect_uri'))).toEqual({
      status: 400,
      headers: json,
      body: {
        error: 'invalid_request',
        error_description: 'redirect_uri must be specified when client has multiple registered URIs',
      },
    });
  },
);

verifies(
  'authorization-server:authorize:malformed',
  'a request without a client is a bad one, and the user stays',
  async (context) => {
    const { authorize } = await hosting(context);

    expect(await authorize(without('client_id'))).toEqual({
      status: 400,
      headers: json,
      body: { error: 'invalid_request', error_description: expect.stringContaining('client_id') },
    });
  },
);

verifies(
  'authorization-server:authorize:malformed-redirect',
  'a request whose address cannot be parsed is a bad one, and the user stays',
  async (context) => {
    const { authorize } = await hosting(context);

    expect(await authorize({ ...whole, redirect_uri: 'back' })).toEqual({
      status: 400,
      headers: json,
      body: {
        error: 'invalid_request',
        error_description: expect.stringContaining('redirect_uri must be a valid URL'),
      },
    });
  },
);

verifies(
  'authorization-server:authorize:pkce-missing',
  'a request without a challenge leads back with an error and no code',
  async (context) => {
    const { authorize, asked } = await hosting(context);

    for (const parameter of ['code_challenge', 'code_challenge_method'] as const) {
      expect(sentTo(await authorize(without(parameter)))).toMatchObject({
        to: back,
        error: 'invalid_request',
        error_description: expect.stringContaining(parameter),
      });
    }
    expect(asked).toEqual([]);
  },
);

verifies(
  'authorization-server:authorize:pkce-plain',
  'the method plain leads back with an error and no code',
  async (context) => {
    const { authorize, asked } = await hosting(context);

    expect(sentTo(await authorize({ ...whole, code_challenge_method: 'plain' }))).toMatchObject({
      to: back,
      error: 'invalid_request',
      error_description: expect.stringContaining('code_challenge_method'),
    });
    expect(asked).toEqual([]);
  },
);

verifies(
  'authorization-server:authorize:method',
  'a method other than GET and POST is told both',
  async (context) => {
    const { ask, asked } = await hosting(context);

    expect(await ask(`/authorize?${new URLSearchParams(whole)}`, { method: 'PUT' })).toEqual({
      status: 405,
      headers: { 'content-type': 'application/json; charset=utf-8', allow: 'GET, POST' },
      body: {
        error: 'method_not_allowed',
        error_description: 'The method PUT is not allowed for this endpoint',
      },
    });
    expect(asked).toEqual([]);
  },
);
