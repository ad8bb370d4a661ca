// The form of what a client says, judged by the shapes of the revision. The form that would be wrong is sent by hand from
// the other side, so that the judge is seen awake in the same cell.

import { type CaseContext, expect, verifies, welcome } from '#case';

/** What the client answers to a ping and to a method that does not exist, and to something wrong: nothing. */
const ask = async ({ connect, peer, quiet }: CaseContext, wrong: unknown) => {
  const server = peer('server');
  const [{ client }] = await Promise.all([connect(server), welcome(server)]);
  // Over HTTP it is the client's open request that carries what a server asks.
  const open = client.ping();
  const { id } = (await server.next()) as { id: number };
  const pinged = await server.request('ping');
  const refused = await server.request('tests/unknown');
  await server.sendInvalid(wrong);
  await quiet();
  await server.send({ jsonrpc: '2.0', id, result: {} });
  await open;
  return { pinged, refused };
};

verifies(
  'messages:response:either:client',
  'a result stands alone and an error stands alone; both in one answer, sent by hand, are judged wrong',
  async (cell) => {
    const { pinged, refused } = await ask(cell, {
      jsonrpc: '2.0',
      id: 'odd',
      result: {},
      error: { code: 1, message: 'both' },
    });

    expect(Object.keys(pinged).sort()).toEqual(['id', 'jsonrpc', 'result']);
    expect(Object.keys(refused).sort()).toEqual(['error', 'id', 'jsonrpc']);
    expect(cell.wire.judged()).toMatchObject([{ side: 'server', pointer: '/error', keyword: 'not' }]);
  },
);

verifies(
  'messages:result:field:client',
  'the answer to a ping comes in the result field; a text in its place, sent by hand, is judged wrong',
  async (cell) => {
    const { pinged } = await ask(cell, { jsonrpc: '2.0', id: 'odd', result: 'a text' });

    expect(pinged).toEqual({ jsonrpc: '2.0', id: expect.any(String), result: {} });
    expect(cell.wire.judged()).toMatchObject([{ side: 'server', pointer: '/result', keyword: 'type' }]);
  },
);

verifies(
  'messages:error:code-and-message:client',
  'a refusal has a code and a message; one without a message, sent by hand, is judged wrong',
  async (cell) => {
    const { refused } = await ask(cell, { jsonrpc: '2.0', id: 'odd', error: { code: -32603 } });

    const error = { code: -32601, message: expect.any(String) };
    expect(refused).toMatchObject({ jsonrpc: '2.0', id: expect.any(String), error });
    expect(cell.wire.judged()).toMatchObject([
      { side: 'server', pointer: '/error/message', keyword: 'required' },
    ]);
  },
);

verifies(
  'messages:notification:no-id:client',
  'a notification of its own making leaves the client without an id',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'attentive', version: '1.0.0' }, {}, {});

    const { client } = await connect(server);
    await client.notify('notifications/tests/said', { word: 'hello' });

    const said = wire.sent('client').filter((each) => 'params' in each && each.params?.word === 'hello');
    expect(said).toEqual([
      {
        jsonrpc: '2.0',
        method: 'notifications/tests/said',
        params: expect.objectContaining({ word: 'hello' }),
      },
    ]);
  },
);
