// The middleware that authorizes every request of a fetch, around one that asks a protected kitchen and everyone else.

import {
  type Asked,
  type CaseContext,
  expect,
  type Json,
  mcpOrigin,
  oauthScene,
  type Page,
  page,
  verifies,
} from '#case';

type Fetch = (input: string | URL, init?: RequestInit) => Promise<Response>;
type WithOAuth = (provider: object, baseUrl?: string | URL) => (next: Fetch) => Fetch;

const kitchen = `${mcpOrigin}/mcp`;
const metadataOfKitchen = `${mcpOrigin}/.well-known/oauth-protected-resource/mcp`;
const authMetadata = 'https://auth.test/.well-known/oauth-authorization-server';
const tokenUrl = 'https://auth.test/oauth/token';
/** The middleware takes the origin of a request for the resource. */
const resource = { resource: `${mcpOrigin}/`, authorization_servers: ['https://auth.test'] };

const cook = { client_id: 'cook', redirect_uris: ['http://localhost:3000/callback'] };
const stale = { access_token: 'stale', token_type: 'Bearer', refresh_token: 'leaves' };

interface Setting {
  /** What the application has kept; nothing unless told otherwise. */
  readonly kept?: Json;
  readonly baseUrl?: string;
  readonly challenge?: string | null;
  readonly pages?: Record<string, Page>;
  /** Members of its provider that the application has of its own. */
  readonly native?: Json;
  /** The status of an answer to who has the token `fresh`. */
  readonly status?: number;
}

/** A fetch that authorizes, for an application that has kept a client and a token, and the scene around it. */
const authorizing = ({ sdk, site }: CaseContext, setting: Setting = {}) => {
  const { kept = { clientInformation: cook, tokens: stale }, baseUrl, status = 200 } = setting;
  const { challenge = `Bearer resource_metadata="${metadataOfKitchen}"` } = setting;
  const scene = oauthScene({
    client: { kept, ...(setting.native && { native: setting.native }) },
    resource: { metadata: resource, challenge, accepts: (token) => token === 'fresh' },
    pages: {
      [tokenUrl]: page({ access_token: 'fresh', token_type: 'Bearer' }),
      ...setting.pages,
    },
  });
  const { among, guard } = scene.http;
  // Every host lies behind one fetch, which says where a request was meant for.
  const { origin, fetch } = site((request, response) => {
    const to = new URL(String(request.headers['x-to']));
    Object.assign(request, { url: `${to.pathname}${to.search}` });
    request.headers.host = to.host;
    if (to.href !== kitchen) return among?.hosts[to.origin]?.(request, response);
    return guard?.(request, response, () => response.writeHead(status).end('tea'));
  });
  const next: Fetch = (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-to', String(input));
    return fetch(origin, { ...init, headers });
  };
  const { withOAuth, UnauthorizedError } = sdk.oauth as {
    withOAuth: WithOAuth;
    UnauthorizedError: new () => Error;
  };
  const asks = withOAuth(scene.provider.native, baseUrl)(next);
  const failing = async (input: string | URL) => {
    const error = await asks(input).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnauthorizedError);
    return (error as Error).message;
  };
  const lines = () => scene.requests.map(({ method, url }) => `${method} ${url}`);
  return { asks, failing, scene, provider: scene.provider, lines };
};

const bearerOf = ({ headers }: Asked): unknown => headers.authorization;

/** What is asked for a token that takes the place of a refused one. */
const anew = [`GET ${metadataOfKitchen}`, `GET ${authMetadata}`, `POST ${tokenUrl}`];

verifies(
  'http:middleware:oauth:token',
  'a PUT with the token at hand has it beside the header of the user, and the rest as the user made it',
  async (cell) => {
    const tokens = { access_token: 'fresh', token_type: 'Bearer' };
    const { asks, scene } = authorizing(cell, { kept: { tokens } });
    const answer = await asks(kitchen, { method: 'PUT', headers: { 'x-room': 'kitchen' }, body: 'leaves' });

    expect([answer.status, await answer.text()]).toEqual([200, 'tea']);
    expect(scene.requests).toEqual([
      expect.objectContaining({
        method: 'PUT',
        headers: expect.objectContaining({
          authorization: 'Bearer fresh',
          'x-room': 'kitchen',
          'content-length': '6',
        }),
      }),
    ]);
  },
);

verifies(
  ['http:middleware:oauth:token:none', 'http:middleware:oauth:user'],
  'without a token a request names none, and fails once its user has been sent to authorize it',
  async (cell) => {
    const { failing, scene, provider } = authorizing(cell, { kept: { clientInformation: cook } });

    expect(await failing(kitchen)).toBe('Authentication requires user authorization - redirect initiated');
    expect(scene.askedOf(kitchen).map(bearerOf)).toEqual([undefined]);
    expect(provider.redirects.map(({ origin, pathname }) => origin + pathname)).toEqual([
      'https://auth.test/oauth/authorize',
    ]);
  },
);

verifies(
  'http:middleware:oauth:other-statuses',
  'an answer of 403 under a good token comes as it is, and nobody else is asked',
  async (cell) => {
    const tokens = { ...stale, access_token: 'fresh' };
    const { asks, lines } = authorizing(cell, {
      kept: { clientInformation: cook, tokens },
      status: 403,
    });
    const answer = await asks(kitchen);

    expect([answer.status, await answer.text()]).toEqual([403, 'tea']);
    expect(lines()).toEqual([`GET ${kitchen}`]);
  },
);

verifies(
  'http:middleware:oauth:again',
  'a POST that is refused is sent once more, as it was, under the token that the refresh token brings',
  async (cell) => {
    const { asks, scene, provider, lines } = authorizing(cell);
    const answer = await asks(new URL(kitchen), { method: 'POST', headers: { 'x-room': 'kitchen' } });

    expect([answer.status, await answer.text()]).toEqual([200, 'tea']);
    expect(lines()).toEqual([`POST ${kitchen}`, ...anew, `POST ${kitchen}`]);
    const posts = scene.askedOf(kitchen);
    expect(posts.map(({ headers }) => [headers.authorization, headers['x-room']])).toEqual([
      ['Bearer stale', 'kitchen'],
      ['Bearer fresh', 'kitchen'],
    ]);
    expect(scene.askedOf(tokenUrl)[0]?.body).toMatchObject({
      grant_type: 'refresh_token',
      refresh_token: 'leaves',
    });
    expect(provider.kept.tokens).toMatchObject({ access_token: 'fresh' });
  },
);

verifies(
  'http:middleware:oauth:challenge',
  'the address of the metadata and the scope that a 401 names are where it is asked for, and what the user is asked',
  async (cell) => {
    const elsewhere = `${mcpOrigin}/elsewhere`;
    const { failing, lines, provider } = authorizing(cell, {
      kept: { clientInformation: cook },
      challenge: `Bearer resource_metadata="${elsewhere}", scope="brew"`,
      pages: { [elsewhere]: page(resource) },
    });
    await failing(kitchen);

    expect(lines().slice(0, 2)).toEqual([`GET ${kitchen}`, `GET ${elsewhere}`]);
    expect(provider.redirects[0]?.searchParams.get('scope')).toBe('brew');
  },
);

verifies(
  'http:middleware:oauth:origin',
  'a 401 without an address: the metadata are looked for at the origin of a text and of an address alike',
  async (cell) => {
    const atOrigin = `${mcpOrigin}/.well-known/oauth-protected-resource`;
    const pages = { [atOrigin]: page(resource) };
    const text = authorizing(cell, { challenge: null, pages });
    const address = authorizing(cell, { challenge: null, pages });
    await (await text.asks(kitchen)).text();
    await (await address.asks(new URL(kitchen))).text();

    const asked = [`GET ${kitchen}`, `GET ${atOrigin}`, ...anew.slice(1), `GET ${kitchen}`];
    expect([text.lines(), address.lines()]).toEqual([asked, asked]);
  },
);

verifies(
  'http:middleware:oauth:base',
  'a 401 without an address: the metadata are looked for at the address that the user named, for another host',
  async (cell) => {
    const base = 'https://tea.test/shop';
    const atBase = 'https://tea.test/.well-known/oauth-protected-resource/shop';
    const { asks, lines } = authorizing(cell, {
      baseUrl: base,
      challenge: null,
      pages: { [atBase]: page({ ...resource, resource: base }) },
    });
    await (await asks(kitchen)).text();

    expect(lines()).toEqual([`GET ${kitchen}`, `GET ${atBase}`, ...anew.slice(1), `GET ${kitchen}`]);
  },
);

verifies(
  'http:middleware:oauth:refused',
  'a request that is refused under the new token as well fails, and names where it went, be it text or address',
  async (cell) => {
    const pages = { [tokenUrl]: page({ access_token: 'also stale', token_type: 'Bearer' }) };
    const { failing, lines } = authorizing(cell, { pages });

    expect(await failing(kitchen)).toBe(`Authentication failed for ${kitchen}`);
    expect(await failing(new URL(kitchen))).toBe(`Authentication failed for ${kitchen}`);
    expect(lines().slice(0, 5)).toEqual([`GET ${kitchen}`, ...anew, `GET ${kitchen}`]);
    expect(lines().filter((line) => line === `GET ${kitchen}`).length).toBe(4);
  },
);

verifies(
  'http:middleware:oauth:failed',
  'requests fail with the error, and with the text, that the application throws when it is to send its user away',
  async (cell) => {
    const throwing = (what: unknown) =>
      authorizing(cell, {
        kept: { clientInformation: cook },
        native: {
          redirectToAuthorization: () => {
            throw what;
          },
        },
      });

    expect(await throwing(new Error('out of ink')).failing(kitchen)).toBe(
      'Failed to re-authenticate: out of ink',
    );
    expect(await throwing('out of paper').failing(kitchen)).toBe('Failed to re-authenticate: out of paper');
  },
);
