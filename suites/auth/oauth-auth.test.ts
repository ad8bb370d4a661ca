// The one function that does a whole authorization, called by itself over pages at any address.

import {
  authorizationServer,
  bare,
  type ClientProviderOptions,
  clientProvider,
  expect,
  type Json,
  jsonReply,
  observed,
  outcomeOf,
  page,
  pageFetch,
  verifies,
} from '#case';

const origin = 'https://auth.test';
const tokenUrl = `${origin}/oauth/token`;
const serverUrl = 'https://mcp.test/mcp';
const about = 'https://mcp.test/.well-known/oauth-protected-resource/mcp';
const kettle = { client_id: 'kettle', issuer: origin };
const first = { access_token: 'access-1.auth.test', token_type: 'Bearer', issuer: origin };

type Pages = NonNullable<Parameters<typeof pageFetch>[0]>;

interface Setting {
  readonly client?: ClientProviderOptions;
  readonly server?: Parameters<typeof authorizationServer>[0];
  /** Fields of the metadata of the resource besides the usual ones. */
  readonly resource?: Json;
  readonly pages?: Pages;
}

/** An application, the pages that it asks, and what becomes of an authorization with these options. */
const setting = (oauth: Json, { client, server, resource, pages }: Setting = {}) => {
  const document = { resource: serverUrl, authorization_servers: [origin], ...resource };
  const web = pageFetch({
    [about]: page(document),
    ...authorizationServer({ clients: [kettle], ...server }).pages,
    ...pages,
  });
  const provider = clientProvider(client);
  const authorize = (options: Json = {}) =>
    outcomeOf(oauth.auth(provider.native, { serverUrl, fetchFn: web.fetch, ...options }));
  return { web, provider, authorize };
};

/** Lets the user come back from where the application was last sent. */
const codeOf = async ({ web, provider }: ReturnType<typeof setting>): Promise<string | null> => {
  const response = await web.fetch(provider.redirects.at(-1) as URL);
  return new URL(response.headers.get('location') ?? '').searchParams.get('code');
};

const toTokens = ({ web }: ReturnType<typeof setting>) =>
  web.asked.filter(({ url }) => url === tokenUrl).map(({ body }) => body);

verifies(
  'oauth:auth:redirect',
  'a user is sent, by an id that was registered and kept with its server, once the verifier is kept',
  async ({ sdk }) => {
    const order: string[] = [];
    const set = setting(sdk.oauth, {
      client: {
        native: {
          saveCodeVerifier: async () => void order.push('verifier'),
          redirectToAuthorization: async (url: URL) => void order.push(`${url.origin}${url.pathname}`),
        },
      },
    });

    expect(await set.authorize()).toEqual({ answered: 'REDIRECT' });
    expect(order).toEqual(['verifier', `${origin}/oauth/authorize`]);
    expect(set.provider.kept.clientInformation).toMatchObject({ client_id: 'client-2', issuer: origin });
    expect(set.provider.kept.tokens).toBeUndefined();
  },
);

verifies(
  'oauth:auth:code',
  'a code is exchanged with what the application has kept, the tokens are kept with their server',
  async ({ sdk }) => {
    const set = setting(sdk.oauth, { client: { kept: { clientInformation: kettle } } });
    await set.authorize();
    const authorizationCode = await codeOf(set);

    expect(await set.authorize({ authorizationCode })).toEqual({ answered: 'AUTHORIZED' });
    expect(set.provider.kept).toMatchObject({ tokens: first, clientInformation: kettle });
    expect(toTokens(set)).toEqual([
      {
        grant_type: 'authorization_code',
        code: 'code-1',
        code_verifier: set.provider.kept.codeVerifier,
        redirect_uri: 'http://localhost:3000/callback',
        client_id: 'kettle',
        resource: serverUrl,
      },
    ]);
  },
);

verifies(
  'oauth:auth:no-code',
  'a callback with an empty code: the caller is told, nobody is asked for tokens or sent again',
  async ({ sdk }) => {
    const set = setting(sdk.oauth, { client: { kept: { clientInformation: kettle } } });
    await set.authorize();

    expect(await set.authorize({ authorizationCode: '' })).toMatchObject({
      refused: { message: 'Either provider.prepareTokenRequest() or authorizationCode is required' },
    });
    expect([toTokens(set), set.provider.redirects.length]).toEqual([[], 1]);
  },
);

/** An application that has tokens of the server, and a token endpoint that answers a refresh so. */
const refreshing = (oauth: Json, answer: Pages[string]) =>
  setting(oauth, {
    client: {
      kept: { clientInformation: kettle, tokens: { ...first, refresh_token: 'refresh-1' } },
    },
    pages: { [tokenUrl]: answer },
  });

const second = { access_token: 'access-2', token_type: 'Bearer' };

verifies(
  'oauth:auth:refresh',
  'a refresh token leads to new tokens, kept with their server, the user stays where it is',
  async ({ sdk }) => {
    const set = refreshing(sdk.oauth, page(second));

    expect(await set.authorize()).toEqual({ answered: 'AUTHORIZED' });
    expect(set.provider.kept.tokens).toEqual({ ...second, refresh_token: 'refresh-1', issuer: origin });
    expect([toTokens(set), set.provider.redirects]).toEqual([
      [
        {
          grant_type: 'refresh_token',
          refresh_token: 'refresh-1',
          client_id: 'kettle',
          resource: serverUrl,
        },
      ],
      [],
    ]);
  },
);

verifies(
  'oauth:auth:refresh:failed',
  'a user is sent after a failing server, its error, and a broken answer; a refused scope is told instead',
  async ({ sdk }) => {
    for (const answer of [bare(500), page({ error: 'server_error' }, 400), page({})]) {
      const set = refreshing(sdk.oauth, answer);
      expect(await set.authorize()).toEqual({ answered: 'REDIRECT' });
      expect(set.provider.redirects.length).toBe(1);
    }
    const set = refreshing(
      sdk.oauth,
      page({ error: 'invalid_scope', error_description: 'no such scope' }, 400),
    );

    expect(await set.authorize()).toMatchObject({ refused: { message: 'no such scope' } });
    expect([set.provider.redirects, set.provider.invalidated]).toEqual([[], []]);
  },
);

verifies(
  'oauth:auth:refresh:unknown-error',
  'a user is sent after a failing server that gives a code which nobody knows, and nothing is forgotten',
  async ({ sdk }) => {
    const set = refreshing(sdk.oauth, page({ error: 'teapot', error_description: 'short and stout' }, 503));
    const outcome = await set.authorize();

    observed({ outcome, redirects: set.provider.redirects.length })
      .required((seen) => expect(seen).toEqual({ outcome: { answered: 'REDIRECT' }, redirects: 1 }))
      .divergent('refused', (seen) =>
        expect(seen).toEqual({
          outcome: { refused: { code: 'teapot', message: 'short and stout' } },
          redirects: 0,
        }),
      );
    expect(set.provider.invalidated).toEqual([]);
  },
);

verifies(
  'oauth:auth:non-interactive',
  'an application without a redirect URI is authorized with the form that it prepares',
  async ({ sdk }) => {
    const set = setting(sdk.oauth, {
      client: {
        redirectUrl: null,
        kept: { clientInformation: kettle },
        native: { prepareTokenRequest: () => new URLSearchParams({ grant_type: 'client_credentials' }) },
      },
    });

    expect(await set.authorize()).toEqual({ answered: 'AUTHORIZED' });
    expect(set.provider.kept.tokens).toEqual(first);
    expect(toTokens(set)).toEqual([
      { grant_type: 'client_credentials', client_id: 'kettle', resource: serverUrl },
    ]);
  },
);

verifies(
  'oauth:auth:unregistered',
  'a code and no client information: the caller is told, and nobody is asked to register or for tokens',
  async ({ sdk }) => {
    const set = setting(sdk.oauth, { client: { kept: { clientInformation: kettle } } });
    await set.authorize();
    delete set.provider.kept.clientInformation;

    expect(await set.authorize({ authorizationCode: 'code-1' })).toMatchObject({
      refused: {
        message: 'Existing OAuth client information is required when exchanging an authorization code',
      },
    });
    expect(set.web.lines().filter((line) => line.startsWith('POST'))).toEqual([]);
  },
);

verifies(
  'oauth:auth:unsaveable',
  'an application that cannot keep a registration: the caller is told, and nobody is asked to register',
  async ({ sdk }) => {
    const set = setting(sdk.oauth, { client: { native: { saveClientInformation: undefined } } });

    expect(await set.authorize()).toMatchObject({
      refused: { message: 'OAuth client information must be saveable for dynamic registration' },
    });
    expect(set.web.lines().filter((line) => line.startsWith('POST'))).toEqual([]);
  },
);

verifies(
  'oauth:auth:document',
  'the address is the id, kept with the server; an application that keeps none has its user sent as well',
  async ({ sdk }) => {
    const clientMetadataUrl = 'https://app.test/client.json';
    const server = { metadata: { client_id_metadata_document_supported: true } };
    const set = setting(sdk.oauth, { server, client: { native: { clientMetadataUrl } } });
    const unkept = setting(sdk.oauth, {
      server,
      client: { native: { clientMetadataUrl, saveClientInformation: undefined } },
    });

    expect(await set.authorize()).toEqual({ answered: 'REDIRECT' });
    expect(set.provider.kept.clientInformation).toEqual({ client_id: clientMetadataUrl, issuer: origin });
    expect(await unkept.authorize()).toEqual({ answered: 'REDIRECT' });
    expect(unkept.provider.redirects[0]?.searchParams.get('client_id')).toBe(clientMetadataUrl);
  },
);

verifies(
  'oauth:auth:document:invalid',
  'an address without HTTPS is named, and told as wrong metadata, although the server takes no documents',
  async ({ sdk }) => {
    const clientMetadataUrl = 'http://app.test/client.json';
    const set = setting(sdk.oauth, { client: { native: { clientMetadataUrl } } });
    const refusal = await sdk.oauth
      .auth(set.provider.native, { serverUrl, fetchFn: set.web.fetch })
      .catch((error: Json) => [error.errorCode ?? error.code, error.message]);

    expect(refusal).toEqual([
      'invalid_client_metadata',
      `clientMetadataUrl must be a valid HTTPS URL with a non-root pathname, got: ${clientMetadataUrl}`,
    ]);
  },
);

verifies(
  'oauth:auth:recovered',
  'a refused client, and one without permission: all is forgotten; a refused grant: the tokens; the user is sent',
  async ({ sdk }) => {
    const forgotten = [];
    for (const error of ['invalid_client', 'unauthorized_client', 'invalid_grant']) {
      const set = refreshing(sdk.oauth, () => jsonReply({ error }, 400));
      expect(await set.authorize()).toEqual({ answered: 'REDIRECT' });
      expect(toTokens(set).length).toBe(1);
      forgotten.push(set.provider.invalidated);
    }

    observed(forgotten)
      .required((seen) => expect(seen).toEqual([['all'], ['all'], ['tokens']]))
      .divergent('client-and-tokens', (seen) =>
        expect(seen).toEqual([['client', 'tokens'], ['client', 'tokens'], ['tokens']]),
      );
  },
);

verifies(
  'oauth:auth:scope',
  'the scope of the caller, else all of the resource, else that of the application, on the way and in the registration',
  async ({ sdk }) => {
    const asked = async (resource: Json, scope?: string) => {
      const set = setting(sdk.oauth, { resource, client: { metadata: { scope: 'own' } } });
      expect(await set.authorize({ scope })).toEqual({ answered: 'REDIRECT' });
      const registration = set.web.asked.find(({ method }) => method === 'POST');
      return [registration?.body?.scope, set.provider.redirects[0]?.searchParams.get('scope')];
    };
    const supported = { scopes_supported: ['one', 'two'] };

    expect(await asked(supported, 'told')).toEqual(['told', 'told']);
    expect(await asked(supported)).toEqual(['one two', 'one two']);
    expect(await asked({ scopes_supported: [] })).toEqual(['own', 'own']);
    expect(await asked({})).toEqual(['own', 'own']);
  },
);
