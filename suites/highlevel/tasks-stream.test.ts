// What a server built on the high-level class makes of samples and forms that it follows by streams.

import {
  answered,
  type CaseContext,
  expect,
  gathered,
  type Json,
  refused,
  settled,
  text,
  verifies,
} from '#case';

const question = { messages: [{ role: 'user', content: text('A haiku?') }], maxTokens: 10 };
const haiku = { role: 'assistant', content: text('Steam'), model: 'kettle-1' };
const form = { message: 'Which?', requestedSchema: { type: 'object', properties: {} } };
const page = { mode: 'url', message: 'Sign in.', elicitationId: '7', url: 'https://sign.in.test/7' };

/** A server, and a client that declares this and does whatever it is asked. */
const ends = async ({ sdk, connect, wire }: CaseContext, capabilities: Json, more: Json = {}) => {
  const handlers = {
    ...(capabilities.sampling && { 'sampling/createMessage': () => structuredClone(haiku) }),
    ...(capabilities.elicitation && { 'elicitation/create': () => ({ action: 'decline' }) }),
    ...more,
  };
  const server = sdk.highLevel({ name: 'asker', version: '1.0.0' }, () => {});
  const guest = sdk.client({ name: 'guest', version: '1.0.0' }, { capabilities, handlers });
  const before = wire.sent('server').length;
  const { client, server: live } = await connect(server, guest);
  /** What the server asked for since it was connected. */
  const asked = () =>
    wire
      .sent('server')
      .slice(before)
      .flatMap((each) => ('method' in each ? [each] : []));
  return { client, tasks: live.tasks, asked };
};

/** All that a stream tells, or what keeps it from beginning. */
const heard = (begin: () => AsyncIterable<Json>) => settled((async () => gathered(begin()))());

const saying = (message: string) => refused(undefined, { message });

verifies(
  'tasks:stream:elicit:undeclared',
  'forms and pages are refused each by their mode, a form without one as well',
  async (cell) => {
    const noForm = saying('Client does not support form elicitation.');
    const noPage = saying('Client does not support url elicitation.');
    const outcomes = async (capabilities: Json) => {
      const { tasks, asked } = await ends(cell, capabilities);
      const all = [];
      for (const each of [form, { ...form, mode: 'form' }, page]) {
        all.push(await heard(() => tasks.elicitInput(each)));
      }
      expect(asked()).toHaveLength(all.filter((each) => 'answered' in each).length);
      return all;
    };

    const fine = answered([{ type: 'result', result: { action: 'decline' } }]);
    expect(await outcomes({})).toEqual([noForm, noForm, noPage]);
    expect(await outcomes({ elicitation: { url: {} } })).toEqual([noForm, noForm, fine]);
    expect(await outcomes({ elicitation: { form: {} } })).toEqual([fine, fine, noPage]);
  },
);

verifies(
  'tasks:stream:elicit:mode',
  'a form without a mode goes out with it, all else as it is',
  async (cell) => {
    const { tasks, asked } = await ends(cell, { elicitation: { form: {}, url: {} } });

    const told = [];
    for (const each of [form, { ...form, mode: 'form' }, page]) {
      told.push(await heard(() => tasks.elicitInput(each)));
    }

    const fine = answered([{ type: 'result', result: { action: 'decline' } }]);
    expect(told).toEqual([fine, fine, fine]);
    expect(asked().map(({ method, params }) => [method, params])).toEqual([
      ['elicitation/create', { ...form, mode: 'form' }],
      ['elicitation/create', { ...form, mode: 'form' }],
      ['elicitation/create', page],
    ]);
  },
);

const tools = [{ name: 'weather', inputSchema: { type: 'object' } }];
const toolChoice = { mode: 'auto' };

verifies(
  'tasks:stream:sample:tools',
  'tools and the choice among them go to those who declare them',
  async (cell) => {
    const plain = await ends(cell, { sampling: {} });
    const outcomes = [
      await heard(() => plain.tasks.createMessage({ ...question, tools })),
      await heard(() => plain.tasks.createMessage({ ...question, toolChoice })),
      await heard(() => plain.tasks.createMessage(question)),
    ];
    const able = await ends(cell, { sampling: { tools: {} } });
    const fine = await heard(() => able.tasks.createMessage({ ...question, tools, toolChoice }));

    const none = saying('Client does not support sampling tools capability.');
    const told = answered([{ type: 'result', result: haiku }]);
    expect([...outcomes, fine]).toEqual([none, none, told, told]);
    expect(plain.asked().map(({ method, params }) => [method, params])).toEqual([
      ['sampling/createMessage', question],
      ['sampling/createMessage', { ...question, tools, toolChoice }],
    ]);
  },
);

const user = (...content: Json[]) => ({ role: 'user', content });
const model = (...content: Json[]) => ({ role: 'assistant', content });
const use = (id: string) => ({ type: 'tool_use', id, name: 'weather', input: {} });
const result = (toolUseId: string) => ({ type: 'tool_result', toolUseId, content: [text('rain')] });
const words = text('Is it wet?');

verifies(
  'tasks:stream:sample:pairs',
  'talks without tools, and those in which each use has its result, go out as they are',
  async (cell) => {
    const talks = [
      [],
      [{ role: 'user', content: words }],
      [user(words), { role: 'assistant', content: words }],
      [user(words), model(words, words), user(words)],
      [
        { role: 'assistant', content: use('a') },
        { role: 'user', content: result('a') },
      ],
      [user(words), model(words, use('a'), use('b')), user(result('b'), result('a'))],
      [user(words), model(use('a'))],
      [model(use('a')), user(result('a')), model(words)],
    ];
    const { tasks, asked } = await ends(cell, { sampling: { tools: {} } });

    for (const messages of talks) {
      const told = await heard(() => tasks.createMessage({ messages, maxTokens: 10 }));
      expect(told).toEqual(answered([{ type: 'result', result: haiku }]));
    }

    expect(asked().map(({ params }) => params)).toEqual(
      talks.map((messages) => ({ messages, maxTokens: 10 })),
    );
  },
);

verifies(
  'tasks:stream:sample:unpaired',
  'results among words, of no use before them and of other uses are refused each in its words',
  async (cell) => {
    const mixed = 'The last message must contain only tool_result content if any is present';
    const orphan = 'tool_result blocks are not matching any tool_use from the previous message';
    const other = 'ids of tool_result blocks and tool_use blocks from previous message do not match';
    const talks: [string, Json[]][] = [
      [mixed, [model(use('a')), user(result('a'), words)]],
      [mixed, [user(words, result('a'))]],
      [orphan, [user(result('a'))]],
      [orphan, [{ role: 'user', content: result('a') }]],
      [orphan, [user(words), user(result('a'))]],
      [orphan, [model(use('a')), user(words), user(result('a'))]],
      [other, [model(use('a')), user(result('b'))]],
      [other, [model(use('a'), use('b')), user(result('a'))]],
      [other, [model(use('a')), user(result('a'), result('b'))]],
      [other, [model(use('a')), user(words)]],
      [
        other,
        [
          { role: 'assistant', content: use('a') },
          { role: 'user', content: words },
        ],
      ],
    ];
    const { tasks, asked } = await ends(cell, { sampling: { tools: {} } });

    for (const [message, messages] of talks) {
      expect(await heard(() => tasks.createMessage({ messages, maxTokens: 10 }))).toEqual(saying(message));
    }

    expect(asked()).toEqual([]);
  },
);

verifies(
  'tasks:stream:refused',
  'the error of the client is the only message, with its code and data',
  async (cell) => {
    const refuse = () => {
      throw cell.sdk.protocolError(-32050, 'No ink.', { pens: 0 });
    };
    const { tasks } = await ends(
      cell,
      { sampling: {}, elicitation: {} },
      { 'sampling/createMessage': refuse, 'elicitation/create': refuse },
    );

    const told = [
      await gathered(tasks.createMessage(question)),
      await gathered(tasks.elicitInput(form)),
      await gathered(tasks.stream('roots/list', {})),
    ];

    const message = expect.stringMatching(/No ink\.$/);
    const error = { code: -32050, message, data: { pens: 0 } };
    const unknown = { code: -32601, message: 'MCP error -32601: Method not found' };
    expect(told.flat().map(({ type }) => type)).toEqual(['error', 'error', 'error']);
    expect(told.flat()).toMatchObject([{ error }, { error }, { error: unknown }]);
  },
);

verifies('tasks:stream:unsent', 'after the connection is closed an error comes', async (cell) => {
  const { client, tasks } = await ends(cell, { sampling: {} });
  await client.close();
  await cell.quiet();

  const plain = await gathered(tasks.stream('ping', {}));
  const asTask = await gathered(tasks.stream('sampling/createMessage', question, { task: {} }));

  const error = { code: -32603, message: 'MCP error -32603: Error: Not connected' };
  expect([...plain, ...asTask]).toMatchObject([
    { type: 'error', error },
    { type: 'error', error },
  ]);
});
