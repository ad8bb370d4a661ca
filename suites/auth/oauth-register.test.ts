// The function by which a client registers, called by itself over pages at any address.

import { expect, type Json, outcomeOf, page, pageFetch, verifies } from '#case';

const origin = 'https://auth.test';
const endpoint = `${origin}/oauth/register`;
const metadata = { issuer: origin, registration_endpoint: endpoint };
const clientMetadata = {
  redirect_uris: ['http://localhost:3000/callback'],
  scope: 'tea',
  client_name: 'Kettle',
};
const registered = { ...clientMetadata, client_id: 'client-1' };

/** An endpoint for registrations that answers with this document. */
const endpointWith = (document: unknown = registered) =>
  pageFetch({ [endpoint]: page(document, 201), [`${origin}/register`]: page(document, 201) });

const register = (oauth: Json, options: Json) =>
  oauth.registerClient(origin, { metadata, clientMetadata, ...options });

verifies(
  'oauth:register:sent',
  'its metadata as they are without a scope, with one that scope instead of its own, an empty one included',
  async ({ sdk }) => {
    const web = endpointWith();
    for (const scope of [undefined, 'files:read', '']) {
      expect(await register(sdk.oauth, { scope, fetchFn: web.fetch })).toEqual(registered);
    }

    expect(web.asked).toEqual(
      ['tea', 'files:read', ''].map((scope) => ({
        by: 'client',
        method: 'POST',
        url: endpoint,
        query: {},
        headers: { 'content-type': 'application/json' },
        body: { ...clientMetadata, scope },
      })),
    );
  },
);

const full = {
  ...registered,
  client_secret: 's3cret',
  client_id_issued_at: 1,
  client_secret_expires_at: 2,
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code'],
  response_types: ['code'],
  client_uri: 'https://app.test/',
  logo_uri: 'https://app.test/logo',
  contacts: ['tea@app.test'],
  tos_uri: 'https://app.test/tos',
  policy_uri: 'our policy',
  jwks_uri: 'https://app.test/keys',
  jwks: { keys: [] },
  software_id: 'kettle',
  software_version: '1',
  software_statement: 'statement',
};

verifies(
  'oauth:register:answer',
  'all fields of a registration are handed on, empty addresses of logo and terms, an issuer and others are not',
  async ({ sdk }) => {
    const others = { issuer: 'https://evil.test', tea: 'green' };

    expect(await register(sdk.oauth, { fetchFn: endpointWith({ ...full, ...others }).fetch })).toEqual(full);
    const empty = { ...registered, logo_uri: '', tos_uri: '' };
    expect(await register(sdk.oauth, { fetchFn: endpointWith(empty).fetch })).toEqual(registered);
  },
);

verifies(
  'oauth:register:default-path',
  'a client without metadata of the server asks at its default path',
  async ({ sdk }) => {
    const web = endpointWith();
    await register(sdk.oauth, { metadata: undefined, fetchFn: web.fetch });

    expect(web.lines()).toEqual([`POST ${origin}/register`]);
  },
);

verifies(
  'oauth:register:not-offered',
  'metadata without the endpoint: that is told, and nobody is asked',
  async ({ sdk, wire }) => {
    const web = endpointWith();
    const outcome = await outcomeOf(
      register(sdk.oauth, { metadata: { issuer: origin }, fetchFn: web.fetch }),
    );

    expect(outcome).toMatchObject({
      refused: { message: 'Incompatible auth server: does not support dynamic client registration' },
    });
    expect(web.asked).toEqual([]);
    wire.toRead([]);
  },
);

verifies(
  'oauth:register:malformed',
  'each field in turn with a wrong type is refused, and so is a script as an address',
  async ({ sdk }) => {
    const wrong = Object.entries(full)
      .filter(([name]) => name !== 'jwks')
      .map(([name, value]) => ({ ...full, [name]: typeof value === 'string' ? 1 : 'wrong' }));
    const scripts = ['client_uri', 'logo_uri', 'tos_uri', 'jwks_uri'].map((name) => ({
      ...full,
      [name]: 'javascript:alert(1)',
    }));
    const listed = ['redirect_uris', 'grant_types', 'response_types', 'contacts'].map((name) => ({
      ...full,
      [name]: [1],
    }));
    const missing = [
      { ...full, client_id: undefined },
      { ...full, redirect_uris: undefined },
    ];
    for (const document of [...wrong, ...scripts, ...listed, ...missing]) {
      const outcome = await outcomeOf(register(sdk.oauth, { fetchFn: endpointWith(document).fetch }));
      expect(outcome, JSON.stringify(document)).toEqual({ refused: expect.anything() });
    }
  },
);
