// The errors of the SDK's endpoint that a user's browser is sent to: which lead back to the client, and which are told.

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

/** The endpoint in front of a provider that fails as it is told, and how to ask it. */
const hosting = async (
  { sdk, site }: CaseContext,
  fails: (
    error: (code: string, message: string, uri?: string) => Error,
  ) => ProviderOptions['fails'] = () => ({}),
) => {
  const auth = await sdk.authServer();
  const provider = createOAuthProvider({ clients: [cook], fails: fails(auth.oauthError) ?? {} });
  const { ask } = site(auth.application(['/authorize', auth.authorize({ provider, rateLimit: false })]));
  const authorize = (parameters: Parameters) => ask(`/authorize?${new URLSearchParams(parameters)}`);
  return { authorize, asked: provider.asked };
};

/** Where the user is sent, with the query apart; undefined where the user stays. */
const sentTo = ({ headers: { location } }: { headers: Readonly<Record<string, string>> }) => {
  if (location === undefined) return undefined;
  const { origin, pathname, searchParams } = new URL(location);
  return { to: `${origin}${pathname}`, ...Object.fromEntries(searchParams) };
};

verifies(
  'authorization-server:authorize:error:response-type',
  'a request for a token instead of a code is unsupported',
  async (context) => {
    const { authorize, asked } = await hosting(context);

    observed(sentTo(await authorize({ ...whole, response_type: 'token' })))
      .required((seen) => {
        expect(seen).toMatchObject({ to: back, error: 'unsupported_response_type' });
      })
      .divergent('invalid-request', (seen) => {
        const why = expect.stringContaining('response_type');
        expect(seen).toEqual({ to: back, error: 'invalid_request', error_description: why });
      });
    expect(asked).toEqual([]);
  },
);

verifies(
  'authorization-server:authorize:error:state',
  'an error about another parameter leads back with the state',
  async (context) => {
    const { authorize } = await hosting(context);

    observed(sentTo(await authorize({ ...whole, code_challenge_method: 'plain' })))
      .required((seen) => {
        expect(seen).toMatchObject({ to: back, error: 'invalid_request', state: 'a b&c' });
      })
      .divergent('dropped', (seen) => {
        const why = expect.stringContaining('code_challenge_method');
        expect(seen).toEqual({ to: back, error: 'invalid_request', error_description: why });
      });
  },
);

verifies(
  'authorization-server:authorize:error:denied',
  'a refusal of the provider leads back with its code, its reason, its page and the state',
  async (context) => {
    const page = 'https://auth.example/why';
    const { authorize } = await hosting(context, (error) => ({
      authorize: error('access_denied', 'the user said no', page),
    }));

    const answer = await authorize(whole);
    expect(answer).toMatchObject({ status: 302, headers: { 'cache-control': 'no-store' } });
    expect(sentTo(answer)).toEqual({
      to: back,
      error: 'access_denied',
      error_description: 'the user said no',
      error_uri: page,
      state: 'a b&c',
    });
  },
);

verifies(
  'authorization-server:authorize:error:broken',
  'a provider that breaks down leads back with server_error and no detail',
  async (context) => {
    const { authorize } = await hosting(context, () => ({ authorize: new TypeError('at 10.0.0.7') }));

    expect(sentTo(await authorize(whole))).toEqual({
      to: back,
      error: 'server_error',
      error_description: 'Internal Server Error',
      state: 'a b&c',
    });
  },
);

verifies(
  'authorization-server:authorize:error:broken-store',
  'a store of clients that breaks down makes for a 500 without detail, and the user stays',
  async (context) => {
    const { authorize } = await hosting(context, () => ({ getClient: new TypeError('at 10.0.0.7') }));

    expect(await authorize(whole)).toEqual({
      status: 500,
      headers: json,
      body: { error: 'server_error', error_description: 'Internal Server Error' },
    });
  },
);

verifies(
  'authorization-server:authorize:error:of-store',
  'an OAuth error of the store of clients is told with its own status, and the user stays',
  async (context) => {
    const busy = await hosting(context, (error) => ({
      getClient: error('temporarily_unavailable', 'come back later'),
    }));
    const down = await hosting(context, (error) => ({ getClient: error('server_error', 'no disk') }));

    expect(await busy.authorize(whole)).toEqual({
      status: 400,
      headers: json,
      body: { error: 'temporarily_unavailable', error_description: 'come back later' },
    });
    expect(await down.authorize(whole)).toEqual({
      status: 500,
      headers: json,
      body: { error: 'server_error', error_description: 'no disk' },
    });
  },
);
