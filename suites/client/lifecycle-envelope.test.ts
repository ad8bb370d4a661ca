// The metadata that a client sends with every request in place of a handshake, and what it makes of the type of a result.

import { expect, never, settled, suiteClientIdentity, text, verifies, welcome } from '#case';

verifies(
  ['lifecycle:envelope:protocol-version', 'lifecycle:envelope:client-capabilities'],
  'every request states the version and the capabilities of the client',
  async ({ sdk, connect, revision, wire }) => {
    const server = sdk.lowLevel(
      { name: 'host', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': never('nobody lists here'), 'tools/call': () => ({ content: [text('done')] }) },
    );
    const able = sdk.client({ name: 'able', version: '1.0.0' }, { capabilities: { roots: {} } });

    const { client } = await connect(server, able);
    await client.callTool({ name: 'first' });
    await client.callTool({ name: 'second' });

    const stated = wire
      .sent('client')
      .map((message) => (message as { params?: { _meta?: unknown } }).params?._meta);
    expect(stated).toHaveLength(3);
    for (const meta of stated) {
      expect(meta).toMatchObject({
        'io.modelcontextprotocol/protocolVersion': revision,
        'io.modelcontextprotocol/clientCapabilities': { roots: {} },
      });
    }
  },
);

verifies(
  'lifecycle:envelope:client-info',
  'every request states who the client is',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel(
      { name: 'host', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': never('nobody lists here'), 'tools/call': () => ({ content: [text('done')] }) },
    );

    const { client } = await connect(server);
    await client.callTool({ name: 'first' });
    await client.callTool({ name: 'second' });

    const stated = wire
      .sent('client')
      .map((message) => (message as { params?: { _meta?: unknown } }).params?._meta);
    expect(stated).toHaveLength(3);
    for (const meta of stated) {
      expect(meta).toMatchObject({ 'io.modelcontextprotocol/clientInfo': suiteClientIdentity });
    }
  },
);

verifies(
  'lifecycle:envelope:result-type:unknown',
  'of two results sent by hand that differ in their type the one of an invented type fails the call',
  async ({ connect, peer }) => {
    const server = peer('server');

    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);
    const answeredWith = async (resultType: string) => {
      const call = settled(client.callTool({ name: 'greet' }));
      const { id } = (await server.next()) as { id: number };
      await server.send({ jsonrpc: '2.0', id, result: { resultType, content: [text('hello')] } });
      return call;
    };

    expect(await answeredWith('complete')).toHaveProperty('answered.content', [text('hello')]);
    expect(await answeredWith('invented')).toHaveProperty('refused');
  },
);

verifies(
  'lifecycle:envelope:result-type:missing',
  'of two results sent by hand the one that lacks a type fails the call',
  async ({ connect, peer }) => {
    const server = peer('server');

    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);
    const whole = settled(client.callTool({ name: 'greet' }));
    const first = (await server.next()) as { id: number };
    const result = { resultType: 'complete', content: [text('hello')] };
    await server.send({ jsonrpc: '2.0', id: first.id, result });
    await whole;
    const lacking = settled(client.callTool({ name: 'greet' }));
    const second = (await server.next()) as { id: number };
    await server.sendInvalid({ jsonrpc: '2.0', id: second.id, result: { content: [text('hello')] } });

    expect(await whole).toHaveProperty('answered.content', [text('hello')]);
    // The specification obliges the server to state a type, and leaves open what becomes of a result without one.
    expect(await lacking).toHaveProperty('refused');
  },
);
