// What a server built on the low-level class answers when something goes wrong.

import {
  barrier,
  type CaseContext,
  enveloped,
  expect,
  never,
  observed,
  open,
  refused,
  settled,
  verifies,
} from '#case';

verifies(
  'errors:method-not-found',
  'requests played by hand for methods that the server does not offer are refused with -32601',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel({ name: 'plain', version: '1.0.0' }, {}, {});

    const { client } = await connect(server, peer('client'));
    await open(client);
    const notFound = {
      jsonrpc: '2.0',
      id: expect.any(String),
      error: { code: -32601, message: expect.any(String) },
    };

    expect(await client.request('tests/unknown', enveloped())).toEqual(notFound);
    expect(await client.request('resources/list', enveloped())).toEqual(notFound);
  },
);

verifies(
  'errors:invalid-params',
  'a call played by hand whose arguments are a text is refused with -32602',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel(
      { name: 'strict', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': never('nobody lists here'), 'tools/call': never('the params are invalid') },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    const params = enveloped({ name: 'idle', arguments: 'none' });
    await client.sendInvalid({ jsonrpc: '2.0', id: 'bad', method: 'tools/call', params });

    observed(await client.next())
      .required((answer) =>
        expect(answer).toMatchObject({ jsonrpc: '2.0', id: 'bad', error: { code: -32602 } }),
      )
      .divergent('internal-error', (answer) =>
        expect(answer).toEqual({
          jsonrpc: '2.0',
          id: 'bad',
          error: { code: -32603, message: expect.any(String) },
        }),
      );
  },
);

verifies(
  'errors:invalid-params:cursor',
  'a list request played by hand whose cursor is a number is refused with -32602',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel(
      { name: 'strict', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': never('the params are invalid') },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    const params = enveloped({ cursor: 5 });
    await client.sendInvalid({ jsonrpc: '2.0', id: 'bad', method: 'tools/list', params });

    observed(await client.next())
      .required((answer) =>
        expect(answer).toMatchObject({ jsonrpc: '2.0', id: 'bad', error: { code: -32602 } }),
      )
      .divergent('internal-error', (answer) =>
        expect(answer).toEqual({
          jsonrpc: '2.0',
          id: 'bad',
          error: { code: -32603, message: expect.any(String) },
        }),
      );
  },
);

verifies(
  'errors:internal-error',
  'a request whose handler throws an ordinary error is refused with -32603',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'failing', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => {
          throw new TypeError('the disk is full');
        },
      },
    );

    const { client } = await connect(server);

    expect(await settled(client.listTools())).toEqual(refused(-32603));
  },
);

verifies(
  'errors:internal-error:message',
  'the message of an ordinary error stands in the answer on the wire',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel(
      { name: 'failing', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => {
          throw new TypeError('the disk is full');
        },
      },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);

    expect(await client.request('tools/list', enveloped())).toEqual({
      jsonrpc: '2.0',
      id: expect.any(String),
      error: { code: -32603, message: 'the disk is full' },
    });
  },
);

verifies(
  'errors:internal-error:nothing-thrown',
  'a request whose handler rejects with nothing is refused with -32603',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel(
      { name: 'failing', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => Promise.reject(undefined) },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    const before = client.received.length;
    const params = enveloped();
    await settled(client.send({ jsonrpc: '2.0', id: 'unlucky', method: 'tools/list', params }));
    await settled(client.next());

    observed(client.received.slice(before))
      .required((answers) =>
        expect(answers).toEqual([
          { jsonrpc: '2.0', id: 'unlucky', error: { code: -32603, message: expect.any(String) } },
        ]),
      )
      .divergent('no-answer', (answers) => expect(answers).toEqual([]));
  },
);

verifies(
  'errors:integer-code',
  'an error whose code is a text is answered with an integer code',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'failing', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => {
          throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
        },
      },
    );

    const { client } = await connect(server);

    expect(await settled(client.listTools())).toEqual(refused(expect.toSatisfy(Number.isInteger)));
  },
);

verifies(
  'errors:integer-code',
  'an error whose code is a fraction is answered with an integer code',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'failing', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => {
          throw Object.assign(new Error('half an error'), { code: 1.5 });
        },
      },
    );

    const { client } = await connect(server);

    expect(await settled(client.listTools())).toEqual(refused(expect.toSatisfy(Number.isInteger)));
  },
);

verifies(
  'errors:thrown:code',
  'the code of a protocol error reaches the wire as it was thrown',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel(
      { name: 'failing', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => {
          throw sdk.protocolError(4711, 'out of paper');
        },
      },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);

    expect(await client.request('tools/list', enveloped())).toEqual({
      jsonrpc: '2.0',
      id: expect.any(String),
      error: { code: 4711, message: expect.any(String) },
    });
  },
);

const data = { retryAfter: 30, hosts: ['a', 'b'] };

/** The error on the wire of a server whose handler throws a protocol error with data. */
const errorWithData = async ({ sdk, connect, peer }: CaseContext) => {
  const server = sdk.lowLevel(
    { name: 'failing', version: '1.0.0' },
    { tools: {} },
    {
      'tools/list': () => {
        throw sdk.protocolError(4711, 'out of paper', data);
      },
    },
  );

  const { client } = await connect(server, peer('client'));
  await open(client);
  const { error } = (await client.request('tools/list', enveloped())) as { error: object };
  return error;
};

verifies(
  'errors:thrown:data',
  'the data of a protocol error reaches the wire as it was thrown',
  async (context) => {
    observed(await errorWithData(context))
      .required((seen) => expect(seen).toEqual({ code: 4711, message: expect.any(String), data }))
      .divergent('no-data', (seen) => expect(seen).toEqual({ code: 4711, message: expect.any(String) }));
  },
);

verifies(
  'errors:thrown:data:allowed',
  'the data of a protocol error stands in the error response',
  async (context) => {
    expect(await errorWithData(context)).toEqual({ code: 4711, message: expect.any(String), data });
  },
);

verifies(
  'errors:thrown:message',
  'the message of a protocol error reaches the wire as it was thrown',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel(
      { name: 'failing', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => {
          throw sdk.protocolError(4711, 'out of paper');
        },
      },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    const answer = await client.request('tools/list', enveloped());

    observed(answer)
      .required((seen) => expect(seen).toMatchObject({ error: { code: 4711, message: 'out of paper' } }))
      .divergent('prefixed-message', (seen) =>
        expect(seen).toEqual({
          jsonrpc: '2.0',
          id: expect.any(String),
          error: { code: 4711, message: 'MCP error 4711: out of paper' },
        }),
      );
  },
);

verifies(
  ['errors:notification:no-answer', 'errors:notification:unknown-ignored'],
  'of two notifications and a request played by hand only the request is answered',
  async ({ sdk, connect, peer, quiet }) => {
    const server = sdk.lowLevel(
      { name: 'silent', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': never('nobody lists here') },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    const before = client.received.length;
    const cancelled = { requestId: 'long-gone', reason: 'no longer needed' };
    await client.send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: enveloped(cancelled) });
    await client.send({ jsonrpc: '2.0', method: 'notifications/tests/unknown', params: enveloped() });
    const answer = await client.request('tests/unknown', enveloped());
    await quiet();

    expect(answer).toMatchObject({ error: { code: -32601 } });
    expect(client.received.slice(before)).toEqual([answer]);
  },
);

verifies(
  'errors:connection-closed:server',
  'a request in flight fails when the server closes the connection',
  async ({ sdk, connect, quiet }) => {
    const asked = barrier(2);
    const server = sdk.lowLevel({ name: 'leaving', version: '1.0.0' }, {}, {});
    const client = sdk.client(
      { name: 'slow', version: '1.0.0' },
      {
        capabilities: { roots: {} },
        handlers: {
          'roots/list': async ({ method }, { signal }) => {
            expect(method).toBe('roots/list');
            await asked.arrive();
            await new Promise((resolve) => signal.addEventListener('abort', resolve));
            return { roots: [] };
          },
        },
      },
    );

    const { server: live } = await connect(server, client);
    const pending = live.request('roots/list');
    await asked.arrive();
    await quiet();
    const outcome = settled(pending);
    await live.close();

    // What it fails with is the SDK's choice.
    expect(await outcome).toEqual(refused(expect.anything()));
  },
);
