// A client of legacy HTTP+SSE that has to be authorized: by its GET, by a message, or not at all.

import {
  authorizationServer,
  type CaseContext,
  connectOn,
  expect,
  type Json,
  mcpOrigin,
  oauthScene,
  observed,
  page,
  type Scene,
  settled,
  suiteClientIdentity,
  verifies,
} from '#case';

const plain = { name: 'plain', version: '1.0.0' };
const ofStream = 'https://docs.test/stream';
const ofMessages = `${mcpOrigin}/about-messages`;
const aboutMessages = { resource: `${mcpOrigin}/sse`, authorization_servers: [mcpOrigin] };

/** Connects a client that keeps what it is told of errors. */
const connecting = ({ sdk, connect }: CaseContext, http: Scene['http']) => {
  const errors: Error[] = [];
  const client = sdk.client(suiteClientIdentity, { onerror: (error) => errors.push(error) });
  return { errors, connected: connect(sdk.lowLevel(plain, {}, {}), client, http) };
};

verifies(
  'sse:authorization:scope',
  'a challenge of the GET with a scope and an address of metadata: both are used',
  async (context) => {
    const scene = oauthScene({
      resource: {
        at: [ofStream],
        challenge: `Bearer resource_metadata="${ofStream}", scope="files:read"`,
      },
    });

    await connectOn(context, scene);

    expect(scene.askedOf('https://auth.test/oauth/authorize')[0]?.query.scope).toBe('files:read');
    expect(scene.asked()[0]).toBe(`GET ${ofStream}`);
  },
);

verifies(
  'sse:authorization:scope:message',
  'a challenge of a message with another scope and address: its user is sent for it, the message fails once',
  async (context) => {
    const challenge = `Bearer resource_metadata="${ofMessages}", scope="files:write"`;
    const step = { up: false };
    const fetched: string[] = [];
    const scene = oauthScene({
      servers: [authorizationServer({ issuer: mcpOrigin })],
      pages: { [ofMessages]: page(aboutMessages) },
      native: {
        // The hosts of the scene are in reach of the global fetch as well.
        fetch: (url: string | URL, init?: RequestInit) => {
          fetched.push(String(url));
          return fetch(url, init);
        },
      },
      resource: {
        refuse: ({ method }) =>
          step.up && method === 'POST'
            ? { status: 401, headers: { 'www-authenticate': challenge } }
            : undefined,
      },
      client: { native: { discoveryState: undefined, saveDiscoveryState: undefined } },
    });
    const { errors, connected } = connecting(context, scene.http);
    const { client } = await connected;
    step.up = true;
    const outcome = await settled(client.ping());

    expect(outcome).toEqual({ refused: { code: undefined, message: 'Unauthorized' } });
    expect(scene.provider.redirects.map(({ searchParams }) => searchParams.get('scope'))).toEqual([
      null,
      'files:write',
    ]);
    expect(scene.askedOf(ofMessages).length).toBe(1);
    expect(fetched.filter((url) => url === ofMessages).length).toBe(1);
    expect(errors.map(({ message }) => message)).toContain('Unauthorized');
  },
);

verifies(
  'sse:authorization:refreshed',
  'a GET whose token has expired is sent again with the refreshed one, its user stays, a ping is answered',
  async (context) => {
    const scene = oauthScene({
      pages: {
        'https://auth.test/oauth/token': page({ access_token: 'fresh', token_type: 'Bearer' }),
      },
      resource: { accepts: (token) => token === 'fresh' },
      client: {
        kept: {
          clientInformation: { client_id: 'kettle', issuer: 'https://auth.test' },
          tokens: {
            access_token: 'expired',
            token_type: 'Bearer',
            refresh_token: 'refresh-1',
            issuer: 'https://auth.test',
          },
        },
      },
    });
    const { errors, connected } = connecting(context, scene.http);
    const { client } = await connected;

    expect(await client.ping()).toEqual({});
    const gets = scene.askedOf(`${mcpOrigin}/sse`).map(({ headers }) => headers.authorization);
    expect(gets).toEqual(['Bearer expired', 'Bearer fresh']);
    expect([errors, scene.provider.redirects]).toEqual([[], []]);
  },
);

verifies(
  'sse:authorization:reported',
  'an application that can send its user nowhere: connecting fails with its reason, which is reported once',
  async (context) => {
    const redirectToAuthorization = () => {
      throw new Error('there is no browser');
    };
    const scene = oauthScene({ userLeaves: true, client: { native: { redirectToAuthorization } } });
    const { errors, connected } = connecting(context, scene.http);

    expect(await settled(connected)).toMatchObject({ refused: { message: 'there is no browser' } });
    expect(errors.map(({ message }) => message)).toEqual(['there is no browser']);
  },
);

verifies(
  'sse:authorization:no-code',
  'finishing without a code, as plain JavaScript allows: its user is sent once more, and it is told',
  async (context) => {
    const scene = oauthScene();
    const { http } = await connectOn(context, scene);
    const outcome = await settled((http.link as Json).finishAuth(undefined));

    observed({ outcome, sent: scene.provider.redirects.length })
      .required((seen) =>
        expect(seen).toEqual({
          outcome: { refused: { code: undefined, message: 'Failed to authorize' } },
          sent: 2,
        }),
      )
      .divergent('breaks', (seen) =>
        expect(seen).toMatchObject({
          outcome: { refused: { message: expect.stringContaining('Cannot read properties of undefined') } },
          sent: 1,
        }),
      );
  },
);

verifies(
  'sse:authorization:without-provider',
  'status 401 fails the connection with that code; where nobody asks for authorization none can be finished',
  async (context) => {
    const scene = oauthScene({ native: { authProvider: undefined } });
    const { errors, connected } = connecting(context, scene.http);

    expect(await settled(connected)).toEqual({
      refused: { code: 401, message: 'SSE error: Non-200 status code (401)' },
    });
    expect([errors.length, scene.asked()]).toEqual([1, []]);
    const { http } = await context.connect(context.sdk.lowLevel(plain, {}, {}));
    expect(await settled(http.finishAuth(new URLSearchParams({ code: 'code-1' })))).toMatchObject({
      refused: {
        message: expect.stringMatching(/^(No auth provider|finishAuth requires an OAuthClientProvider)$/),
      },
    });
  },
);
