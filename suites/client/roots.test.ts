// Declaring roots, announcing that they changed, and failing to tell them.

import { type CaseContext, expect, refused, settled, verifies, welcome } from '#case';

const roots = () => ({ roots: [{ uri: 'file:///home/ada' }] });

/** What a client without roots answers to a server played by hand that asks for them. */
const answerOf = async ({ sdk, connect, peer }: CaseContext) => {
  const server = peer('server');
  const host = sdk.client({ name: 'host', version: '1.0.0' }, { capabilities: {} });
  const [{ client }] = await Promise.all([connect(server, host), welcome(server)]);
  // Over HTTP it is the client's open request that carries what a server asks.
  const open = client.ping();
  const { id } = (await server.next()) as { id: number };
  const answer = await server.request('roots/list');
  await server.send({ jsonrpc: '2.0', id, result: {} });
  await open;
  return answer;
};

verifies(
  'roots:capability:declare',
  'three clients declare roots: with changes, without, and silent about them',
  async ({ sdk, connect, wire }) => {
    const declared = [{ listChanged: true }, { listChanged: false }, {}];
    const server = sdk.lowLevel({ name: 'surveyor', version: '1.0.0' }, {}, {});

    const heard: unknown[] = [];
    for (const each of declared) {
      const host = sdk.client(
        { name: 'host', version: '1.0.0' },
        { capabilities: { roots: each }, handlers: { 'roots/list': roots } },
      );
      const { server: live } = await connect(server, host);
      heard.push(live.clientCapabilities()?.roots);
    }

    const opened = wire.sent('client').filter((each) => 'method' in each && each.method === 'initialize');
    expect(opened).toMatchObject(declared.map((each) => ({ params: { capabilities: { roots: each } } })));
    expect(heard).toEqual(declared);
  },
);

verifies(
  'roots:capability:handler',
  'a handler for roots is refused to a client that declares none',
  async ({ sdk, wire }) => {
    const build = () =>
      sdk.client({ name: 'host', version: '1.0.0' }, { capabilities: {}, handlers: { 'roots/list': roots } });

    expect(build).toThrow(/roots/);
    wire.toRead([]);
  },
);

verifies(
  'roots:capability:undeclared',
  'asked by hand for roots, a client without any answers with -32601',
  async (cell) => {
    expect(await answerOf(cell)).toEqual({
      jsonrpc: '2.0',
      id: expect.any(String),
      error: { code: -32601, message: expect.any(String) },
    });
  },
);

verifies(
  'roots:list-changed:sent',
  'one announcement leaves the client, without params',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'surveyor', version: '1.0.0' }, {}, {});
    const host = sdk.client(
      { name: 'host', version: '1.0.0' },
      { capabilities: { roots: { listChanged: true } }, handlers: { 'roots/list': roots } },
    );

    const { client } = await connect(server, host);
    await client.sendRootsListChanged();

    wire.toRead(['client → notifications/roots/list_changed']);
    expect(wire.sent('client').at(-1)).toEqual({
      jsonrpc: '2.0',
      method: 'notifications/roots/list_changed',
    });
  },
);

verifies(
  'roots:list-changed:undeclared',
  'a client that declared no changes refuses to announce one',
  async ({ sdk, connect, quiet, wire }) => {
    const server = sdk.lowLevel({ name: 'surveyor', version: '1.0.0' }, {}, {});
    const host = sdk.client(
      { name: 'host', version: '1.0.0' },
      { capabilities: { roots: {} }, handlers: { 'roots/list': roots } },
    );

    const { client } = await connect(server, host);
    const outcome = await settled(client.sendRootsListChanged());

    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining('roots') } });
    await quiet();
    wire.toRead([]);
  },
);

verifies(
  'roots:error:internal',
  'a handler that fails after a while is answered for with -32603',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'surveyor', version: '1.0.0' }, {}, {});
    const host = sdk.client(
      { name: 'host', version: '1.0.0' },
      {
        capabilities: { roots: {} },
        handlers: {
          'roots/list': async () => {
            await Promise.resolve();
            throw new Error('the disk is gone');
          },
        },
      },
    );

    const { server: live } = await connect(server, host);

    expect(await settled(live.listRoots())).toEqual(refused(-32603));
    wire.toRead(['server → roots/list #1', 'client → error #1 -32603']);
  },
);
