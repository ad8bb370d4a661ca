// Requests about authorization that are redirected: a GET for metadata and a POST that registers, over a fetch played by hand.

import { expect, type Json, observed, settled, verifies } from '#case';

const clientMetadata = { redirect_uris: ['https://app.test/callback'] };

interface Redirect {
  readonly status: number;
  readonly location?: string;
  readonly type?: string;
}

/** Answers with a redirect where one is said for an address, else as the endpoint does; keeps what was asked. */
const played = (redirects: Readonly<Record<string, Redirect>>) => {
  const asked: unknown[] = [];
  const fetchFn = async (url: URL | string, init: RequestInit = {}) => {
    const { method = 'GET', redirect: _, ...rest } = init;
    asked.push({ url: String(url), method, ...rest });
    const redirect = redirects[String(url)];
    if (!redirect) {
      const registered = { ...clientMetadata, client_id: 'client-1' };
      return Response.json(method === 'GET' ? { resource: 'http://mcp.test/mcp' } : registered);
    }
    const { status, location, type = 'default' } = redirect;
    const response = new Response(null, { status, ...(location !== undefined && { headers: { location } }) });
    return Object.defineProperties(response, { url: { value: String(url) }, type: { value: type } });
  };
  return { asked, fetchFn };
};

type Web = ReturnType<typeof played>;

const discover = ({ oauth }: { readonly oauth: Json }, from: string, { fetchFn }: Web) =>
  settled(
    oauth.discoverOAuthProtectedResourceMetadata(
      'http://mcp.test/mcp',
      { resourceMetadataUrl: from },
      fetchFn,
    ),
  );

const register = ({ oauth }: { readonly oauth: Json }, from: string, { fetchFn }: Web) => {
  const metadata = { issuer: 'https://auth.test', registration_endpoint: from };
  return settled(oauth.registerClient('https://auth.test', { metadata, clientMetadata, fetchFn }));
};

const urls = ({ asked }: Web): unknown[] => asked.map((each) => (each as Json).url);

const here = 'http://a.test/x';

verifies(
  'oauth:redirect:where',
  'of redirects to many addresses those within the origin, or up to https, are followed',
  async ({ sdk, wire }) => {
    const followed = [
      [here, 'http://a.test/y'],
      [here, '/y'],
      [here, 'http://a.test:80/y'],
      [here, 'https://a.test/y'],
      [here, 'https://a.test:443/y?q=1'],
      ['https://a.test/x', 'https://a.test/y'],
      ['http://a.test:8080/x', 'http://a.test:8080/y'],
      ['http://me:secret@a.test/x', 'http://me:secret@a.test/y'],
      ['http://me:secret@a.test/x', 'http://a.test/y'],
    ] as const;
    const left = [
      [here, 'http://b.test/y'],
      [here, 'http://a.test:81/y'],
      [here, 'https://a.test:8443/y'],
      [here, 'https://b.test/y'],
      ['https://a.test/x', 'http://a.test/y'],
      ['https://a.test:8443/x', 'http://a.test:8443/y'],
      ['http://a.test:8080/x', 'https://a.test/y'],
      ['http://a.test:8080/x', 'https://a.test:8080/y'],
      [here, 'ftp://a.test/y'],
      [here, 'http://me@a.test/y'],
      [here, 'http://:secret@a.test/y'],
      ['http://me:secret@a.test/x', 'http://me:other@a.test/y'],
      ['http://me:secret@a.test/x', 'http://you:secret@a.test/y'],
      [here, 'http://['],
      [here, undefined],
    ] as const;
    for (const [from, location] of [...followed, ...left]) {
      const web = played({ [from]: { status: 307, ...(location !== undefined && { location }) } });
      await discover(sdk, from, web);
      const goesOn = followed.some((each) => each[0] === from && each[1] === location);
      const there = goesOn ? [new URL(location ?? '', from).href] : [];
      expect([location, urls(web)]).toEqual([location, [from, ...there]]);
    }
    wire.toRead([]);
  },
);

verifies(
  'oauth:redirect:status',
  'a GET is redirected by five of seven statuses, a POST by two of them and with all that it carries',
  async ({ sdk, wire }) => {
    const statuses = [200, 300, 301, 302, 303, 304, 307, 308];
    const to: Record<string, number[]> = { GET: [], POST: [] };
    for (const status of statuses) {
      const redirects = { [here]: { status, location: '/y' } };
      const got = played(redirects);
      await discover(sdk, here, got);
      if (urls(got)[1] === 'http://a.test/y') to.GET?.push(status);
      const posted = played(redirects);
      await register(sdk, here, posted);
      const [first, second] = posted.asked as Json[];
      if (!second) continue;
      to.POST?.push(status);
      expect(second).toEqual({ ...first, url: 'http://a.test/y' });
      expect(second).toMatchObject({ method: 'POST', body: JSON.stringify(clientMetadata) });
    }

    expect(to).toEqual({ GET: [301, 302, 303, 307, 308], POST: [307, 308] });
    wire.toRead([]);
  },
);

verifies(
  'oauth:redirect:chain',
  'a chain of five redirects is followed to its end, one of six is not',
  async ({ sdk, wire }) => {
    const chain = (length: number) =>
      played(
        Object.fromEntries(
          Array.from({ length }, (_, step) => [
            `http://a.test/${step}`,
            { status: 302, location: `/${step + 1}` },
          ]),
        ),
      );
    const five = chain(5);
    const six = chain(6);
    expect(await discover(sdk, 'http://a.test/0', five)).toHaveProperty('answered');
    expect(await discover(sdk, 'http://a.test/0', six)).toHaveProperty('refused');

    const asked = [0, 1, 2, 3, 4, 5].map((step) => `http://a.test/${step}`);
    expect([urls(five), urls(six)]).toEqual([asked, asked]);
    wire.toRead([]);
  },
);

verifies(
  'oauth:redirect:named',
  'registering fails with the address, with advice and with what cannot be known of redirects',
  async ({ sdk, wire }) => {
    const rows: [string, Redirect][] = [
      [here, { status: 307, location: 'http://me:secret@b.test/y?q=1#h' }],
      ['https://a.test/x', { status: 307, location: 'http://a.test/y?q=1#h' }],
      ['https://a.test/x', { status: 307, location: 'https://b.test/y' }],
      [here, { status: 302, location: 'http://a.test/y', type: 'opaqueredirect' }],
    ];
    const outcomes: unknown[] = [];
    for (const [from, redirect] of rows) {
      outcomes.push(await register(sdk, from, played({ [from]: redirect })));
    }

    observed(outcomes.map((each) => (each as Json).refused.message))
      .required((seen) => {
        expect(seen).toEqual([
          'HTTP 307: Redirect to http://b.test/y not followed',
          'HTTP 307: Redirect to plain http not followed; try https://a.test/y instead',
          'HTTP 307: Redirect to https://b.test/y not followed',
          'HTTP 302: Redirect not followed: this runtime does not expose the redirect target',
        ]);
      })
      .divergent('status-alone', (seen) => {
        const rejected = (status: number) => `Dynamic Client Registration rejected (HTTP ${status}): `;
        expect(seen).toEqual([307, 307, 307, 302].map(rejected));
      });
    wire.toRead([]);
  },
);
