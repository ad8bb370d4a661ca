// How a client finds the metadata of a resource: which addresses it asks, in which order, and what it goes on with.

import { expect, oauthScene, suiteClientIdentity, verifies } from '#case';

const plain = { name: 'plain', version: '1.0.0' };

verifies(
  'discovery:resource:challenge',
  'metadata at an address of its own, named by the challenge, leads to its authorization server and a connection',
  async ({ sdk, connect }) => {
    const scene = oauthScene({ resource: { at: ['https://mcp.test/about/this-resource'] } });

    const { client } = await connect(
      sdk.lowLevel(plain, {}, {}),
      sdk.client(suiteClientIdentity),
      scene.http,
    );

    expect(client.serverIdentity()).toMatchObject(plain);
    expect(scene.askedBeforeBrowser()).toEqual([
      'GET https://mcp.test/about/this-resource',
      'GET https://auth.test/.well-known/oauth-authorization-server',
      'POST https://auth.test/oauth/register',
    ]);
  },
);
