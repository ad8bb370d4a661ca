// A refresh token at hand when the access token is refused: what it is used for, and what comes of its own refusal.

import {
  type Asked,
  authorizationServer,
  type CaseContext,
  completeList,
  connectToTools,
  expect,
  garbled,
  type Json,
  jsonReply,
  oauthScene,
  observed,
  page,
  type Reply,
  settled,
  verifies,
} from '#case';

const tokenUrl = 'https://auth.test/oauth/token';
const registerUrl = 'https://auth.test/oauth/register';
const bearer = { access_token: 'expired', token_type: 'Bearer' };

/** What the authorization server answers to a refresh token instead of what it would. */
type Refreshing = (asked: Asked) => Reply | 'lost';

interface Setting {
  /** Fields of the answers with tokens; a refresh token unless told otherwise. */
  readonly tokens?: Json;
  readonly refreshing?: Refreshing;
}

/** A scene whose first access token is refused once the test says so. */
const expiring = ({ tokens = { refresh_token: 'refresh-1' }, refreshing }: Setting = {}) => {
  const expired = { now: false };
  const server = authorizationServer({ tokens });
  const token = server.pages[tokenUrl];
  const scene = oauthScene({
    servers: [server],
    pages: {
      [tokenUrl]: (asked) =>
        refreshing && asked.body?.grant_type === 'refresh_token'
          ? refreshing(asked)
          : (token?.(asked) ?? { status: 404 }),
    },
    resource: {
      refuse: ({ headers }) =>
        expired.now && headers.authorization?.startsWith('Bearer access-1.') ? { status: 401 } : undefined,
    },
  });
  return { scene, expired };
};

/** Connects, lets the token expire and lists. */
const listedAfterExpiry = async (context: CaseContext, setting: Setting = {}) => {
  const { scene, expired } = expiring(setting);
  const { client } = await connectToTools(context, scene);
  expired.now = true;
  return { scene, listed: await settled(client.listTools()) };
};

const unauthorized = { refused: expect.objectContaining({ message: 'Unauthorized' }) };

verifies(
  ['token:refresh:used', 'token:refresh:retried'],
  'a listing whose token has expired is answered after a refresh, without the user',
  async (context) => {
    const { scene, listed } = await listedAfterExpiry(context);

    expect(listed).toEqual({ answered: completeList({ tools: [] }) });
    expect(scene.askedOf(tokenUrl)[1]?.body).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'refresh-1',
      client_id: 'client-1',
      resource: 'https://mcp.test/mcp',
    });
    expect(scene.provider.redirects.length).toBe(1);
    expect(scene.requests.at(-1)?.headers.authorization).toBe('Bearer access-2.auth.test');
  },
);

verifies(
  'token:refresh:rotated',
  'the refresh token that comes with the new access token is kept with it',
  async (context) => {
    const rotated = { access_token: 'access-2.auth.test', token_type: 'Bearer', refresh_token: 'refresh-2' };
    const { scene } = await listedAfterExpiry(context, { refreshing: () => jsonReply(rotated) });

    expect(scene.provider.kept.tokens).toMatchObject(rotated);
  },
);

verifies(
  'token:refresh:kept',
  'an answer without a refresh token: the one at hand is kept with the new access token',
  async (context) => {
    const answer = { access_token: 'access-2.auth.test', token_type: 'Bearer' };
    const { scene } = await listedAfterExpiry(context, { refreshing: () => jsonReply(answer) });

    expect(scene.provider.kept.tokens).toMatchObject({ ...answer, refresh_token: 'refresh-1' });
  },
);

verifies(
  'token:refresh:none',
  'an expired token and no refresh token: the user is sent to authorize again',
  async (context) => {
    const { scene, listed } = await listedAfterExpiry(context, { tokens: {} });

    expect(listed).toEqual(unauthorized);
    expect(scene.provider.redirects.length).toBe(2);
    expect(scene.askedOf(tokenUrl).length).toBe(1);
  },
);

verifies(
  'token:refresh:not-assumed',
  'a server that issues no refresh token: the token works until it expires, then the user is sent again',
  async (context) => {
    const { scene, listed } = await listedAfterExpiry(context, { tokens: {} });

    expect(listed).toEqual(unauthorized);
    expect(scene.askedOf(tokenUrl).map(({ body }) => body?.grant_type)).toEqual(['authorization_code']);
    expect(scene.provider.redirects.length).toBe(2);
  },
);

verifies(
  'token:refresh:confidential',
  'a refresh token at hand and a token endpoint of plain HTTP: nobody asks there',
  async (context) => {
    const plain = 'http://auth.test/oauth/token';
    const server = authorizationServer({ metadata: { token_endpoint: plain } });
    const scene = oauthScene({
      servers: [server],
      pages: { [plain]: page({ access_token: 'given', token_type: 'Bearer' }) },
      client: {
        kept: {
          clientInformation: { client_id: 'kettle', issuer: server.issuer },
          tokens: { ...bearer, refresh_token: 'refresh-1', issuer: server.issuer },
        },
      },
    });

    const outcome = await settled(connectToTools(context, scene));

    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining(plain) } });
    expect(scene.askedOf(plain)).toEqual([]);
  },
);

verifies(
  ['token:refresh:invalid-grant', 'token:refresh:invalid-grant:restart'],
  'a refresh token refused as invalid: tokens are forgotten, the user is sent under the same registration',
  async (context) => {
    const refreshing = () => jsonReply({ error: 'invalid_grant' }, 400);
    const { scene, listed } = await listedAfterExpiry(context, { refreshing });

    expect(listed).toEqual(unauthorized);
    expect(scene.provider.invalidated).toEqual(['tokens']);
    expect(scene.provider.redirects.map(({ searchParams }) => searchParams.get('client_id'))).toEqual([
      'client-1',
      'client-1',
    ]);
    expect(scene.askedOf(registerUrl).length).toBe(1);
    expect(scene.askedOf(tokenUrl).length).toBe(2);
  },
);

verifies(
  ['token:refresh:invalid-client', 'token:refresh:invalid-client:restart'],
  'a refresh token refused for the client: everything is forgotten, the user is sent under a new registration',
  async (context) => {
    const refreshing = () => jsonReply({ error: 'invalid_client' }, 401);
    const { scene, listed } = await listedAfterExpiry(context, { refreshing });

    expect(listed).toEqual(unauthorized);
    expect(scene.provider.kept.tokens).toBeUndefined();
    expect(scene.provider.redirects.at(-1)?.searchParams.get('client_id')).toBe('client-2');
    expect(scene.askedOf(registerUrl).length).toBe(2);
    observed(scene.provider.invalidated)
      .required((forgotten) => expect(forgotten).toEqual(['all']))
      .divergent('keeps-discovered', (forgotten) => expect(forgotten).toEqual(['client', 'tokens']));
  },
);

verifies(
  'token:refresh:unauthorized-client',
  'a refresh token refused as not for this client: the user is sent under a new registration',
  async (context) => {
    const refreshing = () => jsonReply({ error: 'unauthorized_client' }, 400);
    const { scene, listed } = await listedAfterExpiry(context, { refreshing });

    expect(listed).toEqual(unauthorized);
    expect(scene.provider.redirects.at(-1)?.searchParams.get('client_id')).toBe('client-2');
    expect(scene.provider.kept.tokens).toBeUndefined();
  },
);

verifies(
  'token:refresh:server-error',
  'a refresh that fails at the authorization server: the user is sent to authorize again, nothing is forgotten',
  async (context) => {
    const refreshing = () => jsonReply({ error: 'server_error' }, 500);
    const { scene, listed } = await listedAfterExpiry(context, { refreshing });

    expect(listed).toEqual(unauthorized);
    expect(scene.provider.redirects.length).toBe(2);
    expect(scene.provider.invalidated).toEqual([]);
    expect(scene.provider.kept.tokens).toMatchObject({ refresh_token: 'refresh-1' });
  },
);

verifies(
  'token:refresh:no-answer-of-oauth',
  'a refresh answered with a page that is no JSON: the user is sent to authorize again',
  async (context) => {
    const refreshing = garbled('<h1>Bad gateway</h1>', 502);
    const { scene, listed } = await listedAfterExpiry(context, { refreshing });

    expect(listed).toEqual(unauthorized);
    expect(scene.provider.redirects.length).toBe(2);
    expect(scene.provider.invalidated).toEqual([]);
  },
);

verifies(
  'token:refresh:other-error',
  'a refresh refused for its scope: the caller is told why, and the user is left alone',
  async (context) => {
    const refusal = { error: 'invalid_scope', error_description: 'no such scope' };
    const refreshing = () => jsonReply(refusal, 400);
    const { scene, listed } = await listedAfterExpiry(context, { refreshing });

    expect(listed).toMatchObject({ refused: { message: 'no such scope' } });
    expect(scene.askedOf(tokenUrl).length).toBe(2);
    expect(scene.provider.redirects.length).toBe(1);
    expect(scene.provider.invalidated).toEqual([]);
  },
);

/** What is kept of a client that authorized with another server before this one was named. */
const keptElsewhere = {
  clientInformation: { client_id: 'elsewhere-1', issuer: 'https://elsewhere.test' },
  tokens: {
    access_token: 'expired',
    token_type: 'Bearer',
    refresh_token: 'refresh-elsewhere',
    issuer: 'https://elsewhere.test',
  },
};

/** Whether a kept refresh token of another server reached this one, and how the client went on. */
const afterMove = async (context: CaseContext) => {
  const scene = oauthScene({ client: { kept: keptElsewhere } });
  await connectToTools(context, scene);
  return {
    shown: scene.requests.filter(({ body }) => JSON.stringify(body)?.includes('refresh-elsewhere')).length,
    grants: scene.askedOf(tokenUrl).map(({ body }) => [body?.grant_type, body?.client_id]),
  };
};

verifies(
  'token:refresh:foreign',
  'a refresh token kept from another authorization server: this one never sees it',
  async (context) => {
    expect(await afterMove(context)).toEqual({ shown: 0, grants: [['authorization_code', 'client-1']] });
  },
);

verifies(
  'token:refresh:foreign:before',
  'a refresh token kept from another authorization server: this one never sees it',
  async (context) => {
    expect(await afterMove(context)).toEqual({ shown: 0, grants: [['authorization_code', 'client-1']] });
  },
);
