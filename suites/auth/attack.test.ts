// Somebody tries to mislead a client: mixed-up issuers, servers that change on the way, redirections to another host.

import {
  authorizationServer,
  bare,
  type CaseContext,
  expect,
  oauthScene,
  observed,
  page,
  type Scene,
  settled,
  suiteClientIdentity,
  verifies,
} from '#case';

const tokenUrl = 'https://auth.test/oauth/token';
const about = 'https://mcp.test/.well-known/oauth-protected-resource/mcp';
const evil = 'https://evil.test';

type Callback = (callback: URLSearchParams) => void;

/** The scene's way back to the application, with the callback as somebody changed it. */
const calledBackWith = (scene: Scene, change: Callback) => ({
  ...scene.http,
  async onRefused(finishAuth: (callback: URLSearchParams) => Promise<void>) {
    const callback = (await scene.browse()) ?? new URLSearchParams();
    change(callback);
    await finishAuth(callback);
    return true;
  },
});

const connecting = ({ sdk, connect }: CaseContext, http: Scene['http']) =>
  settled(
    connect(sdk.lowLevel({ name: 'plain', version: '1.0.0' }, {}, {}), sdk.client(suiteClientIdentity), http),
  );

/** What becomes of a callback with this issuer, of a server that promises to name it or does not. */
const calledBackBy = async (
  context: CaseContext,
  iss: string | null,
  promised = false,
  more: Callback = () => {},
) => {
  const metadata = { authorization_response_iss_parameter_supported: promised || undefined };
  const scene = oauthScene({ servers: [authorizationServer({ metadata })] });
  const http = calledBackWith(scene, (callback) => {
    if (iss !== null) callback.set('iss', iss);
    more(callback);
  });
  const outcome = await connecting(context, http);
  return { outcome, redeemed: scene.askedOf(tokenUrl).length };
};

const redeemed = { outcome: { answered: expect.anything() }, redeemed: 1 };
const discarded = (reason: RegExp) => ({
  outcome: { refused: expect.objectContaining({ message: expect.stringMatching(reason) }) },
  redeemed: 0,
});

verifies(
  'attack:issuer:matched',
  'a callback with the issuer that was left for leads to a connection',
  async (context) => {
    expect(await calledBackBy(context, 'https://auth.test', true)).toEqual(redeemed);
  },
);

verifies(
  'attack:issuer:mismatched',
  'a callback with another issuer, which nobody promised to name: its code is not redeemed',
  async (context) => {
    expect(await calledBackBy(context, evil)).toEqual(discarded(/evil\.test/));
  },
);

verifies(
  'attack:issuer:missing',
  'a callback without the issuer that was promised: its code is not redeemed',
  async (context) => {
    expect(await calledBackBy(context, null, true)).toEqual(discarded(/[Ii]ssuer/));
  },
);

verifies(
  'attack:issuer:unpromised',
  'a callback without an issuer, which nobody promised to name, leads to a connection',
  async (context) => {
    expect(await calledBackBy(context, null)).toEqual(redeemed);
  },
);

verifies(
  'attack:issuer:exact',
  'a callback with the issuer in other letters and with a slash: its code is not redeemed',
  async (context) => {
    expect(await calledBackBy(context, 'https://AUTH.test')).toEqual(discarded(/AUTH\.test/));
    expect(await calledBackBy(context, 'https://auth.test/')).toEqual(discarded(/auth\.test\//));
  },
);

verifies(
  'attack:issuer:error',
  'a callback with another issuer and an error: the caller hears of the issuer alone',
  async (context) => {
    const seen = await calledBackBy(context, evil, false, (callback) => {
      callback.delete('code');
      callback.set('error', 'access_denied');
      callback.set('error_description', 'call this number');
    });

    expect(seen).toEqual(discarded(/evil\.test/));
    expect(JSON.stringify(seen)).not.toMatch(/access_denied|call this number/);
  },
);

verifies(
  'attack:issuer:mismatched:before',
  'a callback with another issuer: its code is not redeemed',
  async (context) => {
    observed(await calledBackBy(context, evil))
      .required((seen) => expect(seen).toEqual(discarded(/evil\.test/)))
      .divergent('redeems', (seen) => expect(seen).toEqual(redeemed));
  },
);

/** A scene whose resource names another authorization server from the moment on that the user was sent away. */
const switching = (client: Parameters<typeof oauthScene>[0] = {}) => {
  const honest = authorizationServer();
  const other = authorizationServer({ issuer: evil });
  const named = { server: honest.issuer };
  const scene = oauthScene({
    servers: [honest, other],
    pages: {
      [about]: (asked) =>
        page({ resource: 'https://mcp.test/mcp', authorization_servers: [named.server] })(asked),
    },
    ...client,
  });
  const http = calledBackWith(scene, () => {
    named.server = evil;
  });
  return { scene, http };
};

verifies(
  'attack:switch:discovered',
  'a resource that names another server after the user has left: the code goes to the server that was left for',
  async (context) => {
    const { scene, http } = switching();

    const outcome = await connecting(context, http);

    expect(outcome).toEqual({ answered: expect.anything() });
    expect(scene.askedOf(tokenUrl).map(({ body }) => body?.code)).toEqual(['code-1']);
    expect(scene.requests.filter(({ url }) => url.startsWith(evil))).toEqual([]);
  },
);

verifies(
  'attack:switch:undiscovered',
  'the same where the application keeps nothing of what was discovered: the code goes to nobody',
  async (context) => {
    const native = { discoveryState: undefined, saveDiscoveryState: undefined };
    const { scene, http } = switching({ client: { native } });

    const outcome = await connecting(context, http);

    expect(outcome).toEqual({ refused: expect.anything() });
    expect(scene.asked()).toContain(`GET ${evil}/.well-known/oauth-authorization-server`);
    expect(scene.asked().filter((line) => line.startsWith('POST'))).toEqual([
      'POST https://auth.test/oauth/register',
    ]);
  },
);

verifies(
  'attack:issuer:recorded',
  'a callback with the issuer that the resource names by then, not the one that was left for: no code is redeemed',
  async (context) => {
    const { scene, http } = switching();
    const onRefused: Scene['http']['onRefused'] = (finishAuth) =>
      http.onRefused((callback) => {
        callback.set('iss', evil);
        return finishAuth(callback);
      });

    const outcome = await connecting(context, { ...http, onRefused });

    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining('evil.test') } });
    expect(scene.asked().filter((line) => line.endsWith('/oauth/token'))).toEqual([]);
  },
);

const sentOn = (url: string) => bare(307, { location: url });

verifies(
  'attack:redirect:token',
  'a token endpoint that sends a code on to another host: the code does not go there',
  async (context) => {
    const scene = oauthScene({
      pages: {
        [tokenUrl]: sentOn(`${evil}/token`),
        [`${evil}/token`]: page({ access_token: 'given', token_type: 'Bearer' }),
      },
    });

    const outcome = await connecting(context, scene.http);

    expect(outcome).toMatchObject({ refused: { message: expect.any(String) } });
    expect(scene.askedOf(tokenUrl).length).toBeGreaterThan(0);
    expect(scene.askedOf(`${evil}/token`)).toEqual([]);
  },
);

verifies(
  'attack:redirect:token:told',
  'a token endpoint that sends a code on to another host: the caller is told which',
  async (context) => {
    const scene = oauthScene({ pages: { [tokenUrl]: sentOn(`${evil}/token?key=1`) } });

    observed(await connecting(context, scene.http))
      .required((outcome) =>
        expect(outcome).toMatchObject({
          refused: { message: `HTTP 307: Redirect to ${evil}/token not followed` },
        }),
      )
      .divergent('of-no-error', (outcome) =>
        expect(outcome).toMatchObject({
          refused: { message: expect.stringMatching(/^HTTP 307: Invalid OAuth error response: /) },
        }),
      );
  },
);

verifies(
  'attack:redirect:metadata',
  'metadata that are to be found on another host by redirection: nobody asks there',
  async (context) => {
    const scene = oauthScene({
      pages: { [about]: sentOn(`${evil}/about`), [`${evil}/about`]: page({}) },
    });

    await connecting(context, scene.http);

    expect(scene.askedOf(about).length).toBe(1);
    expect(scene.askedOf(`${evil}/about`)).toEqual([]);
  },
);

verifies(
  'attack:redirect:registration',
  'a registration endpoint that sends a client on to another host: nobody registers there',
  async (context) => {
    const registerUrl = 'https://auth.test/oauth/register';
    const scene = oauthScene({
      pages: { [registerUrl]: sentOn(`${evil}/register`), [`${evil}/register`]: page({ client_id: 'evil' }) },
    });

    const outcome = await connecting(context, scene.http);

    expect(outcome).toEqual({ refused: expect.anything() });
    expect(scene.askedOf(registerUrl).length).toBe(1);
    expect(scene.askedOf(`${evil}/register`)).toEqual([]);
  },
);
