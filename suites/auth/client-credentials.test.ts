// A client that acts on its own behalf, with the providers that the SDK ships for it.

import {
  authorizationServer,
  completeList,
  connectToTools,
  expect,
  type Json,
  oauthScene,
  observed,
  page,
  settled,
  verifies,
} from '#case';

const tokenUrl = 'https://auth.test/oauth/token';
const about = 'https://mcp.test/.well-known/oauth-protected-resource/mcp';
const credentials = { clientId: 'machine', clientSecret: 's3cret', expectedIssuer: 'https://auth.test' };

const knowing = () => authorizationServer({ clients: [{ client_id: 'machine', client_secret: 's3cret' }] });

type Options = NonNullable<Parameters<typeof oauthScene>[0]>;

/** A scene around a provider that the SDK ships. */
const around = (provider: unknown, options: Options = {}) =>
  oauthScene({ servers: [knowing()], native: { authProvider: provider }, ...options });

verifies(
  'client-credentials:secret',
  'id and secret obtain a token for the resource, and no user is asked',
  async (context) => {
    const scene = around(new context.sdk.oauth.ClientCredentialsProvider(credentials));

    const { client } = await connectToTools(context, scene);

    expect(client.serverIdentity()).toMatchObject({ name: 'plain' });
    const request = { grant_type: 'client_credentials', resource: 'https://mcp.test/mcp' };
    observed(scene.askedOf(tokenUrl).map(({ body, headers }) => [body, headers.authorization]))
      .required((asked) => expect(asked).toEqual([[request, `Basic ${btoa('machine:s3cret')}`]]))
      .divergent('in-body', (asked) =>
        expect(asked).toEqual([[{ ...request, client_id: 'machine', client_secret: 's3cret' }, undefined]]),
      );
    expect(scene.asked().filter((line) => line.startsWith('browser'))).toEqual([]);
  },
);

verifies(
  'client-credentials:again',
  'a listing whose token has expired is answered with a second one',
  async (context) => {
    const expired = { now: false };
    const scene = around(new context.sdk.oauth.ClientCredentialsProvider(credentials), {
      resource: {
        refuse: ({ headers }) =>
          expired.now && headers.authorization === 'Bearer access-1.auth.test' ? { status: 401 } : undefined,
      },
    });
    const { client } = await connectToTools(context, scene);
    expired.now = true;

    expect(await client.listTools()).toEqual(completeList({ tools: [] }));
    expect(scene.askedOf(tokenUrl).map(({ body }) => body?.grant_type)).toEqual([
      'client_credentials',
      'client_credentials',
    ]);
  },
);

verifies('client-credentials:scope', 'a scope that the application has set is asked for', async (context) => {
  const scope = 'files:read files:write';
  const scene = around(new context.sdk.oauth.ClientCredentialsProvider({ ...credentials, scope }));

  await connectToTools(context, scene);

  observed(scene.askedOf(tokenUrl)[0]?.body?.scope)
    .required((asked) => expect(asked).toBe(scope))
    .divergent('without', (asked) => expect(asked).toBeUndefined());
});

verifies(
  'client-credentials:scope:challenged',
  'a scope that the challenge names is asked for instead of the one that the application has set',
  async (context) => {
    const scope = 'configured';
    const scene = around(new context.sdk.oauth.ClientCredentialsProvider({ ...credentials, scope }), {
      resource: { challenge: `Bearer resource_metadata="${about}", scope="files:read"` },
    });

    await connectToTools(context, scene);

    observed(scene.askedOf(tokenUrl)[0]?.body?.scope)
      .required((asked) => expect(asked).toBe('files:read'))
      .divergent('ignores', (asked) => expect(asked).toBe('configured'))
      .divergent('without', (asked) => expect(asked).toBeUndefined());
  },
);

/** A scene whose token endpoint gives a token to everybody. */
const giving = async (provider: Json) => {
  // Loads what the SDK signs with: that may take longer than the wire stays silent.
  await provider.addClientAuthentication(new Headers(), new URLSearchParams(), tokenUrl);
  return around(provider, {
    pages: { [tokenUrl]: page({ access_token: 'given', token_type: 'Bearer' }) },
    resource: { accepts: (token) => token === 'given' },
  });
};

const secretKey = { privateKey: 'a secret of at least thirty-two bytes', algorithm: 'HS256' };

const claimsOf = (assertion: string): Json =>
  JSON.parse(Buffer.from(assertion.split('.')[1] ?? '', 'base64url').toString());

verifies(
  'client-credentials:assertion',
  'an assertion of the client about itself obtains a token, without a header',
  async (context) => {
    const { clientId, expectedIssuer } = credentials;
    const provider = new context.sdk.oauth.PrivateKeyJwtProvider({ clientId, expectedIssuer, ...secretKey });
    const scene = await giving(provider);

    await connectToTools(context, scene);

    const [asked] = scene.askedOf(tokenUrl);
    expect(asked?.headers.authorization).toBeUndefined();
    expect(asked?.body).toEqual({
      grant_type: 'client_credentials',
      resource: 'https://mcp.test/mcp',
      client_assertion: expect.any(String),
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    });
    const claims = claimsOf(asked?.body?.client_assertion);
    expect(claims).toMatchObject({ iss: 'machine', sub: 'machine', aud: 'https://auth.test' });
    expect(claims.exp - claims.iat).toBe(300);
  },
);

verifies(
  'client-credentials:assertion:lifetime',
  'a lifetime of 45 seconds ends 45 seconds after it began',
  async (context) => {
    const { clientId, expectedIssuer } = credentials;
    const options = { clientId, expectedIssuer, ...secretKey, jwtLifetimeSeconds: 45 };
    const scene = await giving(new context.sdk.oauth.PrivateKeyJwtProvider(options));

    await connectToTools(context, scene);

    const claims = claimsOf(scene.askedOf(tokenUrl)[0]?.body?.client_assertion);
    expect(claims.exp - claims.iat).toBe(45);
  },
);

verifies(
  'client-credentials:assertion:made-before',
  'an assertion that the application brings obtains a token as it stands',
  async (context) => {
    const { clientId, expectedIssuer } = credentials;
    const options = { clientId, expectedIssuer, jwtBearerAssertion: 'made.before.hand' };
    const scene = await giving(new context.sdk.oauth.StaticPrivateKeyJwtProvider(options));

    await connectToTools(context, scene);

    expect(scene.askedOf(tokenUrl).map(({ body }) => body)).toEqual([
      {
        grant_type: 'client_credentials',
        resource: 'https://mcp.test/mcp',
        client_assertion: 'made.before.hand',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      },
    ]);
  },
);

verifies(
  'client-credentials:issuer',
  'credentials for another authorization server: nothing is sent, and the caller is told of both',
  async (context) => {
    const expectedIssuer = 'https://expected.test';
    const scene = around(new context.sdk.oauth.ClientCredentialsProvider({ ...credentials, expectedIssuer }));

    const outcome = await settled(connectToTools(context, scene));

    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining(expectedIssuer) } });
    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining('https://auth.test') } });
    expect(scene.asked().filter((line) => line.startsWith('POST'))).toEqual([]);
  },
);

verifies(
  'client-credentials:issuer:slash',
  'credentials for an issuer with a trailing slash obtain a token',
  async (context) => {
    const expectedIssuer = 'https://auth.test/';
    const scene = around(new context.sdk.oauth.ClientCredentialsProvider({ ...credentials, expectedIssuer }));

    await connectToTools(context, scene);

    expect(scene.askedOf(tokenUrl).length).toBe(1);
  },
);

verifies(
  'client-credentials:issuer:empty',
  'an expected issuer without a name: no provider is built',
  async (context) => {
    const scene = around(new context.sdk.oauth.ClientCredentialsProvider(credentials));
    await connectToTools(context, scene);

    const nameless = () =>
      new context.sdk.oauth.ClientCredentialsProvider({ ...credentials, expectedIssuer: '' });
    observed(nameless)
      .required((build) => expect(build).toThrow(/expectedIssuer/))
      .divergent('accepts', (build) => expect(build).not.toThrow());
  },
);

verifies(
  'client-credentials:refused',
  'a wrong secret: the caller is told why, after at most two attempts',
  async (context) => {
    const clientSecret = 'wrong';
    const scene = around(new context.sdk.oauth.ClientCredentialsProvider({ ...credentials, clientSecret }), {
      pages: { [tokenUrl]: page({ error: 'invalid_client', error_description: 'who is that' }, 401) },
    });

    const outcome = await settled(connectToTools(context, scene));

    expect(outcome).toMatchObject({ refused: { message: 'who is that' } });
    expect(scene.askedOf(tokenUrl).length).toBe(2);
  },
);

verifies(
  ['client-credentials:other-grant', 'client-credentials:other-grant:scope'],
  'a grant that the application prepares for the scope it was told obtains a token as it stands',
  async (context) => {
    const scopes: (string | undefined)[] = [];
    const prepareTokenRequest = async (scope?: string) => {
      scopes.push(scope);
      return new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: 'a.b.c',
      });
    };
    const scene = oauthScene({
      pages: { [tokenUrl]: page({ access_token: 'given', token_type: 'Bearer' }) },
      resource: { accepts: (token) => token === 'given' },
      client: {
        redirectUrl: null,
        metadata: { scope: 'files:read' },
        kept: { clientInformation: { client_id: 'machine' } },
        native: { prepareTokenRequest },
      },
    });

    await connectToTools(context, scene);

    expect(scopes).toEqual(['files:read']);
    expect(scene.askedOf(tokenUrl).map(({ body }) => body)).toEqual([
      {
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: 'a.b.c',
        client_id: 'machine',
        resource: 'https://mcp.test/mcp',
      },
    ]);
  },
);
