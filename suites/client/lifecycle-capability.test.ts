// Whether a client uses only what its server advertised.

import { type CaseContext, expect, observed, settled, verifies } from '#case';

const call = { jsonrpc: '2.0', id: expect.anything(), method: 'tools/call', params: { name: 'hammer' } };

/** What the client sends after its handshake with a server without tools when it is asked to call one. */
const sentToToolless = async ({ sdk, connect, wire }: CaseContext) => {
  const server = sdk.lowLevel({ name: 'toolless', version: '1.0.0' }, {}, {});

  const { client } = await connect(server);
  await settled(client.callTool({ name: 'hammer' }));

  return wire.sent('client').slice(2);
};

verifies(
  'lifecycle:capability:server-not-advertised:recommended',
  'a server without tools is sent no call, as is recommended',
  async (context) => {
    observed(await sentToToolless(context))
      .required((sent) => expect(sent).toEqual([]))
      .divergent('sent-anyway', (sent) => expect(sent).toEqual([call]));
  },
);

verifies(
  'lifecycle:capability:server-not-advertised',
  'a server without tools is sent no call',
  async (context) => {
    observed(await sentToToolless(context))
      .required((sent) => expect(sent).toEqual([]))
      .divergent('sent-anyway', (sent) => expect(sent).toEqual([call]));
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
