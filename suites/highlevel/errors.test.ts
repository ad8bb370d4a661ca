// What a server built on the high-level class answers when something goes wrong.

import { barrier, enveloped, expect, never, observed, open, refused, settled, verifies } from '#case';

verifies(
  'errors:method-not-found',
  'requests played by hand for methods that the server does not offer are refused with -32601',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'plain', version: '1.0.0' }, () => {});

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
    const server = sdk.highLevel({ name: 'strict', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('idle', {}, never('the params are invalid'));
    });

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
    const server = sdk.highLevel({ name: 'strict', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('idle', {}, never('nobody calls it'));
    });

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
  ['errors:notification:no-answer', 'errors:notification:unknown-ignored'],
  'of two notifications and a request played by hand only the request is answered',
  async ({ sdk, connect, peer, quiet }) => {
    const server = sdk.highLevel({ name: 'silent', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('idle', {}, never('nobody calls it'));
    });

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
    const server = sdk.highLevel({ name: 'leaving', version: '1.0.0' }, () => {});
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
