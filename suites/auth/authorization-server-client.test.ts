// How the SDK's authorization server recognizes clients: the middleware alone, and the endpoints that stand behind it.

import {
  type CaseContext,
  createOAuthProvider,
  expect,
  type Json,
  type ProviderOptions,
  stopClock,
  verifies,
} from '#case';

const cook = { client_id: 'cook', client_secret: 'salt', redirect_uris: ['https://cook.example/back'] };
const waiter = { client_id: 'waiter', redirect_uris: ['https://waiter.example/back'] };
const headers = { 'content-type': 'application/json; charset=utf-8' };

/** What the middleware makes of a body, as the parser in front of it would hand it over. */
const recognizing = async ({ sdk, site }: CaseContext, options: ProviderOptions = {}) => {
  const auth = await sdk.authServer();
  const { clientsStore } = createOAuthProvider({ clients: [cook, waiter], ...options });
  return async (body: Json | undefined) => {
    const { ask } = site(
      auth.application(
        (request, _response, next) => next(void Object.assign(request, { body })),
        auth.authenticateClient({ clientsStore }),
        (request, response) => response.end(JSON.stringify((request as Json).client)),
      ),
    );
    const answer = await ask('/', { method: 'POST' });
    return answer.status === 200 ? { client: JSON.parse(answer.body as string) } : answer;
  };
};

const refused = (error: string, error_description: unknown, status = 400) => ({
  status,
  headers,
  body: { error, error_description },
});

verifies('authorization-server:client:secret', 'a client with its secret is recognized', async (context) => {
  const recognize = await recognizing(context);

  expect(await recognize({ client_id: 'cook', client_secret: 'salt' })).toEqual({ client: cook });
});

verifies(
  'authorization-server:client:public',
  'a client without a secret is recognized, whatever secret it tells',
  async (context) => {
    const recognize = await recognizing(context);

    expect(await recognize({ client_id: 'waiter' })).toEqual({ client: waiter });
    expect(await recognize({ client_id: 'waiter', client_secret: 'tip' })).toEqual({ client: waiter });
  },
);

verifies(
  'authorization-server:client:secret-missing',
  'a client that keeps its secret to itself is refused',
  async (context) => {
    const recognize = await recognizing(context);

    const why = 'Client secret is required';
    expect(await recognize({ client_id: 'cook' })).toEqual(refused('invalid_client', why));
    expect(await recognize({ client_id: 'cook', client_secret: '' })).toEqual(refused('invalid_client', why));
  },
);

verifies(
  'authorization-server:client:secret-wrong',
  'a secret that is longer, shorter or in another case is refused',
  async (context) => {
    const recognize = await recognizing(context);

    for (const client_secret of ['salty', 'sal', 'SALT', ' salt']) {
      expect([client_secret, await recognize({ client_id: 'cook', client_secret })]).toEqual([
        client_secret,
        refused('invalid_client', 'Invalid client_secret'),
      ]);
    }
  },
);

verifies(
  'authorization-server:client:secret-expired',
  'a secret is taken until it expires and no longer, and for ever where it never does',
  async (context) => {
    const clock = stopClock();
    const now = Math.floor(clock.now() / 1000);
    const clients = [
      { ...cook, client_secret_expires_at: now + 60 },
      { ...cook, client_id: 'old-cook', client_secret_expires_at: 0 },
    ];
    const recognize = await recognizing(context, { clients });
    const told = { client_id: 'cook', client_secret: 'salt' };

    clock.advance(60_000);
    expect(await recognize(told)).toEqual({ client: clients[0] });
    clock.advance(1_000);
    expect(await recognize(told)).toEqual(refused('invalid_client', 'Client secret has expired'));
    expect(await recognize({ ...told, client_id: 'old-cook' })).toEqual({ client: clients[1] });
  },
);

verifies('authorization-server:client:unknown', 'a client that nobody knows is refused', async (context) => {
  const recognize = await recognizing(context);

  expect(await recognize({ client_id: 'thief', client_secret: 'salt' })).toEqual(
    refused('invalid_client', 'Invalid client_id'),
  );
});

verifies('authorization-server:client:missing', 'a body that names no client is invalid', async (context) => {
  const recognize = await recognizing(context);

  expect(await recognize({ client_secret: 'salt' })).toEqual(
    refused('invalid_request', expect.stringContaining('client_id')),
  );
  expect(await recognize(undefined)).toEqual(refused('invalid_request', expect.any(String)));
});

verifies(
  'authorization-server:client:broken-store',
  'a store that breaks down makes for a 500, with detail only where it says server_error itself',
  async (context) => {
    const { oauthError } = await context.sdk.authServer();
    const broken = await recognizing(context, { fails: { getClient: new TypeError('at 10.0.0.7') } });
    const down = await recognizing(context, { fails: { getClient: oauthError('server_error', 'no disk') } });

    const told = { client_id: 'cook', client_secret: 'salt' };
    expect(await broken(told)).toEqual(refused('server_error', 'Internal Server Error', 500));
    expect(await down(told)).toEqual(refused('server_error', 'no disk', 500));
  },
);

verifies(
  'authorization-server:client:every-endpoint',
  'a client with a wrong secret is neither given a token nor may revoke one',
  async ({ sdk, site }) => {
    const auth = await sdk.authServer();
    const provider = createOAuthProvider({ clients: [cook] });
    const { ask } = site(
      auth.application(
        ['/token', auth.token({ provider, rateLimit: false })],
        ['/revoke', auth.revoke({ provider, rateLimit: false })],
      ),
    );

    const wrong = { client_id: 'cook', client_secret: 'pepper', token: 'kettle' };
    const body = new URLSearchParams({ ...wrong, grant_type: 'refresh_token', refresh_token: 'leaves' });
    for (const path of ['/token', '/revoke']) {
      expect(await ask(path, { method: 'POST', body })).toMatchObject({
        status: 400,
        body: { error: 'invalid_client', error_description: 'Invalid client_secret' },
      });
    }
    expect(provider.asked).toEqual([]);
  },
);
