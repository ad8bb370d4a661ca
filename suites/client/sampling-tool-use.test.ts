// The uses of tools that a client repeats, and whether it notices that their results are missing.

import { answered, type CaseContext, expect, observed, settled, text, verifies, welcome } from '#case';

type Fields = Record<string, unknown>;

const weather = { name: 'weather', inputSchema: { type: 'object' } };
const ask = { role: 'user', content: text('Is it wet in Oslo?') };
const use = { type: 'tool_use', id: 'use-1', name: 'weather', input: {} };
const result = { type: 'tool_result', toolUseId: 'use-1', content: [text('rain')] };
const reply = { role: 'assistant', content: text('It is.'), model: 'basho-1' };

/** What a client answers to this conversation of a server played by hand, and how often its handler ran. */
const answerTo = async ({ sdk, connect, peer }: CaseContext, messages: readonly Fields[]) => {
  let calls = 0;
  const server = peer('server');
  const poet = sdk.client(
    { name: 'poet', version: '1.0.0' },
    {
      capabilities: { sampling: { tools: {} } },
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
  const answer = await server.request('sampling/createMessage', {
    messages,
    tools: [weather],
    maxTokens: 100,
  });
  await server.send({ jsonrpc: '2.0', id, result: {} });
  await open;
  return { answer, calls };
};

verifies(
  'sampling:tool-use:meta',
  'the metadata of a use comes back with the next request',
  async ({ sdk, connect }) => {
    const wish = { ...use, _meta: { 'example.com/cache': { id: 7, tags: ['a', null] } } };
    const seen: unknown[] = [];
    const server = sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {});
    const poet = sdk.client(
      { name: 'poet', version: '1.0.0' },
      {
        capabilities: { sampling: { tools: {} } },
        handlers: {
          'sampling/createMessage': ({ params }) => {
            seen.push(params.messages[1]);
            return seen.length === 1 ? { ...reply, content: wish, stopReason: 'toolUse' } : reply;
          },
        },
      },
    );

    const { server: live } = await connect(server, poet);
    const common = { tools: [weather], maxTokens: 100 };
    const repeat = async () => {
      const { content } = await live.createMessage({ ...common, messages: [ask] });
      const told = [ask, { role: 'assistant', content }, { role: 'user', content: result }];
      await live.createMessage({ ...common, messages: told });
      return seen;
    };

    observed(await settled(repeat()))
      .required((outcome) =>
        expect(outcome).toEqual(answered([undefined, { role: 'assistant', content: wish }])),
      )
      .divergent('refused', (outcome) => expect(outcome).toMatchObject({ refused: { code: -32602 } }));
  },
);

verifies(
  'sampling:tool-use:balance:client',
  'a result is missing from a conversation sent by hand and the client refuses it',
  async (cell) => {
    const conversation = [
      ask,
      { role: 'assistant', content: [use, { ...use, id: 'use-2' }] },
      { role: 'user', content: [result] },
    ];

    observed(await answerTo(cell, conversation))
      .required((seen) => expect(seen).toMatchObject({ answer: { error: { code: -32602 } }, calls: 0 }))
      .divergent('handled-anyway', (seen) =>
        expect(seen).toMatchObject({ answer: { result: reply }, calls: 1 }),
      );
  },
);
