// A client that asks for tasks. Most servers are played by hand.

import {
  answered,
  type CaseContext,
  expect,
  gathered,
  type Json,
  minute,
  observed,
  playedTask,
  playTaskServer,
  refused,
  settled,
  type TaskRequest,
  tasksCapability,
  text,
  verifies,
  welcome,
} from '#case';

/** Longer than the intervals of the tasks. */
const patient = { timeout: 60 * minute };

const call = { name: 'work', arguments: {} };

verifies(
  'tasks:requestor:ttl',
  'the lifetime that the user wants goes out with the request',
  async (cell) => {
    const { client, next, reply } = await playTaskServer(cell);

    const asked = client.request('tools/call', call, { task: { ttl: 90_000 } });
    const frame = await next();
    await reply(frame, { task: playedTask('4711', { ttl: 90_000 }) });

    expect(frame.params).toEqual({ ...call, task: { ttl: 90_000 } });
    expect(await asked).toEqual({ task: playedTask('4711', { ttl: 90_000 }) });
  },
);

verifies(
  'tasks:requestor:undeclared',
  'a task that the user asks for is not asked for elsewhere',
  async (cell) => {
    const { client, next, reply } = await playTaskServer(cell, {});

    const asked = client.request('tools/call', call, { task: {} }).then(answered, () => 'refused');
    const pinged = client.ping();
    const frames = [await next()];
    while (frames.at(-1)?.method !== 'ping') frames.push(await next());
    for (const frame of frames) await reply(frame, frame.method === 'ping' ? {} : { content: [] });
    await Promise.all([asked, pinged]);
    const sent = frames.slice(0, -1);

    observed(sent)
      .required((seen) => {
        expect(seen).toEqual([]);
      })
      .divergent('sent', (seen) => {
        expect(seen).toMatchObject([{ method: 'tools/call', params: { ...call, task: {} } }]);
      });
  },
);

verifies(
  'tasks:requestor:undeclared:strict',
  'a strict client refuses its user such a task',
  async (cell) => {
    const refusals = [];
    for (const declared of [{ list: {} }, { requests: {} }, { requests: { tools: {} } }]) {
      const strict = { enforceStrictCapabilities: true };
      const { client } = await playTaskServer(cell, { tasks: declared }, strict);
      refusals.push(await settled(client.request('tools/call', call, { task: {} })));
    }

    const saying = (which: string) =>
      refused(undefined, {
        message: `Server does not support task creation${which} (required for tools/call)`,
      });
    expect(refusals).toEqual([saying(''), saying(' for tools/call'), saying(' for tools/call')]);
    cell.wire.toRead([]);
  },
);

verifies(
  'tasks:requestor:fields',
  'answers of all kinds arrive with every field, null ones too',
  async (cell) => {
    const { client, next, reply } = await playTaskServer(cell);
    const full = playedTask('4711', { status: 'failed', statusMessage: '', ttl: null, pollInterval: 0 });
    const { pollInterval: _, ...bare } = playedTask('0815', { status: 'input_required', ttl: 0 });
    const _meta = { 'tests/shelf': null };
    const answering = async (asked: Promise<Json>, result: Json) => {
      await reply(await next(), structuredClone(result));
      return asked;
    };

    const results = [full, bare].flatMap((each) => [{ ...each, _meta }, each]);
    for (const each of results) {
      expect(await answering(client.tasks.get('4711'), each)).toEqual(each);
      expect(await answering(client.tasks.cancel('4711'), each)).toEqual(each);
    }
    const listed = { tasks: [full, bare], nextCursor: '', _meta };
    expect(await answering(client.tasks.list(), listed)).toEqual(listed);
    expect(await answering(client.tasks.list(), { tasks: [] })).toEqual({ tasks: [] });
  },
);

verifies('tasks:requestor:heard', 'a change of status arrives with every field', async (cell) => {
  const told: Json[] = [];
  const notifications = {
    'notifications/tasks/status': ({ params }: { params: Json }) => void told.push(params),
  };
  const server = cell.sdk.lowLevel({ name: 'workshop', version: '1.0.0' }, { tasks: tasksCapability }, {});
  const listener = cell.sdk.client({ name: 'listener', version: '1.0.0' }, { notifications });
  const full = playedTask('4711', { status: 'failed', statusMessage: 'no flour', ttl: 0 });
  const { pollInterval: _, ...bare } = playedTask('0815', { _meta: { 'tests/shelf': null } });

  const { server: live } = await cell.connect(server, listener);
  for (const each of [full, bare]) await live.notify('notifications/tasks/status', structuredClone(each));
  await cell.quiet();

  expect(told).toEqual([full, bare]);
});

verifies('tasks:requestor:bare', 'questions about tasks hold their params and nothing else', async (cell) => {
  const { client, next, reply } = await playTaskServer(cell);
  const frames: TaskRequest[] = [];
  const answering = async (asked: Promise<Json>, result: Json) => {
    const frame = await next();
    frames.push(frame);
    await reply(frame, result);
    await asked;
  };

  await answering(client.tasks.get('4711'), playedTask('4711'));
  await answering(client.tasks.result('4711'), { content: [] });
  await answering(client.tasks.cancel('4711'), playedTask('4711', { status: 'cancelled' }));
  await answering(client.tasks.list(), { tasks: [] });

  expect(frames.map(({ method, params }) => [method, params])).toEqual([
    ['tasks/get', { taskId: '4711' }],
    ['tasks/result', { taskId: '4711' }],
    ['tasks/cancel', { taskId: '4711' }],
    ['tasks/list', undefined],
  ]);
});

verifies('tasks:requestor:cursor', 'awkward cursors go back as they came', async (cell) => {
  const { client, next, reply } = await playTaskServer(cell);

  for (const cursor of ['eyJwYWdlIjogMn0=', 'a+b/c==&d?e#f%20', ' "\\\n\t🧀 ', 'x'.repeat(5_000)]) {
    const first = client.tasks.list();
    await reply(await next(), { tasks: [], nextCursor: cursor });
    const second = client.tasks.list((await first).nextCursor);
    const frame = await next();
    await reply(frame, { tasks: [] });
    expect(frame.params).toEqual({ cursor });
    expect(await second).toEqual({ tasks: [] });
  }
});

verifies('tasks:requestor:tracks', 'two calls at once each follow a task of their own', async (cell) => {
  const { client, next, reply } = await playTaskServer(cell);
  const ids: Record<string, string> = { bread: '4711', cake: '0815' };
  const begin = (loaf: string) =>
    gathered(client.tasks.callTool({ name: 'bake', arguments: { loaf } }, { ...patient, task: {} }));

  const streams = Promise.all([begin('bread'), begin('cake')]);
  for (let answers = 0; answers < 6; answers += 1) {
    const frame = await next();
    const { taskId = ids[frame.params.arguments?.loaf] ?? '' } = frame.params;
    if (frame.method === 'tools/call') await reply(frame, { task: playedTask(taskId) });
    else if (frame.method === 'tasks/get') await reply(frame, playedTask(taskId, { status: 'completed' }));
    else await reply(frame, { content: [text(taskId)] });
  }

  const told = await streams;
  expect(told.map((each) => each.at(-1))).toEqual([
    { type: 'result', result: { content: [text('4711')] } },
    { type: 'result', result: { content: [text('0815')] } },
  ]);
  expect(told.map(([first]) => first?.task.taskId)).toEqual(['4711', '0815']);
});

const related = 'io.modelcontextprotocol/related-task';

/** A real server with a task, and a client that is asked its name. */
const questioning = async ({ sdk, connect }: CaseContext) => {
  const asked: Json[] = [];
  const server = sdk.lowLevel({ name: 'workshop', version: '1.0.0' }, { tasks: tasksCapability }, {});
  const guest = sdk.client(
    { name: 'guest', version: '1.0.0' },
    {
      capabilities: { elicitation: { form: {} } },
      handlers: {
        'elicitation/create': ({ params }) => {
          asked.push(params);
          return { action: 'decline' };
        },
      },
    },
  );
  const { server: live } = await connect(server, guest);
  const question = {
    mode: 'form',
    message: 'Your name?',
    requestedSchema: { type: 'object', properties: {} },
    _meta: { [related]: { taskId: '4711' } },
  };
  return { asked, question, answer: await live.request('elicitation/create', structuredClone(question)) };
};

verifies(
  'tasks:requestor:any-stream',
  'what a task asks on the standalone stream is answered',
  async (cell) => {
    const { asked, question, answer } = await questioning(cell);

    const streams = cell.wire.records.flatMap((record) =>
      record.kind === 'message' &&
      record.at === 'client' &&
      record.did === 'got' &&
      'method' in record.message
        ? [record.over.kind]
        : [],
    );
    expect(streams).toEqual(['GET']);
    expect(asked).toEqual([question]);
    expect(answer).toMatchObject({ action: 'decline' });
  },
);

verifies('tasks:requestor:response', 'the answer to what a task asks names the task', async (cell) => {
  const { asked, question, answer } = await questioning(cell);

  expect(asked).toEqual([question]);
  observed(answer)
    .required((seen) => {
      expect(seen).toEqual({ action: 'decline', _meta: { [related]: { taskId: '4711' } } });
    })
    .divergent('bare', (seen) => {
      expect(seen).toEqual({ action: 'decline' });
    });
});

verifies(
  'tasks:requestor:notifies',
  'news sent while a question of a task is answered arrives, and names the task',
  async (cell) => {
    const told: Json[] = [];
    const server = cell.sdk.lowLevel(
      { name: 'workshop', version: '1.0.0' },
      { tasks: tasksCapability },
      {},
      { notifications: { 'notifications/tests/thought': ({ params }) => void told.push(params) } },
    );
    const guest = cell.sdk.client(
      { name: 'guest', version: '1.0.0' },
      {
        capabilities: { elicitation: { form: {} } },
        handlers: {
          'elicitation/create': async (_, { notify }) => {
            await notify('notifications/tests/thought', { step: 1 });
            return { action: 'decline' };
          },
        },
      },
    );
    const _meta = { [related]: { taskId: '4711' } };
    const form = { message: '?', requestedSchema: { type: 'object', properties: {} }, _meta };

    const { server: live } = await cell.connect(server, guest);
    const outcome = await settled(live.request('elicitation/create', form));
    await cell.quiet();

    observed({ told, outcome })
      .required((seen) => {
        expect(seen).toMatchObject({
          told: [{ step: 1, _meta }],
          outcome: { answered: { action: 'decline' } },
        });
      })
      .divergent('refused', (seen) => {
        const message = expect.stringMatching(/: Cannot enqueue task message: .* are not configured$/);
        expect(seen).toEqual({ told: [], outcome: refused(-32603, { message }) });
      });
  },
);

verifies(
  'tasks:requestor:progress',
  'what a call tells after its answer is heard if that was a task, and told as an error if not',
  async (cell) => {
    const heard: Json[] = [];
    const errors: string[] = [];
    const server = cell.peer('server');
    const asker = cell.sdk.client(
      { name: 'asker', version: '1.0.0' },
      { onerror: ({ message }) => void errors.push(message) },
    );
    const [{ client }] = await Promise.all([
      cell.connect(server, asker),
      welcome(server, { tools: {}, tasks: tasksCapability }),
    ]);
    /** Over HTTP it is the client's open request that carries what a server tells. */
    const progress = async (progressToken: number, step: number) => {
      const pinged = client.ping();
      const { id } = (await server.next()) as unknown as TaskRequest;
      const params = { progressToken, progress: step };
      await server.send({ jsonrpc: '2.0', method: 'notifications/progress', params });
      await server.send({ jsonrpc: '2.0', id, result: {} });
      await pinged;
      await cell.quiet();
    };

    const answers = [
      { task: playedTask('4711') },
      ...[{ task: 'tea' }, { task: null }, { task: { taskId: 7 } }, { content: [] }],
    ];
    for (const [step, result] of answers.entries()) {
      const onprogress = (told: Json) => heard.push({ ...told, step });
      const asked = client.request('tools/call', call, { task: {}, onprogress });
      const { id, params } = (await server.next()) as unknown as TaskRequest;
      const isValid = step === 0 || 'content' in result;
      await (isValid ? server.send : server.sendInvalid)({ jsonrpc: '2.0', id, result });
      await asked;
      await progress(params._meta.progressToken, step);
    }

    const stray = expect.stringMatching(/^Received a progress notification for an unknown token: /);
    expect(heard).toEqual([{ progress: 0, step: 0 }]);
    expect(errors).toEqual([stray, stray, stray, stray]);
  },
);
