// Asking for suggestions, as the user of a client does it, and what becomes of the answers.

import { expect, playedResult, settled, verifies, welcome } from '#case';

const argument = { name: 'language', value: 'py' };
const review = { type: 'ref/prompt', name: 'code_review' };

verifies(
  'completion:client:request',
  'reference, argument and context are sent to a server played by hand as they were given',
  async ({ connect, peer }) => {
    const server = peer('server');

    const [{ client }] = await Promise.all([connect(server), welcome(server, { completions: {} })]);
    const asked = [
      { ref: review, argument, context: { arguments: { style: 'plain', 'a/b': '' } } },
      { ref: { ...review, title: 'Review of code' }, argument: { name: '', value: '' } },
      { ref: { type: 'ref/resource', uri: 'file:///{path}' }, argument: { name: 'path', value: 'Ü 🧀/{}' } },
    ];

    for (const params of asked) {
      const completing = settled(client.complete(params));
      const request = (await server.next()) as { id: string; params: Record<string, unknown> };
      const result = playedResult({ completion: { values: [] } });
      await server.send({ jsonrpc: '2.0', id: request.id, result });
      await completing;
      const { _meta, ...sent } = request.params;
      expect(sent).toEqual(params);
    }
  },
);

verifies(
  'completion:client:partial',
  'results played by hand without count, without more and without any value are answers',
  async ({ connect, peer }) => {
    const server = peer('server');

    const [{ client }] = await Promise.all([connect(server), welcome(server, { completions: {} })]);
    const partial = [
      { values: [] },
      { values: ['python'] },
      { values: ['python'], total: 40 },
      { values: ['python'], hasMore: true },
      { values: [], total: 0, hasMore: false },
    ];

    for (const completion of partial) {
      const completing = settled(client.complete({ ref: review, argument }));
      const { id } = (await server.next()) as { id: string };
      await server.send({ jsonrpc: '2.0', id, result: playedResult({ completion }) });
      expect(await completing).toHaveProperty('answered.completion', completion);
    }
  },
);

verifies(
  'completion:client:limit',
  'a result played by hand with a hundred values is an answer, one with a hundred and one is none',
  async ({ connect, peer }) => {
    const values = Array.from({ length: 101 }, (_, index) => `value ${index}`);
    const server = peer('server');

    const [{ client }] = await Promise.all([connect(server), welcome(server, { completions: {} })]);
    const completed = async (values: string[]) => {
      const completing = settled(client.complete({ ref: review, argument }));
      const { id } = (await server.next()) as { id: string };
      await server.sendInvalid({ jsonrpc: '2.0', id, result: playedResult({ completion: { values } }) });
      return completing;
    };

    expect(await completed(values.slice(0, 100))).toHaveProperty('answered.completion.values.length', 100);
    expect(await completed(values)).toHaveProperty('refused');
  },
);

verifies(
  'completion:client:envelope',
  'what is to be completed carries version, identity and capabilities',
  async ({ sdk, connect, revision, wire }) => {
    const server = sdk.lowLevel(
      { name: 'reviewer', version: '1.0.0' },
      { completions: {} },
      {
        'completion/complete': () => ({ completion: { values: [] } }),
      },
    );
    const writer = sdk.client({ name: 'writer', version: '1.0.0' }, { capabilities: { roots: {} } });

    const { client } = await connect(server, writer);
    await client.complete({ ref: review, argument });

    expect(wire.sent('client').at(-1)).toEqual({
      jsonrpc: '2.0',
      id: expect.anything(),
      method: 'completion/complete',
      params: {
        ref: review,
        argument,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': revision,
          'io.modelcontextprotocol/clientInfo': { name: 'writer', version: '1.0.0' },
          'io.modelcontextprotocol/clientCapabilities': { roots: {} },
        },
      },
    });
  },
);
