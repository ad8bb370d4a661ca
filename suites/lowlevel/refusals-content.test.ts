// What a server built on the low-level class says where it refuses a result, an answer or a conversation for what is in it.

import {
  answered,
  type CaseContext,
  expect,
  type Json,
  type LiveServer,
  open,
  type Recipe,
  refused,
  settled,
  text,
  verifies,
  worded,
} from '#case';

const identity = { name: 'particular', version: '1.0.0' };

/** Goes on with what is wrong. */
const why = /./;

const recipeOf = (
  { sdk }: CaseContext,
  capabilities: Json = {},
  handlers: Json = {},
  native: Json = {},
): Recipe<LiveServer> => sdk.lowLevel(identity, capabilities, handlers, { native });

verifies(
  'refusals:content:tool-result',
  'content that is no list is refused, and why is said',
  async (cell) => {
    const careless = recipeOf(cell, { tools: {} }, { 'tools/call': () => ({ content: 'none' }) });

    const { client } = await cell.connect(careless);

    expect(await settled(client.callTool({ name: 'any' }))).toEqual(
      refused(-32602, { message: worded('Invalid tools/call result: ', why) }),
    );
  },
);

verifies(
  'refusals:content:request',
  'a call without a name, played by hand, is refused although its handler takes anything, and a call with one is answered',
  async (cell) => {
    const recipe = recipeOf(cell, { tools: {} });
    const { z } = cell.sdk;
    const build = () => {
      const server = recipe.build();
      const anything = z.object({ method: z.literal('tools/call'), params: z.any() });
      server.setHandlerUnder(anything, () => ({ content: [text('here')] }));
      return server;
    };

    const { client } = await cell.connect({ ...recipe, build }, cell.peer('client'));
    await open(client);
    const nameless = { jsonrpc: '2.0', id: 'nameless', method: 'tools/call', params: { arguments: {} } };
    await client.sendInvalid(nameless);

    expect(await client.next()).toEqual({
      jsonrpc: '2.0',
      id: 'nameless',
      error: { code: -32602, message: worded('Invalid tools/call request: ', why) },
    });
    expect(await client.request('tools/call', { name: 'any' })).toMatchObject({
      result: { content: [text('here')] },
    });
  },
);

verifies('refusals:content:task', 'a result is refused as no task, and why is said', async (cell) => {
  const hasty = recipeOf(
    cell,
    { tools: {}, tasks: { requests: { tools: { call: {} } } } },
    { 'tools/call': () => ({ content: [] }) },
    { taskStore: cell.sdk.taskStore() },
  );

  const { client } = await cell.connect(hasty);

  expect(await settled(client.request('tools/call', { name: 'any', task: {} }))).toEqual(
    refused(-32602, { message: worded('Invalid task creation result: ', why) }),
  );
});

/** What becomes of eliciting `params` from a client of these modes that answers so. */
const eliciting = async (cell: CaseContext, modes: Json, params: Json, answer: Json, native: Json = {}) => {
  const client = cell.sdk.client(
    { name: 'asked', version: '1.0.0' },
    {
      capabilities: { elicitation: modes },
      handlers: { 'elicitation/create': () => structuredClone(answer) },
    },
  );
  const { server } = await cell.connect(recipeOf(cell, {}, {}, native), client);
  return settled(server.elicitInput(params));
};

const requestedSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, age: { type: 'integer' } },
  required: ['name'],
};
const form = { mode: 'form', message: 'Who are you?', requestedSchema };
const url = { mode: 'url', message: 'Pay', url: 'https://pay.example/', elicitationId: 'bill-7' };

verifies(
  'refusals:content:elicited',
  'a wrong name and a wrong age are both named, and a missing name is',
  async (cell) => {
    const wrong = (what: string) =>
      refused(-32602, {
        message: worded(`Elicitation response content does not match requested schema: ${what}`),
      });

    const accept = (content: Json) => ({ action: 'accept', content });
    expect(await eliciting(cell, { form: {} }, form, accept({ name: 7, age: 'old' }))).toEqual(
      wrong('data/name must be string, data/age must be integer'),
    );
    expect(await eliciting(cell, { form: {} }, form, accept({ age: 36 }))).toEqual(
      wrong("data must have required property 'name'"),
    );
  },
);

verifies(
  'refusals:content:elicited:unjudged',
  'an error and a word that the validator throws are passed on, and so is what it throws for the schema',
  async (cell) => {
    const throwing = (thrown: unknown) => () => {
      throw thrown;
    };
    const content = { action: 'accept', content: { name: 'Ada' } };
    const failed = refused(-32603, {
      message: worded('Error validating elicitation response: cannot tell'),
    });

    for (const thrown of [new TypeError('cannot tell'), 'cannot tell']) {
      for (const getValidator of [throwing(thrown), () => throwing(thrown)]) {
        const native = { jsonSchemaValidator: { getValidator } };
        expect(await eliciting(cell, { form: {} }, form, content, native)).toEqual(failed);
      }
    }
  },
);

verifies(
  'refusals:content:elicit-mode',
  'a form for a client of URLs, and a URL for a client of forms, are named',
  async (cell) => {
    const saying = (message: string) => ({ refused: expect.objectContaining({ message }) });

    expect(await eliciting(cell, { url: {} }, form, { action: 'accept' })).toEqual(
      saying('Client does not support form elicitation.'),
    );
    expect(await eliciting(cell, { form: {} }, url, { action: 'accept' })).toEqual(
      saying('Client does not support url elicitation.'),
    );
    cell.wire.toRead([]);
  },
);

const user = (content: unknown) => ({ role: 'user', content });
const use = (id: string) => ({ type: 'tool_use', id, name: 'weather', input: {} });
const result = (toolUseId: string) => ({ type: 'tool_result', toolUseId, content: [text('rain')] });
const reply = { role: 'assistant', content: text('It is.'), model: 'basho-1' };

/** What becomes of one conversation after the other with a client that samples so. */
const sampling = async (cell: CaseContext, declared: Json, conversations: readonly Json[]) => {
  const client = cell.sdk.client(
    { name: 'poet', version: '1.0.0' },
    {
      capabilities: { sampling: declared },
      handlers: { 'sampling/createMessage': () => structuredClone(reply) },
    },
  );
  const { server } = await cell.connect(recipeOf(cell), client);
  const outcomes = [];
  for (const params of conversations) {
    outcomes.push(await settled(server.createMessage({ maxTokens: 9, ...params })));
  }
  return outcomes;
};

verifies(
  'refusals:content:sampling',
  'a text beside a result, a result of nothing, a result of something else and unknown tools are told apart',
  async (cell) => {
    const uses = { role: 'assistant', content: [use('one'), use('two')] };
    const tools = [{ name: 'weather', inputSchema: { type: 'object' } }];
    const talk = (...messages: Json[]) => ({ messages: [user(text('Is it wet?')), ...messages] });
    const conversations = [
      talk(uses, user([result('one'), text('and')])),
      talk(user(result('one'))),
      { messages: [user(result('one'))] },
      talk(uses, user([result('one'), result('three')])),
      talk(uses, user([result('one'), result('one')])),
      talk(uses, user(text('Never mind.'))),
      { ...talk(), tools },
      { ...talk(), toolChoice: { mode: 'auto' } },
    ];

    const unmatched = 'tool_result blocks are not matching any tool_use from the previous message';
    const mismatched = 'ids of tool_result blocks and tool_use blocks from previous message do not match';
    expect(await sampling(cell, {}, conversations)).toEqual(
      [
        'The last message must contain only tool_result content if any is present',
        ...[unmatched, unmatched],
        ...[mismatched, mismatched, mismatched],
        ...Array(2).fill('Client does not support sampling tools capability.'),
      ].map((message) => ({ refused: expect.objectContaining({ message: worded(message) }) })),
    );
    cell.wire.toRead([]);
  },
);

verifies(
  'refusals:content:sampling:none',
  'a conversation without messages, one of a single use and one whose results match are sent',
  async (cell) => {
    const uses = { role: 'assistant', content: [use('one'), text('and'), use('two')] };
    const conversations = [
      { messages: [] },
      { messages: [user(text('Is it wet?'))] },
      { messages: [uses, user([result('two'), result('one')])] },
      { messages: [{ role: 'assistant', content: use('one') }, user(result('one'))] },
    ];

    expect(await sampling(cell, {}, conversations)).toEqual(conversations.map(() => answered(reply)));
  },
);
