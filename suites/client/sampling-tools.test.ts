// Whether a client takes tools that it never said it supports.

import { type CaseContext, expect, observed, text, verifies, welcome } from '#case';

type Fields = Record<string, unknown>;

const question = { messages: [{ role: 'user', content: text('Is it wet in Oslo?') }], maxTokens: 100 };
const weather = { name: 'weather', inputSchema: { type: 'object' } };
const reply = { role: 'assistant', content: text('It rains.'), model: 'basho-1' };

/** What a client without support for tools answers to a server played by hand, and how often its handler ran. */
const answerTo = async ({ sdk, connect, peer }: CaseContext, params: Fields) => {
  let calls = 0;
  const server = peer('server');
  const poet = sdk.client(
    { name: 'poet', version: '1.0.0' },
    {
      capabilities: { sampling: {} },
      handlers: {
        'sampling/createMessage': () => {
          calls += 1;
          return reply;
        },
      },
    },
  );
  const [{ client }] = await Promise.all([connect(server, poet), welcome(server)]);
  // Over HTTP it is the client's open request that carries what a server asks.
  const open = client.ping();
  const { id } = (await server.next()) as { id: number };
  const answer = await server.request('sampling/createMessage', params);
  await server.send({ jsonrpc: '2.0', id, result: {} });
  await open;
  return { answer, calls };
};

verifies('sampling:tools:declare', 'a client that supports tools says so', async ({ sdk, connect, wire }) => {
  const server = sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {});
  const poet = sdk.client(
    { name: 'poet', version: '1.0.0' },
    { capabilities: { sampling: { tools: {} } }, handlers: { 'sampling/createMessage': () => reply } },
  );

  const { server: live } = await connect(server, poet);

  expect(wire.sent('client')[0]).toMatchObject({
    method: 'initialize',
    params: { capabilities: { sampling: { tools: {} } } },
  });
  expect(live.clientCapabilities()).toEqual({ sampling: { tools: {} } });
});

verifies(
  'sampling:tools:refused',
  'offered a tool by hand, a client without support for tools refuses the request',
  async (cell) => {
    observed(await answerTo(cell, { ...question, tools: [weather] }))
      .required((seen) =>
        expect(seen).toMatchObject({ answer: { error: { code: expect.any(Number) } }, calls: 0 }),
      )
      .divergent('handled-anyway', (seen) =>
        expect(seen).toMatchObject({ answer: { result: reply }, calls: 1 }),
      );
  },
);

verifies(
  'sampling:tools:refused:choice',
  'sent a choice of tools by hand, a client without support for tools refuses the request',
  async (cell) => {
    observed(await answerTo(cell, { ...question, toolChoice: { mode: 'auto' } }))
      .required((seen) =>
        expect(seen).toMatchObject({ answer: { error: { code: expect.any(Number) } }, calls: 0 }),
      )
      .divergent('handled-anyway', (seen) =>
        expect(seen).toMatchObject({ answer: { result: reply }, calls: 1 }),
      );
  },
);
