// A client that asks for tasks. Most servers are played by hand.

import {
  answered,
  type CaseContext,
  expect,
  type Json,
  minute,
  observed,
  refused,
  settled,
  text,
  verifies,
  welcome,
} from '#case';

const tasks = { list: {}, cancel: {}, requests: { tools: { call: {} } } };

/** A real client at a server played by hand, which says what it declares. */
const playing = async (
  { sdk, connect, peer }: CaseContext,
  declared: Json = { tasks },
  native: Json = {},
) => {
  const server = peer('server');
  const asker = sdk.client({ name: 'asker', version: '1.0.0' }, { native });
  const [{ client }] = await Promise.all([
    connect(server, asker),
    welcome(server, { tools: {}, ...declared }),
  ]);
  const next = async () => (await server.next()) as unknown as Asked;
  const reply = (asked: Asked, result: Json) => server.send({ jsonrpc: '2.0', id: asked.id, result });
  const refuse = (asked: Asked, error: Json) => server.send({ jsonrpc: '2.0', id: asked.id, error });
  return { client, server, next, reply, refuse };
};

interface Asked {
  readonly id: number;
  readonly method: string;
  readonly params: Json;
}

/** A task as this server tells of it. */
const task = (taskId: string, more: Json = {}): Json => ({
  taskId,
  status: 'working',
  createdAt: '2025-11-25T10:30:00Z',
  lastUpdatedAt: '2025-11-25T10:40:00Z',
  ttl: null,
  pollInterval: 5 * minute,
  ...more,
});

/** All that a stream tells. */
const gathered = async (stream: AsyncIterable<Json>): Promise<Json[]> => {
  const told: Json[] = [];
  for await (const message of stream) told.push(message);
  return told;
};

/** Longer than the intervals of the tasks. */
const patient = { timeout: 60 * minute };

const call = { name: 'work', arguments: {} };

verifies(
  'tasks:requestor:ttl',
  'the lifetime that the user wants goes out with the request',
  async (cell) => {
    const { client, next, reply } = await playing(cell);

    const asked = client.request('tools/call', call, { task: { ttl: 90_000 } });
    const frame = await next();
    await reply(frame, { task: task('4711', { ttl: 90_000 }) });

    expect(frame.params).toEqual({ ...call, task: { ttl: 90_000 } });
    expect(await asked).toEqual({ task: task('4711', { ttl: 90_000 }) });
  },
);

verifies(
  'tasks:requestor:undeclared',
  'a task that the user asks for is not asked for elsewhere',
  async (cell) => {
    const { client, next, reply } = await playing(cell, {});

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
    const { client } = await playing(cell, { tasks: { list: {} } }, { enforceStrictCapabilities: true });

    const outcome = await settled(client.request('tools/call', call, { task: {} }));

    const message = expect.stringMatching(/does not support task creation/);
    expect(outcome).toEqual(refused(undefined, { message }));
    cell.wire.toRead([]);
  },
);

verifies(
  'tasks:requestor:fields',
  'answers of all kinds arrive with every field, null ones too',
  async (cell) => {
    const { client, next, reply } = await playing(cell);
    const full = task('4711', { status: 'failed', statusMessage: '', ttl: null, pollInterval: 0 });
    const { pollInterval: _, ...bare } = task('0815', { status: 'input_required', ttl: 0 });
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
  const server = cell.sdk.lowLevel({ name: 'workshop', version: '1.0.0' }, { tasks }, {});
  const listener = cell.sdk.client({ name: 'listener', version: '1.0.0' }, { notifications });
  const full = task('4711', { status: 'failed', statusMessage: 'no flour', ttl: 0 });
  const { pollInterval: _, ...bare } = task('0815', { _meta: { 'tests/shelf': null } });

  const { server: live } = await cell.connect(server, listener);
  for (const each of [full, bare]) await live.notify('notifications/tasks/status', structuredClone(each));
  await cell.quiet();

  expect(told).toEqual([full, bare]);
});

verifies('tasks:requestor:bare', 'questions about tasks hold their params and nothing else', async (cell) => {
  const { client, next, reply } = await playing(cell);
  const frames: Asked[] = [];
  const answering = async (asked: Promise<Json>, result: Json) => {
    const frame = await next();
    frames.push(frame);
    await reply(frame, result);
    await asked;
  };

  await answering(client.tasks.get('4711'), task('4711'));
  await answering(client.tasks.result('4711'), { content: [] });
  await answering(client.tasks.cancel('4711'), task('4711', { status: 'cancelled' }));
  await answering(client.tasks.list(), { tasks: [] });

  expect(frames.map(({ method, params }) => [method, params])).toEqual([
    ['tasks/get', { taskId: '4711' }],
    ['tasks/result', { taskId: '4711' }],
    ['tasks/cancel', { taskId: '4711' }],
    ['tasks/list', undefined],
  ]);
});

verifies('tasks:requestor:cursor', 'awkward cursors go back as they came', async (cell) => {
  const { client, next, reply } = await playing(cell);

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
  const { client, next, reply } = await playing(cell);
  const ids: Record<string, string> = { bread: '4711', cake: '0815' };
  const begin = (loaf: string) =>
    gathered(client.tasks.callTool({ name: 'bake', arguments: { loaf } }, { ...patient, task: {} }));

  const streams = Promise.all([begin('bread'), begin('cake')]);
  for (let answers = 0; answers < 6; answers += 1) {
    const frame = await next();
    const { taskId = ids[frame.params.arguments?.loaf] ?? '' } = frame.params;
    if (frame.method === 'tools/call') await reply(frame, { task: task(taskId) });
    else if (frame.method === 'tasks/get') await reply(frame, task(taskId, { status: 'completed' }));
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
  const server = sdk.lowLevel({ name: 'workshop', version: '1.0.0' }, { tasks }, {});
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
