// How tasks begin at a server built on the high-level class.

import {
  beginTask,
  expect,
  highLevelWorkshop,
  type Json,
  open,
  refused,
  settled,
  text,
  verifies,
} from '#case';

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);

verifies(
  'tasks:create:result',
  'a call that asks for a task is answered with the whole task',
  async (cell) => {
    const { server } = highLevelWorkshop(cell, { created: { pollInterval: 2_000 } });

    const { client } = await cell.connect(server);
    const result = await client.request('tools/call', { name: 'work', task: { ttl: 90_000 } });

    expect(result).toEqual({
      task: {
        taskId: expect.any(String),
        status: 'working',
        createdAt: time,
        lastUpdatedAt: time,
        ttl: 90_000,
        pollInterval: 2_000,
      },
    });
  },
);

verifies('tasks:create:soon', 'the task is there while its work is still to be done', async (cell) => {
  const { server, store } = highLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const { taskId } = await beginTask(client);
  const meanwhile = await store.getTask(taskId);
  await store.storeTaskResult(taskId, 'completed', { content: [text('done')] });

  expect(meanwhile).toMatchObject({ taskId, status: 'working' });
  expect(await client.tasks.get(taskId)).toMatchObject({ taskId, status: 'completed' });
});

verifies('tasks:create:working', 'a new task is working, whoever asks', async (cell) => {
  const { server } = highLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const task = await beginTask(client);

  expect(task.status).toBe('working');
  expect(await client.tasks.get(task.taskId)).toMatchObject({ status: 'working' });
});

verifies(
  'tasks:create:id:type',
  'the id of a task is a string; a number in its place, sent by hand, is judged wrong',
  async (cell) => {
    const { server } = highLevelWorkshop(cell);

    const { client } = await cell.connect(server, cell.peer('client'));
    await open(client);
    const answer = await client.request('tools/call', { name: 'work', task: {} });
    const { task } = (answer as unknown as { result: Json }).result;
    const params = { ...task, taskId: 4711 };
    await client.sendInvalid({ jsonrpc: '2.0', method: 'notifications/tasks/status', params });
    await cell.quiet();

    expect(task.taskId).toEqual(expect.any(String));
    expect(cell.wire.judged()).toMatchObject([
      { side: 'client', pointer: '/params/taskId', keyword: 'type' },
    ]);
  },
);

verifies('tasks:create:id:own', 'an id that the requestor proposes is passed over', async (cell) => {
  const { server } = highLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const { taskId } = await beginTask(client, { taskId: 'mine' });

  expect(taskId).toEqual(expect.not.stringMatching(/^mine$/));
  expect(await settled(client.tasks.get('mine'))).toEqual(refused(-32602));
});

verifies('tasks:create:id:unique', 'twenty tasks begun at once have twenty ids', async (cell) => {
  const { server } = highLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const begun = await Promise.all(Array.from({ length: 20 }, () => beginTask(client)));

  expect(new Set(begun.map(({ taskId }) => taskId)).size).toBe(20);
});

verifies(
  'tasks:create:id:unguessable',
  'ids are long enough for 128 bits, and hardly a character stands in all of them',
  async (cell) => {
    const { server } = highLevelWorkshop(cell);

    const { client } = await cell.connect(server);
    const begun = await Promise.all(Array.from({ length: 16 }, () => beginTask(client)));

    const ids = begun.map(({ taskId }) => String(taskId));
    const [first = ''] = ids;
    const shared = [...first].filter((letter, at) => ids.every((id) => id[at] === letter));
    // A UUID shares its hyphens and its version.
    expect(shared.length).toBeLessThan(6);
    expect(Math.min(...ids.map((id) => id.length)) - shared.length).toBeGreaterThanOrEqual(22);
  },
);

verifies(
  'tasks:create:times',
  'whatever speaks of a task says when it was created and last updated',
  async (cell) => {
    const { server } = highLevelWorkshop(cell);

    const { client } = await cell.connect(server);
    const created = await beginTask(client);
    const got = await client.tasks.get(created.taskId);
    const listed = await client.tasks.list();
    const cancelled = await client.tasks.cancel(created.taskId);

    expect(created).toMatchObject({ createdAt: time, lastUpdatedAt: time });
    expect(Date.parse(created.createdAt)).toBeGreaterThan(Date.parse('2025-11-25'));
    for (const each of [got, ...listed.tasks, cancelled]) {
      expect(each).toMatchObject({ createdAt: created.createdAt, lastUpdatedAt: time });
      expect(Date.parse(each.lastUpdatedAt)).toBeGreaterThanOrEqual(Date.parse(created.createdAt));
    }
    expect(listed.tasks).toHaveLength(1);
  },
);

verifies('tasks:create:ttl', 'lifetimes reach what begins the task as they are asked for', async (cell) => {
  const { server } = highLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const begun = [
    await beginTask(client, { ttl: 75_000 }),
    await beginTask(client, { ttl: 0 }),
    await beginTask(client),
  ];

  expect(begun.map(({ ttl }) => ttl)).toEqual([75_000, 0, null]);
});

verifies(
  'tasks:create:ttl:override',
  'a day asked for, an hour given: everyone is told the hour',
  async (cell) => {
    const { server } = highLevelWorkshop(cell, { created: { ttl: 3_600_000 } });

    const { client } = await cell.connect(server);
    const task = await beginTask(client, { ttl: 86_400_000 });

    expect(task.ttl).toBe(3_600_000);
    expect(await client.tasks.get(task.taskId)).toMatchObject({ ttl: 3_600_000 });
    expect(await client.tasks.list()).toMatchObject({ tasks: [{ ttl: 3_600_000 }] });
  },
);

verifies('tasks:create:immediate', 'words for the model arrive beside the task', async (cell) => {
  const _meta = { 'io.modelcontextprotocol/model-immediate-response': 'The bread is in the oven.' };
  const { server } = highLevelWorkshop(cell, { answer: (task) => ({ task, _meta: structuredClone(_meta) }) });

  const { client } = await cell.connect(server);

  expect(await client.request('tools/call', { name: 'work', task: {} })).toEqual({
    task: expect.objectContaining({ status: 'working' }),
    _meta,
  });
});

verifies('tasks:create:other', 'a result in place of a task is held back', async (cell) => {
  const { server } = highLevelWorkshop(cell, { answer: () => ({ content: [text('bread already')] }) });

  const { client } = await cell.connect(server);

  const message = expect.stringMatching(/: Invalid task creation result: \[/);
  const outcome = await settled(client.request('tools/call', { name: 'work', task: {} }));
  expect(outcome).toEqual(refused(-32602, { message }));
});

verifies('tasks:create:stored', 'the store gets the whole request, its id and its session', async (cell) => {
  const plain = cell.sdk.taskStore();
  const told: unknown[] = [];
  const createTask: typeof plain.createTask = (...given) => {
    told.push(structuredClone(given));
    return plain.createTask(...given);
  };
  const taskStore = Object.assign(Object.create(plain), { createTask });
  const { server, contexts } = highLevelWorkshop(cell, {
    native: { taskStore },
    created: { pollInterval: 7 },
  });
  const params = { name: 'work', arguments: { loaves: 3 }, task: { ttl: 90_000 } };

  const { client } = await cell.connect(server);
  await client.request('tools/call', params);

  const [{ id, sessionId } = {}] = contexts;
  const options = { ttl: 90_000, pollInterval: 7 };
  expect(told).toEqual([[options, id, { method: 'tools/call', params }, sessionId]]);
});
