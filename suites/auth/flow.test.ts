// From a refused request to a token: where a user is sent, with what, and what comes of the callback.

import {
  answered,
  authorizationServer,
  type CaseContext,
  connectOn,
  expect,
  oauthScene,
  observed,
  type Scene,
  settled,
  suiteClientIdentity,
  verifies,
} from '#case';

const plain = { name: 'plain', version: '1.0.0' };
const authorizeUrl = 'https://auth.test/oauth/authorize';
const registerUrl = 'https://auth.test/oauth/register';
const tokenUrl = 'https://auth.test/oauth/token';

/** The scene's way back to the application, with the callback as somebody changed it. */
const calledBackWith = (scene: Scene, change: (callback: URLSearchParams) => void) => ({
  ...scene.http,
  async onRefused(finishAuth: (callback: URLSearchParams) => Promise<void>) {
    const callback = (await scene.browse()) ?? new URLSearchParams();
    change(callback);
    await finishAuth(callback);
    return true;
  },
});

/** The whole flow, and what its token request says. */
const redeems = async (context: CaseContext) => {
  const scene = oauthScene();

  const { client } = await connectOn(context, scene);

  expect(client.serverIdentity()).toMatchObject(plain);
  expect(scene.askedOf(tokenUrl)).toEqual([
    {
      by: 'client',
      method: 'POST',
      url: tokenUrl,
      query: {},
      headers: expect.objectContaining({
        accept: 'application/json',
        'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/),
      }),
      body: {
        grant_type: 'authorization_code',
        code: 'code-1',
        code_verifier: expect.any(String),
        redirect_uri: 'http://localhost:3000/callback',
        client_id: 'client-1',
        resource: 'https://mcp.test/mcp',
      },
    },
  ]);
  const [registration] = scene.askedOf(registerUrl);
  expect(registration?.body?.redirect_uris).toEqual(['http://localhost:3000/callback']);
  expect(scene.provider.redirects.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    {
      response_type: 'code',
      client_id: 'client-1',
      code_challenge: expect.any(String),
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/callback',
      state: 'state-1',
      resource: 'https://mcp.test/mcp',
    },
  ]);
};

verifies(
  ['flow:code', 'flow:redirect-uri:same'],
  'the code of the callback is redeemed with the redirect URI that the user was sent with',
  redeems,
);

verifies(
  'flow:redirect-uri:registered',
  'the redirect URI that was registered is the one that the code is redeemed with',
  redeems,
);

verifies(
  'flow:unauthorized',
  'a connection whose user goes away is refused as unauthorized',
  async (context) => {
    const scene = oauthScene({ userLeaves: true });

    const connected = await settled(connectOn(context, scene));

    // The wording is the SDK's choice.
    expect(connected).toMatchObject({ refused: { message: 'Unauthorized' } });
    expect(scene.provider.redirects.length).toBe(1);
    expect(scene.askedOf(tokenUrl)).toEqual([]);
  },
);

verifies(
  'flow:authorization-query',
  'an authorization endpoint with a query: the user is sent with it and with the request',
  async (context) => {
    const authorization_endpoint = `${authorizeUrl}?tenant=kettle`;
    const scene = oauthScene({ servers: [authorizationServer({ metadata: { authorization_endpoint } })] });

    await connectOn(context, scene);

    expect(scene.askedOf(authorizeUrl)[0]?.query).toMatchObject({ tenant: 'kettle', response_type: 'code' });
  },
);

verifies(
  'flow:unregistered',
  'a callback after the registration was lost: the code is not redeemed',
  async ({ sdk, connect }) => {
    const scene = oauthScene();
    const http = calledBackWith(scene, () => delete scene.provider.kept.clientInformation);

    const connected = await settled(
      connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), http),
    );

    expect(connected).toMatchObject({ refused: { message: expect.stringMatching(/client information/) } });
    expect(scene.askedOf(registerUrl).length).toBe(1);
    expect(scene.askedOf(tokenUrl)).toEqual([]);
  },
);

verifies(
  'flow:consent',
  'the scope offline_access is asked for with a prompt for consent, another one without',
  async ({ sdk, connect }) => {
    const prompts: (string | null)[] = [];
    for (const scope of ['files:read offline_access', 'files:read']) {
      const scene = oauthScene({
        userLeaves: true,
        resource: { challenge: `Bearer realm="mcp", scope="${scope}"` },
      });
      const client = sdk.client({ name: scope, version: '1.0.0' });
      await settled(connect(sdk.lowLevel(plain, {}, {}), client, scene.http));
      prompts.push(...scene.provider.redirects.map(({ searchParams }) => searchParams.get('prompt')));
    }

    expect(prompts).toEqual(['consent', null]);
  },
);

verifies(
  'flow:state:sent',
  'the state that the application made reaches the authorization server',
  async (context) => {
    const scene = oauthScene({ client: { state: 'kettle+/=&' } });

    await connectOn(context, scene);

    expect(scene.askedOf(authorizeUrl)[0]?.query.state).toBe('kettle+/=&');
  },
);

verifies(
  'flow:state:none',
  'an application that makes no state: its user is sent without one',
  async (context) => {
    const scene = oauthScene({ client: { state: null } });

    await connectOn(context, scene);

    expect(Object.keys(scene.askedOf(authorizeUrl)[0]?.query ?? {})).not.toContain('state');
  },
);

verifies(
  'flow:state:mismatched',
  'a callback with another state: its code is not redeemed',
  async ({ sdk, connect }) => {
    const scene = oauthScene();
    const http = calledBackWith(scene, (callback) => callback.set('state', 'state-2'));

    const connected = await settled(
      connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), http),
    );

    expect(scene.provider.redirects.length).toBe(1);
    observed({ connected, redeemed: scene.askedOf(tokenUrl).length })
      .required((seen) => expect(seen).toEqual({ connected: { refused: expect.anything() }, redeemed: 0 }))
      .divergent('redeems', (seen) =>
        expect(seen).toEqual({ connected: answered(expect.anything()), redeemed: 1 }),
      );
  },
);

verifies(
  'flow:state:missing',
  'a callback without a state: its code is not redeemed',
  async ({ sdk, connect }) => {
    const scene = oauthScene();
    const http = calledBackWith(scene, (callback) => callback.delete('state'));

    const connected = await settled(
      connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), http),
    );

    expect(scene.provider.redirects.length).toBe(1);
    observed({ connected, redeemed: scene.askedOf(tokenUrl).length })
      .required((seen) => expect(seen).toEqual({ connected: { refused: expect.anything() }, redeemed: 0 }))
      .divergent('redeems', (seen) =>
        expect(seen).toEqual({ connected: answered(expect.anything()), redeemed: 1 }),
      );
  },
);

/** The redirect URI that the user was sent with, and the one that the code was redeemed with. */
const redirectUris = (scene: Scene) => [
  scene.askedOf(authorizeUrl)[0]?.query.redirect_uri,
  scene.askedOf(tokenUrl)[0]?.body?.redirect_uri,
];

verifies(
  'flow:redirect-uri:localhost',
  'a user sent back to localhost leads to a connection',
  async (context) => {
    const redirectUrl = 'http://localhost:8976/back';
    const scene = oauthScene({ client: { redirectUrl } });

    await connectOn(context, scene);

    expect(redirectUris(scene)).toEqual([redirectUrl, redirectUrl]);
  },
);

verifies(
  'flow:redirect-uri:https',
  'a user sent back to an address of HTTPS leads to a connection',
  async (context) => {
    const redirectUrl = 'https://app.test/back';
    const scene = oauthScene({ client: { redirectUrl } });

    await connectOn(context, scene);

    expect(redirectUris(scene)).toEqual([redirectUrl, redirectUrl]);
  },
);

verifies(
  'flow:redirect-uri:insecure',
  'a redirect URI of another host without TLS: the user is sent nowhere',
  async (context) => {
    const scene = oauthScene({ userLeaves: true, client: { redirectUrl: 'http://app.test/back' } });

    await settled(connectOn(context, scene));

    observed(scene.provider.redirects.map(({ searchParams }) => searchParams.get('redirect_uri')))
      .required((uris) => expect(uris).toEqual([]))
      .divergent('sends-user', (uris) => expect(uris).toEqual(['http://app.test/back']));
  },
);
