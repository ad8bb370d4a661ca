// Asking a client whether it still answers.

import { expect, verifies } from '#case';

verifies(
  'ping:server-to-client',
  'the answer to a ping is an empty result',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'curious', version: '1.0.0' }, {}, {});

    const { server: live } = await connect(server);

    expect(await live.ping()).toEqual({});
    wire.toRead(['server → ping #1', 'client → result #1']);
  },
);
