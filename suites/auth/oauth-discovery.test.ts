// The functions by which a client finds metadata, called by themselves over pages at any address.

import {
  expect,
  garbled,
  type Json,
  lost,
  observed,
  outcomeOf,
  type PageFetch,
  page,
  pageFetch,
  verifies,
} from '#case';

const origin = 'https://auth.test';
const ofServer = `${origin}/.well-known/oauth-authorization-server`;
const openid = `${origin}/.well-known/openid-configuration`;
const ofResource = 'https://mcp.test/.well-known/oauth-protected-resource';

const metadataOf = (issuer: string): Json => ({
  issuer,
  authorization_endpoint: `${origin}/authorize`,
  token_endpoint: `${origin}/token`,
  response_types_supported: ['code'],
});
const openidOf = (issuer: string): Json => ({
  ...metadataOf(issuer),
  jwks_uri: `${origin}/keys`,
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
});
const aboutMcp = { resource: 'https://mcp.test/mcp', authorization_servers: [origin] };

verifies(
  'oauth:discovery:addresses',
  'two addresses for a server without a path, three for one with a path, a slash at its end left out',
  async ({ sdk, wire }) => {
    const told = (server: string | URL) =>
      sdk.oauth.buildDiscoveryUrls(server).map(({ url, type }: Json) => [type, String(url)]);

    const root = [
      ['oauth', ofServer],
      ['oidc', openid],
    ];
    const tenant = [
      ['oauth', `${ofServer}/tenant/1`],
      ['oidc', `${openid}/tenant/1`],
      ['oidc', `${origin}/tenant/1/.well-known/openid-configuration`],
    ];
    expect([told(origin), told(new URL(`${origin}/?x=1`))]).toEqual([root, root]);
    expect([told(`${origin}/tenant/1`), told(new URL(`${origin}/tenant/1/`))]).toEqual([tenant, tenant]);
    wire.toRead([]);
  },
);

verifies(
  'oauth:discovery:resource',
  'at the path with its query where there is a page, else at the root, and there at once without a path',
  async ({ sdk }) => {
    const found = async (server: string | URL, at: string) => {
      const web = pageFetch({ [at]: page(aboutMcp) });
      const document = await sdk.oauth.discoverOAuthProtectedResourceMetadata(server, undefined, web.fetch);
      expect(document).toEqual(aboutMcp);
      return web.lines();
    };

    expect(await found('https://mcp.test/mcp/?key=1', `${ofResource}/mcp`)).toEqual([
      `GET ${ofResource}/mcp?key=1`,
    ]);
    expect(await found(new URL('https://mcp.test/mcp?key=1'), ofResource)).toEqual([
      `GET ${ofResource}/mcp?key=1`,
      `GET ${ofResource}`,
    ]);
    expect(await found('https://mcp.test', ofResource)).toEqual([`GET ${ofResource}`]);
  },
);

verifies(
  'oauth:discovery:resource:named',
  'at the address that was told, and nowhere else although there is a page at the root',
  async ({ sdk }) => {
    const named = 'https://docs.test/about';
    const asked = async (pages: Parameters<typeof pageFetch>[0]) => {
      const web = pageFetch(pages);
      const options = { resourceMetadataUrl: named };
      const outcome = await outcomeOf(
        sdk.oauth.discoverOAuthProtectedResourceMetadata('https://mcp.test/mcp', options, web.fetch),
      );
      return { outcome, lines: web.lines() };
    };

    expect(await asked({ [named]: page(aboutMcp) })).toEqual({
      outcome: { answered: aboutMcp },
      lines: [`GET ${named}`],
    });
    expect(await asked({ [ofResource]: page(aboutMcp) })).toEqual({
      outcome: { refused: expect.anything() },
      lines: [`GET ${named}`],
    });
  },
);

/** What becomes of a search that every page answers with this status, and how often it asks. */
const refusedWith = async (status: number, search: (web: PageFetch) => Promise<unknown>) => {
  const web = pageFetch();
  const fetch = async (...asked: Parameters<typeof globalThis.fetch>) => {
    await web.fetch(...asked);
    return new Response('no', { status });
  };
  const outcome = await outcomeOf(search({ ...web, fetch }));
  return [outcome, web.lines().length];
};

const because = (message: string) => ({ refused: expect.objectContaining({ message }) });

verifies(
  'oauth:discovery:resource:refused',
  'status 404 twice means that there is none, 403 and 500 are told, after the latter nobody is asked again',
  async ({ sdk }) => {
    const search = ({ fetch }: PageFetch) =>
      sdk.oauth.discoverOAuthProtectedResourceMetadata('https://mcp.test/mcp', {}, fetch);
    const failed = (status: number) =>
      because(`HTTP ${status} trying to load well-known OAuth protected resource metadata.`);

    expect(await refusedWith(404, search)).toEqual([
      because('Resource server does not implement OAuth 2.0 Protected Resource Metadata.'),
      2,
    ]);
    expect(await refusedWith(403, search)).toEqual([failed(403), 2]);
    expect(await refusedWith(499, search)).toEqual([failed(499), 2]);
    expect(await refusedWith(500, search)).toEqual([failed(500), 1]);
  },
);

verifies(
  'oauth:discovery:version',
  'every search names the revision of its application, and the same one where it names none',
  async ({ sdk }) => {
    const web = pageFetch();
    const { discoverOAuthProtectedResourceMetadata: resource, discoverOAuthMetadata: former } = sdk.oauth;
    const { discoverAuthorizationServerMetadata: server } = sdk.oauth;
    const versions = async (protocolVersion?: string) => {
      const before = web.asked.length;
      await outcomeOf(resource('https://mcp.test', { protocolVersion }, web.fetch));
      await former(origin, { protocolVersion }, web.fetch);
      await server(origin, { protocolVersion, fetchFn: web.fetch });
      return web.asked.slice(before).map(({ headers }) => headers['mcp-protocol-version']);
    };

    expect(await versions('2025-03-26')).toEqual(Array(4).fill('2025-03-26'));
    const latest = await versions();
    expect(latest).toEqual(Array(4).fill(latest[0]));
    expect(latest[0]).toBe('2025-11-25');
    expect(web.asked.slice(-2).map(({ headers }) => headers.accept)).toEqual(
      Array(2).fill('application/json'),
    );
  },
);

verifies(
  'oauth:discovery:server',
  'OAuth metadata first, else an OpenID configuration, where those before it are refused with status 404 or 403',
  async ({ sdk }) => {
    const issuer = `${origin}/tenant`;
    const found = async (pages: Parameters<typeof pageFetch>[0]) => {
      const web = pageFetch({ [`${ofServer}/tenant`]: page({}, 403), ...pages });
      const document = await sdk.oauth.discoverAuthorizationServerMetadata(issuer, { fetchFn: web.fetch });
      return [document, web.lines().length];
    };

    expect(await found({ [`${ofServer}/tenant`]: page(metadataOf(issuer)) })).toEqual([
      metadataOf(issuer),
      1,
    ]);
    expect(await found({ [`${openid}/tenant`]: page(openidOf(issuer)) })).toEqual([openidOf(issuer), 2]);
    const appended = `${issuer}/.well-known/openid-configuration`;
    expect(await found({ [appended]: page(openidOf(issuer)) })).toEqual([openidOf(issuer), 3]);
  },
);

verifies(
  'oauth:discovery:server:none',
  'nothing is told of a server that has a page at none of its two addresses',
  async ({ sdk }) => {
    const web = pageFetch();

    expect(
      await sdk.oauth.discoverAuthorizationServerMetadata(origin, { fetchFn: web.fetch }),
    ).toBeUndefined();
    expect(web.lines()).toEqual([`GET ${ofServer}`, `GET ${openid}`]);
  },
);

verifies(
  'oauth:discovery:server:failing',
  'status 500 for OAuth metadata, or for an OpenID configuration, is told with the address, and ends the search',
  async ({ sdk }) => {
    const failing = async (url: string) => {
      const web = pageFetch({ [url]: page({}, 500) });
      const outcome = await outcomeOf(
        sdk.oauth.discoverAuthorizationServerMetadata(origin, { fetchFn: web.fetch }),
      );
      return [outcome, web.lines().length];
    };

    expect(await failing(ofServer)).toEqual([
      because(`HTTP 500 trying to load OAuth metadata from ${ofServer}`),
      1,
    ]);
    expect(await failing(openid)).toEqual([
      because(`HTTP 500 trying to load OpenID provider metadata from ${openid}`),
      2,
    ]);
  },
);

verifies(
  'oauth:discovery:former',
  'at the path of the issuer, else at its root, or at another server that is named',
  async ({ sdk }) => {
    const found = async (issuer: string | URL, options: Json | undefined, at: string) => {
      const web = pageFetch({ [at]: page(metadataOf(origin)) });
      expect(await sdk.oauth.discoverOAuthMetadata(issuer, options, web.fetch)).toEqual(metadataOf(origin));
      return web.lines();
    };

    expect(await found(`${origin}/tenant`, undefined, `${ofServer}/tenant`)).toEqual([
      `GET ${ofServer}/tenant`,
    ]);
    expect(await found(new URL(`${origin}/tenant`), {}, ofServer)).toEqual([
      `GET ${ofServer}/tenant`,
      `GET ${ofServer}`,
    ]);
    for (const authorizationServerUrl of [origin, new URL(origin)]) {
      expect(await found('https://mcp.test/mcp', { authorizationServerUrl }, ofServer)).toEqual([
        `GET ${ofServer}`,
      ]);
    }
  },
);

verifies(
  'oauth:discovery:former:none',
  'nothing is told after status 404 twice, any other status is an error',
  async ({ sdk }) => {
    const search = ({ fetch }: PageFetch) => sdk.oauth.discoverOAuthMetadata(`${origin}/tenant`, {}, fetch);

    expect(await refusedWith(404, search)).toEqual([{ answered: undefined }, 2]);
    expect(await refusedWith(403, search)).toEqual([
      because('HTTP 403 trying to load well-known OAuth metadata'),
      2,
    ]);
    expect(await refusedWith(500, search)).toEqual([
      because('HTTP 500 trying to load well-known OAuth metadata'),
      1,
    ]);
  },
);

verifies(
  'oauth:discovery:info',
  'the first of two servers that the metadata name, its metadata, and those of the resource at the address told',
  async ({ sdk }) => {
    const document = { ...aboutMcp, authorization_servers: [origin, 'https://other.test'] };
    const web = pageFetch({
      [`${ofResource}/mcp`]: page(document),
      'https://docs.test/about': page({ ...document, resource_name: 'told' }),
      [ofServer]: page(metadataOf(origin)),
    });
    const info = (options: Json) =>
      sdk.oauth.discoverOAuthServerInfo('https://mcp.test/mcp', { fetchFn: web.fetch, ...options });

    expect(await info({})).toEqual({
      authorizationServerUrl: origin,
      authorizationServerMetadata: metadataOf(origin),
      resourceMetadata: document,
    });
    expect(
      (await info({ resourceMetadataUrl: new URL('https://docs.test/about') })).resourceMetadata,
    ).toEqual({
      ...document,
      resource_name: 'told',
    });
  },
);

verifies(
  'oauth:discovery:info:fallback',
  'no metadata, none that name servers, an empty list: the host itself',
  async ({ sdk }) => {
    const documents = [
      undefined,
      { resource: 'https://mcp.test/mcp' },
      { ...aboutMcp, authorization_servers: [] },
    ];
    const seen = [];
    for (const document of documents) {
      const web = pageFetch(document && { [`${ofResource}/mcp`]: page(document) });
      seen.push(await sdk.oauth.discoverOAuthServerInfo('https://mcp.test/mcp', { fetchFn: web.fetch }));
    }

    expect(seen).toEqual(
      documents.map((resourceMetadata) => ({
        authorizationServerUrl: 'https://mcp.test/',
        authorizationServerMetadata: undefined,
        resourceMetadata,
      })),
    );
  },
);

verifies(
  'oauth:discovery:released',
  'the bodies of all refusals, of each kind of metadata, with status 404 and 500, are read or left',
  async ({ sdk }) => {
    const { discoverOAuthProtectedResourceMetadata: resource, discoverOAuthMetadata: former } = sdk.oauth;
    const { discoverAuthorizationServerMetadata: server } = sdk.oauth;
    for (const status of [404, 500]) {
      const refusal = garbled('no', status);
      const web = pageFetch({ [ofResource]: refusal, [ofServer]: refusal, [openid]: refusal });
      await outcomeOf(resource('https://mcp.test', {}, web.fetch));
      await outcomeOf(former(origin, {}, web.fetch));
      await outcomeOf(server(origin, { fetchFn: web.fetch }));

      expect([web.lines().length, web.unread()]).toEqual([status === 404 ? 4 : 3, 0]);
    }
  },
);

verifies(
  'oauth:discovery:broken',
  'a fetch that fails by itself, not as a blocked one does: its reason is told, and it is asked once',
  async ({ sdk, wire }) => {
    let asked = 0;
    const fetchFn = async () => {
      asked += 1;
      throw new Error('the kitchen is offline');
    };
    const outcome = await outcomeOf(sdk.oauth.discoverAuthorizationServerMetadata(origin, { fetchFn }));

    expect([outcome, asked]).toEqual([because('the kitchen is offline'), 1]);
    wire.toRead([]);
  },
);

verifies(
  'oauth:discovery:blocked',
  'a request that fails as a browser blocks one is repeated without headers, then the next address is asked',
  async ({ sdk }) => {
    const web = pageFetch({ [ofServer]: lost, [openid]: page(openidOf(origin)) });
    const outcome = await outcomeOf(
      sdk.oauth.discoverAuthorizationServerMetadata(origin, { fetchFn: web.fetch }),
    );
    const versions = web.asked.map(({ url, headers }) => [url, 'mcp-protocol-version' in headers]);

    observed({ outcome, versions })
      .required((seen) =>
        expect(seen).toEqual({
          outcome: { answered: openidOf(origin) },
          versions: [
            [ofServer, true],
            [ofServer, false],
            [openid, true],
          ],
        }),
      )
      .divergent('not-outside-browsers', (seen) =>
        expect(seen).toEqual({ outcome: because('fetch failed'), versions: [[ofServer, true]] }),
      );
  },
);
