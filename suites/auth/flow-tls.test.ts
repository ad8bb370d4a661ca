// Endpoints of an authorization server that are not served over HTTPS.

import {
  authorizationServer,
  type CaseContext,
  connectOn,
  expect,
  oauthScene,
  observed,
  settled,
  verifies,
} from '#case';

const plain = { name: 'plain', version: '1.0.0' };
const endpoints = {
  authorize: 'https://auth.test/oauth/authorize',
  token: 'https://auth.test/oauth/token',
  register: 'https://auth.test/oauth/register',
};

type ServerOptions = NonNullable<Parameters<typeof authorizationServer>[0]>;

const aboutResource = 'GET https://mcp.test/.well-known/oauth-protected-resource/mcp';
const aboutServer = 'GET https://auth.test/.well-known/oauth-authorization-server';

/**
 * How often an address is asked, by the client or by its user, while a client authorizes at a server.
 * @param named what the client has to read before it knows of the address
 */
const timesAsked = async (context: CaseContext, open: string, named: string, server: ServerOptions) => {
  const scene = oauthScene({ servers: [authorizationServer(server)] });
  await settled(connectOn(context, scene));
  expect(scene.asked()).toContain(named);
  return scene.askedOf(open).length;
};

verifies('flow:tls:metadata', 'nobody asks for metadata at an address of plain HTTP', async (context) => {
  const open = 'http://auth.test/.well-known/oauth-authorization-server';

  const times = await timesAsked(context, open, aboutResource, { issuer: 'http://auth.test', endpoints });

  observed(times)
    .required((seen) => expect(seen).toBe(0))
    .divergent('asks', (seen) => expect(seen).toBeGreaterThan(0));
});

verifies('flow:tls:registration', 'nobody registers at an address of plain HTTP', async (context) => {
  const open = 'http://auth.test/oauth/register';

  const times = await timesAsked(context, open, aboutServer, { endpoints: { ...endpoints, register: open } });

  observed(times)
    .required((seen) => expect(seen).toBe(0))
    .divergent('asks', (seen) => expect(seen).toBeGreaterThan(0));
});

verifies('flow:tls:authorization', 'the user is sent to no address of plain HTTP', async (context) => {
  const open = 'http://auth.test/oauth/authorize';

  const times = await timesAsked(context, open, aboutServer, {
    endpoints: { ...endpoints, authorize: open },
  });

  observed(times)
    .required((seen) => expect(seen).toBe(0))
    .divergent('asks', (seen) => expect(seen).toBeGreaterThan(0));
});

verifies('flow:tls:token', 'no code is redeemed at an address of plain HTTP', async (context) => {
  const open = 'http://auth.test/oauth/token';

  const times = await timesAsked(context, open, aboutServer, { endpoints: { ...endpoints, token: open } });

  observed(times)
    .required((seen) => expect(seen).toBe(0))
    .divergent('asks', (seen) => expect(seen).toBeGreaterThan(0));
});

verifies(
  'flow:tls:loopback',
  'a token endpoint of plain HTTP at a loopback address gives a token and a connection',
  async (context) => {
    const token = 'http://127.0.0.1:9000/token';
    const scene = oauthScene({ servers: [authorizationServer({ endpoints: { ...endpoints, token } })] });

    const { client } = await connectOn(context, scene);

    expect(client.serverIdentity()).toMatchObject(plain);
    expect(scene.askedOf(token).length).toBe(1);
  },
);
