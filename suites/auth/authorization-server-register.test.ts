// The SDK's endpoint where clients register themselves, asked with raw requests. The clock stands still in front of it.

import {
  type CaseContext,
  createOAuthProvider,
  expect,
  type Json,
  observed,
  type ProviderOptions,
  stopClock,
  verifies,
} from '#case';

const redirect_uris = ['https://cook.example/back'];
const headers = {
  'access-control-allow-origin': '*',
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};
const anId = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
const aSecret = expect.stringMatching(/^[\da-f]{64}$/);
const month = 30 * 24 * 60 * 60;

/** The endpoint in front of a store, and how a client asks it. */
const hosting = async ({ sdk, site }: CaseContext, options: Json = {}, store: ProviderOptions = {}) => {
  const clock = stopClock();
  const auth = await sdk.authServer();
  const { clientsStore, asked } = createOAuthProvider(store);
  const endpoint = auth.register({ clientsStore, rateLimit: false, ...options });
  const { ask } = site(auth.application(['/register', endpoint]));
  const register = (metadata: Json) =>
    ask('/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(metadata),
    });
  return { register, asked, now: Math.floor(clock.now() / 1000) };
};

verifies(
  'authorization-server:register:offered',
  'a client that brings its addresses is registered',
  async (context) => {
    const { register } = await hosting(context);

    expect(await register({ redirect_uris })).toMatchObject({
      status: 201,
      body: { client_id: anId, redirect_uris },
    });
  },
);

verifies(
  'authorization-server:register:supported',
  'a client that brings its addresses is registered without its user',
  async (context) => {
    const { register } = await hosting(context);

    expect(await register({ redirect_uris })).toMatchObject({
      status: 201,
      body: { client_id: anId, redirect_uris },
    });
  },
);

verifies(
  'authorization-server:register:confidential',
  'a client is given an id and a secret, both dated, and the store is given the same',
  async (context) => {
    const { register, asked, now } = await hosting(context);

    const answer = await register({ redirect_uris });
    expect(answer).toEqual({
      status: 201,
      headers,
      body: {
        redirect_uris,
        client_id: anId,
        client_id_issued_at: now,
        client_secret: aSecret,
        client_secret_expires_at: now + month,
      },
    });
    expect(asked).toEqual([{ did: 'registerClient', client: answer.body }]);
  },
);

verifies(
  'authorization-server:register:distinct',
  'two clients that bring the same are given different ids and secrets',
  async (context) => {
    const { register } = await hosting(context);

    const one = (await register({ redirect_uris })).body as Json;
    const other = (await register({ redirect_uris })).body as Json;
    expect(one.client_id).not.toBe(other.client_id);
    expect(one.client_secret).not.toBe(other.client_secret);
  },
);

verifies(
  'authorization-server:register:public',
  'a client that will not authenticate itself is given an id alone',
  async (context) => {
    const { register, now } = await hosting(context);

    const metadata = { redirect_uris, token_endpoint_auth_method: 'none' };
    expect((await register(metadata)).body).toEqual({
      ...metadata,
      client_id: anId,
      client_id_issued_at: now,
    });
  },
);

verifies(
  'authorization-server:register:secret-lifetime',
  'secrets live for an hour, or for ever, where the option says so',
  async (context) => {
    const hourly = await hosting(context, { clientSecretExpirySeconds: 3_600 });
    const endless = await hosting(context, { clientSecretExpirySeconds: 0 });

    expect((await hourly.register({ redirect_uris })).body).toMatchObject({
      client_secret: aSecret,
      client_secret_expires_at: hourly.now + 3_600,
    });
    expect((await endless.register({ redirect_uris })).body).toMatchObject({
      client_secret: aSecret,
      client_secret_expires_at: 0,
    });
  },
);

verifies(
  'authorization-server:register:own-ids',
  'a store that chooses ids itself is handed none',
  async (context) => {
    const { register, asked, now } = await hosting(context, { clientIdGeneration: false });

    await register({ redirect_uris });
    const dated = { redirect_uris, client_secret: aSecret, client_secret_expires_at: now + month };
    observed(asked[0]?.client)
      .required((client) => {
        expect(client).toEqual(dated);
      })
      .divergent('generated', (client) => {
        expect(client).toEqual({ ...dated, client_id: anId, client_id_issued_at: now });
      });
  },
);

verifies(
  'authorization-server:register:metadata',
  'every field that the standard names is kept as it came, and one that it does not is not',
  async (context) => {
    const { register, now } = await hosting(context);

    const metadata = {
      redirect_uris: [...redirect_uris, 'http://localhost:7000/back', 'cook.app:/back'],
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      client_name: 'Cook',
      client_uri: 'https://cook.example/',
      logo_uri: 'https://cook.example/logo.png',
      scope: 'boil pour',
      contacts: ['cook@cook.example'],
      tos_uri: 'https://cook.example/terms',
      policy_uri: 'https://cook.example/policy',
      jwks: { keys: [] },
      software_id: 'kitchen',
      software_version: '1.2.3',
    };
    expect((await register({ ...metadata, client_id: 'mine', favourite: 'oolong' })).body).toEqual({
      ...metadata,
      client_id: anId,
      client_id_issued_at: now,
      client_secret: aSecret,
      client_secret_expires_at: now + month,
    });
  },
);

verifies(
  'authorization-server:register:stored',
  'the client is told what the store made of it',
  async ({ sdk, site }) => {
    const auth = await sdk.authServer();
    const stored = { client_id: 'cook-1', redirect_uris, client_secret: 'salt' };
    const clientsStore = { getClient: () => undefined, registerClient: () => structuredClone(stored) };
    const { ask } = site(auth.application(auth.register({ clientsStore, rateLimit: false })));

    const answer = await ask('/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ redirect_uris }),
    });
    expect(answer).toEqual({ status: 201, headers, body: stored });
  },
);

const invalid = (...mentioned: string[]) => ({
  status: 400,
  headers,
  body: {
    error: 'invalid_client_metadata',
    error_description: expect.stringMatching(new RegExp(mentioned.join('[^]*'))),
  },
});

verifies(
  'authorization-server:register:redirect-required',
  'metadata without a list of addresses, or with one that is no address, is invalid',
  async (context) => {
    const { register, asked } = await hosting(context);

    expect(await register({ client_name: 'Cook' })).toEqual(invalid('redirect_uris'));
    expect(await register({ redirect_uris: 'https://cook.example/back' })).toEqual(invalid('redirect_uris'));
    expect(await register({ redirect_uris: ['back'] })).toEqual(invalid('redirect_uris'));
    expect(asked).toEqual([]);
  },
);

verifies(
  'authorization-server:register:redirect-scheme',
  'an address under plain HTTP on another host is refused, on localhost it is not',
  async (context) => {
    const { register } = await hosting(context);

    expect((await register({ redirect_uris: ['http://localhost/back'] })).status).toBe(201);
    observed(await register({ redirect_uris: ['http://cook.example/back'] }))
      .required((answer) => {
        expect(answer.status).toBe(400);
      })
      .divergent('registered', (answer) => {
        expect(answer).toMatchObject({
          status: 201,
          body: { redirect_uris: ['http://cook.example/back'] },
        });
      });
  },
);

verifies(
  'authorization-server:register:redirect-script',
  'an address that a browser would run is invalid',
  async (context) => {
    const { register } = await hosting(context);

    const scripts = ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'];
    const answers = await Promise.all(scripts.map((one) => register({ redirect_uris: [one] })));
    observed(answers)
      .required((seen) => {
        expect(seen).toEqual(scripts.map(() => invalid('javascript:, data:, or vbscript:')));
      })
      .divergent('registered', (seen) => {
        expect(seen.map(({ status }) => status)).toEqual([201, 201, 201]);
      });
  },
);

verifies(
  'authorization-server:register:error',
  'what the store says of a client is told',
  async (context) => {
    const { oauthError } = await context.sdk.authServer();
    const registerClient = oauthError('invalid_client_metadata', 'no cooks today');
    const { register } = await hosting(context, {}, { fails: { registerClient } });

    expect(await register({ redirect_uris })).toEqual(invalid('^no cooks today$'));
  },
);

verifies(
  'authorization-server:register:broken',
  'a store that breaks down makes for a 500, with detail only where it says server_error itself',
  async (context) => {
    const { oauthError } = await context.sdk.authServer();
    const broken = await hosting(context, {}, { fails: { registerClient: new TypeError('at 10.0.0.7') } });
    const down = await hosting(
      context,
      {},
      { fails: { registerClient: oauthError('server_error', 'full') } },
    );

    const said = (error_description: string) => ({
      status: 500,
      headers,
      body: { error: 'server_error', error_description },
    });
    expect(await broken.register({ redirect_uris })).toEqual(said('Internal Server Error'));
    expect(await down.register({ redirect_uris })).toEqual(said('full'));
  },
);

verifies(
  'authorization-server:register:not-offered',
  'the endpoint cannot be built where the store registers nobody',
  async ({ sdk, wire }) => {
    const auth = await sdk.authServer();
    const clientsStore = { getClient: () => undefined };

    const why = 'Client registration store does not support registering clients';
    expect(() => auth.register({ clientsStore })).toThrow(why);
    wire.toRead([]);
  },
);
