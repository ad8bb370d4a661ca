// The states that tasks go through at a server built on the low-level class.

import {
  beginTask,
  type CaseContext,
  expect,
  type Json,
  lowLevelWorkshop,
  observed,
  type RequestTaskStore,
  refused,
  settled,
  text,
  verifies,
} from '#case';

const states = ['working', 'input_required', 'completed', 'failed', 'cancelled'];
const ends = ['completed', 'failed', 'cancelled'];

verifies('tasks:status:from-working', 'four tasks that work go four ways', async (cell) => {
  const { server, store } = lowLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  for (const status of ['input_required', ...ends]) {
    const { taskId } = await beginTask(client);
    await store.updateTaskStatus(taskId, status);
    expect(await client.tasks.get(taskId)).toMatchObject({ taskId, status });
  }
});

verifies('tasks:status:from-input', 'four tasks that wait for input go four ways', async (cell) => {
  const { server, store } = lowLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  for (const status of ['working', ...ends]) {
    const { taskId } = await beginTask(client);
    await store.updateTaskStatus(taskId, 'input_required');
    await store.updateTaskStatus(taskId, status);
    expect(await client.tasks.get(taskId)).toMatchObject({ taskId, status });
  }
});

verifies('tasks:status:terminal', 'no end is left for any other state, nor for a result', async (cell) => {
  const { server, store } = lowLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  for (const end of ends) {
    const { taskId } = await beginTask(client);
    await store.updateTaskStatus(taskId, end);
    const attempts = [
      ...states.map((status) => store.updateTaskStatus(taskId, status)),
      store.storeTaskResult(taskId, 'completed', { content: [] }),
    ];
    const message = expect.stringContaining(`terminal status '${end}'`);
    expect(await Promise.all(attempts.map(settled))).toEqual(
      attempts.map(() => refused(undefined, { message })),
    );
    expect(await client.tasks.get(taskId)).toMatchObject({ status: end });
  }
});

verifies(
  'tasks:status:terminal:handler',
  'the handler that changes what has ended is refused',
  async (cell) => {
    const { server, contexts } = lowLevelWorkshop(cell);

    const { client } = await cell.connect(server);
    const { taskId } = await beginTask(client);
    await client.tasks.cancel(taskId);
    const attempts = await Promise.all(
      states.map((status) =>
        settled(contexts[0]?.taskStore?.updateTaskStatus(taskId, status) as Promise<void>),
      ),
    );

    const refusals = states.map((status) => {
      const change = `Cannot update task "${taskId}" from terminal status "cancelled" to "${status}".`;
      const why = 'Terminal states (completed, failed, cancelled) cannot transition to other states.';
      return refused(-32602, { message: `MCP error -32602: ${change} ${why}` });
    });
    expect(attempts).toEqual(refusals);
    expect(await client.tasks.get(taskId)).toMatchObject({ status: 'cancelled' });
  },
);

verifies(
  'tasks:status:handler',
  'a handler looks its task up, its result and those beside it',
  async (cell) => {
    const { server, contexts } = lowLevelWorkshop(cell);

    const { client } = await cell.connect(server);
    const first = await beginTask(client);
    const second = await beginTask(client);
    const work = contexts[0]?.taskStore;
    const result = { content: [text('bread')] };
    await work?.storeTaskResult(first.taskId, 'completed', structuredClone(result));
    const done = await client.tasks.get(first.taskId);

    expect(done).toMatchObject({ status: 'completed' });
    expect(await work?.getTask(first.taskId)).toEqual(done);
    expect(await work?.getTaskResult(first.taskId)).toEqual(result);
    expect(await work?.listTasks()).toEqual({ tasks: [done, second] });
    expect(await work?.listTasks(first.taskId)).toEqual({ tasks: [second] });
  },
);

verifies(
  'tasks:status:handler:unknown',
  'a handler is told in each case that there is no such task',
  async (cell) => {
    const { server, contexts } = lowLevelWorkshop(cell);

    const { client } = await cell.connect(server);
    await beginTask(client);
    const work = contexts[0]?.taskStore as RequestTaskStore;
    const attempts = [
      work.getTask('gone'),
      work.updateTaskStatus('gone', 'working'),
      work.storeTaskResult('gone', 'completed', { content: [] }),
      work.getTaskResult('gone'),
    ];

    const wrong = (message: string) => refused(-32602, { message: `MCP error -32602: ${message}` });
    const missing = refused(undefined, { message: 'Task with ID gone not found' });
    expect(await Promise.all(attempts.map(settled))).toEqual([
      wrong('Failed to retrieve task: Task not found'),
      wrong('Task "gone" not found - it may have been cleaned up'),
      ...[missing, missing],
    ]);
  },
);

verifies(
  'tasks:status:cancelled',
  'work that ends well or badly after it was cancelled changes nothing',
  async (cell) => {
    const { server, store } = lowLevelWorkshop(cell);

    const { client } = await cell.connect(server);
    for (const end of ['completed', 'failed']) {
      const { taskId } = await beginTask(client);
      await client.tasks.cancel(taskId);
      const stored = await settled(store.storeTaskResult(taskId, end, { content: [text('too late')] }));

      const message = expect.stringMatching(/cancelled/);
      expect(stored).toEqual(refused(undefined, { message }));
      expect(await client.tasks.get(taskId)).toMatchObject({ status: 'cancelled' });
      expect(await settled(client.tasks.result(taskId))).toEqual(refused(-32603));
    }
  },
);

verifies('tasks:status:message', 'a task that failed says why', async (cell) => {
  const { server, store } = lowLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const { taskId } = await beginTask(client);
  await store.storeTaskResult(taskId, 'failed', { content: [text('no flour')], isError: true });
  const { status, statusMessage } = await client.tasks.get(taskId);

  expect(status).toBe('failed');
  observed(statusMessage)
    .required((seen) => {
      expect(seen).toMatch(/./);
    })
    .divergent('silent', (seen) => {
      expect(seen).toBeUndefined();
    });
});

verifies('tasks:status:message:handler', 'the last word on a status is passed on', async (cell) => {
  const { server, store } = lowLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const { taskId } = await beginTask(client);
  await store.updateTaskStatus(taskId, 'working', 'The dough rises.');
  await store.updateTaskStatus(taskId, 'input_required', 'Which shape?');
  await store.updateTaskStatus(taskId, 'failed', 'The oven is cold.');

  expect(await client.tasks.get(taskId)).toMatchObject({
    status: 'failed',
    statusMessage: 'The oven is cold.',
  });
});

/** A client that keeps the changes of status it is told of. */
const listening = ({ sdk }: CaseContext) => {
  const told: Json[] = [];
  const notifications = {
    'notifications/tasks/status': ({ params }: { params: Json }) => void told.push(params),
  };
  return { told, listener: sdk.client({ name: 'listener', version: '1.0.0' }, { notifications }) };
};

verifies('tasks:status:notified', 'each change comes with the whole task', async (cell) => {
  const { server, contexts } = lowLevelWorkshop(cell, { created: { ttl: 90_000, pollInterval: 2_000 } });
  const { told, listener } = listening(cell);

  const { client } = await cell.connect(server, listener);
  const task = await beginTask(client);
  const work = contexts[0]?.taskStore;
  await work?.updateTaskStatus(task.taskId, 'input_required', 'Which shape?');
  await work?.updateTaskStatus(task.taskId, 'working', 'In the oven.');
  await work?.storeTaskResult(task.taskId, 'completed', { content: [] });
  await cell.quiet();

  const lastUpdatedAt = expect.any(String);
  expect(told).toEqual([
    { ...task, lastUpdatedAt, status: 'input_required', statusMessage: 'Which shape?' },
    { ...task, lastUpdatedAt, status: 'working', statusMessage: 'In the oven.' },
    { ...task, lastUpdatedAt, status: 'completed', statusMessage: 'In the oven.' },
  ]);
});

verifies('tasks:status:notified:bare', 'changes name their task in their params alone', async (cell) => {
  const { server, contexts } = lowLevelWorkshop(cell);
  const { told, listener } = listening(cell);

  const { client } = await cell.connect(server, listener);
  const { taskId } = await beginTask(client);
  await contexts[0]?.taskStore?.updateTaskStatus(taskId, 'failed', 'The oven is cold.');
  await cell.quiet();

  expect(told).toMatchObject([{ taskId, status: 'failed' }]);
  expect(told[0]?._meta ?? {}).not.toHaveProperty(['io.modelcontextprotocol/related-task']);
});
