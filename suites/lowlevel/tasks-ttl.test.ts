// How long a server built on the low-level class keeps its tasks.

import {
  answered,
  beginTask,
  expect,
  type Json,
  lowLevelWorkshop,
  minute,
  observed,
  refused,
  settled,
  stopClock,
  text,
  verifies,
} from '#case';

const gone = refused(-32602, { message: expect.stringMatching(/not found/) });

verifies('tasks:ttl:expired', 'tasks in every state are gone when their time is over', async (cell) => {
  const clock = stopClock();
  const { server, store } = lowLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  for (const status of ['working', 'input_required', 'completed', 'failed']) {
    const { taskId } = await beginTask(client, { ttl: 5 * minute });
    await store.updateTaskStatus(taskId, status);
    clock.advance(5 * minute - 1);
    expect(await client.tasks.get(taskId)).toMatchObject({ status });
    clock.advance(1);
    expect(await settled(client.tasks.get(taskId))).toEqual(gone);
    expect(await settled(client.tasks.result(taskId))).toEqual(gone);
  }
});

verifies('tasks:ttl:cleaned', 'expired tasks leave the list one by one', async (cell) => {
  const clock = stopClock();
  const { server } = lowLevelWorkshop(cell);
  const listed = async () => (await client.tasks.list()).tasks.map(({ ttl }: Json) => ttl);

  const { client } = await cell.connect(server);
  for (const minutes of [3, 2, 4]) await beginTask(client, { ttl: minutes * minute });

  expect(await listed()).toEqual([3 * minute, 2 * minute, 4 * minute]);
  clock.advance(2 * minute);
  expect(await listed()).toEqual([3 * minute, 4 * minute]);
  clock.advance(2 * minute);
  expect(await listed()).toEqual([]);
});

verifies('tasks:ttl:limited', 'a task that nobody gives a lifetime has one', async (cell) => {
  const { server } = lowLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const { ttl } = await beginTask(client);

  observed(ttl)
    .required((seen) => {
      expect(seen).toEqual(expect.any(Number));
    })
    .divergent('unlimited', (seen) => {
      expect(seen).toBeNull();
    });
});

verifies('tasks:ttl:anew', 'what has ended is kept for its whole lifetime again', async (cell) => {
  const clock = stopClock();
  const { server, store } = lowLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const stored = await beginTask(client, { ttl: 5 * minute });
  const failed = await beginTask(client, { ttl: 5 * minute });
  clock.advance(3 * minute);
  await store.storeTaskResult(stored.taskId, 'completed', { content: [text('done')] });
  await store.updateTaskStatus(failed.taskId, 'failed');
  clock.advance(5 * minute - 1);

  expect(await client.tasks.result(stored.taskId)).toMatchObject({ content: [text('done')] });
  expect(await client.tasks.get(failed.taskId)).toMatchObject({ status: 'failed' });
  clock.advance(1);
  expect(await settled(client.tasks.get(stored.taskId))).toEqual(gone);
  expect(await settled(client.tasks.get(failed.taskId))).toEqual(gone);
});

verifies('tasks:ttl:cancelled', 'a cancelled task can be asked for until its time is over', async (cell) => {
  const clock = stopClock();
  const { server } = lowLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const { taskId } = await beginTask(client, { ttl: 5 * minute });
  await client.tasks.cancel(taskId);
  clock.advance(5 * minute - 1);

  expect(await client.tasks.get(taskId)).toMatchObject({ status: 'cancelled' });
  clock.advance(1);
  expect(await settled(client.tasks.get(taskId))).toEqual(gone);
});

verifies('tasks:ttl:waiting', 'who waits for a result is told that the task is gone', async (cell) => {
  const clock = stopClock();
  const { server } = lowLevelWorkshop(cell, { created: { pollInterval: 5 * minute } });

  const { client } = await cell.connect(server);
  const { taskId } = await beginTask(client, { ttl: 3 * minute });
  const fetched = client.tasks
    .result(taskId, { timeout: 60 * minute })
    .then(answered, ({ code, message }: Json) => refused(code, { message }));
  await cell.quiet();
  clock.advance(5 * minute);

  const message = expect.stringMatching(new RegExp(`: Task not found: ${taskId}$`));
  expect(await fetched).toEqual(refused(-32602, { message }));
});
