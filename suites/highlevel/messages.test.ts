// The form of what a server built on the high-level class says, judged by the shapes of the revision. The form that
// would be wrong is sent by hand from the other side, so that the judge is seen awake in the same cell.

import { type CaseContext, complete, enveloped, expect, type Json, never, open, verifies } from '#case';

/** A client played by hand, and what the server answers to a list and to a method that does not exist. */
const ask = async ({ sdk, connect, peer }: CaseContext) => {
  const server = sdk.highLevel({ name: 'formal', version: '1.0.0' }, ({ registerTool }) => {
    registerTool('there', {}, never('nobody calls here'));
  });

  const { client } = await connect(server, peer('client'));
  await open(client);
  const listed = await client.request('tools/list', enveloped());
  const refused = await client.request('tests/unknown', enveloped());
  return { client, listed, refused };
};

verifies(
  'messages:response:either',
  'a result stands alone and an error stands alone; both in one answer, sent by hand, are judged wrong',
  async (cell) => {
    const { client, listed, refused } = await ask(cell);
    await client.sendInvalid({ jsonrpc: '2.0', id: 'odd', result: {}, error: { code: 1, message: 'both' } });
    await cell.quiet();

    expect(Object.keys(listed).sort()).toEqual(['id', 'jsonrpc', 'result']);
    expect(Object.keys(refused).sort()).toEqual(['error', 'id', 'jsonrpc']);
    expect(cell.wire.judged()).toMatchObject([{ side: 'client', pointer: '/error', keyword: 'not' }]);
  },
);

verifies(
  'messages:result:any-object',
  'the client gets objects of every structure, an empty one too, from a method that no specification knows',
  async ({ sdk, connect }) => {
    const objects = [
      {},
      { deep: [{ er: null }], zero: 0, no: false, none: '' },
      { content: 'a text', tools: 7 },
    ];
    const handlers = {
      'example/anything': ({ params }: { params: Json }) => structuredClone(objects[params.index] ?? {}),
    };
    const server = sdk.highLevel({ name: 'free', version: '1.0.0' }, () => {}, { handlers });

    const { client } = await connect(server);

    for (const [index, object] of objects.entries()) {
      expect(await client.request('example/anything', { index })).toEqual(complete(object));
    }
  },
);

verifies(
  'messages:result:field',
  'a list comes in the result field; a text in its place, sent by hand, is judged wrong',
  async (cell) => {
    const { client, listed } = await ask(cell);
    await client.sendInvalid({ jsonrpc: '2.0', id: 'odd', result: 'a text' });
    await cell.quiet();

    expect(listed).toEqual({ jsonrpc: '2.0', id: expect.any(String), result: expect.any(Object) });
    expect(cell.wire.judged()).toMatchObject([{ side: 'client', pointer: '/result', keyword: 'type' }]);
  },
);

verifies(
  'messages:error:code-and-message',
  'a refusal has a code and a message; one without a message, sent by hand, is judged wrong',
  async (cell) => {
    const { client, refused } = await ask(cell);
    await client.sendInvalid({ jsonrpc: '2.0', id: 'odd', error: { code: -32603 } });
    await cell.quiet();

    const error = { code: -32601, message: expect.any(String) };
    expect(refused).toMatchObject({ jsonrpc: '2.0', id: expect.any(String), error });
    expect(cell.wire.judged()).toMatchObject([
      { side: 'client', pointer: '/error/message', keyword: 'required' },
    ]);
  },
);

verifies(
  'messages:notification:no-id',
  'progress from within a call arrives without an id',
  async ({ sdk, connect, wire }) => {
    const server = sdk.highLevel({ name: 'formal', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('count', {}, async (_, { meta, notify }) => {
        await notify('notifications/progress', { progressToken: meta?.progressToken, progress: 1 });
        return { content: [] };
      });
    });

    const { client } = await connect(server);
    await client.callTool({ name: 'count' }, { onprogress: () => {} });

    const progress = wire.sent('server').filter((each) => 'method' in each);
    expect(progress).toEqual([
      { jsonrpc: '2.0', method: 'notifications/progress', params: expect.objectContaining({ progress: 1 }) },
    ]);
  },
);
