// The results of tools that a server built on the high-level class sends, and which of them it must not send.

import {
  answered,
  audio,
  type CaseContext,
  embedded,
  expect,
  image,
  observed,
  resourceLink,
  settled,
  text,
  verifies,
} from '#case';

type Fields = Record<string, unknown>;

const weather = {
  name: 'weather',
  inputSchema: { type: 'object' },
  outputSchema: { type: 'object', properties: { wet: { type: 'boolean' } }, required: ['wet'] },
};
const ask = { role: 'user', content: text('Is it wet in Oslo?') };
const use = { role: 'assistant', content: { type: 'tool_use', id: 'use-1', name: 'weather', input: {} } };
const reply = { role: 'assistant', content: text('It is.'), model: 'basho-1' };

const result = (more: Fields = {}) => ({
  type: 'tool_result',
  toolUseId: 'use-1',
  content: [text('rain')],
  ...more,
});

/** What becomes of one conversation after the other, and the last messages that the client was asked. */
const outcomes = async ({ sdk, connect }: CaseContext, conversations: readonly (readonly Fields[])[]) => {
  const last: unknown[] = [];
  const server = sdk.highLevel({ name: 'asker', version: '1.0.0' }, () => {});
  const poet = sdk.client(
    { name: 'poet', version: '1.0.0' },
    {
      capabilities: { sampling: { tools: {} } },
      handlers: {
        'sampling/createMessage': ({ params }) => {
          last.push(params.messages.at(-1));
          return reply;
        },
      },
    },
  );

  const { server: live } = await connect(server, poet);
  const all: unknown[] = [];
  for (const messages of conversations) {
    all.push(await settled(live.createMessage({ messages, tools: [weather], maxTokens: 100 })));
  }
  return { all, last };
};

verifies(
  'sampling:tool-result:fields',
  'a result arrives whole, a failure without content too',
  async (cell) => {
    const answers = [
      result({
        structuredContent: { wet: true, drops: [1, null] },
        isError: false,
        _meta: { 'example.com/cache': { id: 7, tags: ['a', null] } },
      }),
      result({ content: [], isError: true }),
    ].map((content) => ({ role: 'user', content }));

    const { all, last } = await outcomes(
      cell,
      answers.map((each) => [ask, use, each]),
    );

    expect(all).toEqual([answered(reply), answered(reply)]);
    expect(last).toEqual(answers);
  },
);

verifies(
  'sampling:tool-result:content',
  'a text, an image, a sound, a link and a resource arrive in one result',
  async (cell) => {
    const content = [
      text('rain'),
      image('iVBORw0KGgoAAAANSUhEUg==', 'image/png'),
      audio('UklGRiQAAABXQVZFZm10IA==', 'audio/wav'),
      resourceLink('file:///oslo.txt', 'oslo', { title: 'Oslo', mimeType: 'text/plain' }),
      embedded({ uri: 'file:///oslo.txt', mimeType: 'text/plain', text: 'rain' }),
    ];
    const answer = { role: 'user', content: result({ content }) };

    const { last } = await outcomes(cell, [[ask, use, answer]]);

    expect(last).toEqual([answer]);
  },
);

verifies(
  'sampling:tool-result:structured',
  'structured content breaks the schema of its tool and nothing is sent',
  async (cell) => {
    const answer = { role: 'user', content: result({ structuredContent: { wet: 'very' } }) };

    observed(await outcomes(cell, [[ask, use, answer]]))
      .required(({ all }) => {
        expect(all).toMatchObject([{ refused: {} }]);
        cell.wire.toRead([]);
      })
      .divergent('sent-anyway', ({ last }) => expect(last).toEqual([answer]));
  },
);

verifies(
  'sampling:tool-result:match',
  'a result names another use and nothing is sent; naming this one alone it is',
  async (cell) => {
    const right = { role: 'user', content: result() };

    const { all, last } = await outcomes(cell, [
      [ask, use, { role: 'user', content: result({ toolUseId: 'use-2' }) }],
      [ask, use, { role: 'user', content: [result(), result({ toolUseId: 'use-2' })] }],
      [ask, use, right],
    ]);

    const refusal = { refused: { message: expect.stringContaining('tool_result') } };
    expect(all).toMatchObject([refusal, refusal, answered(reply)]);
    expect(last).toEqual([right]);
  },
);

verifies(
  'sampling:tool-result:unasked',
  'a result that follows a text or nothing at all is not sent',
  async (cell) => {
    const { all } = await outcomes(cell, [
      [ask, { role: 'assistant', content: text('It is.') }, { role: 'user', content: result() }],
      [{ role: 'user', content: result() }],
    ]);

    const refusal = { refused: { message: expect.stringContaining('tool_result') } };
    expect(all).toMatchObject([refusal, refusal]);
    cell.wire.toRead([]);
  },
);

verifies(
  'sampling:tool-result:mixed',
  'a text stands beside the result and nothing is sent; without it it is',
  async (cell) => {
    const alone = { role: 'user', content: [result()] };

    const { all, last } = await outcomes(cell, [
      [ask, use, { role: 'user', content: [text('Here:'), result()] }],
      [ask, use, { role: 'user', content: [result(), image('AAAA', 'image/png')] }],
      [ask, use, alone],
    ]);

    const refusal = { refused: { message: expect.stringContaining('tool_result') } };
    expect(all).toMatchObject([refusal, refusal, answered(reply)]);
    expect(last).toEqual([alone]);
  },
);

verifies(
  'sampling:tool-result:mixed:earlier',
  'a text stands beside an earlier result and nothing is sent',
  async (cell) => {
    const conversation = [
      ask,
      use,
      { role: 'user', content: [text('Here:'), result()] },
      { role: 'assistant', content: text('It is.') },
      { role: 'user', content: text('And now?') },
    ];

    observed(await outcomes(cell, [conversation]))
      .required(({ all }) => {
        expect(all).toMatchObject([{ refused: {} }]);
        cell.wire.toRead([]);
      })
      .divergent('sent-anyway', ({ all }) => expect(all).toEqual([answered(reply)]));
  },
);
