// Whether a client uses only what its server advertised.

import { expect, observed, settled, verifies } from '#case';

verifies(
  'lifecycle:capability:server-not-advertised',
  'a server without tools is sent no call',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'toolless', version: '1.0.0' }, {}, {});

    const { client } = await connect(server);
    await settled(client.callTool({ name: 'hammer' }));

    observed(wire.sent('client').slice(2))
      .required((sent) => expect(sent).toEqual([]))
      .divergent('sent-anyway', (sent) =>
        expect(sent).toEqual([
          { jsonrpc: '2.0', id: expect.anything(), method: 'tools/call', params: { name: 'hammer' } },
        ]),
      );
  },
);

verifies(
  'lifecycle:capability:strict',
  'a strict client refuses the call itself',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'toolless', version: '1.0.0' }, {}, {});
    const strict = sdk.client(
      { name: 'strict', version: '1.0.0' },
      { native: { enforceStrictCapabilities: true } },
    );

    const { client } = await connect(server, strict);

    // The option, and that it refuses rather than waits, is the SDK's choice.
    expect(await settled(client.callTool({ name: 'hammer' }))).toHaveProperty('refused');
    wire.toRead([]);
  },
);
