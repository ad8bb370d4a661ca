// How a client treats the ids that tie an answer to its request.

import { barrier, expect, never, playedResult, text, verifies, welcome } from '#case';

verifies(
  ['errors:id:type', 'errors:id:unique'],
  'requests one after another and at once carry different ids, each a string or an integer',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel(
      { name: 'counting', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server);
    await client.listTools();
    await Promise.all([client.listTools(), client.ping()]);

    const ids = wire.sent('client').flatMap((each) => ('method' in each && 'id' in each ? [each.id] : []));
    expect(ids.filter((id) => typeof id === 'string' || Number.isInteger(id))).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  },
);

verifies(
  ['errors:id:type', 'errors:id:in-flight-unique'],
  'two calls in flight carry different ids, each a string or an integer',
  async ({ sdk, connect, wire }) => {
    const started = barrier(2);
    const server = sdk.lowLevel(
      { name: 'counting', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async ({ params }) => {
          await started.arrive();
          return { content: [text(params.name)] };
        },
      },
    );

    const { client } = await connect(server);
    const results = await Promise.all([client.callTool({ name: 'one' }), client.callTool({ name: 'two' })]);

    expect(results).toMatchObject([{ content: [text('one')] }, { content: [text('two')] }]);
    const ids = wire
      .sent('client')
      .flatMap((each) => ('method' in each && each.method === 'tools/call' && 'id' in each ? [each.id] : []));
    expect(ids.filter((id) => typeof id === 'string' || Number.isInteger(id))).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  },
);

verifies(
  'errors:id:client-echoes',
  'answers to requests sent by hand repeat strings, integers and zero as they came',
  async ({ connect, peer }) => {
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);

    const call = client.callTool({ name: 'chatty' });
    const asked = (await server.next()) as { id: number };
    for (const id of ['seven', 7, '7', 0]) {
      await server.send({ jsonrpc: '2.0', id, method: 'ping' });
      expect(await server.next()).toEqual({ jsonrpc: '2.0', id, result: {} });
    }
    await server.send({ jsonrpc: '2.0', id: 'odd', method: 'tests/unknown' });
    expect(await server.next()).toMatchObject({ id: 'odd', error: { code: -32601 } });
    await server.send({ jsonrpc: '2.0', id: asked.id, result: { content: [text('done')] } });

    expect(await call).toEqual({ content: [text('done')] });
  },
);

verifies(
  'errors:id:unknown-response',
  'a call completes although a result and an error sent by hand answer ids that nobody used',
  async ({ connect, peer }) => {
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);

    const call = client.callTool({ name: 'print' });
    const { id } = (await server.next()) as { id: number };
    const wrong = playedResult({ content: [text('wrong')] });
    await server.send({ jsonrpc: '2.0', id: 'nobody-asked', result: wrong });
    await server.send({ jsonrpc: '2.0', id: 987654, error: { code: 4711, message: 'nobody asked' } });
    await server.send({ jsonrpc: '2.0', id, result: playedResult({ content: [text('right')] }) });

    expect(await call).toMatchObject({ content: [text('right')] });
  },
);
