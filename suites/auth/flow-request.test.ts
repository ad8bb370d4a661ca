// Options for requests, as far as they are to reach requests for authorization: configured headers.

import { connectOn, expect, oauthScene, observed, type Scene, verifies } from '#case';

const withHeaders = (headers: unknown) => oauthScene({ native: { requestInit: { headers } } });

/** What the client's requests so far carry under a name, each value once. */
const carried = (scene: Scene, name: string) =>
  new Set(scene.requests.filter(({ by }) => by === 'client').map(({ headers }) => headers[name]));

/** The addresses that a whole flow asks besides the endpoint. */
const whole = [
  expect.stringMatching(/^GET https:\/\/mcp\.test\/\.well-known\//),
  'GET https://auth.test/.well-known/oauth-authorization-server',
  'POST https://auth.test/oauth/register',
  'browser GET https://auth.test/oauth/authorize',
  'POST https://auth.test/oauth/token',
];

verifies(
  'flow:request:object',
  'headers in an object: metadata, registration, token and messages are asked for with them',
  async (context) => {
    const scene = withHeaders({ 'X-Tenant': 'kettle' });

    await connectOn(context, scene);

    expect(scene.asked()).toEqual(expect.arrayContaining(whole));
    observed(carried(scene, 'x-tenant'))
      .required((tenants) => expect(tenants).toEqual(new Set(['kettle'])))
      .divergent('messages-alone', (tenants) => expect(tenants).toEqual(new Set(['kettle', undefined])));
  },
);

verifies(
  'flow:request:headers',
  'headers in a Headers: metadata, registration, token and messages are asked for with them',
  async (context) => {
    const scene = withHeaders(new Headers({ 'X-Tenant': 'kettle' }));

    await connectOn(context, scene);

    expect(scene.asked()).toEqual(expect.arrayContaining(whole));
    observed(carried(scene, 'x-tenant'))
      .required((tenants) => expect(tenants).toEqual(new Set(['kettle'])))
      .divergent('messages-alone', (tenants) => expect(tenants).toEqual(new Set(['kettle', undefined])));
  },
);

verifies(
  'flow:request:tuples',
  'headers in tuples: metadata, registration, token and messages are asked for with them',
  async (context) => {
    const scene = withHeaders([['X-Tenant', 'kettle']]);

    await connectOn(context, scene);

    expect(scene.asked()).toEqual(expect.arrayContaining(whole));
    observed(carried(scene, 'x-tenant'))
      .required((tenants) => expect(tenants).toEqual(new Set(['kettle'])))
      .divergent('messages-alone', (tenants) => expect(tenants).toEqual(new Set(['kettle', undefined])));
  },
);

verifies(
  'flow:request:authorization',
  'a configured Authorization header: the authorization server never sees it',
  async (context) => {
    const scene = oauthScene({
      native: { requestInit: { headers: { Authorization: 'Bearer configured' } } },
      resource: {
        // Whatever a line makes of both tokens on the endpoint is another matter.
        refuse: ({ headers }) =>
          scene.provider.kept.tokens
            ? undefined
            : { status: 401, headers: { 'x-seen': String(headers.authorization) } },
      },
    });

    await connectOn(context, scene).catch(() => undefined);

    const seen = scene.requests.filter(
      ({ by, url }) => by === 'client' && url.startsWith('https://auth.test/'),
    );
    expect(seen.length).toBeGreaterThan(0);
    observed(new Set(seen.map(({ headers }) => headers.authorization)))
      .required((headers) => expect(headers).toEqual(new Set([undefined])))
      .divergent('tells', (headers) => expect(headers).toEqual(new Set(['Bearer configured'])));
  },
);
