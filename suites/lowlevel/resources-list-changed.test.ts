// Announcing changed resources from a server built on the low-level class.

import { expect, observed, settled, suiteClientIdentity, verifies } from '#case';

verifies(
  'resources:list-changed:sent',
  'the announcement reaches the client, once',
  async ({ sdk, connect, wire, quiet }) => {
    const told: unknown[] = [];
    const server = sdk.lowLevel(
      { name: 'changing', version: '1.0.0' },
      { resources: { listChanged: true } },
      {},
    );
    const listener = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/resources/list_changed': ({ method }) => void told.push(method) },
    });

    const { server: live } = await connect(server, listener);
    await live.sendResourceListChanged();
    await quiet();

    expect(told).toEqual(['notifications/resources/list_changed']);
    wire.toRead(['server → notifications/resources/list_changed']);
  },
);

verifies(
  'resources:list-changed:undeclared:advised',
  'a server that declared resources without listChanged announces nothing',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.lowLevel({ name: 'silent', version: '1.0.0' }, { resources: {} }, {});

    const { client, server: live } = await connect(server);
    await settled(live.sendResourceListChanged());
    await quiet();

    expect(client.serverCapabilities()).toEqual({ resources: {} });
    const announced = wire.sent('server').filter((message) => 'method' in message);
    observed(announced)
      .required((seen) => {
        expect(seen).toEqual([]);
      })
      .divergent('announced', (seen) => {
        expect(seen).toEqual([{ jsonrpc: '2.0', method: 'notifications/resources/list_changed' }]);
      });
  },
);

verifies(
  'resources:list-changed:undeclared',
  'a server that declared resources without listChanged announces nothing',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.lowLevel({ name: 'silent', version: '1.0.0' }, { resources: {} }, {});

    const { client, server: live } = await connect(server);
    await settled(live.sendResourceListChanged());
    await quiet();

    expect(client.serverCapabilities()).toEqual({ resources: {} });
    const announced = wire.sent('server').filter((message) => 'method' in message);
    observed(announced)
      .required((seen) => {
        expect(seen).toEqual([]);
      })
      .divergent('announced', (seen) => {
        expect(seen).toEqual([{ jsonrpc: '2.0', method: 'notifications/resources/list_changed' }]);
      });
  },
);

verifies(
  'resources:list-changed:without-resources:advised',
  'an announcement that was asked for is refused and not sent',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.lowLevel({ name: 'empty', version: '1.0.0' }, {}, {});

    const { client, server: live } = await connect(server);
    const outcome = await settled(live.sendResourceListChanged());
    await quiet();

    expect(client.serverCapabilities()).toEqual({});
    expect(wire.sent('server').filter((message) => 'method' in message)).toEqual([]);
    // What it is refused with is the SDK's choice.
    expect(outcome).toMatchObject({ refused: { message: expect.stringMatching(/resource/) } });
  },
);

verifies(
  'resources:list-changed:without-resources',
  'an announcement that was asked for is refused and not sent',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.lowLevel({ name: 'empty', version: '1.0.0' }, {}, {});

    const { client, server: live } = await connect(server);
    const outcome = await settled(live.sendResourceListChanged());
    await quiet();

    expect(client.serverCapabilities()).toEqual({});
    expect(wire.sent('server').filter((message) => 'method' in message)).toEqual([]);
    // What it is refused with is the SDK's choice.
    expect(outcome).toMatchObject({ refused: { message: expect.stringMatching(/resource/) } });
  },
);
