// Letting the model use tools while it samples for a server built on the high-level class.

import { answered, type CaseContext, expect, observed, settled, text, verifies } from '#case';

type Fields = Record<string, unknown>;

const question = { messages: [{ role: 'user', content: text('Is it wet in Oslo?') }], maxTokens: 100 };
const weather = {
  name: 'weather',
  inputSchema: { type: 'object', properties: { city: { type: 'string' } } },
};
const reply = { role: 'assistant', content: text('It rains.'), model: 'basho-1', stopReason: 'endTurn' };

/** A server, and a client that supports so much of sampling; `seen` is what it was asked. */
const ends = ({ sdk }: CaseContext, sampling: Fields) => {
  const seen: Fields[] = [];
  const server = sdk.highLevel({ name: 'asker', version: '1.0.0' }, () => {});
  const poet = sdk.client(
    { name: 'poet', version: '1.0.0' },
    {
      capabilities: { sampling },
      handlers: {
        'sampling/createMessage': ({ params }) => {
          seen.push(params);
          return reply;
        },
      },
    },
  );
  return { server, poet, seen };
};

verifies('sampling:tools:undeclared', 'a client without support for tools is offered none', async (cell) => {
  const { server, poet } = ends(cell, {});

  const { server: live } = await cell.connect(server, poet);
  const outcome = await settled(live.createMessage({ ...question, tools: [weather] }));
  await cell.quiet();

  expect(outcome).toMatchObject({ refused: { message: expect.stringContaining('tools') } });
  cell.wire.toRead([]);
});

verifies(
  'sampling:tools:undeclared:choice',
  'a client without support for tools is sent no choice among them',
  async (cell) => {
    const { server, poet } = ends(cell, {});

    const { server: live } = await cell.connect(server, poet);
    const outcome = await settled(live.createMessage({ ...question, toolChoice: { mode: 'none' } }));
    await cell.quiet();

    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining('tools') } });
    cell.wire.toRead([]);
  },
);

verifies(
  'sampling:tools:undeclared:in-call',
  'asking from within a call, a client without support for tools is offered none',
  async ({ sdk, connect }) => {
    const seen: Fields[] = [];
    const server = sdk.highLevel({ name: 'asker', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('look', {}, async (_args, { request }) => {
        await settled(request('sampling/createMessage', { ...question, tools: [weather] }));
        return { content: [] };
      });
    });
    const poet = sdk.client(
      { name: 'poet', version: '1.0.0' },
      {
        capabilities: { sampling: {} },
        handlers: {
          'sampling/createMessage': ({ params }) => {
            seen.push(params);
            return reply;
          },
        },
      },
    );

    const { client } = await connect(server, poet);
    await client.request('tools/call', { name: 'look' });

    observed(seen)
      .required((asked) => expect(asked).toEqual([]))
      .divergent('sent-anyway', (asked) => expect(asked).toEqual([{ ...question, tools: [weather] }]));
  },
);

verifies(
  'sampling:tools:fields',
  'a tool with all its fields and a bare one arrive in their order, and so do none',
  async (cell) => {
    const { server, poet, seen } = ends(cell, { tools: {} });
    const icon = {
      src: 'data:image/png;base64,AAAA',
      mimeType: 'image/png',
      sizes: ['16x16'],
      theme: 'dark',
    };
    const full = {
      ...weather,
      title: 'Weather',
      description: 'Looks out of the window',
      outputSchema: { type: 'object', properties: { wet: { type: 'boolean' } }, required: ['wet'] },
      annotations: {
        title: 'Window',
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
      icons: [icon],
      execution: { taskSupport: 'forbidden' },
      _meta: { 'example.com/window': { id: 7, panes: ['a', null] } },
    };
    const bare = { name: 'bare', inputSchema: { type: 'object' } };
    const questions = [
      { ...question, tools: [full, bare] },
      { ...question, tools: [] },
    ];

    const { server: live } = await cell.connect(server, poet);
    for (const each of questions) expect(await live.createMessage(each)).toEqual(reply);

    const { theme: _, ...dull } = icon;
    observed(seen)
      .required((asked) => expect(asked).toEqual(questions))
      .divergent('without-theme', (asked) =>
        expect(asked).toEqual([{ ...question, tools: [{ ...full, icons: [dull] }, bare] }, questions[1]]),
      );
  },
);

verifies(
  'sampling:tools:choice',
  'each of the three modes arrives, and so does a choice without one',
  async (cell) => {
    const { server, poet, seen } = ends(cell, { tools: {} });
    const questions = [{ mode: 'auto' }, { mode: 'required' }, { mode: 'none' }, {}].map((toolChoice) => ({
      ...question,
      tools: [weather],
      toolChoice,
    }));

    const { server: live } = await cell.connect(server, poet);
    for (const each of questions) expect(await live.createMessage(each)).toEqual(reply);

    expect(seen).toEqual(questions);
  },
);

verifies(
  'sampling:tools:loop',
  'the model uses a tool, is told its result and ends its turn',
  async ({ sdk, connect }) => {
    const use = { type: 'tool_use', id: 'use-1', name: 'weather', input: { city: 'Oslo' } };
    const wish = { role: 'assistant', content: use, model: 'basho-1', stopReason: 'toolUse' };
    const result = { type: 'tool_result', toolUseId: 'use-1', content: [text('rain')] };
    const first = { ...question, tools: [weather] };
    const second = {
      ...first,
      messages: [
        ...question.messages,
        { role: 'assistant', content: use },
        { role: 'user', content: result },
      ],
    };
    const seen: Fields[] = [];
    const server = sdk.highLevel({ name: 'asker', version: '1.0.0' }, () => {});
    const poet = sdk.client(
      { name: 'poet', version: '1.0.0' },
      {
        capabilities: { sampling: { tools: {} } },
        handlers: {
          'sampling/createMessage': ({ params }) => {
            seen.push(params);
            return seen.length === 1 ? wish : reply;
          },
        },
      },
    );

    const { server: live } = await connect(server, poet);
    const wished = await settled(live.createMessage(first));
    const ended = await settled(live.createMessage(second));

    observed([wished, ended])
      .required((outcomes) => expect(outcomes).toEqual([answered(wish), answered(reply)]))
      .divergent('refused', (outcomes) =>
        expect(outcomes).toMatchObject([{ refused: { code: -32602 } }, answered(reply)]),
      );
    expect(seen).toEqual([first, second]);
  },
);
