// Every optional field of what a server built on the high-level class asks for and gets, full and empty.

import {
  answered,
  audio,
  type CaseContext,
  embedded,
  expect,
  image,
  type Json,
  observed,
  refused,
  resourceLink,
  settled,
  text,
  verifies,
  without,
} from '#case';

type LiveServer = ReturnType<ReturnType<CaseContext['sdk']['highLevel']>['build']>;

const _meta = { 'example.com/origin': { by: 'hand', at: 0, from: null, parts: [], more: {} } };
const annotations = { audience: ['user', 'assistant'], priority: 0.5, lastModified: '2025-01-12T15:00:58Z' };
const icons = [
  { src: 'https://icons.example/48.png', mimeType: 'image/png', sizes: ['48x48', 'any'], theme: 'light' },
];
const more = { annotations, _meta };
const bare = { annotations: {}, _meta: {} };

const tool = {
  ...{ name: 'now', title: 'World clock', description: 'Tells the time', icons, _meta },
  inputSchema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { zone: { type: 'string' } },
    required: ['zone'],
  },
  outputSchema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { hour: { type: 'number' } },
    required: ['hour'],
  },
  annotations: {
    title: 'Clock',
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  execution: { taskSupport: 'forbidden' },
};

const answer = { role: 'assistant', model: 'basho-1', content: text('Red dust on the gate') };
const capabilities = { sampling: { tools: {}, context: {} }, elicitation: { form: {} }, roots: {} };

/** What reaches a client that is asked, and what reaches the server that it answers. */
const asked = async (
  { sdk, connect }: CaseContext,
  method: string,
  result: Json,
  ask: (live: LiveServer) => Promise<Json>,
): Promise<Json> => {
  const heard: Json[] = [];
  const visitor = sdk.client(
    { name: 'visitor', version: '1.0.0' },
    {
      capabilities,
      handlers: {
        [method]: ({ params }) => {
          heard.push(params);
          return structuredClone(result);
        },
      },
    },
  );
  const { server } = await connect(
    sdk.highLevel({ name: 'asker', version: '1.0.0' }, () => {}),
    visitor,
  );
  const got = await ask(server);
  return { heard, answered: got };
};

const question = { messages: [{ role: 'user', content: text('A haiku?') }], maxTokens: 100 };

/** What a client hears of such a question. */
const heardOf = async (cell: CaseContext, params: Json): Promise<Json> => {
  const send = structuredClone(params);
  const { heard, answered } = await asked(cell, 'sampling/createMessage', answer, (live) =>
    live.createMessage(send),
  );
  expect(answered).toEqual(answer);
  return heard;
};

verifies('fields:asked:message', 'a question reaches the client with every optional field', async (cell) => {
  const params = {
    ...question,
    modelPreferences: {
      hints: [{ name: 'basho' }, { name: 'issa' }],
      costPriority: 0.1,
      speedPriority: 0.2,
      intelligencePriority: 1,
    },
    systemPrompt: 'Be brief.',
    includeContext: 'thisServer',
    temperature: 0.7,
    stopSequences: ['\n\n', 'END'],
    metadata: { provider: { effort: 'low', seed: null } },
    tools: [tool],
    toolChoice: { mode: 'auto' },
    _meta,
  };

  observed(await heardOf(cell, params))
    .required((seen) => expect(seen).toEqual([params]))
    .divergent('without-theme', (seen) => expect(seen).toEqual(without([params], 'theme')));
});

verifies('fields:asked:message:empty', 'a question reaches the client with empty fields', async (cell) => {
  const schema = { type: 'object', properties: {}, required: [] };
  const params = {
    messages: [{ role: 'user', content: text('', bare), _meta: {} }],
    maxTokens: 0,
    modelPreferences: {
      hints: [{ name: '' }, {}],
      costPriority: 0,
      speedPriority: 0,
      intelligencePriority: 0,
    },
    systemPrompt: '',
    includeContext: 'none',
    temperature: 0,
    stopSequences: [''],
    metadata: {},
    tools: [
      {
        ...{ name: 'a', title: '', description: '', icons: [], _meta: {} },
        ...{ inputSchema: schema, outputSchema: schema, annotations: {}, execution: {} },
      },
      {
        ...{ name: 'b', inputSchema: schema, icons: [{ src: 'data:,', mimeType: '', sizes: [] }] },
        annotations: { title: '', readOnlyHint: false, idempotentHint: false },
      },
    ],
    toolChoice: {},
    _meta: {},
  };

  expect(await heardOf(cell, params)).toEqual([params]);
});

verifies(
  'fields:asked:message:contents',
  'texts, images, sounds and results of tools reach the client with every optional field',
  async (cell) => {
    const use = { type: 'tool_use', id: 'u1', name: 'now', input: { zone: null, deep: [{}] }, _meta };
    const result = {
      type: 'tool_result',
      toolUseId: 'u1',
      content: [
        text('12', more),
        image('/+8=', 'image/png', more),
        audio('AAEC', 'audio/wav', more),
        resourceLink('file:///tea', 'tea', {
          ...{ title: 'Tea', description: 'All of it', mimeType: 'text/plain', size: 0, icons },
          ...more,
        }),
        embedded({ uri: 'file:///tea', mimeType: 'text/plain', text: 'Sencha', _meta }, more),
        embedded({ uri: 'file:///leaf', mimeType: 'image/png', blob: '/+8=', _meta }, more),
      ],
      structuredContent: { hour: 0, zone: null, parts: [], more: {} },
      isError: false,
      _meta,
    };
    const said = [text('A haiku?', more), image('AAEC', 'image/png', more), audio('/+8=', 'audio/wav', more)];
    const messages = [
      { role: 'user', content: said, _meta },
      ...said.map((content) => ({ role: 'user', content })),
      { role: 'assistant', content: [text('Let me see', more), use] },
      { role: 'user', content: [result] },
    ];
    const params = { messages, maxTokens: 1, tools: [tool] };

    observed(await heardOf(cell, params))
      .required((seen) => expect(seen).toEqual([params]))
      .divergent('without-theme', (seen) => expect(seen).toEqual(without([params], 'theme', 'size')))
      .divergent('without-size', (seen) => expect(seen).toEqual(without([params], 'size')));
  },
);

verifies(
  'fields:asked:message:contents:empty',
  'texts, images, sounds and results of tools reach the client with empty fields',
  async (cell) => {
    const empty = { annotations: { audience: [], priority: 0 }, _meta: {} };
    const said = [text('', empty), image('', '', empty), audio('', '', empty)];
    const linked = { title: '', description: '', mimeType: '', size: 0, icons: [] };
    const content = [
      ...said,
      resourceLink('file:///a', '', { ...linked, ...empty }),
      embedded({ uri: 'file:///a', mimeType: '', text: '', _meta: {} }, empty),
      embedded({ uri: 'file:///a', mimeType: '', blob: '', _meta: {} }, empty),
    ];
    const use = { type: 'tool_use', id: '', name: '', input: {}, _meta: {} };
    const result = { type: 'tool_result', toolUseId: '', content, structuredContent: {}, isError: false };
    const messages = [
      { role: 'user', content: said, _meta: {} },
      ...said.map((content) => ({ role: 'user', content })),
      { role: 'assistant', content: [use] },
      { role: 'user', content: [{ ...result, _meta: {} }] },
    ];
    const params = { messages, maxTokens: 1 };

    observed(await heardOf(cell, params))
      .required((seen) => expect(seen).toEqual([params]))
      .divergent('without-size', (seen) => expect(seen).toEqual(without([params], 'size')));
  },
);

verifies(
  'fields:asked:message:answer',
  'contents of every kind reach the server with every optional field, together and each alone',
  async (cell) => {
    const content = [
      text('Red dust', more),
      image('/+8=', 'image/png', more),
      audio('AAEC', 'audio/wav', more),
      { type: 'tool_use', id: 'u1', name: 'now', input: { zone: null, deep: [{}] }, _meta },
    ];
    const answer = (each: unknown) => ({
      ...{ role: 'assistant', model: 'basho-1', stopReason: 'toolUse', _meta },
      content: each,
    });
    const answerTo = (params: Json, each: unknown) =>
      asked(cell, 'sampling/createMessage', answer(each), (live) => live.createMessage(params));

    for (const each of content.slice(0, 3)) {
      expect((await answerTo(question, each)).answered).toEqual(answer(each));
    }
    const params = { ...question, tools: [tool] };
    observed(await settled(answerTo(params, content)))
      .required((seen) => expect(seen).toEqual(answered({ heard: [params], answered: answer(content) })))
      .divergent('refused', (seen) => expect(seen).toEqual(refused(-32602)));
  },
);

verifies(
  'fields:asked:message:answer:empty',
  'a message reaches the server with empty fields',
  async (cell) => {
    const content = { ...text('', { annotations: { audience: [], priority: 0 } }), _meta: {} };
    const result = { role: 'user', model: '', content, stopReason: '', _meta: {} };

    const { answered } = await asked(cell, 'sampling/createMessage', result, (live) =>
      live.createMessage(question),
    );

    expect(answered).toEqual(result);
  },
);

/** A form, what a client hears of it, and what the server gets of the values that it is filled in with. */
const formOf = async (
  cell: CaseContext,
  properties: Json,
  content: Json,
  required?: string[],
): Promise<Json> => {
  const requestedSchema = { type: 'object', properties, ...(required && { required }) };
  const params = { mode: 'form', message: '', requestedSchema, _meta };
  const result = { action: 'accept', content, _meta: {} };
  const send = structuredClone(params);
  const { heard, answered } = await asked(cell, 'elicitation/create', result, (live) =>
    live.elicitInput(send),
  );
  return { params, heard, result, answered };
};

verifies('fields:asked:form', 'every keyword of every kind of field reaches the client', async (cell) => {
  const named = { title: 'A title', description: 'A description' };
  const titled = [
    { const: 'a', title: 'First' },
    { const: 'b', title: 'Second' },
  ];
  const properties = {
    text: { type: 'string', ...named, minLength: 1, maxLength: 9, format: 'email', default: 'a@b.c' },
    number: { type: 'number', ...named, minimum: -0.5, maximum: 9.5, default: 1.5 },
    integer: { type: 'integer', ...named, minimum: -1, maximum: 9, default: 1 },
    boolean: { type: 'boolean', ...named, default: true },
    choice: { type: 'string', ...named, enum: ['a', 'b'], default: 'a' },
    legacy: { type: 'string', ...named, enum: ['a', 'b'], enumNames: ['First', 'Second'], default: 'b' },
    titled: { type: 'string', ...named, oneOf: titled, default: 'a' },
    several: {
      ...{ type: 'array', ...named, minItems: 1, maxItems: 2, default: ['a'] },
      items: { type: 'string', enum: ['a', 'b'] },
    },
    severalTitled: {
      ...{ type: 'array', ...named, minItems: 1, maxItems: 2, default: ['b'] },
      items: { anyOf: titled },
    },
  };
  const content = { text: 'd@e.f', number: 3, integer: 2, boolean: false, choice: 'b', several: ['a', 'b'] };

  const { params, heard, result, answered } = await formOf(cell, properties, content, ['text', 'number']);

  expect(heard).toEqual([params]);
  expect(answered).toEqual(result);
});

verifies('fields:asked:form:empty', 'keywords in their empty forms reach the client', async (cell) => {
  const named = { title: '', description: '' };
  const properties = {
    text: { type: 'string', ...named, minLength: 0, maxLength: 0, default: '' },
    number: { type: 'number', ...named, minimum: 0, maximum: 0, default: 0 },
    integer: { type: 'integer', ...named, minimum: 0, maximum: 0, default: 0 },
    boolean: { type: 'boolean', ...named, default: false },
    several: {
      ...{ type: 'array', ...named, minItems: 0, maxItems: 0, default: [] },
      items: { type: 'string', enum: [''] },
    },
  };

  const { params, heard } = await formOf(cell, properties, {}, []);

  expect(heard).toEqual([params]);
});

verifies('fields:asked:form:answer', 'empty values reach the server as they were filled in', async (cell) => {
  const properties = {
    text: { type: 'string' },
    number: { type: 'number' },
    integer: { type: 'integer' },
    boolean: { type: 'boolean' },
    several: { type: 'array', items: { type: 'string', enum: ['a'] } },
  };
  const content = { text: '', number: 0, integer: 0, boolean: false, several: [] };

  const { result, answered } = await formOf(cell, properties, content);

  expect(answered).toEqual(result);
});

verifies('fields:asked:roots', 'roots reach the server with full and empty fields', async (cell) => {
  const result = {
    roots: [
      { uri: 'file:///home', name: 'Home', _meta },
      { uri: 'file:///empty', name: '', _meta: {} },
      { uri: 'file:///bare' },
    ],
    _meta: {},
  };

  const { answered } = await asked(cell, 'roots/list', result, (live) => live.listRoots());

  expect(answered).toEqual(result);
});
