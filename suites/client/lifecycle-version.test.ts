// How a client agrees on a protocol version with its server.

import { answered, barrier, type CaseContext, expect, playedServerIdentity, settled, verifies } from '#case';

verifies(
  'lifecycle:version:requested',
  'a server played by hand that agrees to the requested version is told that all is well',
  async ({ connect, peer, negotiates }) => {
    const server = peer('server');

    const joining = connect(server);
    const asked = (await server.next()) as { id: number; params?: { protocolVersion?: unknown } };
    const protocolVersion = String(asked.params?.protocolVersion);
    negotiates(protocolVersion);
    const result = { protocolVersion, capabilities: {}, serverInfo: playedServerIdentity };
    await server.send({ jsonrpc: '2.0', id: asked.id, result });
    await joining;

    expect(await server.next()).toEqual({ jsonrpc: '2.0', method: 'notifications/initialized' });
  },
);

verifies(
  'lifecycle:version:requested-latest',
  'the requested version is the latest',
  async ({ sdk, connect, wire, revision }) => {
    const server = sdk.lowLevel({ name: 'host', version: '1.0.0' }, {}, {});

    await connect(server);

    expect(wire.sent('client')[0]).toHaveProperty('params.protocolVersion', revision);
  },
);

verifies(
  ['lifecycle:version:downgrade', 'lifecycle:version:older'],
  'a server played by hand that answers with an old version is worked with',
  async ({ connect, peer, negotiates }) => {
    negotiates('2024-11-05');
    const server = peer('server');

    const joining = connect(server);
    const asked = (await server.next()) as { id: number };
    const result = { protocolVersion: '2024-11-05', capabilities: {}, serverInfo: playedServerIdentity };
    await server.send({ jsonrpc: '2.0', id: asked.id, result });
    const { client } = await joining;
    const told = await server.next();
    const pinged = client.ping();
    const ping = (await server.next()) as { id: number };
    await server.send({ jsonrpc: '2.0', id: ping.id, result: {} });

    expect(told).toEqual({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect(await pinged).toEqual({});
  },
);

const leavesAt =
  (protocolVersion: string) =>
  async ({ sdk, connect, peer, negotiates }: CaseContext) => {
    negotiates(protocolVersion);
    const server = peer('server');
    const gone = barrier(2);
    const choosy = sdk.client({ name: 'choosy', version: '1.0.0' }, { onclose: () => void gone.arrive() });
    let left: unknown;
    // Ends that do not meet are closed for them: whether the client has left by itself shows only before that.
    const client: typeof choosy = {
      ...choosy,
      attach: (link) =>
        choosy.attach(link).finally(async () => {
          left = await settled(gone.arrive());
        }),
    };

    const joining = connect(server, client).then(() => 'connected');
    const asked = (await server.next()) as { id: number };
    const outcome = settled(joining);
    const result = { protocolVersion, capabilities: {}, serverInfo: playedServerIdentity };
    await server.send({ jsonrpc: '2.0', id: asked.id, result });

    expect(await outcome).toHaveProperty('refused');
    expect(left).toEqual(answered(undefined));
    expect(server.received).toEqual([asked]);
  };

verifies(
  'lifecycle:version:reject-unsupported',
  'a version before the first one, answered by hand, ends the connection',
  leavesAt('1999-01-01'),
);

verifies(
  'lifecycle:version:disconnect',
  'a version of the far future, answered by hand, ends the connection',
  leavesAt('2999-12-31'),
);

verifies(
  'lifecycle:version:surface-unsupported',
  'a server played by hand that supports no version of the client makes connecting fail',
  async ({ connect, peer, revision }) => {
    const server = peer('server');

    const joining = connect(server).then(() => 'connected');
    const asked = (await server.next()) as { id: number };
    const outcome = settled(joining);
    await server.send({
      jsonrpc: '2.0',
      id: asked.id,
      error: {
        code: -32022,
        message: 'Unsupported protocol version',
        data: { supported: ['2999-12-31'], requested: revision },
      },
    });

    expect(await outcome).toMatchObject({ refused: { message: expect.stringMatching(/version/i) } });
    expect(server.received).toEqual([asked]);
  },
);
