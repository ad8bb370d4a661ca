// The SDK's checks and documents for hosts that speak in the platform's own requests and responses: nothing is hosted here.

import { type CaseContext, createTokenVerifier, expect, type Json, verifies, wholeAnswer } from '#case';

const cook = { clientId: 'cook', scopes: ['boil'], expiresAt: 4_102_444_800 };
const json = { 'content-type': 'application/json' };
const resourceMetadataUrl = 'https://tea.example/.well-known/oauth-protected-resource/mcp';

/** What the check makes of a request with this header. */
const checking = async ({ sdk, wire }: CaseContext, options: Json = {}) => {
  const { web, tokenError } = await sdk.authServer();
  const tokens = { kettle: cook, broken: new TypeError('at 10.0.0.7') };
  const check = web?.requireBearer({ verifier: createTokenVerifier(tokens, tokenError), ...options });
  wire.toRead([]);
  return async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    const made = await check?.(new Request('https://tea.example/mcp', { headers }));
    return made instanceof Response ? wholeAnswer(made) : made;
  };
};

const refusal = (status: number, error: string, error_description: string, more = '') => ({
  status,
  headers: {
    ...json,
    'www-authenticate': `Bearer error="${error}", error_description="${error_description}"${more}`,
  },
  body: { error, error_description },
});

verifies('web-auth:accepted', 'a valid token is told whole, without a response', async (context) => {
  const check = await checking(context, { requiredScopes: ['boil'] });

  expect(await check('Bearer kettle')).toEqual({ token: 'kettle', ...cook });
  expect(await check('bearer kettle')).toEqual({ token: 'kettle', ...cook });
});

verifies(
  'web-auth:unauthorized',
  'no token, an invalid one and another scheme are challenged for scope and metadata',
  async (context) => {
    const check = await checking(context, { requiredScopes: ['boil', 'pour'], resourceMetadataUrl });

    const more = `, scope="boil pour", resource_metadata="${resourceMetadataUrl}"`;
    const refused = (why: string) => refusal(401, 'invalid_token', why, more);
    expect(await check()).toEqual(refused('Missing Authorization header'));
    expect(await check('Bearer stolen')).toEqual(refused('nobody issued this token'));
    expect(await check('Basic kettle')).toMatchObject({ status: 401 });
  },
);

verifies('web-auth:forbidden', 'a token without the scope is challenged for all scopes', async (context) => {
  const check = await checking(context, { requiredScopes: ['boil', 'pour'] });

  expect(await check('Bearer kettle')).toEqual(
    refusal(403, 'insufficient_scope', 'Insufficient scope', ', scope="boil pour"'),
  );
});

verifies(
  'web-auth:broken-verifier',
  'a verifier that breaks down tells nothing of itself',
  async (context) => {
    const check = await checking(context);

    expect(await check('Bearer broken')).toEqual({
      status: 500,
      headers: json,
      body: { error: 'server_error', error_description: 'Internal Server Error' },
    });
  },
);

const oauthMetadata = {
  issuer: 'https://auth.example',
  authorization_endpoint: 'https://auth.example/authorize',
  token_endpoint: 'https://auth.example/token',
  response_types_supported: ['code'],
};

/** The document that a request is answered with. */
const asking = async ({ sdk, wire }: CaseContext, options: Json = {}) => {
  const { web } = await sdk.authServer();
  const resourceServerUrl = new URL('https://tea.example/mcp');
  wire.toRead([]);
  return async (path: string, init: RequestInit = {}) => {
    const request = new Request(`https://tea.example${path}`, init);
    const response = web?.resourceMetadata(request, { oauthMetadata, resourceServerUrl, ...options });
    return response && wholeAnswer(response);
  };
};

const wellKnown = '/.well-known/oauth-protected-resource/mcp';
const open = { 'access-control-allow-origin': '*' };

verifies(
  'web-auth:documents',
  'the documents of the server and of its authorization server are told, and no other page is',
  async (context) => {
    const ask = await asking(context, { scopesSupported: ['boil'], resourceName: 'Tea' });

    expect(await ask(wellKnown)).toEqual({
      status: 200,
      headers: { ...open, ...json },
      body: {
        resource: 'https://tea.example/mcp',
        authorization_servers: ['https://auth.example'],
        scopes_supported: ['boil'],
        resource_name: 'Tea',
      },
    });
    expect(await ask('/.well-known/oauth-authorization-server')).toMatchObject({
      status: 200,
      body: structuredClone(oauthMetadata),
    });
    expect(await ask('/.well-known/oauth-protected-resource')).toBeUndefined();
    expect(await ask('/mcp')).toBeUndefined();
  },
);

verifies(
  'web-auth:document-methods',
  'a POST is told that GET, HEAD and OPTIONS are taken',
  async (context) => {
    const ask = await asking(context);

    expect(await ask(wellKnown, { method: 'POST' })).toEqual({
      status: 405,
      headers: { ...open, ...json, allow: 'GET, HEAD, OPTIONS' },
      body: {
        error: 'method_not_allowed',
        error_description: 'The method POST is not allowed for this endpoint',
      },
    });
  },
);

verifies(
  'web-auth:preflight',
  'a page that asks beforehand is allowed the headers that it names',
  async (context) => {
    const ask = await asking(context);

    const headers = { 'access-control-request-headers': 'mcp-protocol-version' };
    const allowed = { ...open, 'access-control-allow-methods': 'GET, HEAD, OPTIONS' };
    expect(await ask(wellKnown, { method: 'OPTIONS' })).toEqual({ status: 204, headers: allowed, body: '' });
    expect(await ask(wellKnown, { method: 'OPTIONS', headers })).toEqual({
      status: 204,
      headers: {
        ...allowed,
        'access-control-allow-headers': 'mcp-protocol-version',
        vary: 'Access-Control-Request-Headers',
      },
      body: '',
    });
  },
);
