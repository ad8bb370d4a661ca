// A client that calls tools which say whether they become tasks. The servers are played by hand.

import {
  expect,
  gathered,
  type Json,
  minute,
  observed,
  playedTask,
  playTaskServer,
  refused,
  settled,
  text,
  verifies,
} from '#case';

/** Longer than the intervals of the tasks. */
const patient = { timeout: 60 * minute };

/** Has the client list a tool that says this of tasks. */
const listing = async ({ client, next, reply }: Awaited<ReturnType<typeof playTaskServer>>, more: Json) => {
  const listed = client.listTools();
  await reply(await next(), { tools: [{ name: 'work', inputSchema: { type: 'object' }, ...more }] });
  await listed;
};

const call = { name: 'work', arguments: {} };
const done = { content: [text('done')] };

verifies(
  'tasks:requestor:tool:undeclared',
  'a required task is a plain call where none is declared',
  async (cell) => {
    const played = await playTaskServer(cell, { tasks: { list: {}, cancel: {} } });
    const { client, next, reply } = played;

    await listing(played, { execution: { taskSupport: 'required' } });
    const told = gathered(client.tasks.callTool(call));
    const frame = await next();
    await reply(frame, done);

    expect(frame.params).toEqual(call);
    expect(await told).toEqual([{ type: 'result', result: done }]);
  },
);

verifies(
  'tasks:requestor:tool:forbidden',
  'tools that forbid it and tools that keep silent are called plainly',
  async (cell) => {
    const played = await playTaskServer(cell);
    const { client, next, reply } = played;

    for (const more of [{ execution: { taskSupport: 'forbidden' } }, { execution: {} }, {}]) {
      await listing(played, more);
      const told = gathered(client.tasks.callTool(call));
      const frame = await next();
      await reply(frame, done);
      expect(frame.params).toEqual(call);
      expect(await told).toEqual([{ type: 'result', result: done }]);
    }
  },
);

verifies(
  'tasks:requestor:tool:forbidden:asked',
  'a task is not asked for, though the user does',
  async (cell) => {
    const played = await playTaskServer(cell);
    const { client, next, reply } = played;

    await listing(played, { execution: { taskSupport: 'forbidden' } });
    const told = gathered(client.tasks.callTool(call, { ...patient, task: { ttl: 90_000 } }));
    const pinged = client.ping();
    const frames = [await next()];
    while (frames.at(-1)?.method !== 'ping') frames.push(await next());
    for (const frame of frames) await reply(frame, frame.method === 'ping' ? {} : done);
    await Promise.all([told, pinged]);
    const sent = frames.slice(0, -1);

    observed(sent)
      .required((seen) => {
        expect(seen).toEqual([]);
      })
      .divergent('sent', (seen) => {
        expect(seen).toMatchObject([{ params: { ...call, task: { ttl: 90_000 } } }]);
      });
  },
);

verifies('tasks:requestor:tool:optional', 'the user chooses by the call', async (cell) => {
  const played = await playTaskServer(cell);
  const { client, next, reply } = played;

  await listing(played, { execution: { taskSupport: 'optional' } });
  const plain = client.callTool(call);
  const first = await next();
  await reply(first, done);
  const told = gathered(client.tasks.callTool(call, patient));
  const second = await next();
  await reply(second, { task: playedTask('4711') });
  await reply(await next(), playedTask('4711', { status: 'completed' }));
  await reply(await next(), done);

  expect([first.params, second.params]).toEqual([call, { ...call, task: {} }]);
  expect(await plain).toEqual(done);
  expect((await told).at(-1)).toEqual({ type: 'result', result: done });
});

verifies(
  'tasks:requestor:tool:required',
  'a plain call is refused its user, the other one is a task',
  async (cell) => {
    const played = await playTaskServer(cell);
    const { client, server, next, reply } = played;

    await listing(played, { execution: { taskSupport: 'required' } });
    const plain = await settled(client.callTool(call));
    const sent = server.received.length;
    const told = gathered(client.tasks.callTool(call, patient));
    const frame = await next();
    await reply(frame, { task: playedTask('4711') });
    await reply(await next(), playedTask('4711', { status: 'failed' }));
    await told;

    const message = expect.stringMatching(/"work" requires task-based execution/);
    expect(plain).toEqual(refused(-32600, { message }));
    expect(server.received[sent]).toMatchObject({ method: 'tools/call', params: { ...call, task: {} } });
  },
);

verifies(
  'tasks:requestor:tool:relisted',
  'a tool that required a task, and is listed again without a word of it, is called plainly either way',
  async (cell) => {
    const played = await playTaskServer(cell);
    const { client, next, reply } = played;

    await listing(played, { execution: { taskSupport: 'required' } });
    await listing(played, {});
    const streamed = gathered(client.tasks.callTool(call));
    const first = await next();
    await reply(first, done);
    const plain = settled(client.callTool(call));
    const second = await next();
    await reply(second, done);

    expect([first.params, second.params]).toEqual([call, call]);
    expect(await streamed).toEqual([{ type: 'result', result: done }]);
    expect(await plain).toEqual({ answered: done });
  },
);

verifies(
  'tasks:requestor:tool:output',
  'structured content is held against what was listed',
  async (cell) => {
    const played = await playTaskServer(cell);
    const { client, next, reply } = played;
    const outputSchema = { type: 'object', properties: { loaves: { type: 'number' } }, required: ['loaves'] };
    const run = async (result: Json) => {
      const told = gathered(client.tasks.callTool(call, patient));
      await reply(await next(), { task: playedTask('4711') });
      await reply(await next(), playedTask('4711', { status: 'completed' }));
      await reply(await next(), structuredClone(result));
      return (await told).at(-1);
    };

    await listing(played, { outputSchema, execution: { taskSupport: 'required' } });
    const right = { content: [], structuredContent: { loaves: 3 } };
    const failed = { content: [text('no flour')], isError: true };

    expect(await run(right)).toEqual({ type: 'result', result: right });
    expect(await run(failed)).toEqual({ type: 'result', result: failed });
    expect(await run({ content: [], structuredContent: { loaves: 'three' } })).toMatchObject({
      type: 'error',
      error: {
        code: -32602,
        message: expect.stringMatching(
          /^MCP error -32602: Structured content does not match the tool's output schema: .*loaves/,
        ),
      },
    });
    expect(await run({ content: [] })).toMatchObject({
      type: 'error',
      error: {
        code: -32600,
        message: 'MCP error -32600: Tool work has an output schema but did not return structured content',
      },
    });
  },
);

verifies(
  'tasks:requestor:tool:validator',
  'whatever the validator of the user throws ends the stream as an error',
  async (cell) => {
    const thrown: unknown[] = [
      new Error('The scale is broken.'),
      'The scale is broken.',
      cell.sdk.protocolError(-32050, 'The scale is broken.', { grams: null }),
    ];
    const told: Json[][] = [];
    for (const each of thrown) {
      const validate = () => {
        throw each;
      };
      const jsonSchemaValidator = { getValidator: () => validate };
      const played = await playTaskServer(cell, {}, { jsonSchemaValidator });
      const { client, next, reply } = played;
      await listing(played, { outputSchema: { type: 'object' } });
      const stream = gathered(client.tasks.callTool(call));
      await reply(await next(), { content: [], structuredContent: { loaves: 3 } });
      told.push(await stream);
    }

    const failed = {
      code: -32602,
      message: 'MCP error -32602: Failed to validate structured content: The scale is broken.',
    };
    const own = { code: -32050, message: 'MCP error -32050: The scale is broken.', data: { grams: null } };
    expect(told.map((each) => each.length)).toEqual([1, 1, 1]);
    expect(told.flat()).toMatchObject([
      { type: 'error', error: failed },
      { type: 'error', error: failed },
      { type: 'error', error: own },
    ]);
  },
);

verifies(
  'tasks:requestor:tool:plain',
  'a plain call is a result, or an error, and nothing else',
  async (cell) => {
    const { client, server, next, reply, refuse } = await playTaskServer(cell, {});
    const misreply = async (result: Json) =>
      server.sendInvalid({ jsonrpc: '2.0', id: (await next()).id, result });
    const begin = () => gathered(client.tasks.callTool(call));

    const fine = begin();
    await reply(await next(), done);
    const bare = begin();
    await misreply({});
    const cold = begin();
    await refuse(await next(), { code: -32050, message: 'The oven is cold.' });
    const odd = begin();
    await misreply({ content: 'bread' });

    const oven = { code: -32050, message: 'MCP error -32050: The oven is cold.' };
    const message = expect.stringMatching(/^MCP error -32603: .*content/s);
    expect([await fine, await bare]).toEqual([
      [{ type: 'result', result: done }],
      [{ type: 'result', result: { content: [] } }],
    ]);
    expect(await cold).toMatchObject([{ type: 'error', error: oven }]);
    expect(await odd).toMatchObject([{ type: 'error', error: { code: -32603, message } }]);
    expect([...(await cold), ...(await odd)]).toHaveLength(2);
  },
);
