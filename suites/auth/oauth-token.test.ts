// The functions by which a client asks for tokens, called by themselves over pages at any address.

import { answered, expect, type Json, jsonReply, outcomeOf, page, pageFetch, verifies } from '#case';

const origin = 'https://auth.test';
const endpoint = `${origin}/oauth/token`;
const metadata = { issuer: origin, token_endpoint: endpoint };
const redirectUri = 'http://localhost:3000/callback';
const clientInformation = { client_id: 'kettle' };
const tokens = { access_token: 'access-1', token_type: 'Bearer' };
const form = 'application/x-www-form-urlencoded';

const codeForm = {
  grant_type: 'authorization_code',
  code: 'code-1',
  code_verifier: 'verifier-1',
  redirect_uri: redirectUri,
};

/** A token endpoint, at these addresses, that answers with this document. */
const endpointAt = (document: unknown = tokens, status = 200, urls = [endpoint, `${origin}/token`]) =>
  pageFetch(Object.fromEntries(urls.map((url) => [url, page(document, status)])));

const exchange = (oauth: Json, options: Json) =>
  oauth.exchangeAuthorization(origin, {
    metadata,
    clientInformation,
    authorizationCode: 'code-1',
    codeVerifier: 'verifier-1',
    redirectUri,
    ...options,
  });

verifies(
  'oauth:token:code',
  'a code goes as a form to the endpoint of the metadata, for a resource in either form',
  async ({ sdk }) => {
    const web = endpointAt();
    for (const resource of ['https://mcp.test', new URL('https://mcp.test/mcp'), undefined]) {
      expect(await exchange(sdk.oauth, { resource, fetchFn: web.fetch })).toEqual(tokens);
    }

    const bodies = ['https://mcp.test', 'https://mcp.test/mcp', undefined].map((resource) => ({
      ...codeForm,
      client_id: 'kettle',
      ...(resource && { resource }),
    }));
    expect(web.asked).toEqual(
      bodies.map((body) => ({
        by: 'client',
        method: 'POST',
        url: endpoint,
        query: {},
        headers: { accept: 'application/json', 'content-type': form },
        body,
      })),
    );
  },
);

verifies(
  'oauth:token:answer',
  'all fields of tokens are handed on, a lifetime in digits as a number; another field and an issuer are not',
  async ({ sdk }) => {
    const full = { ...tokens, id_token: 'id-1', scope: 'files', refresh_token: 'refresh-1' };
    const answer = { ...full, expires_in: '3600', issuer: 'https://evil.test', tea: 'green' };

    expect(await exchange(sdk.oauth, { fetchFn: endpointAt(answer).fetch })).toEqual({
      ...full,
      expires_in: 3600,
    });
  },
);

verifies(
  'oauth:token:malformed',
  'answers without a token or a type, and with a field of a wrong type, are refused',
  async ({ sdk }) => {
    const answers = [
      { token_type: 'Bearer' },
      { access_token: 'access-1' },
      { ...tokens, access_token: 1 },
      { ...tokens, token_type: 1 },
      { ...tokens, id_token: 1 },
      { ...tokens, expires_in: 'soon' },
      { ...tokens, scope: ['files'] },
      { ...tokens, refresh_token: 1 },
    ];
    for (const answer of answers) {
      expect(await outcomeOf(exchange(sdk.oauth, { fetchFn: endpointAt(answer).fetch }))).toEqual({
        refused: expect.anything(),
      });
    }
  },
);

verifies(
  'oauth:token:default-path',
  'without metadata, and with some that name no token endpoint, the default path is asked',
  async ({ sdk }) => {
    const web = endpointAt();
    await exchange(sdk.oauth, { metadata: undefined, fetchFn: web.fetch });
    await exchange(sdk.oauth, { metadata: { issuer: origin }, fetchFn: web.fetch });

    expect(web.lines()).toEqual([`POST ${origin}/token`, `POST ${origin}/token`]);
  },
);

verifies(
  'oauth:token:refresh',
  'a refresh token goes as a form, is kept beside the new token, and gives way to another one',
  async ({ sdk }) => {
    const refresh = (web: ReturnType<typeof endpointAt>) =>
      sdk.oauth.refreshAuthorization(origin, {
        metadata,
        clientInformation,
        refreshToken: 'refresh-1',
        resource: 'https://mcp.test',
        fetchFn: web.fetch,
      });
    const web = endpointAt();

    expect(await refresh(web)).toEqual({ ...tokens, refresh_token: 'refresh-1' });
    const rotated = { ...tokens, refresh_token: 'refresh-2' };
    expect(await refresh(endpointAt(rotated))).toEqual(rotated);
    expect(web.asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      [
        'POST',
        endpoint,
        {
          grant_type: 'refresh_token',
          refresh_token: 'refresh-1',
          resource: 'https://mcp.test',
          client_id: 'kettle',
        },
      ],
    ]);
  },
);

verifies(
  'oauth:token:refused',
  'the code and the description of an OAuth error, with a code and with a refresh token',
  async ({ sdk }) => {
    const web = pageFetch({
      [endpoint]: ({ body }) =>
        jsonReply({ error: 'invalid_scope', error_description: body?.grant_type }, 400),
    });
    const told = (promise: Promise<unknown>) =>
      promise.catch((error) => [error.errorCode ?? error.code, error.message]);
    const refreshing = sdk.oauth.refreshAuthorization(origin, {
      metadata,
      clientInformation,
      refreshToken: 'refresh-1',
      fetchFn: web.fetch,
    });

    expect(await told(exchange(sdk.oauth, { fetchFn: web.fetch }))).toEqual([
      'invalid_scope',
      'authorization_code',
    ]);
    expect(await told(refreshing)).toEqual(['invalid_scope', 'refresh_token']);
  },
);

verifies(
  'oauth:token:request',
  'the form has grant, code, verifier and redirect URI, and nothing else',
  async ({ sdk, wire }) => {
    const { prepareAuthorizationCodeRequest: prepare } = sdk.oauth;

    expect(Object.fromEntries(prepare('code-1', 'verifier-1', redirectUri))).toEqual(codeForm);
    expect(Object.fromEntries(prepare('code-1', 'verifier-1', new URL(redirectUri)))).toEqual(codeForm);
    wire.toRead([]);
  },
);

/** An application that prepares the form itself unless told otherwise. */
const application = (differing: Json = {}): Json => ({
  redirectUrl: redirectUri,
  clientMetadata: { redirect_uris: [redirectUri], scope: 'files:read' },
  clientInformation: () => ({ ...clientInformation }),
  codeVerifier: () => 'verifier-1',
  prepareTokenRequest: (scope?: string) =>
    new URLSearchParams({ grant_type: 'urn:tea', ...(scope && { scope }) }),
  ...differing,
});

verifies(
  'oauth:token:fetch',
  'the form of the application goes with the scope of its metadata, for the resource, as the client',
  async ({ sdk }) => {
    const web = endpointAt();
    const fetched = await sdk.oauth.fetchToken(application(), origin, {
      metadata,
      resource: new URL('https://mcp.test/mcp'),
      fetchFn: web.fetch,
    });

    expect(fetched).toEqual(tokens);
    expect(web.asked.map(({ url, body }) => [url, body])).toEqual([
      [
        endpoint,
        {
          grant_type: 'urn:tea',
          scope: 'files:read',
          resource: 'https://mcp.test/mcp',
          client_id: 'kettle',
        },
      ],
    ]);
  },
);

verifies(
  'oauth:token:fetch:code',
  'an application without a form, or that prepares none this time: the code goes with verifier and redirect URI',
  async ({ sdk }) => {
    const web = endpointAt();
    for (const prepareTokenRequest of [undefined, () => undefined]) {
      const provider = application({ prepareTokenRequest });
      const options = { metadata, authorizationCode: 'code-1', fetchFn: web.fetch };
      expect(await sdk.oauth.fetchToken(provider, origin, options)).toEqual(tokens);
    }

    expect(web.asked.map(({ body }) => body)).toEqual(Array(2).fill({ ...codeForm, client_id: 'kettle' }));
  },
);

verifies(
  'oauth:token:fetch:missing',
  'neither form nor code, and a code without a redirect URI, are told, and nobody is asked',
  async ({ sdk, wire }) => {
    const web = endpointAt();
    const outcome = (differing: Json, options?: Json) =>
      outcomeOf(
        sdk.oauth.fetchToken(
          application({ prepareTokenRequest: undefined, ...differing }),
          origin,
          options && { metadata, fetchFn: web.fetch, ...options },
        ),
      );

    const message = 'Either provider.prepareTokenRequest() or authorizationCode is required';
    expect(await outcome({})).toMatchObject({ refused: { message } });
    expect(await outcome({}, { authorizationCode: '' })).toMatchObject({ refused: { message } });
    expect(await outcome({ redirectUrl: undefined }, { authorizationCode: 'code-1' })).toMatchObject({
      refused: { message: 'redirectUrl is required for authorization_code flow' },
    });
    expect(web.asked).toEqual([]);
    wire.toRead([]);
  },
);

verifies(
  'oauth:token:fetch:bound',
  'information for another server: both servers are told, and nobody is asked',
  async ({ sdk, wire }) => {
    const web = endpointAt();
    const provider = application({
      clientInformation: () => ({ ...clientInformation, issuer: 'https://other.test' }),
    });
    const outcome = await outcomeOf(sdk.oauth.fetchToken(provider, origin, { metadata, fetchFn: web.fetch }));

    expect(outcome).toMatchObject({
      refused: { message: expect.stringMatching(/https:\/\/other\.test.*https:\/\/auth\.test/) },
    });
    expect(web.asked).toEqual([]);
    wire.toRead([]);
  },
);

verifies(
  'oauth:token:fetch:late',
  'an application that has its id only once the form is prepared: the id goes with it',
  async ({ sdk }) => {
    const web = endpointAt();
    const known: Json[] = [];
    const provider = application({
      clientInformation: () => known[0],
      prepareTokenRequest: () => {
        known.push({ client_id: 'late' });
        return new URLSearchParams({ grant_type: 'urn:tea' });
      },
    });
    const fetched = await outcomeOf(sdk.oauth.fetchToken(provider, origin, { metadata, fetchFn: web.fetch }));

    expect(fetched).toEqual(answered(tokens));
    expect(web.asked[0]?.body).toEqual({ grant_type: 'urn:tea', client_id: 'late' });
  },
);
