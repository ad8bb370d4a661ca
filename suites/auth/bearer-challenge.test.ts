// The challenges of a server behind the SDK's check of access tokens: what the header says after a 401 and a 403.

import { type CaseContext, createTokenVerifier, expect, type Json, never, verifies } from '#case';

const cook = { clientId: 'cook', scopes: ['boil'], expiresAt: 4_102_444_800 };
const brewer = { clientId: 'brewer', scopes: ['pour'], expiresAt: 4_102_444_800 };
const resourceMetadataUrl = 'https://tea.example/.well-known/oauth-protected-resource/mcp';

/** The challenge that a token meets, and its parameters one by one. */
const challenging = async ({ sdk, site }: CaseContext, options: Json) => {
  const auth = await sdk.authServer();
  const verifier = createTokenVerifier({ cook, brewer }, auth.tokenError);
  const check = auth.requireBearer({ verifier, ...options });
  const { ask } = site(auth.application(check, never('the check lets nobody through')));
  return async (token: string) => {
    const { status, headers } = await ask('/mcp', { headers: { authorization: `Bearer ${token}` } });
    const [scheme, ...parameters] = (headers['www-authenticate'] ?? '').split(/ (?=\w+=)/);
    return { status, scheme, ...Object.fromEntries(parameters.map(parameterOf)) };
  };
};

const parameterOf = (text: string): [string, unknown] => {
  const [name = '', ...value] = text.replace(/,$/, '').split('=');
  return [name, JSON.parse(value.join('='))];
};

const invalid = {
  status: 401,
  scheme: 'Bearer',
  error: 'invalid_token',
  error_description: 'nobody issued this token',
};
const lacking = {
  status: 403,
  scheme: 'Bearer',
  error: 'insufficient_scope',
  error_description: 'Insufficient scope',
};

verifies(
  ['bearer:challenge:error', 'bearer:challenge:bare'],
  'an invalid token is told its error, and nothing else where there is nothing to tell',
  async (context) => {
    const challenge = await challenging(context, {});

    expect(await challenge('stolen')).toEqual(invalid);
  },
);

verifies(
  'bearer:challenge:resource-metadata',
  'an invalid token is told where the metadata of the server is',
  async (context) => {
    const challenge = await challenging(context, { resourceMetadataUrl });

    expect(await challenge('stolen')).toEqual({ ...invalid, resource_metadata: resourceMetadataUrl });
  },
);

verifies('bearer:challenge:scope', 'an invalid token is told all scopes that it takes', async (context) => {
  const challenge = await challenging(context, { requiredScopes: ['boil', 'pour'], resourceMetadataUrl });

  expect(await challenge('stolen')).toEqual({
    ...invalid,
    scope: 'boil pour',
    resource_metadata: resourceMetadataUrl,
  });
});

verifies(
  'bearer:challenge:other-scopes',
  'scopes that the metadata does not list are challenged for',
  async ({ sdk, site }) => {
    const auth = await sdk.authServer();
    const metadata = auth.resourceMetadata({
      oauthMetadata: {
        issuer: 'https://auth.example/',
        authorization_endpoint: 'https://auth.example/authorize',
        token_endpoint: 'https://auth.example/token',
        response_types_supported: ['code'],
      },
      resourceServerUrl: new URL('https://tea.example/mcp'),
      scopesSupported: ['boil'],
    });
    const verifier = createTokenVerifier({ cook }, auth.tokenError);
    const check = auth.requireBearer({ verifier, requiredScopes: ['boil', 'pour'], resourceMetadataUrl });
    const { ask } = site(auth.application(metadata, check));

    const document = await ask(new URL(resourceMetadataUrl).pathname);
    const { headers } = await ask('/mcp', { headers: { authorization: 'Bearer cook' } });

    expect(document.body).toMatchObject({ scopes_supported: ['boil'] });
    expect(headers['www-authenticate']).toContain('scope="boil pour"');
  },
);

verifies(
  'bearer:challenge:insufficient-scope',
  'a token without the scope is told what it lacks is scope',
  async (context) => {
    const challenge = await challenging(context, { requiredScopes: ['pour'] });

    expect(await challenge('cook')).toMatchObject(lacking);
  },
);

verifies(
  'bearer:challenge:needed-scopes',
  'a token that has one scope of three is told all three',
  async (context) => {
    const challenge = await challenging(context, { requiredScopes: ['boil', 'pour', 'serve'] });

    expect(await challenge('cook')).toEqual({ ...lacking, scope: 'boil pour serve' });
  },
);

verifies(
  'bearer:challenge:metadata-of-403',
  'a token without the scope is told where the metadata of the server is',
  async (context) => {
    const challenge = await challenging(context, { requiredScopes: ['pour'], resourceMetadataUrl });

    expect(await challenge('cook')).toMatchObject({ ...lacking, resource_metadata: resourceMetadataUrl });
  },
);

verifies(
  'bearer:challenge:consistent',
  'two tokens that lack different scopes meet the same challenge',
  async (context) => {
    const challenge = await challenging(context, { requiredScopes: ['boil', 'pour'] });

    const first = await challenge('cook');
    expect(await challenge('brewer')).toEqual(first);
    expect(first).toEqual({ ...lacking, scope: 'boil pour' });
  },
);
