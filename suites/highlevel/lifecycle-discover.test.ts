// Asking a server built on the high-level class what it is, where no handshake does.

import { complete, enveloped, expect, verifies } from '#case';

verifies(
  ['lifecycle:discover:basic', 'lifecycle:discover:cache-hints'],
  'a client played by hand learns the supported versions, the capabilities and how long both keep',
  async ({ sdk, connect, peer, revision }) => {
    const server = sdk.highLevel({ name: 'found', version: '1.0.0' }, () => {}, {
      capabilities: { logging: {} },
    });

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('server/discover', enveloped());

    expect(answer).toEqual({
      jsonrpc: '2.0',
      id: expect.any(String),
      result: complete({
        resultType: 'complete',
        supportedVersions: expect.arrayContaining([revision]),
        capabilities: { logging: {} },
        // How long and by whom a result may be kept is the server's choice.
        ttlMs: expect.any(Number),
        cacheScope: expect.stringMatching(/^(public|private)$/),
      }),
    });
  },
);

verifies(
  'lifecycle:discover:server-info',
  'a client played by hand learns who the server is',
  async ({ sdk, connect, peer }) => {
    const identity = { name: 'found', version: '4.5.6', title: 'The found server' };
    const server = sdk.highLevel(identity, () => {});

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('server/discover', enveloped());

    expect(answer).toHaveProperty(['result', '_meta'], { 'io.modelcontextprotocol/serverInfo': identity });
  },
);

verifies(
  'lifecycle:discover:instructions',
  'a client played by hand learns the instructions',
  async ({ sdk, connect, peer }) => {
    const instructions = 'Ask before you add.';
    const server = sdk.highLevel({ name: 'wise', version: '1.0.0' }, () => {}, { instructions });

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('server/discover', enveloped());

    expect(answer).toHaveProperty('result.instructions', 'Ask before you add.');
  },
);
