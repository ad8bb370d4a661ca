// Announcing changed tools from a server built on the low-level class.

import { expect, observed, settled, suiteClientIdentity, verifies } from '#case';

verifies(
  'tools:list-changed:sent',
  'the announcement reaches the client, once',
  async ({ sdk, connect, wire, quiet }) => {
    const told: unknown[] = [];
    const server = sdk.lowLevel({ name: 'changing', version: '1.0.0' }, { tools: { listChanged: true } }, {});
    const listener = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/tools/list_changed': ({ method }) => void told.push(method) },
    });

    const { server: live } = await connect(server, listener);
    await live.sendToolListChanged();
    await quiet();

    expect(told).toEqual(['notifications/tools/list_changed']);
    wire.toRead(['server → notifications/tools/list_changed']);
  },
);

verifies(
  'tools:list-changed:undeclared:advised',
  'a server that declared tools without listChanged announces nothing',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.lowLevel({ name: 'silent', version: '1.0.0' }, { tools: {} }, {});

    const { client, server: live } = await connect(server);
    await settled(live.sendToolListChanged());
    await quiet();

    expect(client.serverCapabilities()).toEqual({ tools: {} });
    const announced = wire.sent('server').filter((message) => 'method' in message);
    observed(announced)
      .required((seen) => {
        expect(seen).toEqual([]);
      })
      .divergent('announced', (seen) => {
        expect(seen).toEqual([{ jsonrpc: '2.0', method: 'notifications/tools/list_changed' }]);
      });
  },
);

verifies(
  'tools:list-changed:undeclared',
  'a server that declared tools without listChanged announces nothing',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.lowLevel({ name: 'silent', version: '1.0.0' }, { tools: {} }, {});

    const { client, server: live } = await connect(server);
    await settled(live.sendToolListChanged());
    await quiet();

    expect(client.serverCapabilities()).toEqual({ tools: {} });
    const announced = wire.sent('server').filter((message) => 'method' in message);
    observed(announced)
      .required((seen) => {
        expect(seen).toEqual([]);
      })
      .divergent('announced', (seen) => {
        expect(seen).toEqual([{ jsonrpc: '2.0', method: 'notifications/tools/list_changed' }]);
      });
  },
);

verifies(
  'tools:list-changed:without-tools:advised',
  'an announcement that was asked for is refused and not sent',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.lowLevel({ name: 'toolless', version: '1.0.0' }, {}, {});

    const { client, server: live } = await connect(server);
    const outcome = await settled(live.sendToolListChanged());
    await quiet();

    expect(client.serverCapabilities()).toEqual({});
    expect(wire.sent('server').filter((message) => 'method' in message)).toEqual([]);
    // What it is refused with is the SDK's choice.
    expect(outcome).toMatchObject({ refused: { message: expect.stringMatching(/tool/) } });
  },
);

verifies(
  'tools:list-changed:without-tools',
  'an announcement that was asked for is refused and not sent',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.lowLevel({ name: 'toolless', version: '1.0.0' }, {}, {});

    const { client, server: live } = await connect(server);
    const outcome = await settled(live.sendToolListChanged());
    await quiet();

    expect(client.serverCapabilities()).toEqual({});
    expect(wire.sent('server').filter((message) => 'method' in message)).toEqual([]);
    // What it is refused with is the SDK's choice.
    expect(outcome).toMatchObject({ refused: { message: expect.stringMatching(/tool/) } });
  },
);
