// How often the SDK's endpoints for authorization may be asked, by a clock that the test moves.

import {
  type CaseContext,
  createOAuthProvider,
  expect,
  type Json,
  minute,
  observed,
  stopClock,
  verifies,
} from '#case';

const cook = { client_id: 'cook', redirect_uris: ['https://cook.example/back'] };

/** The four endpoints that are limited, all with the same option or each with its own default. */
const hosting = async ({ sdk, site }: CaseContext, options: Json) => {
  const auth = await sdk.authServer();
  const provider = createOAuthProvider({ clients: [cook] });
  const { clientsStore } = provider;
  const { ask } = site(
    auth.application(
      ['/authorize', auth.authorize({ provider, ...options })],
      ['/token', auth.token({ provider, ...options })],
      ['/register', auth.register({ clientsStore, ...options })],
      ['/revoke', auth.revoke({ provider, ...options })],
    ),
  );
  return (path: string) => ask(path, { method: 'POST', body: new URLSearchParams({ client_id: 'cook' }) });
};

const limitOf = ({ headers }: { headers: Readonly<Record<string, string>> }) => ({
  policy: headers['ratelimit-policy'],
  left: headers['ratelimit-remaining'],
});

const paths = ['/authorize', '/token', '/register', '/revoke'];

verifies(
  'authorization-server:limit:default',
  'a first answer says how many more are due: within 15 minutes, or within an hour for registration',
  async (context) => {
    const ask = await hosting(context, {});

    expect(await Promise.all(paths.map(async (path) => limitOf(await ask(path))))).toEqual([
      { policy: '100;w=900', left: '99' },
      { policy: '50;w=900', left: '49' },
      { policy: '20;w=3600', left: '19' },
      { policy: '50;w=900', left: '49' },
    ]);
  },
);

verifies(
  'authorization-server:limit:exceeded',
  'the second request where one is allowed is told that it is one too many',
  async (context) => {
    const ask = await hosting(context, { rateLimit: { max: 1 } });
    const what = ['authorization', 'token', 'client registration', 'token revocation'];

    for (const [index, path] of paths.entries()) {
      expect((await ask(path)).status).not.toBe(429);
      expect(await ask(path)).toMatchObject({
        status: 429,
        headers: { 'ratelimit-limit': '1', 'ratelimit-remaining': '0' },
        body: {
          error: 'too_many_requests',
          error_description: `You have exceeded the rate limit for ${what[index]} requests`,
        },
      });
    }
  },
);

verifies(
  'authorization-server:limit:window',
  'the request after the window is answered again',
  async (context) => {
    const clock = stopClock();
    const ask = await hosting(context, { rateLimit: { max: 1, windowMs: 2 * minute } });

    await ask('/token');
    clock.advance(minute);
    expect((await ask('/token')).status).toBe(429);
    clock.advance(minute + 1);
    expect((await ask('/token')).status).toBe(400);
  },
);

verifies(
  'authorization-server:limit:off',
  'an answer says nothing of limits where there are none',
  async (context) => {
    const ask = await hosting(context, { rateLimit: false });

    for (const path of paths) {
      const { headers } = await ask(path);
      expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([]);
    }
  },
);

verifies(
  'authorization-server:limit:of-each',
  'each endpoint of the whole server is limited as its own option says',
  async ({ sdk, site }) => {
    const auth = await sdk.authServer();
    const { ask } = site(
      auth.application(
        auth.authorizationServer({
          provider: createOAuthProvider({ clients: [cook] }),
          issuerUrl: new URL('https://auth.example'),
          authorizationOptions: { rateLimit: { max: 1 } },
          tokenOptions: { rateLimit: { max: 2 } },
          clientRegistrationOptions: { rateLimit: { max: 3 } },
          revocationOptions: { rateLimit: { max: 4 } },
        }),
      ),
    );

    const limits = paths.map(
      async (path) => (await ask(path, { method: 'POST' })).headers['ratelimit-limit'],
    );
    observed(await Promise.all(limits))
      .required((seen) => {
        expect(seen).toEqual(['1', '2', '3', '4']);
      })
      .divergent('registration-apart', (seen) => {
        expect(seen).toEqual(['1', '2', '20', '4']);
      });
  },
);
