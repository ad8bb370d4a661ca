// Asking a server built on the high-level class whether it still answers.

import { answered, barrier, enveloped, expect, settled, text, verifies } from '#case';

verifies(
  'ping:client-to-server',
  'the answer to a ping is an empty result',
  async ({ sdk, connect, wire }) => {
    const server = sdk.highLevel({ name: 'quiet', version: '1.0.0' }, () => {});

    const { client } = await connect(server);

    expect(await settled(client.ping())).toEqual(answered({}));
    wire.toRead(['client → ping #1', 'server → result #1']);
  },
);

verifies(
  'ping:while-busy',
  'a ping overtakes the tool call that came first',
  async ({ sdk, connect, wire }) => {
    const started = barrier(2);
    const released = barrier(2);
    const server = sdk.highLevel({ name: 'busy', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('slow', {}, async () => {
        await started.arrive();
        await released.arrive();
        return { content: [text('done')] };
      });
    });

    const { client } = await connect(server);
    const call = client.callTool({ name: 'slow' });
    await started.arrive();
    const pinged = await settled(client.ping());
    released.arrive();

    expect(pinged).toEqual(answered({}));
    expect(await call).toEqual({ content: [text('done')] });
    wire.toRead(['client → tools/call #1', 'client → ping #2', 'server → result #2', 'server → result #1']);
  },
);

verifies(
  'ping:before-initialize',
  'a ping played by hand is answered before the handshake',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'early', version: '1.0.0' }, () => {});

    const { client } = await connect(server, peer('client'));

    expect(await settled(client.request('ping'))).toEqual(
      answered({ jsonrpc: '2.0', id: expect.any(String), result: {} }),
    );
  },
);

verifies('ping:removed', 'a ping played by hand is an unknown method', async ({ sdk, connect, peer }) => {
  const server = sdk.highLevel({ name: 'modern', version: '1.0.0' }, () => {});

  const { client } = await connect(server, peer('client'));

  expect(await client.request('ping', enveloped())).toEqual({
    jsonrpc: '2.0',
    id: expect.any(String),
    error: { code: -32601, message: expect.any(String) },
  });
});
