// How a client registers itself: what it says of itself, and what it does with the answer. Which fields it adds, keeps or
// refuses is the SDK's choice.

import {
  authorizationServer,
  type CaseContext,
  connectOn,
  expect,
  garbled,
  oauthScene,
  observed,
  page,
  settled,
  verifies,
} from '#case';

// All revisions, the oldest included, look for an authorization server at the endpoint's own host.
const issuer = 'https://mcp.test';
const register = 'https://mcp.test/oauth/register';
const token = 'https://mcp.test/oauth/token';

const atHome = (options = {}) => authorizationServer({ issuer, ...options });

/** The bodies of all registrations on a scene with this client. */
const registrationsOf = async (context: CaseContext, client = {}, resource = {}) => {
  const scene = oauthScene({ servers: [atHome()], client, resource });
  await connectOn(context, scene);
  return scene.askedOf(register).map(({ body }) => body);
};

/** A client that nobody knows registers, and its user and its code are for the id that it was given. */
const registersItself = async (context: CaseContext): Promise<void> => {
  const scene = oauthScene({ servers: [atHome({ registration: { client_id: 'made-up' } })] });
  await connectOn(context, scene);
  expect(scene.askedOf(register)).toHaveLength(1);
  expect(scene.provider.redirects.map((url) => url.searchParams.get('client_id'))).toEqual(['made-up']);
  expect(scene.askedOf(token).map(({ body }) => body?.client_id)).toEqual(['made-up']);
};

verifies(
  'registration:dynamic:recommended',
  'a client that nobody knows is given an id, as older revisions recommend',
  registersItself,
);

verifies(
  'registration:dynamic:offered',
  'a client that nobody knows is given an id, which its user and its code are for',
  registersItself,
);

const metadata = {
  redirect_uris: ['http://localhost:3000/callback', 'http://localhost:3001/callback'],
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code'],
  response_types: ['code'],
  client_name: 'Kettle',
  client_uri: 'https://app.test/',
  logo_uri: 'https://app.test/logo.png',
  scope: 'brew pour',
  contacts: ['tea@app.test'],
  tos_uri: 'https://app.test/terms',
  policy_uri: 'https://app.test/policy',
  jwks_uri: 'https://app.test/keys',
  software_id: 'kettle-1',
  software_version: '1.2.3',
};

verifies(
  'registration:dynamic:body',
  'fourteen fields of client metadata are posted as JSON, without a token',
  async (context) => {
    const scene = oauthScene({ servers: [atHome()], client: { metadata } });

    await connectOn(context, scene);

    const [asked] = scene.askedOf(register);
    expect(asked).toMatchObject({ method: 'POST', body: metadata });
    expect(asked?.headers['content-type']).toBe('application/json');
    expect(asked?.headers.authorization).toBeUndefined();
  },
);

verifies(
  'registration:dynamic:defaults',
  'three fields of client metadata are all that is posted',
  async (context) => {
    const three = {
      redirect_uris: ['http://localhost:3000/callback'],
      client_name: 'Suite client',
      token_endpoint_auth_method: 'none',
    };

    observed(await registrationsOf(context))
      .required((bodies) => expect(bodies).toEqual([three]))
      .divergent('fills-in', (bodies) =>
        expect(bodies).toEqual([
          { ...three, grant_types: ['authorization_code', 'refresh_token'], application_type: 'native' },
        ]),
      );
  },
);

verifies(
  'registration:dynamic:scope',
  'the scopes of the resource stand in the registration and in the authorization request alike',
  async (context) => {
    const resource = { metadata: { scopes_supported: ['brew', 'pour'] } };
    const scene = oauthScene({ servers: [atHome()], resource });

    await connectOn(context, scene);

    observed(scene.askedOf(register).map(({ body }) => body?.scope))
      .required((scopes) => expect(scopes).toEqual(['brew pour']))
      .divergent('without', (scopes) => expect(scopes).toEqual([undefined]));
    expect(scene.provider.redirects.map((url) => url.searchParams.get('scope'))).toEqual(['brew pour']);
  },
);

verifies(
  ['registration:dynamic:application-type', 'registration:dynamic:application-type:native'],
  'a client whose user comes back to the local host is a native application',
  async (context) => {
    const [body] = await registrationsOf(context, { redirectUrl: 'http://127.0.0.1:4000/callback' });

    expect(body?.application_type).toBe('native');
  },
);

verifies(
  'registration:dynamic:application-type:web',
  'a client whose user comes back to a host of its own is a web application',
  async (context) => {
    const [body] = await registrationsOf(context, { redirectUrl: 'https://app.test/callback' });

    expect(body?.application_type).toBe('web');
  },
);

/** What becomes of a connection whose registration is answered by this page. */
const answeredBy = async (context: CaseContext, answer: ReturnType<typeof page>) => {
  const scene = oauthScene({ servers: [atHome()], pages: { [register]: answer } });
  const outcome = await settled(connectOn(context, scene));
  return {
    outcome,
    registrations: scene.askedOf(register).length,
    redirects: scene.provider.redirects.length,
    kept: scene.provider.kept.clientInformation,
  };
};

const failedWith = (message: unknown) => ({
  outcome: { refused: expect.objectContaining({ message }) },
  registrations: 1,
  redirects: 0,
  kept: undefined,
});

const reason = { error: 'invalid_redirect_uri', error_description: 'not this address, please' };
const withReason = failedWith(expect.stringContaining('not this address, please'));

verifies(
  'registration:dynamic:refused',
  'a registration refused for its redirect URI ends the connection with the description, after one attempt',
  async (context) => {
    observed(await answeredBy(context, page(reason, 400)))
      .required((seen) => expect(seen).toEqual(withReason))
      .divergent('status-alone', (seen) =>
        expect(seen).toEqual(failedWith('Dynamic client registration failed: HTTP 400')),
      );
  },
);

verifies(
  ['registration:dynamic:refused:redirect', 'registration:dynamic:refused:told'],
  'a registration refused for its redirect URI ends the connection with an error that holds the description',
  async (context) => {
    expect(await answeredBy(context, page(reason, 400))).toEqual(withReason);
  },
);

verifies(
  'registration:dynamic:failed',
  'a registration that fails with status 503 and no JSON ends the connection with an error that names the status',
  async (context) => {
    const seen = await answeredBy(context, garbled('<h1>Try later</h1>', 503));

    expect(seen).toEqual(failedWith(expect.stringContaining('503')));
  },
);

verifies(
  'registration:dynamic:unusable',
  'a registration without a client id ends the connection, and nothing of it is kept',
  async (context) => {
    const seen = await answeredBy(context, page({ ...metadata, client_secret: 'secret-1' }, 201));

    expect(seen).toEqual(failedWith(expect.stringContaining('client_id')));
  },
);

verifies(
  'registration:dynamic:unusable',
  'a registration that is cut off ends the connection, and nothing of it is kept',
  async (context) => {
    expect(await answeredBy(context, garbled('{"client_id":"cl', 201))).toEqual(
      failedWith(expect.any(String)),
    );
  },
);

verifies(
  'registration:dynamic:substituted',
  'another name, another scope and a field that nobody knows do not stop the client',
  async (context) => {
    const registration = { client_name: 'Renamed', scope: 'less', 'x-shelf': 3 };
    const server = atHome({ registration });
    const scene = oauthScene({ servers: [server] });

    await connectOn(context, scene);

    expect(server.issued).toHaveLength(1);
    expect(scene.provider.kept.clientInformation).toMatchObject({ client_name: 'Renamed', scope: 'less' });
  },
);

verifies(
  'registration:dynamic:kept',
  'id, dates and metadata of the registration are handed to the application',
  async (context) => {
    const dates = { client_id_issued_at: 1_700_000_000, client_secret_expires_at: 0 };
    const scene = oauthScene({ servers: [atHome({ registration: dates })], client: { metadata } });

    await connectOn(context, scene);

    expect(scene.provider.kept.clientInformation).toMatchObject({
      ...metadata,
      ...dates,
      client_id: 'client-1',
    });
  },
);

verifies(
  'registration:dynamic:secret',
  'a client that is registered with a secret to be posted posts it with its code',
  async (context) => {
    const registration = { client_secret: 'secret-1', token_endpoint_auth_method: 'client_secret_post' };
    const server = atHome({ registration });
    const scene = oauthScene({ servers: [server] });

    await connectOn(context, scene);

    const [asked] = scene.askedOf(token);
    expect(asked?.body).toMatchObject({ client_id: 'client-1', client_secret: 'secret-1' });
    expect(asked?.headers.authorization).toBeUndefined();
    expect(server.issued).toHaveLength(1);
  },
);

verifies(
  'registration:dynamic:once',
  'an application that has lost its token connects again: its user logs in again, it does not register again',
  async (context) => {
    const scene = oauthScene({ servers: [atHome()] });
    await connectOn(context, scene);
    delete scene.provider.kept.tokens;

    await connectOn(context, scene);

    expect(scene.askedOf(register)).toHaveLength(1);
    expect(scene.provider.redirects.map((url) => url.searchParams.get('client_id'))).toEqual([
      'client-1',
      'client-1',
    ]);
  },
);

verifies(
  'registration:dynamic:unsaveable',
  'an application that keeps no client information: the connection fails and nobody is asked to register',
  async (context) => {
    const client = { native: { saveClientInformation: undefined } };
    const scene = oauthScene({ servers: [atHome()], client });

    const outcome = await settled(connectOn(context, scene));

    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining('saveable') } });
    expect(scene.askedOf(register)).toEqual([]);
    expect(scene.provider.redirects).toEqual([]);
  },
);
