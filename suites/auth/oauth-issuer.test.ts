// What a client keeps for one authorization server, when an authorization meets that server again or another one.

import {
  authorizationServer,
  clientProvider,
  expect,
  type Json,
  observed,
  outcomeOf,
  page,
  pageFetch,
  saidOnConsole,
  verifies,
} from '#case';

const origin = 'https://auth.test';
const serverUrl = 'https://mcp.test/mcp';
const about = 'https://mcp.test/.well-known/oauth-protected-resource/mcp';
const clientInformation = { client_id: 'kettle' };
const refreshable = { access_token: 'access-0', token_type: 'Bearer', refresh_token: 'refresh-0' };
const refreshed = page({ access_token: 'access-1', token_type: 'Bearer' });

interface Setting {
  readonly kept: NonNullable<Parameters<typeof clientProvider>[0]>['kept'];
  /** The issuer as the resource names it. */
  readonly issuer?: string;
  readonly native?: Json;
  readonly redirectUrl?: null;
  readonly pages?: Parameters<typeof pageFetch>[0];
}

/** An application with what it has kept, and what becomes of an authorization. */
const setting = (oauth: Json, { kept = {}, issuer = origin, native, redirectUrl, pages }: Setting) => {
  const web = pageFetch({
    [about]: page({ resource: serverUrl, authorization_servers: [issuer] }),
    ...authorizationServer({ issuer, clients: [clientInformation] }).pages,
    ...pages,
  });
  const provider = clientProvider({
    kept,
    native: native ?? {},
    ...(redirectUrl === null && { redirectUrl }),
  });
  const authorize = (options: Json = {}) =>
    outcomeOf(oauth.auth(provider.native, { serverUrl, fetchFn: web.fetch, ...options }));
  return { web, provider, authorize };
};

/** The id that a user is sent with where information is kept for one server and the resource names this one. */
const shownTo = async (oauth: Json, keptFor: unknown, issuer: string) => {
  const kept = { clientInformation: { ...clientInformation, issuer: keptFor } };
  const set = setting(oauth, { kept, issuer });
  expect(await set.authorize()).toEqual({ answered: 'REDIRECT' });
  return set.provider.redirects[0]?.searchParams.get('client_id');
};

verifies(
  'oauth:issuer:slash',
  'a slash at the end of the kept address, or of the one that is met, below a path as at the root',
  async ({ sdk }) => {
    const pairs = [
      [`${origin}/tenant`, `${origin}/tenant`],
      [`${origin}/tenant/`, `${origin}/tenant`],
      [`${origin}/`, origin],
    ] as const;
    for (const [keptFor, issuer] of pairs) {
      expect(await shownTo(sdk.oauth, keptFor, issuer)).toBe('kettle');
    }
    const met = setting(sdk.oauth, {
      kept: {
        clientInformation: { ...clientInformation, issuer: `${origin}/tenant` },
        discoveryState: {
          authorizationServerUrl: `${origin}/tenant/`,
          authorizationServerMetadata: {
            issuer: `${origin}/tenant/`,
            authorization_endpoint: `${origin}/authorize`,
            token_endpoint: `${origin}/token`,
            response_types_supported: ['code'],
          },
        },
      },
    });
    await met.authorize();
    expect(met.provider.redirects[0]?.searchParams.get('client_id')).toBe('kettle');
  },
);

verifies(
  'oauth:issuer:spelling',
  'capitals in scheme and host, and a port that goes without saying',
  async ({ sdk }) => {
    const seen = [
      await shownTo(sdk.oauth, 'HTTPS://Auth.Test/tenant', `${origin}/tenant`),
      await shownTo(sdk.oauth, 'https://auth.test:443/tenant', `${origin}/tenant`),
    ];

    observed(seen)
      .required((ids) => expect(ids).toEqual(['kettle', 'kettle']))
      .divergent('as-written', (ids) => expect(ids).toEqual(['client-2', 'client-2']));
  },
);

verifies(
  'oauth:issuer:other',
  'one character more or less at the end or beginning, another host, no address at all: the client registers anew',
  async ({ sdk }) => {
    const issuer = `${origin}/tenant`;
    const others = [`${issuer}s`, `${origin}/tenan`, 'https://auth.tes/tenant', 'ttps://auth.test/tenant'];
    for (const keptFor of [...others, `${issuer}//`, 'tenant', '']) {
      expect(await shownTo(sdk.oauth, keptFor, issuer), keptFor).toBe('client-2');
    }
  },
);

const grant = { prepareTokenRequest: () => new URLSearchParams({ grant_type: 'client_credentials' }) };

verifies(
  'oauth:issuer:unmarked',
  'information with no server, or with one that is no text, is used and then kept with the server',
  async ({ sdk }) => {
    for (const mark of [{}, { issuer: null }, { issuer: 7 }]) {
      const kept = { clientInformation: { ...clientInformation, ...mark } };
      const set = setting(sdk.oauth, { kept, native: grant, redirectUrl: null });

      expect(await set.authorize()).toEqual({ answered: 'AUTHORIZED' });
      expect(set.provider.kept.clientInformation).toEqual({ ...clientInformation, issuer: origin });
    }
  },
);

verifies(
  'oauth:issuer:unmarked:late',
  'a user who is sent with unmarked information: it is kept as it was',
  async ({ sdk }) => {
    const set = setting(sdk.oauth, { kept: { clientInformation } });

    expect(await set.authorize()).toEqual({ answered: 'REDIRECT' });
    observed(set.provider.kept.clientInformation)
      .required((kept) => expect(kept).toEqual(clientInformation))
      .divergent('at-once', (kept) => expect(kept).toEqual({ ...clientInformation, issuer: origin }));
  },
);

verifies(
  'oauth:issuer:unmarked:refresh',
  'unmarked information and an unmarked refresh token are both kept with the server that took them',
  async ({ sdk }) => {
    const kept = { clientInformation, tokens: refreshable };
    const set = setting(sdk.oauth, { kept, pages: { [`${origin}/oauth/token`]: refreshed } });

    expect(await set.authorize()).toEqual({ answered: 'AUTHORIZED' });
    expect(set.provider.kept).toMatchObject({
      clientInformation: { ...clientInformation, issuer: origin },
      tokens: { access_token: 'access-1', refresh_token: 'refresh-0', issuer: origin },
    });
  },
);

verifies(
  'oauth:issuer:unmarked:unkept',
  'an application that throws when it is to keep unmarked information: its tokens are kept all the same',
  async ({ sdk }) => {
    const saveClientInformation = () => {
      throw new Error('kept already');
    };
    const set = setting(sdk.oauth, {
      kept: { clientInformation },
      native: { ...grant, saveClientInformation },
      redirectUrl: null,
    });
    const outcome = await set.authorize();

    observed({ outcome, token: set.provider.kept.tokens?.issuer })
      .required((seen) => expect(seen).toEqual({ outcome: { answered: 'AUTHORIZED' }, token: origin }))
      .divergent('fails', (seen) =>
        expect(seen).toMatchObject({ outcome: { refused: { message: 'kept already' } }, token: undefined }),
      );
  },
);

verifies(
  'oauth:issuer:warned',
  'one warning about an unmarked refresh token, and none about a marked one',
  async ({ sdk }) => {
    const warnings = async (tokens: Json) => {
      const kept = { clientInformation: { ...clientInformation, issuer: origin }, tokens };
      const set = setting(sdk.oauth, { kept, pages: { [`${origin}/oauth/token`]: refreshed } });
      return (await saidOnConsole(() => set.authorize())).filter(([level]) => level === 'warn');
    };

    expect(await warnings(refreshable)).toEqual([
      [
        'warn',
        expect.stringMatching(
          /^\[mcp-sdk\] .*stored OAuth .*'issuer'.* (receive unchanged|round-trips the issuer field)\.$/,
        ),
      ],
    ]);
    expect(await warnings({ ...refreshable, issuer: origin })).toEqual([]);
  },
);

const ofAnother = { clientInformation: { ...clientInformation, issuer: 'https://other.test' } };
const advice =
  'OAuth client information is bound to authorization server https://other.test and is not presented to ' +
  `${origin}. Clear the stored client information, or correct \`expectedIssuer\`, if the authorization ` +
  'server has moved.';

verifies(
  'oauth:issuer:advice',
  'information for another server that nobody could keep anew: the caller is told to clear it',
  async ({ sdk }) => {
    const native = { saveClientInformation: undefined };
    const outcome = await setting(sdk.oauth, { kept: ofAnother, native }).authorize();

    observed(outcome)
      .required((seen) => expect(seen).toMatchObject({ refused: { message: advice } }))
      .divergent('no-advice', (seen) =>
        expect(seen).toMatchObject({
          refused: { message: expect.stringMatching(/other\.test.*auth\.test/) },
        }),
      );
  },
);

verifies(
  'oauth:issuer:machine',
  'information for another server and no user: the caller is told, and nobody is asked for tokens',
  async ({ sdk }) => {
    const set = setting(sdk.oauth, { kept: ofAnother, native: grant, redirectUrl: null });
    const outcome = await set.authorize();

    observed({ outcome, posts: set.web.lines().filter((line) => line.startsWith('POST')) })
      .required((seen) =>
        expect(seen).toMatchObject({ outcome: { refused: { message: advice } }, posts: [] }),
      )
      .divergent('registers', (seen) =>
        expect(seen).toEqual({
          outcome: { answered: 'AUTHORIZED' },
          posts: [`POST ${origin}/oauth/register`, `POST ${origin}/oauth/token`],
        }),
      );
  },
);

verifies(
  'oauth:issuer:tokens',
  'a refresh token of another server: the user is sent, and nobody is shown the token',
  async ({ sdk }) => {
    const kept = {
      clientInformation: { ...clientInformation, issuer: origin },
      tokens: { ...refreshable, issuer: 'https://other.test' },
    };
    const set = setting(sdk.oauth, { kept });

    expect(await set.authorize()).toEqual({ answered: 'REDIRECT' });
    expect(set.web.lines().filter((line) => line.startsWith('POST'))).toEqual([]);
  },
);
