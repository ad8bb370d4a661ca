// The document in which a server says which authorization server it trusts, read with raw requests.

import { type CaseContext, createOAuthProvider, expect, type Json, observed, verifies } from '#case';

const wellKnown = '/.well-known/oauth-protected-resource';
const oauthMetadata = {
  issuer: 'https://auth.example',
  authorization_endpoint: 'https://auth.example/authorize',
  token_endpoint: 'https://auth.example/token',
  response_types_supported: ['code'],
  jwks_uri: 'https://auth.example/keys',
};
const headers = {
  'access-control-allow-origin': '*',
  'content-type': 'application/json; charset=utf-8',
};

/** The documents of a server at an address. */
const hosting = async ({ sdk, site }: CaseContext, address: string, options: Json = {}) => {
  const auth = await sdk.authServer();
  const resourceServerUrl = new URL(address);
  return site(auth.application(auth.resourceMetadata({ oauthMetadata, resourceServerUrl, ...options })));
};

/** The document, wherever an older version serves it. */
const documentOf = async (context: CaseContext, address: string, options: Json = {}) => {
  const { ask } = await hosting(context, address, options);
  const { pathname } = new URL(address);
  const answer = await ask(`${wellKnown}${pathname === '/' ? '' : pathname}`);
  return answer.status === 404 ? ask(wellKnown) : answer;
};

verifies(
  'resource-metadata:document',
  'address, scopes, name and documentation of the server are told',
  async (context) => {
    const answer = await documentOf(context, 'https://tea.example/mcp', {
      scopesSupported: ['boil', 'pour'],
      resourceName: 'Tea',
      serviceDocumentationUrl: new URL('https://tea.example/docs'),
    });

    expect(answer).toEqual({
      status: 200,
      headers,
      body: {
        resource: 'https://tea.example/mcp',
        authorization_servers: [oauthMetadata.issuer],
        scopes_supported: ['boil', 'pour'],
        resource_name: 'Tea',
        resource_documentation: 'https://tea.example/docs',
      },
    });
  },
);

verifies(
  'resource-metadata:authorization-servers',
  'the issuer is told as the only authorization server, and what is not known is left out',
  async (context) => {
    const { body } = await documentOf(context, 'https://tea.example/mcp');

    expect(body).toEqual({
      resource: 'https://tea.example/mcp',
      authorization_servers: [oauthMetadata.issuer],
    });
  },
);

verifies(
  'resource-metadata:well-known',
  'the path of the server follows the well-known one, and nothing is served without it',
  async (context) => {
    const { ask } = await hosting(context, 'https://tea.example/pots/mcp');

    expect((await ask(`${wellKnown}/pots/mcp`)).body).toMatchObject({
      resource: 'https://tea.example/pots/mcp',
    });
    expect((await ask(wellKnown)).status).toBe(404);
  },
);

verifies(
  'resource-metadata:well-known-of-root',
  'the document of a server without a path is served at the well-known path',
  async (context) => {
    const { ask } = await hosting(context, 'https://tea.example');

    expect(await ask(wellKnown)).toMatchObject({
      status: 200,
      body: { authorization_servers: [oauthMetadata.issuer] },
    });
  },
);

verifies(
  'resource-metadata:without-slash',
  'the address of a server without a path ends with its host',
  async (context) => {
    const { body } = await documentOf(context, 'https://tea.example');

    observed((body as Json).resource)
      .required((resource) => {
        expect(resource).toBe('https://tea.example');
      })
      .divergent('slash', (resource) => {
        expect(resource).toBe('https://tea.example/');
      });
  },
);

verifies(
  'resource-metadata:authorization-server',
  'the document of the authorization server is served whole, for clients that look for it here',
  async (context) => {
    const { ask } = await hosting(context, 'https://tea.example/mcp');

    expect(await ask('/.well-known/oauth-authorization-server')).toEqual({
      status: 200,
      headers,
      body: structuredClone(oauthMetadata),
    });
  },
);

verifies(
  'resource-metadata:combined',
  'a server that is its own authorization server tells so in both documents',
  async ({ sdk, site }) => {
    const auth = await sdk.authServer();
    const options = { provider: createOAuthProvider(), issuerUrl: new URL('https://tea.example') };
    const { ask } = site(auth.application(auth.authorizationServer(options)));

    const issuer = 'https://tea.example/';
    expect((await ask(wellKnown)).body).toEqual({ resource: issuer, authorization_servers: [issuer] });
    expect((await ask('/.well-known/oauth-authorization-server')).body).toMatchObject({ issuer });
  },
);

verifies(
  'resource-metadata:of-another-address',
  'a server below the address of its issuer is the resource, under its own name',
  async ({ sdk, site }) => {
    const auth = await sdk.authServer();
    const { ask } = site(
      auth.application(
        auth.authorizationServer({
          provider: createOAuthProvider(),
          issuerUrl: new URL('https://tea.example'),
          resourceServerUrl: new URL('https://tea.example/mcp'),
          resourceName: 'Tea',
        }),
      ),
    );

    const described = (resource: string) => ({
      resource,
      authorization_servers: ['https://tea.example/'],
      resource_name: 'Tea',
    });
    const answers = [await ask(`${wellKnown}/mcp`), await ask(wellKnown)];
    observed(answers.find(({ status }) => status === 200)?.body)
      .required((body) => {
        expect(body).toEqual(described('https://tea.example/mcp'));
      })
      .divergent('issuer', (body) => {
        expect(body).toEqual(described('https://tea.example/'));
      });
  },
);

verifies(
  'resource-metadata:cors',
  'a page that asks beforehand is allowed its headers, and may read the answer',
  async (context) => {
    const { ask } = await hosting(context, 'https://tea.example');
    const asking = {
      origin: 'https://page.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'mcp-protocol-version',
    };

    expect(await ask(wellKnown, { method: 'OPTIONS', headers: asking })).toEqual({
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
        'access-control-allow-headers': 'mcp-protocol-version',
        vary: 'Access-Control-Request-Headers',
      },
      body: '',
    });
    expect((await ask(wellKnown, { headers: asking })).headers).toEqual(headers);
  },
);

verifies(
  'resource-metadata:method',
  'a POST is told that only GET and OPTIONS are taken',
  async (context) => {
    const { ask } = await hosting(context, 'https://tea.example');

    const refused = (allow: string) => ({
      status: 405,
      headers: { ...headers, allow },
      body: {
        error: 'method_not_allowed',
        error_description: 'The method POST is not allowed for this endpoint',
      },
    });
    observed(await ask(wellKnown, { method: 'POST' }))
      .required((answer) => {
        expect(answer).toEqual(refused('GET, OPTIONS'));
      })
      .divergent('get-alone', (answer) => {
        expect(answer).toEqual(refused('GET'));
      });
  },
);

verifies(
  'resource-metadata:issuer-https',
  'an authorization server under plain HTTP is refused before anything is served, but on the own machine',
  async ({ sdk, wire }) => {
    const auth = await sdk.authServer();
    const building = (issuer: string) => () =>
      auth.resourceMetadata({
        oauthMetadata: { ...oauthMetadata, issuer },
        resourceServerUrl: new URL('https://tea.example'),
      });

    expect(building('http://auth.example')).toThrow(/^Issuer URL must be HTTPS$/);
    expect(building('http://localhost:7000')).not.toThrow();
    wire.toRead([]);
  },
);

verifies(
  'resource-metadata:address',
  'the address that a challenge names is the one at which the document is served',
  async (context) => {
    const auth = await context.sdk.authServer();
    const addressOf = (server: string) => auth.resourceMetadataUrl(new URL(server));

    expect(addressOf('https://tea.example')).toBe(`https://tea.example${wellKnown}`);
    observed(addressOf('https://tea.example/pots/mcp'))
      .required((address) => {
        expect(address).toBe(`https://tea.example${wellKnown}/pots/mcp`);
      })
      .divergent('root', (address) => {
        expect(address).toBe(`https://tea.example${wellKnown}`);
      });
    const { ask } = await hosting(context, 'https://tea.example/pots/mcp');
    expect((await ask(new URL(addressOf('https://tea.example/pots/mcp')).pathname)).status).toBe(200);
  },
);
