// How a client opens a connection: initialize, the initialized notification, and what may come before it.

import { expect, never, observed, playedServerIdentity, refused, settled, verifies } from '#case';

verifies(
  ['lifecycle:initialize:first', 'lifecycle:initialized-notification:before-requests'],
  'initialize comes first, then the initialized notification, then the first list',
  async ({ sdk, connect, wire }) => {
    // Not a ping: that may be sent at any time.
    const server = sdk.lowLevel(
      { name: 'host', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server);
    await client.listTools();

    expect(wire.sent('client')).toMatchObject([
      { method: 'initialize' },
      { method: 'notifications/initialized' },
      { method: 'tools/list' },
    ]);
  },
);

verifies(
  'lifecycle:initialize:request-fields',
  'the initialize request holds version, capabilities and identity',
  async ({ sdk, connect, wire, revision }) => {
    const server = sdk.lowLevel({ name: 'host', version: '1.0.0' }, {}, {});
    const capabilities = { roots: { listChanged: true }, experimental: { 'example.com/humming': {} } };
    const visitor = sdk.client({ name: 'visitor', version: '3.2.1' }, { capabilities });

    await connect(server, visitor);

    expect(wire.sent('client')[0]).toEqual({
      jsonrpc: '2.0',
      id: expect.anything(),
      method: 'initialize',
      params: {
        protocolVersion: revision,
        capabilities,
        clientInfo: { name: 'visitor', version: '3.2.1' },
      },
    });
  },
);

verifies(
  'lifecycle:initialize:exposed',
  'the client knows who its server is and what it offers',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'met', version: '4.5.6' },
      { logging: {} },
      {},
      { instructions: 'Ask before you add.' },
    );

    const { client } = await connect(server);

    // How a client tells its author is the SDK's choice.
    expect(client.serverIdentity()).toEqual({ name: 'met', version: '4.5.6' });
    expect(client.serverCapabilities()).toEqual({ logging: {} });
    expect(client.instructions()).toBe('Ask before you add.');
  },
);

verifies(
  'lifecycle:initialize:exposed:extensions',
  'the client knows two extensions of its server, with their settings',
  async ({ sdk, connect, wire }) => {
    const extensions = { 'com.example/kettles': { colours: ['red'], loud: false }, 'com.example/cups': {} };
    const server = sdk.lowLevel({ name: 'extended', version: '1.0.0' }, { logging: {}, extensions }, {});

    const { client } = await connect(server);

    expect(wire.sent('server')[0]).toHaveProperty('result.capabilities', { logging: {}, extensions });
    observed(client.serverCapabilities())
      .required((seen) => expect(seen).toEqual({ logging: {}, extensions }))
      .divergent('without', (seen) => expect(seen).toEqual({ logging: {} }));
  },
);

verifies(
  ['lifecycle:initialize:client-info:optional-fields', 'lifecycle:initialize:exposed:optional-fields'],
  'a client says every field of its own identity and tells every field of its server',
  async ({ sdk, connect, wire }) => {
    const dressed = (name: string) => ({
      name,
      version: '1.0.0',
      title: `A dressed ${name}`,
      description: 'Shows everything about itself.',
      websiteUrl: `https://${name}.example/`,
      icons: [{ src: `https://${name}.example/icon.png`, mimeType: 'image/png', sizes: ['48x48'] }],
    });
    const server = sdk.lowLevel(dressed('host'), {}, {});

    const { client } = await connect(server, sdk.client(dressed('visitor')));

    expect(wire.sent('client')[0]).toHaveProperty('params.clientInfo', dressed('visitor'));
    const { description: _, ...undescribed } = dressed('host');
    observed(client.serverIdentity())
      .required((seen) => {
        expect(seen).toEqual(dressed('host'));
      })
      .divergent('no-description', (seen) => {
        expect(seen).toEqual(undescribed);
      });
  },
);

verifies(
  'lifecycle:initialize:refused',
  'a client that a server played by hand refuses does not connect',
  async ({ connect, peer, quiet, revision }) => {
    const server = peer('server');
    const error = {
      code: -32602,
      message: 'Unsupported protocol version',
      data: { supported: ['2024-11-05'], requested: revision },
    };

    const joining = connect(server).then(() => 'connected');
    const asked = (await server.next()) as { id: number };
    const outcome = settled(joining);
    await server.send({ jsonrpc: '2.0', id: asked.id, error });

    expect(await outcome).toEqual(refused(-32602, { data: error.data }));
    await quiet();
    expect(server.received).toEqual([asked]);
  },
);

verifies(
  'lifecycle:initialized-notification',
  'a server played by hand is told once, and only after its answer',
  async ({ connect, peer, quiet, revision }) => {
    const server = peer('server');

    const joining = connect(server);
    const asked = (await server.next()) as { id: number };
    await quiet();
    const before = [...server.received];
    const result = { protocolVersion: revision, capabilities: {}, serverInfo: playedServerIdentity };
    await server.send({ jsonrpc: '2.0', id: asked.id, result });
    await joining;
    await quiet();

    expect(before).toEqual([asked]);
    expect(server.received.slice(1)).toEqual([{ jsonrpc: '2.0', method: 'notifications/initialized' }]);
  },
);

verifies(
  'lifecycle:pre-initialization:client',
  'a server played by hand that has not answered initialize is asked nothing else',
  async ({ sdk, connect, peer, revision }) => {
    const server = peer('server');
    const client = sdk.client({ name: 'hasty', version: '1.0.0' });

    const joining = connect(server, client);
    const asked = (await server.next()) as { id: number };
    const asking = new AbortController();
    await settled(client.request('tools/list', undefined, { signal: asking.signal }));
    const early = server.received.slice(1);
    asking.abort();
    const result = { protocolVersion: revision, capabilities: {}, serverInfo: playedServerIdentity };
    await server.send({ jsonrpc: '2.0', id: asked.id, result });
    await joining;

    observed(early)
      .required((sent) => expect(sent).toEqual([]))
      .divergent('sent-early', (sent) =>
        expect(sent).toEqual([{ jsonrpc: '2.0', id: expect.anything(), method: 'tools/list' }]),
      );
  },
);
