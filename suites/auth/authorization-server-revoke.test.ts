// The SDK's endpoint that takes tokens back, asked with raw requests.

import { type CaseContext, createOAuthProvider, expect, type ProviderOptions, verifies } from '#case';

const cook = { client_id: 'cook', client_secret: 'salt', redirect_uris: ['https://cook.example/back'] };
const headers = {
  'access-control-allow-origin': '*',
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

/** The endpoint in front of a provider, and how the client asks it. */
const hosting = async ({ sdk, site }: CaseContext, options: ProviderOptions = {}) => {
  const auth = await sdk.authServer();
  const provider = createOAuthProvider({ clients: [cook], ...options });
  const { ask } = site(auth.application(['/revoke', auth.revoke({ provider, rateLimit: false })]));
  const revoke = (parameters: Record<string, string>) => {
    const body = new URLSearchParams({ client_id: 'cook', client_secret: 'salt', ...parameters });
    return ask('/revoke', { method: 'POST', body });
  };
  return { revoke, asked: provider.asked };
};

verifies(
  'authorization-server:revoke:revoked',
  'the provider is given the token and what kind it is said to be, and the answer is empty',
  async (context) => {
    const { revoke, asked } = await hosting(context);

    expect(await revoke({ token: 'leaves', token_type_hint: 'refresh_token' })).toEqual({
      status: 200,
      headers,
      body: {},
    });
    await revoke({ token: 'kettle' });
    expect(asked).toEqual([
      { did: 'revokeToken', client: 'cook', request: { token: 'leaves', token_type_hint: 'refresh_token' } },
      { did: 'revokeToken', client: 'cook', request: { token: 'kettle' } },
    ]);
  },
);

verifies(
  'authorization-server:revoke:token-missing',
  'a request without a token is invalid',
  async (context) => {
    const { revoke, asked } = await hosting(context);

    expect(await revoke({ token_type_hint: 'refresh_token' })).toEqual({
      status: 400,
      headers,
      body: { error: 'invalid_request', error_description: expect.stringContaining('"token"') },
    });
    expect(asked).toEqual([]);
  },
);

verifies(
  'authorization-server:revoke:error',
  'what the provider says of a token is told',
  async (context) => {
    const { oauthError } = await context.sdk.authServer();
    const revokeToken = oauthError('unsupported_token_type', 'only leaves');
    const { revoke } = await hosting(context, { fails: { revokeToken } });

    expect(await revoke({ token: 'kettle' })).toEqual({
      status: 400,
      headers,
      body: { error: 'unsupported_token_type', error_description: 'only leaves' },
    });
  },
);

verifies(
  'authorization-server:revoke:broken',
  'a provider that breaks down makes for a 500, with detail only where it says server_error itself',
  async (context) => {
    const { oauthError } = await context.sdk.authServer();
    const broken = await hosting(context, { fails: { revokeToken: new TypeError('at 10.0.0.7') } });
    const down = await hosting(context, { fails: { revokeToken: oauthError('server_error', 'no disk') } });

    const said = (error_description: string) => ({
      status: 500,
      headers,
      body: { error: 'server_error', error_description },
    });
    expect(await broken.revoke({ token: 'kettle' })).toEqual(said('Internal Server Error'));
    expect(await down.revoke({ token: 'kettle' })).toEqual(said('no disk'));
  },
);

verifies(
  'authorization-server:revoke:not-offered',
  'the endpoint cannot be built where the provider revokes nothing',
  async ({ sdk, wire }) => {
    const auth = await sdk.authServer();
    const { revokeToken: _, ...provider } = createOAuthProvider();

    expect(() => auth.revoke({ provider })).toThrow('Auth provider does not support revoking tokens');
    wire.toRead([]);
  },
);
