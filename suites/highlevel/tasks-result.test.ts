// The results of tasks of a server built on the high-level class.

import {
  answered,
  beginTask,
  expect,
  highLevelWorkshop,
  type Json,
  minute,
  refused,
  settled,
  stopClock,
  text,
  verifies,
} from '#case';

const related = 'io.modelcontextprotocol/related-task';

/** Waits longer than the intervals at which the server looks after a task. */
const patient = { timeout: 60 * minute };

verifies('tasks:result:final', 'a finished task gives the whole result of its tool', async (cell) => {
  const { server, store } = highLevelWorkshop(cell);
  const result = {
    content: [text('four'), text('and a half')],
    structuredContent: { value: 4.5, unit: null, steps: [] },
    isError: false,
    _meta: { 'tests/origin': { rack: 3 } },
  };

  const { client } = await cell.connect(server);
  const { taskId } = await beginTask(client);
  await store.storeTaskResult(taskId, 'completed', structuredClone(result));

  const _meta = { ...result._meta, [related]: { taskId } };
  expect(await client.tasks.result(taskId)).toEqual({ ...result, _meta });
});

verifies('tasks:result:failed', 'a failed task gives the result that says so', async (cell) => {
  const { server, store } = highLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const { taskId } = await beginTask(client);
  await store.storeTaskResult(taskId, 'failed', { content: [text('no flour')], isError: true });

  expect(await client.tasks.get(taskId)).toMatchObject({ status: 'failed' });
  const _meta = { [related]: { taskId } };
  expect(await client.tasks.result(taskId)).toEqual({ content: [text('no flour')], isError: true, _meta });
});

verifies('tasks:result:error', 'a store that kept the error of a task gives that error', async (cell) => {
  const error = { code: -32050, message: 'The oven is cold.', data: { degrees: 21 } };
  const kept = async () => {
    throw Object.assign(new Error(error.message), { code: error.code, data: error.data });
  };
  const { server, store } = highLevelWorkshop(cell, { broken: { getTaskResult: kept } });

  const { client } = await cell.connect(server);
  const { taskId } = await beginTask(client);
  await store.updateTaskStatus(taskId, 'failed');
  await settled(client.tasks.result(taskId));

  const last = cell.wire.sent('server').at(-1);
  expect(last).toEqual({ jsonrpc: '2.0', id: expect.any(Number), error });
});

verifies('tasks:result:related', 'results of two tasks name the one that they belong to', async (cell) => {
  const { server, store } = highLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const ids = [(await beginTask(client)).taskId, (await beginTask(client)).taskId];
  for (const id of ids) await store.storeTaskResult(id, 'completed', { content: [] });
  const results = await Promise.all(ids.map((id) => client.tasks.result(id)));

  expect(results.map(({ _meta }) => _meta)).toEqual(ids.map((taskId) => ({ [related]: { taskId } })));
});

verifies(
  'tasks:result:blocks',
  'nobody is answered while the task works and while it waits for input; then both are',
  async (cell) => {
    const clock = stopClock();
    const { server, store } = highLevelWorkshop(cell, { created: { pollInterval: 5 * minute } });
    const answers: Json[] = [];
    const keep = (result: Json) => answers.push(result);

    const { client } = await cell.connect(server);
    const ids = [(await beginTask(client)).taskId, (await beginTask(client)).taskId];
    const [working = '', waiting = ''] = ids;
    const fetched = ids.map((id) => client.tasks.result(id, patient).then(keep));
    for (const status of ['working', 'input_required']) {
      await store.updateTaskStatus(waiting, status);
      await cell.quiet();
      clock.advance(5 * minute);
      await cell.quiet();
      expect(answers).toEqual([]);
    }
    await store.storeTaskResult(working, 'completed', { content: [text('worked')] });
    await store.storeTaskResult(waiting, 'completed', { content: [text('waited')] });
    clock.advance(5 * minute);
    await Promise.all(fetched);

    const texts = answers.flatMap(({ content }) => content);
    expect(texts).toEqual(expect.arrayContaining([text('worked'), text('waited')]));
    expect(answers).toHaveLength(2);
  },
);

verifies(
  'tasks:result:abandoned',
  'whoever gives up waiting is not answered, and can fetch the result later',
  async (cell) => {
    const clock = stopClock();
    const { server, store } = highLevelWorkshop(cell, { created: { pollInterval: 5 * minute } });
    const impatience = new AbortController();

    const { client } = await cell.connect(server);
    const { taskId } = await beginTask(client);
    const first = client.tasks
      .result(taskId, { ...patient, signal: impatience.signal })
      .then(answered, ({ code, message }: Json) => refused(code, { message }));
    await cell.quiet();
    expect(clock.waiting(5 * minute)).toBe(1);
    impatience.abort('tired of it');
    const given = await first;
    await cell.quiet();
    const kept = clock.waiting(5 * minute);
    const task = await client.tasks.get(taskId);
    await store.storeTaskResult(taskId, 'completed', { content: [text('done')] });

    expect(given).toEqual(refused(expect.anything(), { message: expect.stringMatching(/tired of it/) }));
    expect(kept).toBe(0);
    expect(task).toMatchObject({ status: 'working' });
    expect(await client.tasks.result(taskId)).toMatchObject({ content: [text('done')] });
  },
);

verifies(
  'tasks:result:cancelled',
  'fetching the result of a cancelled task is an internal error',
  async (cell) => {
    const { server } = highLevelWorkshop(cell);

    const { client } = await cell.connect(server);
    const { taskId } = await beginTask(client);
    await client.tasks.cancel(taskId);

    const message = expect.stringMatching(/no result/);
    expect(await settled(client.tasks.result(taskId))).toEqual(refused(-32603, { message }));
  },
);

verifies(
  'tasks:result:late',
  'a question asked while the result is given away is withdrawn',
  async (cell) => {
    const plain = cell.sdk.taskStore();
    const late: { ask?: () => Promise<unknown>; outcome?: Promise<unknown> | undefined } = {};
    const getTaskResult = async (id: string) => {
      late.outcome = late.ask?.();
      return plain.getTaskResult(id);
    };
    const taskStore = Object.assign(Object.create(plain), { getTaskResult });
    const { server } = highLevelWorkshop(cell, {
      native: { taskStore, taskMessageQueue: cell.sdk.taskMessageQueue() },
    });

    const { client, server: live } = await cell.connect(server);
    const { taskId } = await beginTask(client);
    const over = new AbortController();
    late.ask = () =>
      live
        .request('roots/list', {}, { relatedTask: { taskId }, signal: over.signal })
        .then(answered, ({ code, message }: Json) => refused(code, { message }));
    await plain.storeTaskResult(taskId, 'completed', { content: [text('done')] });

    expect(await client.tasks.result(taskId)).toMatchObject({ content: [text('done')] });
    const message = 'MCP error -32603: Task cancelled or completed';
    const outcome = await late.outcome;
    over.abort('tired of it');
    expect(outcome).toEqual(refused(-32603, { message }));
  },
);
