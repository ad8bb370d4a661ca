// What a client does when something goes wrong, at its own end or at the server.

import {
  barrier,
  expect,
  never,
  observed,
  playedResult,
  refused,
  settled,
  text,
  verifies,
  welcome,
} from '#case';

verifies(
  'errors:method-not-found:client',
  'a request for a method nobody handles is refused with -32601',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'curious', version: '1.0.0' }, {}, {});

    const { server: live } = await connect(server);

    expect(await settled(live.request('tests/unknown'))).toEqual(refused(-32601));
    wire.toRead(['server → tests/unknown #1', 'client → error #1 -32601']);
  },
);

verifies(
  'errors:internal-error:client',
  'a request whose handler throws an ordinary error is refused with -32603',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'curious', version: '1.0.0' }, {}, {});
    const client = sdk.client(
      { name: 'failing', version: '1.0.0' },
      {
        capabilities: { roots: {} },
        handlers: {
          'roots/list': () => {
            throw new TypeError('no roots today');
          },
        },
      },
    );

    const { server: live } = await connect(server, client);

    expect(await settled(live.request('roots/list'))).toEqual(refused(-32603));
    wire.toRead(['server → roots/list #1', 'client → error #1 -32603']);
  },
);

verifies(
  'errors:received:code',
  'code and data of an error sent by hand arrive unchanged',
  async ({ connect, peer }) => {
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);

    const call = settled(client.callTool({ name: 'print' }));
    const { id } = (await server.next()) as { id: number };
    const data = { retryAfter: 30, hosts: ['a', 'b'] };
    await server.send({ jsonrpc: '2.0', id, error: { code: 4711, message: 'out of paper', data } });

    expect(await call).toEqual(refused(4711, { data }));
  },
);

verifies(
  'errors:received:message',
  'the message of an error sent by hand arrives unchanged',
  async ({ connect, peer }) => {
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);

    const call = settled(client.callTool({ name: 'print' }));
    const { id } = (await server.next()) as { id: number };
    await server.send({ jsonrpc: '2.0', id, error: { code: 4711, message: 'out of paper' } });

    observed(await call)
      .required((seen) => expect(seen).toEqual(refused(4711, { message: 'out of paper' })))
      .divergent('prefixed-message', (seen) =>
        expect(seen).toEqual(refused(4711, { message: 'MCP error 4711: out of paper' })),
      );
  },
);

verifies(
  'errors:received:http-status',
  'a call of a method that the server does not have fails with -32601',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'plain', version: '1.0.0' }, {}, {});

    const { client } = await connect(server);
    const outcome = await settled(client.request('tests/unknown'));

    // A server that answers with another status shows nothing of its client.
    expect(wire.records).toContainEqual(expect.objectContaining({ kind: 'response', status: 404 }));
    observed(outcome)
      .required((seen) => expect(seen).toEqual(refused(-32601)))
      .divergent('transport-error', (seen) =>
        expect(seen).toMatchObject({
          refused: { code: 'CLIENT_HTTP_NOT_IMPLEMENTED', data: { status: 404 } },
        }),
      );
  },
);

verifies(
  'errors:notification:client-no-answer',
  'notifications sent by hand, known and unknown, are not answered',
  async ({ connect, peer, quiet }) => {
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);

    const call = client.callTool({ name: 'print' });
    const { id } = (await server.next()) as { id: number };
    const before = server.received.length;
    const params = { progressToken: 'never-given', progress: 1 };
    await server.send({ jsonrpc: '2.0', method: 'notifications/progress', params });
    await server.send({ jsonrpc: '2.0', method: 'notifications/tests/unknown' });
    await server.send({ jsonrpc: '2.0', id, result: playedResult({ content: [text('done')] }) });

    expect(await call).toMatchObject({ content: [text('done')] });
    await quiet();
    expect(server.received.slice(before)).toEqual([]);
  },
);

verifies(
  'errors:connection-closed',
  'two calls in flight fail when the client closes the connection',
  async ({ sdk, connect, quiet }) => {
    const started = barrier(3);
    const server = sdk.lowLevel(
      { name: 'slow', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async ({ params }, { signal }) => {
          expect(params.name).toBe('endless');
          await started.arrive();
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
          return { content: [text('too late')] };
        },
      },
    );

    const { client } = await connect(server);
    const calls = [client.callTool({ name: 'endless' }), client.callTool({ name: 'endless' })];
    await started.arrive();
    await quiet();
    const outcomes = Promise.all(calls.map(settled));
    await client.close();

    // What they fail with is the SDK's choice.
    const failed = refused(expect.anything());
    expect(await outcomes).toEqual([failed, failed]);
  },
);
