// What a server built on the low-level class says of the state of its tasks.

import { beginTask, expect, hung, lowLevelWorkshop, observed, settled, text, verifies } from '#case';

const related = 'io.modelcontextprotocol/related-task';

verifies('tasks:get:task', 'each status comes with all there is to say of the task', async (cell) => {
  const { server, store } = lowLevelWorkshop(cell, { created: { pollInterval: 2_000 } });

  const { client } = await cell.connect(server);
  for (const status of ['working', 'input_required', 'completed', 'failed', 'cancelled']) {
    const created = await beginTask(client, { ttl: 90_000 });
    await store.updateTaskStatus(created.taskId, status, `It is ${status}.`);
    expect(await client.tasks.get(created.taskId)).toEqual({
      ...created,
      status,
      statusMessage: `It is ${status}.`,
      lastUpdatedAt: expect.any(String),
      ttl: 90_000,
      pollInterval: 2_000,
    });
  }
});

verifies('tasks:get:ttl', 'a lifetime is told in milliseconds, none as null', async (cell) => {
  const { server } = lowLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const short = await beginTask(client, { ttl: 90_000 });
  const endless = await beginTask(client);

  expect(await client.tasks.get(short.taskId)).toMatchObject({ ttl: 90_000 });
  expect(await client.tasks.get(endless.taskId)).toMatchObject({ ttl: null });
});

verifies('tasks:get:poll-interval', 'the interval of the task is suggested', async (cell) => {
  const { server } = lowLevelWorkshop(cell, { created: { pollInterval: 2_500 } });

  const { client } = await cell.connect(server);
  const { taskId } = await beginTask(client);

  expect(await client.tasks.get(taskId)).toMatchObject({ pollInterval: 2_500 });
});

verifies(
  'tasks:get:source',
  'asking, fetching and cancelling go by the params, whatever task the metadata names',
  async (cell) => {
    const { server, store } = lowLevelWorkshop(cell);

    const { client } = await cell.connect(server);
    const meant = await beginTask(client);
    const done = await beginTask(client);
    const other = await beginTask(client);
    await store.storeTaskResult(done.taskId, 'completed', { content: [text('done')] });
    const _meta = { [related]: { taskId: other.taskId } };

    const got = await client.request('tasks/get', { taskId: meant.taskId, _meta });
    const result = await client.request('tasks/result', { taskId: done.taskId, _meta });
    const cancelled = await client.request('tasks/cancel', { taskId: meant.taskId, _meta });

    expect(got).toMatchObject({ taskId: meant.taskId, status: 'working' });
    expect(result).toMatchObject({ content: [text('done')], _meta: { [related]: { taskId: done.taskId } } });
    expect(cancelled).toMatchObject({ taskId: meant.taskId, status: 'cancelled' });
    expect(await client.tasks.get(other.taskId)).toMatchObject({ status: 'working' });
  },
);

verifies(
  'tasks:get:source:queue',
  'with a queue, too, a request is answered whose metadata names another task',
  async (cell) => {
    const { server } = lowLevelWorkshop(cell, { native: { taskMessageQueue: cell.sdk.taskMessageQueue() } });

    const { client } = await cell.connect(server);
    const meant = await beginTask(client);
    const other = await beginTask(client);
    const _meta = { [related]: { taskId: other.taskId } };
    const over = new AbortController();
    const asked = client.request('tasks/get', { taskId: meant.taskId, _meta }, { signal: over.signal });
    const outcome = await settled(asked);
    over.abort();

    observed(outcome)
      .required((seen) => {
        expect(seen).toMatchObject({ answered: { taskId: meant.taskId, status: 'working' } });
      })
      .divergent('hung', (seen) => {
        expect(seen).toEqual(hung());
      });
  },
);

verifies('tasks:get:bare', 'no answer about tasks names a related task', async (cell) => {
  const { server } = lowLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const { taskId } = await beginTask(client);
  const answers = [
    await client.tasks.get(taskId),
    await client.tasks.list(),
    await client.tasks.cancel(taskId),
  ];

  expect(answers).toMatchObject([{ taskId }, { tasks: [{ taskId }] }, { taskId, status: 'cancelled' }]);
  for (const { _meta = {} } of answers) expect(_meta).not.toHaveProperty([related]);
});
