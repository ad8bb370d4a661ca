// The SDK's endpoint for tokens, asked with raw requests. Its provider grants whatever it is asked for.

import {
  type CaseContext,
  createOAuthProvider,
  expect,
  grantedTokens,
  type Json,
  observed,
  type ProviderOptions,
  verifies,
} from '#case';

const cook = { client_id: 'cook', client_secret: 'salt', redirect_uris: ['https://cook.example/back'] };
const cors = { 'access-control-allow-origin': '*' };
const headers = { ...cors, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const granted = { status: 200, headers, body: grantedTokens };

const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const exchange = { grant_type: 'authorization_code', code: 'leaf', code_verifier: verifier };
const refresh = { grant_type: 'refresh_token', refresh_token: 'leaves' };

/** The endpoint in front of a provider, and how the client asks it. */
const hosting = async ({ sdk, site }: CaseContext, options: ProviderOptions = {}, more: Json = {}) => {
  const auth = await sdk.authServer();
  const provider = createOAuthProvider({ clients: [cook], challenge, ...options });
  const endpoint = auth.token({ provider: { ...provider, ...more }, rateLimit: false });
  const { ask } = site(auth.application(['/token', endpoint]));
  const token = (parameters: Record<string, string>) => {
    const body = new URLSearchParams({ client_id: 'cook', client_secret: 'salt', ...parameters });
    return ask('/token', { method: 'POST', body });
  };
  return { token, asked: provider.asked };
};

const refused = (error: string, error_description: unknown) => ({
  status: 400,
  headers,
  body: { error, error_description },
});

verifies(
  'authorization-server:token:code',
  'a code with its verifier is exchanged for the tokens of the provider, not to be stored',
  async (context) => {
    const { token, asked } = await hosting(context);

    expect(await token(exchange)).toEqual(granted);
    expect(asked).toEqual([
      { did: 'challengeForAuthorizationCode', client: 'cook', code: 'leaf' },
      { did: 'exchangeAuthorizationCode', client: 'cook', code: 'leaf' },
    ]);
  },
);

verifies(
  'authorization-server:token:code-verified',
  'a code with the verifier of another one is refused before the provider exchanges it',
  async (context) => {
    const { token, asked } = await hosting(context);

    const code_verifier = verifier.replace('d', 'e');
    expect(await token({ ...exchange, code_verifier })).toEqual(
      refused('invalid_grant', 'code_verifier does not match the challenge'),
    );
    expect(asked).toEqual([{ did: 'challengeForAuthorizationCode', client: 'cook', code: 'leaf' }]);
  },
);

verifies(
  'authorization-server:token:verifier-missing',
  'a code without a verifier is refused',
  async (context) => {
    const { token, asked } = await hosting(context);

    const { code_verifier: _, ...unverified } = exchange;
    expect(await token(unverified)).toEqual(
      refused('invalid_request', expect.stringContaining('code_verifier')),
    );
    expect(asked).toEqual([]);
  },
);

verifies(
  'authorization-server:token:code-missing',
  'a verifier without a code is refused',
  async (context) => {
    const { token, asked } = await hosting(context);

    const { code: _, ...codeless } = exchange;
    expect(await token(codeless)).toEqual(refused('invalid_request', expect.stringContaining('"code"')));
    expect(asked).toEqual([]);
  },
);

verifies(
  'authorization-server:token:code-address',
  'the provider is given the address that comes with a code',
  async (context) => {
    const { token, asked } = await hosting(context);

    const redirectUri = 'https://cook.example/back';
    await token({ ...exchange, redirect_uri: redirectUri });
    const what = { did: 'exchangeAuthorizationCode', client: 'cook', code: 'leaf' };
    observed(asked[1])
      .required((seen) => {
        expect(seen).toEqual({ ...what, redirectUri });
      })
      .divergent('dropped', (seen) => {
        expect(seen).toEqual(what);
      });
  },
);

verifies(
  'authorization-server:token:code-resource',
  'the provider is given the resource that comes with a code',
  async (context) => {
    const { token, asked } = await hosting(context);

    await token({ ...exchange, resource: 'https://tea.example/mcp' });
    const what = { did: 'exchangeAuthorizationCode', client: 'cook', code: 'leaf' };
    observed(asked[1])
      .required((seen) => {
        expect(seen).toEqual({ ...what, resource: new URL('https://tea.example/mcp') });
      })
      .divergent('dropped', (seen) => {
        expect(seen).toEqual(what);
      });
  },
);

verifies(
  'authorization-server:token:code-unverified',
  'a provider that checks verifiers itself is asked for no challenge and given the verifier',
  async (context) => {
    const { token, asked } = await hosting(context, {}, { skipLocalPkceValidation: true });

    expect(await token({ ...exchange, code_verifier: 'whatever' })).toEqual(granted);
    expect(asked).toEqual([
      { did: 'exchangeAuthorizationCode', client: 'cook', code: 'leaf', verifier: 'whatever' },
    ]);
  },
);

verifies(
  'authorization-server:token:refresh',
  'a refresh token is exchanged for the tokens of the provider, not to be stored',
  async (context) => {
    const { token, asked } = await hosting(context);

    expect(await token(refresh)).toEqual(granted);
    expect(asked).toEqual([{ did: 'exchangeRefreshToken', client: 'cook', token: 'leaves' }]);
  },
);

verifies(
  'authorization-server:token:refresh-parameters',
  'the provider is given the scopes and the resource that come with a refresh token',
  async (context) => {
    const { token, asked } = await hosting(context);

    await token({ ...refresh, scope: 'boil pour', resource: 'https://tea.example/mcp' });
    const what = { did: 'exchangeRefreshToken', client: 'cook', token: 'leaves', scopes: ['boil', 'pour'] };
    observed(asked)
      .required((seen) => {
        expect(seen).toEqual([{ ...what, resource: new URL('https://tea.example/mcp') }]);
      })
      .divergent('dropped', (seen) => {
        expect(seen).toEqual([what]);
      });
  },
);

verifies(
  'authorization-server:token:refresh-missing',
  'a refresh without a token is refused',
  async (context) => {
    const { token, asked } = await hosting(context);

    expect(await token({ grant_type: 'refresh_token' })).toEqual(
      refused('invalid_request', expect.stringContaining('refresh_token')),
    );
    expect(asked).toEqual([]);
  },
);

verifies(
  'authorization-server:token:grant-type',
  'the grants of a password, of the client itself and of nobody are unsupported',
  async (context) => {
    const { token, asked } = await hosting(context);

    const why = 'The grant type is not supported by this authorization server.';
    for (const grant_type of ['password', 'client_credentials', 'tea']) {
      expect([grant_type, await token({ grant_type })]).toEqual([
        grant_type,
        refused('unsupported_grant_type', why),
      ]);
    }
    expect(asked).toEqual([]);
  },
);

verifies(
  'authorization-server:token:grant-type-missing',
  'a request without a grant type is invalid',
  async (context) => {
    const { token, asked } = await hosting(context);

    expect(await token({ code: 'leaf', code_verifier: verifier })).toEqual(
      refused('invalid_request', expect.stringContaining('grant_type')),
    );
    expect(asked).toEqual([]);
  },
);

verifies(
  'authorization-server:token:error',
  'what the provider says of a code or a refresh token is told, with its page',
  async (context) => {
    const { oauthError } = await context.sdk.authServer();
    const { token } = await hosting(context, {
      fails: {
        exchangeAuthorizationCode: oauthError('invalid_grant', 'used twice', 'https://auth.example/why'),
        exchangeRefreshToken: oauthError('invalid_scope', 'not yours'),
      },
    });

    expect(await token(exchange)).toEqual({
      status: 400,
      headers,
      body: {
        error: 'invalid_grant',
        error_description: 'used twice',
        error_uri: 'https://auth.example/why',
      },
    });
    expect(await token(refresh)).toEqual(refused('invalid_scope', 'not yours'));
  },
);

verifies(
  'authorization-server:token:broken',
  'a provider that breaks down makes for a 500, with detail only where it says server_error itself',
  async (context) => {
    const { oauthError } = await context.sdk.authServer();
    const { token } = await hosting(context, {
      fails: {
        challengeForAuthorizationCode: new TypeError('at 10.0.0.7'),
        exchangeRefreshToken: oauthError('server_error', 'the keys are being changed'),
      },
    });

    expect(await token(exchange)).toEqual({
      status: 500,
      headers,
      body: { error: 'server_error', error_description: 'Internal Server Error' },
    });
    expect(await token(refresh)).toEqual({
      status: 500,
      headers,
      body: { error: 'server_error', error_description: 'the keys are being changed' },
    });
  },
);

verifies(
  'authorization-server:token:error-codes',
  'each error of the SDK is told under the code that it is asked for by',
  async (context) => {
    const { oauthError } = await context.sdk.authServer();
    const codes = [
      ...['invalid_request', 'invalid_client', 'invalid_grant', 'unauthorized_client', 'invalid_scope'],
      ...['unsupported_grant_type', 'access_denied', 'temporarily_unavailable', 'invalid_token'],
      ...['unsupported_response_type', 'unsupported_token_type', 'method_not_allowed', 'insufficient_scope'],
      ...['too_many_requests', 'invalid_client_metadata'],
    ];

    for (const code of codes) {
      const fails = { exchangeRefreshToken: oauthError(code, `why ${code}`) };
      const { token } = await hosting(context, { fails });
      expect(await token(refresh)).toEqual(refused(code, `why ${code}`));
    }
  },
);
