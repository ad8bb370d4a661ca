// The document in which the SDK's authorization server describes itself, read with raw requests.

import { type CaseContext, createOAuthProvider, expect, type Json, observed, verifies } from '#case';

const issuerUrl = new URL('https://auth.example');
const wellKnown = '/.well-known/oauth-authorization-server';

/** The whole authorization server, and its document. */
const documentOf = async ({ sdk, site }: CaseContext, options: Json = {}) => {
  const auth = await sdk.authServer();
  const provider = createOAuthProvider();
  const { ask } = site(auth.application(auth.authorizationServer({ provider, issuerUrl, ...options })));
  const { status, headers, body } = await ask(wellKnown);
  return { ask, status, headers, document: body as Json };
};

const endpoints = {
  issuer: 'https://auth.example/',
  authorization_endpoint: 'https://auth.example/authorize',
  token_endpoint: 'https://auth.example/token',
  registration_endpoint: 'https://auth.example/register',
  revocation_endpoint: 'https://auth.example/revoke',
  response_types_supported: ['code'],
};

verifies(
  'authorization-server:metadata:document',
  'issuer, endpoints and the one type of response are told at the well-known address',
  async (context) => {
    const { status, headers, document } = await documentOf(context);

    expect({ status, headers }).toEqual({
      status: 200,
      headers: {
        'access-control-allow-origin': '*',
        'content-type': 'application/json; charset=utf-8',
      },
    });
    expect(document).toMatchObject(endpoints);
  },
);

verifies(
  'authorization-server:metadata:followed',
  'a server that authorizes for itself tells issuer and endpoints at the well-known address',
  async (context) => {
    const { status, document } = await documentOf(context);

    expect(status).toBe(200);
    expect(document).toMatchObject(endpoints);
  },
);

verifies(
  'authorization-server:metadata:at-the-root',
  'an issuer with a path has its document below the root, and endpoints there as well',
  async (context) => {
    const { status, document } = await documentOf(context, {
      issuerUrl: new URL('https://auth.example/v1/mcp'),
    });

    expect(status).toBe(200);
    expect(document).toMatchObject({
      authorization_endpoint: 'https://auth.example/authorize',
      token_endpoint: 'https://auth.example/token',
    });
  },
);

verifies(
  'authorization-server:metadata:default-paths',
  'a client that found no document finds the three endpoints at the default paths',
  async (context) => {
    const { ask } = await documentOf(context);

    for (const path of ['/authorize', '/token', '/register']) {
      expect([path, await ask(path, { method: 'POST', body: new URLSearchParams() })]).toMatchObject([
        path,
        { status: 400, body: { error: expect.stringMatching(/^invalid_/) } },
      ]);
    }
    expect((await ask('/elsewhere')).status).toBe(404);
  },
);

verifies(
  'authorization-server:metadata:methods',
  'codes, refresh tokens, hashed challenges, and clients with or without a secret are taken',
  async (context) => {
    const { document } = await documentOf(context);

    const told = {
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      revocation_endpoint_auth_methods_supported: ['client_secret_post'],
    };
    observed(document)
      .required((seen) => {
        const methods = ['client_secret_post', 'none'];
        expect(seen).toMatchObject({ ...told, token_endpoint_auth_methods_supported: methods });
      })
      .divergent('secret-alone', (seen) => {
        const methods = ['client_secret_post'];
        expect(seen).toMatchObject({ ...told, token_endpoint_auth_methods_supported: methods });
      });
  },
);

verifies(
  'authorization-server:metadata:scopes',
  'scopes are told where the option names them, as the page for developers is',
  async (context) => {
    const bare = await documentOf(context);
    const { document } = await documentOf(context, {
      scopesSupported: ['boil', 'pour'],
      serviceDocumentationUrl: new URL('https://auth.example/docs'),
    });

    expect(bare.document).not.toHaveProperty('scopes_supported');
    expect(bare.document).not.toHaveProperty('service_documentation');
    expect(document).toMatchObject({ service_documentation: 'https://auth.example/docs' });
    observed(document.scopes_supported)
      .required((scopes) => {
        expect(scopes).toEqual(['boil', 'pour']);
      })
      .divergent('untold', (scopes) => {
        expect(scopes).toBeUndefined();
      });
  },
);

verifies(
  'authorization-server:metadata:base-url',
  'endpoints are told below the base address, and the issuer stays what it is',
  async (context) => {
    const { document } = await documentOf(context, { baseUrl: new URL('https://login.example') });

    expect(document).toMatchObject({
      issuer: 'https://auth.example/',
      authorization_endpoint: 'https://login.example/authorize',
      token_endpoint: 'https://login.example/token',
      registration_endpoint: 'https://login.example/register',
      revocation_endpoint: 'https://login.example/revoke',
    });
  },
);

verifies(
  'authorization-server:metadata:not-offered',
  'a provider without registration and revocation has neither told, nor answered',
  async (context) => {
    const { clientsStore, revokeToken: _, ...rest } = createOAuthProvider();
    const { getClient } = clientsStore;
    const { ask, document } = await documentOf(context, {
      provider: { ...rest, clientsStore: { getClient } },
    });

    expect(Object.keys(document).filter((name) => /^(registration|revocation)/.test(name))).toEqual([]);
    expect((await ask('/register', { method: 'POST' })).status).toBe(404);
    expect((await ask('/revoke', { method: 'POST' })).status).toBe(404);
  },
);

verifies(
  'authorization-server:metadata:issuer-https',
  'an issuer under plain HTTP is refused before anything is served',
  async ({ sdk, wire }) => {
    const auth = await sdk.authServer();
    const provider = createOAuthProvider();

    const plain = new URL('http://auth.example');
    expect(() => auth.authorizationServer({ provider, issuerUrl: plain })).toThrow(
      /^Issuer URL must be HTTPS$/,
    );
    wire.toRead([]);
  },
);

verifies(
  'authorization-server:metadata:issuer-localhost',
  'issuers on the own machine are taken under plain HTTP',
  async (context) => {
    for (const issuer of ['http://localhost:7000/', 'http://127.0.0.1:7000/']) {
      const { document } = await documentOf(context, { issuerUrl: new URL(issuer) });
      expect(document).toMatchObject({ issuer, token_endpoint: `${issuer}token` });
    }
  },
);

verifies(
  'authorization-server:metadata:issuer-plain',
  'an issuer with a query or a fragment is refused before anything is served',
  async ({ sdk, wire }) => {
    const auth = await sdk.authServer();
    const provider = createOAuthProvider();
    const building = (issuer: string) => () =>
      auth.authorizationServer({ provider, issuerUrl: new URL(issuer) });

    expect(building('https://auth.example/#top')).toThrow('Issuer URL must not have a fragment');
    expect(building('https://auth.example/?a=1')).toThrow('Issuer URL must not have a query string');
    wire.toRead([]);
  },
);
