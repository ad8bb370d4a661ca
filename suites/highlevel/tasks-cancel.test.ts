// Cancelling the tasks of a server built on the high-level class.

import {
  answered,
  beginTask,
  type CaseContext,
  expect,
  highLevelWorkshop,
  type Json,
  minute,
  never,
  refused,
  settled,
  verifies,
} from '#case';

/** A workshop that can speak to the requestor of a task, who asks for it every five minutes. */
const hosting = (cell: CaseContext, native: Json = {}) =>
  highLevelWorkshop(cell, {
    created: { ttl: undefined, pollInterval: 5 * minute },
    native: { taskMessageQueue: cell.sdk.taskMessageQueue(), ...native },
  });

verifies('tasks:cancel:status', 'the answer is the whole task, and it is cancelled', async (cell) => {
  const { server } = hosting(cell);

  const { client } = await cell.connect(server);
  const working = await beginTask(client);
  const other = await beginTask(client);
  const cancelled = await client.tasks.cancel(working.taskId);

  const lastUpdatedAt = expect.any(String);
  const statusMessage = 'Client cancelled task execution.';
  expect(cancelled).toEqual({ ...working, _meta: {}, status: 'cancelled', statusMessage, lastUpdatedAt });
  expect(await client.tasks.get(working.taskId)).toMatchObject({ status: 'cancelled' });
  expect(await client.tasks.get(other.taskId)).toMatchObject({ status: 'working' });
});

verifies(
  'tasks:cancel:terminal',
  'a task that has ended is not cancelled, whatever its end',
  async (cell) => {
    const { server, store } = hosting(cell);

    const { client } = await cell.connect(server);
    for (const status of ['completed', 'failed', 'cancelled']) {
      const { taskId } = await beginTask(client);
      await store.updateTaskStatus(taskId, status, 'It is over.');
      const message = expect.stringMatching(new RegExp(`terminal status: ${status}`));
      expect(await settled(client.tasks.cancel(taskId))).toEqual(refused(-32602, { message }));
      expect(await client.tasks.get(taskId)).toMatchObject({ status, statusMessage: 'It is over.' });
    }
  },
);

verifies(
  'tasks:cancel:stops',
  'work that waits for the requestor is told that it is cancelled',
  async (cell) => {
    const { server, contexts } = hosting(cell);
    const guest = cell.sdk.client(
      { name: 'guest', version: '1.0.0' },
      {
        capabilities: { roots: {} },
        handlers: { 'roots/list': never('the question is withdrawn before anybody fetches it') },
      },
    );

    const { client } = await cell.connect(server, guest);
    const { taskId } = await beginTask(client);
    const over = new AbortController();
    const options = { relatedTask: { taskId }, signal: over.signal };
    const asked = contexts[0]
      ?.request('roots/list', {}, options)
      .then(answered, ({ code, message }: Json) => refused(code, { message }));
    await client.tasks.get(taskId);
    await client.tasks.cancel(taskId);
    const outcome = await asked;
    over.abort();

    const message = 'MCP error -32603: Task cancelled or completed';
    expect(outcome).toEqual(refused(-32603, { message }));
  },
);

verifies(
  'tasks:cancel:unasked',
  'questions that were given up, and those of strangers, are told as errors',
  async (cell) => {
    const taskMessageQueue = cell.sdk.taskMessageQueue();
    const { server, errors } = hosting(cell, { taskMessageQueue });
    const guest = cell.sdk.client(
      { name: 'guest', version: '1.0.0' },
      { capabilities: { roots: {} }, handlers: { 'roots/list': never('nobody fetches the question') } },
    );

    const { client, server: live } = await cell.connect(server, guest);
    const { taskId } = await beginTask(client);
    const over = new AbortController();
    const options = { relatedTask: { taskId }, signal: over.signal };
    const asked = settled(live.request('roots/list', {}, options));
    await cell.quiet();
    over.abort('tired of it');
    const foreign = { jsonrpc: '2.0', id: 99, method: 'ping' };
    const news = { jsonrpc: '2.0', method: 'notifications/tests/baked' };
    await taskMessageQueue.enqueue(taskId, { type: 'notification', message: news, timestamp: 0 });
    await taskMessageQueue.enqueue(taskId, { type: 'request', message: foreign, timestamp: 0 });
    await asked;
    await client.tasks.cancel(taskId);
    await cell.quiet();

    expect(errors).toEqual([
      'Response handler missing for side-channeled request 0',
      `Resolver missing for request 99 during task ${taskId} cleanup`,
    ]);
  },
);
