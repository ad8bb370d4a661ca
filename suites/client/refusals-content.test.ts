// What a client says where it refuses an answer of its own handler, or a result that it was sent, for what is in it.

import {
  answered,
  type CaseContext,
  complete,
  expect,
  type Json,
  observed,
  refused,
  settled,
  text,
  verifies,
  welcome,
  worded,
} from '#case';

/** Goes on with what is wrong. */
const why = /./;

/** A client that answers so, to a server that may ask anything. */
const connectAnswering = (
  { sdk, connect }: CaseContext,
  capabilities: Json,
  answers: Json,
  native: Json = {},
) => {
  const handlers = Object.fromEntries(
    Object.entries(answers).map(([method, answer]) => [method, () => structuredClone(answer)]),
  );
  const asked = sdk.client({ name: 'asked', version: '1.0.0' }, { capabilities, handlers, native });
  return connect(sdk.lowLevel({ name: 'asking', version: '1.0.0' }, {}, {}), asked);
};

const question = { messages: [{ role: 'user', content: text('A haiku?') }], maxTokens: 10 };
const tools = [{ name: 'dictionary', inputSchema: { type: 'object' } }];
const form = { mode: 'form', message: 'Which?', requestedSchema: { type: 'object', properties: {} } };
const url = { mode: 'url', message: 'Pay', url: 'https://pay.example/', elicitationId: 'bill-7' };

verifies(
  'refusals:content:request:client',
  'a form without a message and a sample without messages, asked by hand, are refused although their handlers take anything',
  async (cell) => {
    const { z } = cell.sdk;
    const client = cell.sdk.client(
      { name: 'loose', version: '1.0.0' },
      { capabilities: { sampling: {}, elicitation: { form: {} } } },
    );
    for (const method of ['elicitation/create', 'sampling/createMessage']) {
      const anything = z.object({ method: z.literal(method), params: z.any() });
      client.setHandlerUnder(anything, () => ({ action: 'decline' }));
    }
    const server = cell.peer('server');
    await Promise.all([cell.connect(server, client), welcome(server)]);
    const { message: _, ...silent } = form;
    const ask = async (method: string, params: Json) => {
      await server.sendInvalid({ jsonrpc: '2.0', id: method, method, params });
      return server.next();
    };

    const wrong = (method: string, what: string) => ({
      jsonrpc: '2.0',
      id: method,
      error: { code: -32602, message: worded(`Invalid ${what} request: `, why) },
    });
    expect(await ask('elicitation/create', silent)).toEqual(wrong('elicitation/create', 'elicitation'));
    expect(await ask('sampling/createMessage', { maxTokens: 9 })).toEqual(
      wrong('sampling/createMessage', 'sampling'),
    );
    expect(await server.request('elicitation/create', form)).toMatchObject({ result: { action: 'decline' } });
  },
);

verifies(
  'refusals:content:task:client',
  'a sample and a form are refused as no tasks, and why is said',
  async (cell) => {
    const requests = { sampling: { createMessage: {} }, elicitation: { create: {} } };
    const { server } = await connectAnswering(
      cell,
      { sampling: {}, elicitation: { form: {} }, tasks: { requests } },
      {
        'sampling/createMessage': { role: 'assistant', content: text('Steam'), model: 'kettle-1' },
        'elicitation/create': { action: 'decline' },
      },
      { taskStore: cell.sdk.taskStore() },
    );
    const outcomes = [
      await settled(server.request('sampling/createMessage', { ...question, task: {} })),
      await settled(server.request('elicitation/create', { ...form, task: {} })),
    ];

    const refusal = refused(-32602, { message: worded('Invalid task creation result: ', why) });
    expect(outcomes).toEqual([refusal, refusal]);
  },
);

verifies(
  'refusals:content:elicit-mode:client',
  'a form that comes to a client of URLs, and a URL that comes to a client of forms, are named',
  async (cell) => {
    const accepting = { 'elicitation/create': { action: 'accept' } };
    const { server: ofUrls } = await connectAnswering(cell, { elicitation: { url: {} } }, accepting);
    const { server: ofForms } = await connectAnswering(cell, { elicitation: { form: {} } }, accepting);

    expect([
      await settled(ofUrls.request('elicitation/create', form)),
      await settled(ofForms.request('elicitation/create', url)),
    ]).toEqual([
      refused(-32602, { message: worded('Client does not support form-mode elicitation requests') }),
      refused(-32602, { message: worded('Client does not support URL-mode elicitation requests') }),
    ]);
  },
);

verifies(
  'refusals:content:answer:client',
  'an answer without a model and one without an action are refused by name',
  async (cell) => {
    const capabilities = { sampling: { tools: {} }, elicitation: { form: {} } };
    const { server } = await connectAnswering(cell, capabilities, {
      'sampling/createMessage': { role: 'assistant', content: text('Steam') },
      'elicitation/create': { content: {} },
    });

    const wrong = (what: string) => refused(-32602, { message: worded(`Invalid ${what} result: `, why) });
    expect([
      await settled(server.request('elicitation/create', form)),
      await settled(server.request('sampling/createMessage', question)),
      await settled(server.request('sampling/createMessage', { ...question, tools })),
    ]).toEqual([wrong('elicitation'), wrong('sampling'), wrong('sampling')]);
  },
);

verifies(
  'refusals:content:parts:client',
  'several parts are refused without tools, and let out with tools or a choice among them',
  async (cell) => {
    const parts = { role: 'assistant', content: [text('Steam')], model: 'kettle-1' };
    const answering = { 'sampling/createMessage': parts };
    const { server } = await connectAnswering(cell, { sampling: { tools: {} } }, answering);
    const ask = (more: Json) => settled(server.request('sampling/createMessage', { ...question, ...more }));

    const invalid = refused(-32602, { message: worded('Invalid sampling result: ', why) });
    observed([await ask({}), await ask({ tools }), await ask({ toolChoice: { mode: 'auto' } })])
      .required((seen) => expect(seen).toEqual([invalid, answered(parts), answered(parts)]))
      .divergent('refused', (seen) => expect(seen).toEqual([invalid, invalid, invalid]));
  },
);

/** What a client makes of a call whose result is this, once it has listed the tool. */
const measuring = async ({ sdk, connect }: CaseContext, result: Json, native: Json = {}) => {
  const outputSchema = {
    type: 'object',
    properties: { celsius: { type: 'number' }, place: { type: 'string' } },
    required: ['celsius'],
  };
  const server = sdk.lowLevel(
    { name: 'weather', version: '1.0.0' },
    { tools: {} },
    {
      'tools/list': () => ({ tools: [{ name: 'measure', inputSchema: { type: 'object' }, outputSchema }] }),
      'tools/call': () => ({ content: [], ...structuredClone(result) }),
    },
  );
  const { client } = await connect(server, sdk.client({ name: 'judge', version: '1.0.0' }, { native }));
  await client.listTools();
  return settled(client.callTool({ name: 'measure' }));
};

verifies(
  'refusals:content:structured:client',
  'a wrong number and a wrong text are both named, and a missing number is',
  async (cell) => {
    const wrong = (what: string) =>
      refused(-32602, {
        message: worded(`Structured content does not match the tool's output schema: ${what}`),
      });

    expect(await measuring(cell, { structuredContent: { celsius: 'warm', place: 7 } })).toEqual(
      wrong('data/celsius must be number, data/place must be string'),
    );
    expect(await measuring(cell, { structuredContent: {} })).toEqual(
      wrong("data must have required property 'celsius'"),
    );
  },
);

verifies(
  'refusals:content:structured:missing:client',
  'a result without any structured content is refused by the name of its tool',
  async (cell) => {
    const message = worded('Tool measure has an output schema but did not return structured content');

    expect(await measuring(cell, {})).toEqual(refused(-32600, { message }));
  },
);

verifies(
  'refusals:content:structured:unjudged:client',
  'an error and a word that the validator throws are passed on, and what it approves goes through',
  async (cell) => {
    const judge = (thrown: unknown) => ({
      jsonSchemaValidator: {
        getValidator: () => (data: Json) => {
          if (thrown) throw thrown;
          return { valid: true, data, errorMessage: undefined };
        },
      },
    });
    const structuredContent = { celsius: 'warm' };
    const failed = refused(-32602, { message: worded('Failed to validate structured content: cannot tell') });

    expect(await measuring(cell, { structuredContent }, judge(new TypeError('cannot tell')))).toEqual(failed);
    expect(await measuring(cell, { structuredContent }, judge('cannot tell'))).toEqual(failed);
    expect(await measuring(cell, { structuredContent }, judge(undefined))).toEqual(
      answered(complete({ content: [], structuredContent })),
    );
  },
);
