// A client that works on tasks for a server.

import {
  type CaseContext,
  expect,
  type HandlerContext,
  type Json,
  type LiveServer,
  minute,
  type RequestTaskStore,
  refused,
  settled,
  stopClock,
  text,
  verifies,
} from '#case';

const tasks = {
  list: {},
  cancel: {},
  requests: { sampling: { createMessage: {} }, elicitation: { create: {} } },
};

/** A server, and a client that takes questions as tasks in a store that the test looks after. */
const working = async ({ sdk, connect }: CaseContext, told: Json[] = []) => {
  const store = sdk.taskStore();
  const works: RequestTaskStore[] = [];
  const asTask = async (_: Json, { taskStore, requestedTtl }: HandlerContext) => {
    works.push(taskStore as RequestTaskStore);
    return { task: await taskStore?.createTask({ ttl: requestedTtl, pollInterval: 5 * minute }) };
  };
  const worker = sdk.client(
    { name: 'worker', version: '1.0.0' },
    {
      capabilities: { sampling: {}, elicitation: { form: {} }, tasks },
      handlers: { 'sampling/createMessage': asTask, 'elicitation/create': asTask },
      native: { taskStore: store },
    },
  );
  const notifications = {
    'notifications/tasks/status': ({ params }: { params: Json }) => void told.push(params),
  };
  const server = sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {}, { notifications });
  const { server: live } = await connect(server, worker);
  return { live, store, works };
};

const question = { messages: [{ role: 'user', content: text('A haiku?') }], maxTokens: 10 };
const form = { mode: 'form', message: 'Which?', requestedSchema: { type: 'object', properties: {} } };
const haiku = { role: 'assistant', content: text('Steam'), model: 'kettle-1' };

/** Has the client sample as a task, and gives the task. */
const begin = async (live: LiveServer): Promise<Json> =>
  (await live.request('sampling/createMessage', { ...question, task: { ttl: 90 * minute } })).task;

const related = 'io.modelcontextprotocol/related-task';
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);

/** Waits longer than the intervals at which the client looks after a task. */
const patient = { timeout: 60 * minute };

verifies('tasks:receiver:created', 'a question and a form become whole tasks', async (cell) => {
  const { live } = await working(cell);
  const task = {
    taskId: expect.any(String),
    status: 'working',
    createdAt: time,
    lastUpdatedAt: time,
    ttl: 90_000,
    pollInterval: 5 * minute,
  };

  const asked = await live.request('sampling/createMessage', { ...question, task: { ttl: 90_000 } });
  const filled = await live.request('elicitation/create', { ...form, task: { ttl: 90_000 } });

  expect([asked, filled]).toEqual([{ task }, { task }]);
  expect(asked.task.taskId).not.toBe(filled.task.taskId);
});

verifies('tasks:receiver:get', 'each status comes with all there is to say of the task', async (cell) => {
  const { live, store } = await working(cell);

  for (const status of ['working', 'input_required', 'completed', 'failed', 'cancelled']) {
    const created = await begin(live);
    await store.updateTaskStatus(created.taskId, status, `It is ${status}.`);
    const statusMessage = `It is ${status}.`;
    expect(await live.tasks.get(created.taskId)).toEqual({
      ...created,
      status,
      statusMessage,
      lastUpdatedAt: time,
    });
  }
});

verifies(
  'tasks:receiver:result',
  'a finished task gives the whole answer, and names itself',
  async (cell) => {
    const { live, store } = await working(cell);

    const { taskId } = await begin(live);
    await store.storeTaskResult(taskId, 'completed', structuredClone({ ...haiku, stopReason: 'endTurn' }));

    const _meta = { [related]: { taskId } };
    expect(await live.tasks.result(taskId)).toEqual({ ...haiku, stopReason: 'endTurn', _meta });
  },
);

verifies('tasks:receiver:blocks', 'nobody is answered while the task works', async (cell) => {
  const clock = stopClock();
  const { live, store } = await working(cell);
  const answers: Json[] = [];

  const { taskId } = await begin(live);
  const fetched = live.tasks.result(taskId, patient).then((result) => answers.push(result));
  await cell.quiet();
  clock.advance(5 * minute);
  await cell.quiet();
  const early = structuredClone(answers);
  await store.storeTaskResult(taskId, 'completed', structuredClone(haiku));
  clock.advance(5 * minute);
  await fetched;

  expect(early).toEqual([]);
  expect(answers).toMatchObject([haiku]);
});

verifies('tasks:receiver:list', 'tasks are listed in pages, each as it can be asked for', async (cell) => {
  const { live } = await working(cell);

  const begun: Json[] = [];
  for (let count = 0; count < 12; count += 1) {
    begun.push(await live.tasks.get((await begin(live)).taskId));
  }
  const first = await live.tasks.list();
  const last = await live.tasks.list(first.nextCursor);

  expect([...first.tasks, ...last.tasks]).toEqual(begun);
  expect([typeof first.nextCursor, typeof last.nextCursor]).toEqual(['string', 'undefined']);
});

verifies('tasks:receiver:cancel', 'the answer is the whole task, and it is cancelled', async (cell) => {
  const { live } = await working(cell);

  const task = await begin(live);
  const cancelled = await live.tasks.cancel(task.taskId);

  const statusMessage = expect.any(String);
  expect(cancelled).toEqual({ ...task, _meta: {}, status: 'cancelled', statusMessage, lastUpdatedAt: time });
  expect(await live.tasks.get(task.taskId)).toMatchObject({ status: 'cancelled' });
});

verifies('tasks:receiver:cancel:terminal', 'a task that has ended is not cancelled', async (cell) => {
  const { live, store } = await working(cell);

  for (const status of ['completed', 'failed', 'cancelled']) {
    const { taskId } = await begin(live);
    await store.updateTaskStatus(taskId, status);
    const message = expect.stringMatching(new RegExp(`terminal status: ${status}`));
    expect(await settled(live.tasks.cancel(taskId))).toEqual(refused(-32602, { message }));
    expect(await live.tasks.get(taskId)).toMatchObject({ status });
  }
});

verifies('tasks:receiver:unknown', 'an unknown task is refused as invalid params', async (cell) => {
  const { live } = await working(cell);

  const outcomes = [
    await settled(live.tasks.get('no-such-task')),
    await settled(live.tasks.result('no-such-task')),
    await settled(live.tasks.cancel('no-such-task')),
  ];

  const gone = refused(-32602, { message: expect.stringMatching(/not found/i) });
  expect(outcomes).toEqual([gone, gone, gone]);
});

verifies(
  'tasks:receiver:notified',
  'each change comes with the whole task, and without more',
  async (cell) => {
    const told: Json[] = [];
    const { live, works } = await working(cell, told);

    const task = await begin(live);
    await works[0]?.updateTaskStatus(task.taskId, 'input_required', 'Approve it?');
    await works[0]?.storeTaskResult(task.taskId, 'completed', structuredClone(haiku));
    await cell.quiet();

    expect(told).toEqual([
      { ...task, lastUpdatedAt: time, status: 'input_required', statusMessage: 'Approve it?' },
      { ...task, lastUpdatedAt: time, status: 'completed', statusMessage: 'Approve it?' },
    ]);
  },
);

verifies('tasks:receiver:other', 'an answer in place of a task is held back', async (cell) => {
  const server = cell.sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {});
  const hasty = cell.sdk.client(
    { name: 'hasty', version: '1.0.0' },
    {
      capabilities: { sampling: {}, elicitation: { form: {} }, tasks },
      handlers: {
        'sampling/createMessage': () => structuredClone(haiku),
        'elicitation/create': () => ({ action: 'decline' }),
      },
      native: { taskStore: cell.sdk.taskStore() },
    },
  );

  const { server: live } = await cell.connect(server, hasty);
  const outcomes = [
    await settled(live.request('sampling/createMessage', { ...question, task: {} })),
    await settled(live.request('elicitation/create', { ...form, task: {} })),
  ];

  const held = refused(-32602, { message: expect.stringMatching(/: Invalid task creation result: \[/) });
  expect(outcomes).toEqual([held, held]);
});

verifies('tasks:receiver:kinds', 'a client takes the kind that it declares, and no other', async (cell) => {
  const asTask = async (_: Json, { taskStore }: HandlerContext) => ({
    task: await taskStore?.createTask({}),
  });
  const begin = async (requests: Json) => {
    const worker = cell.sdk.client(
      { name: 'worker', version: '1.0.0' },
      {
        capabilities: { sampling: {}, elicitation: { form: {} }, tasks: { requests } },
        handlers: { 'sampling/createMessage': asTask, 'elicitation/create': asTask },
        native: { taskStore: cell.sdk.taskStore() },
      },
    );
    const strict = { native: { enforceStrictCapabilities: true } };
    const server = cell.sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {}, strict);
    const { server: live } = await cell.connect(server, worker);
    return [
      await settled(live.request('sampling/createMessage', question, { task: {} })),
      await settled(live.request('elicitation/create', form, { task: {} })),
    ];
  };

  const task = { answered: { task: { status: 'working' } } };
  const none = { refused: { message: expect.stringMatching(/^Client does not support task creation for /) } };
  expect(await begin({ sampling: { createMessage: {} } })).toMatchObject([task, none]);
  expect(await begin({ elicitation: { create: {} } })).toMatchObject([none, task]);
});

verifies(
  'tasks:receiver:followed',
  'two streams of a server tell of their tasks, up to the answers',
  async (cell) => {
    const clock = stopClock();
    const { live, store } = await working(cell);
    const heard: Json[] = [];
    const follow = async (stream: AsyncIterable<Json>, result: Json) => {
      for await (const message of stream) {
        heard.push(message);
        if (message.type === 'taskCreated') {
          await store.storeTaskResult(message.task.taskId, 'completed', structuredClone(result));
        }
      }
    };

    await follow(live.tasks.stream('sampling/createMessage', question, { ...patient, task: {} }), haiku);
    await follow(live.tasks.stream('elicitation/create', form, { ...patient, task: {} }), {
      action: 'decline',
    });

    expect(clock.waiting(5 * minute)).toBe(0);
    expect(heard).toMatchObject([
      { type: 'taskCreated', task: { status: 'working' } },
      { type: 'taskStatus', task: { status: 'completed' } },
      { type: 'result', result: haiku },
      { type: 'taskCreated', task: { status: 'working' } },
      { type: 'taskStatus', task: { status: 'completed' } },
      { type: 'result', result: { action: 'decline' } },
    ]);
  },
);

verifies(
  'tasks:receiver:followed:named',
  'a sample and a form are streams that end in answers',
  async (cell) => {
    const { live, store } = await working(cell);
    const heard: Json[] = [];
    const follow = async (stream: AsyncIterable<Json>, result: Json) => {
      for await (const message of stream) {
        heard.push(message);
        if (message.type === 'taskCreated') {
          await store.storeTaskResult(message.task.taskId, 'completed', structuredClone(result));
        }
      }
    };

    await follow(live.tasks.createMessage(question, { task: { ttl: 90_000 } }), haiku);
    await follow(live.tasks.elicitInput(form, { task: { ttl: 90_000 } }), { action: 'decline' });

    expect(heard.map(({ type }) => type)).toEqual([
      ...['taskCreated', 'taskStatus', 'result'],
      ...['taskCreated', 'taskStatus', 'result'],
    ]);
    expect(heard[0]).toMatchObject({ task: { ttl: 90_000 } });
    expect([heard[2], heard[5]]).toMatchObject([{ result: haiku }, { result: { action: 'decline' } }]);
  },
);
