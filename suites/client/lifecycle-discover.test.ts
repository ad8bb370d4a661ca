// What a client makes of a server that it connects to without a handshake.

import { expect, verifies } from '#case';

verifies(
  'lifecycle:discover:on-connect',
  'connecting takes one question and one answer',
  async ({ sdk, connect, quiet, wire }) => {
    const server = sdk.lowLevel({ name: 'found', version: '1.0.0' }, {}, {});

    await connect(server);
    await quiet();

    // The specification leaves open whether a client asks before it calls.
    wire.toRead(['client → server/discover #1', 'server → result #1']);
  },
);

verifies(
  'lifecycle:discover:exposed',
  'the client knows who its server is and what it offers',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'found', version: '4.5.6' },
      { logging: {} },
      {},
      { instructions: 'Ask before you add.' },
    );

    const { client } = await connect(server);

    // How a client tells its author is the SDK's choice.
    expect(client.serverIdentity()).toEqual({ name: 'found', version: '4.5.6' });
    expect(client.serverCapabilities()).toEqual({ logging: {} });
    expect(client.instructions()).toBe('Ask before you add.');
  },
);
