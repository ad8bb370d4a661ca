// The uses of tools that a server built on the high-level class is told of, and what it must answer each of them with.

import { answered, type CaseContext, expect, observed, settled, text, verifies } from '#case';

type Fields = Record<string, unknown>;

const weather = { name: 'weather', inputSchema: { type: 'object' } };
const ask = { role: 'user', content: text('Is it wet in Oslo and Rome?') };
const reply = { role: 'assistant', content: text('In Oslo.'), model: 'basho-1' };

const use = (id: string, more: Fields = {}) => ({
  type: 'tool_use',
  id,
  name: 'weather',
  input: {},
  ...more,
});
const result = (toolUseId: string) => ({ type: 'tool_result', toolUseId, content: [text('rain')] });

/** What becomes of one conversation after the other with a client that answers like this. */
const outcomes = async (
  { sdk, connect }: CaseContext,
  conversations: readonly (readonly Fields[])[],
  answer: Fields = reply,
) => {
  const server = sdk.highLevel({ name: 'asker', version: '1.0.0' }, () => {});
  const poet = sdk.client(
    { name: 'poet', version: '1.0.0' },
    { capabilities: { sampling: { tools: {} } }, handlers: { 'sampling/createMessage': () => answer } },
  );

  const { server: live } = await connect(server, poet);
  const all: unknown[] = [];
  for (const messages of conversations) {
    all.push(await settled(live.createMessage({ messages, tools: [weather], maxTokens: 100 })));
  }
  return all;
};

const onlyTheLastWasSent = ['server → sampling/createMessage #1', 'client → result #1'];

verifies('sampling:tool-use:fields', 'a use of a tool arrives whole', async (cell) => {
  const content = use('use-1', {
    input: { city: 'Oslo', days: [1, null], exact: { to: 0.5 } },
    _meta: { 'example.com/cache': { id: 7, tags: ['a', null] } },
  });
  const wish = { ...reply, content, stopReason: 'toolUse' };

  observed(await outcomes(cell, [[ask]], wish))
    .required((seen) => expect(seen).toEqual([answered(wish)]))
    .divergent('refused', (seen) => expect(seen).toMatchObject([{ refused: { code: -32602 } }]));
});

verifies(
  'sampling:tool-use:parallel',
  'a text and two uses of one tool arrive in their order',
  async (cell) => {
    const content = [text('Let me look.'), use('use-1'), use('use-2', { input: { city: 'Rome' } })];
    const wish = { ...reply, content, stopReason: 'toolUse' };

    observed(await outcomes(cell, [[ask]], wish))
      .required((seen) => expect(seen).toEqual([answered(wish)]))
      .divergent('refused', (seen) => expect(seen).toMatchObject([{ refused: { code: -32602 } }]));
  },
);

verifies(
  'sampling:tool-use:balance',
  'of two uses one is without result and nothing is sent; with both results it is',
  async (cell) => {
    const uses = { role: 'assistant', content: [use('use-1'), use('use-2')] };

    const seen = await outcomes(cell, [
      [ask, uses, { role: 'user', content: result('use-1') }],
      [ask, uses, { role: 'user', content: text('Never mind.') }],
      [ask, uses, { role: 'user', content: [result('use-2'), result('use-1')] }],
    ]);

    const refusal = { refused: { message: expect.stringContaining('tool_result') } };
    expect(seen).toMatchObject([refusal, refusal, answered(reply)]);
    cell.wire.toRead(onlyTheLastWasSent);
  },
);

verifies(
  'sampling:tool-use:balance:earlier',
  'an earlier use is without result and nothing is sent',
  async (cell) => {
    const conversation = [
      ask,
      { role: 'assistant', content: use('use-1') },
      { role: 'user', content: text('Never mind.') },
      { role: 'assistant', content: text('As you wish.') },
      { role: 'user', content: text('And in Rome?') },
    ];

    observed(await outcomes(cell, [conversation]))
      .required((seen) => {
        expect(seen).toMatchObject([{ refused: {} }]);
        cell.wire.toRead([]);
      })
      .divergent('sent-anyway', (seen) => expect(seen).toEqual([answered(reply)]));
  },
);

verifies(
  'sampling:tool-use:balance:last',
  'the conversation ends with a use of a tool and nothing is sent',
  async (cell) => {
    observed(await outcomes(cell, [[ask, { role: 'assistant', content: use('use-1') }]]))
      .required((seen) => {
        expect(seen).toMatchObject([{ refused: {} }]);
        cell.wire.toRead([]);
      })
      .divergent('sent-anyway', (seen) => expect(seen).toEqual([answered(reply)]));
  },
);

verifies(
  'sampling:tool-use:balance:role',
  'the result stands in a message of the assistant and nothing is sent',
  async (cell) => {
    const uses = { role: 'assistant', content: use('use-1') };

    observed(await outcomes(cell, [[ask, uses, { role: 'assistant', content: result('use-1') }]]))
      .required((seen) => {
        expect(seen).toMatchObject([{ refused: {} }]);
        cell.wire.toRead([]);
      })
      .divergent('sent-anyway', (seen) => expect(seen).toEqual([answered(reply)]));
  },
);
