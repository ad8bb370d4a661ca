// How long a server built on the high-level class keeps its tasks.

import {
  type CaseContext,
  type Client,
  expect,
  type Json,
  minute,
  never,
  observed,
  refused,
  settled,
  stopClock,
  text,
  verifies,
} from '#case';

const tasks = { list: {}, cancel: {}, requests: { tools: { call: {} } } };

const unasked = never('the store knows its tasks');

/** A server whose one tool becomes a task, created like this in a store that the test looks after. */
const hosting = ({ sdk }: CaseContext, created: Json = {}) => {
  const store = sdk.taskStore();
  const server = sdk.highLevel(
    { name: 'workshop', version: '1.0.0' },
    ({ registerToolTask }) => {
      registerToolTask(
        'work',
        {},
        {
          createTask: async (_, { taskStore, requestedTtl }) => ({
            task: await taskStore?.createTask({ ttl: requestedTtl, ...created }),
          }),
          getTask: unasked,
          getTaskResult: unasked,
        },
      );
    },
    { capabilities: { tasks }, native: { taskStore: store } },
  );
  return { server, store };
};

/** Has the tool called as a task, and gives the task. */
const begin = async (client: Client, task: Json = {}): Promise<Json> =>
  (await client.request('tools/call', { name: 'work', task })).task;

const gone = refused(-32602, { message: expect.stringMatching(/not found/) });

verifies('tasks:ttl:expired', 'tasks in every state are gone when their time is over', async (cell) => {
  const clock = stopClock();
  const { server, store } = hosting(cell);

  const { client } = await cell.connect(server);
  for (const status of ['working', 'input_required', 'completed', 'failed']) {
    const { taskId } = await begin(client, { ttl: 5 * minute });
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
  const { server } = hosting(cell);
  const listed = async () => (await client.tasks.list()).tasks.map(({ ttl }: Json) => ttl);

  const { client } = await cell.connect(server);
  for (const minutes of [3, 2, 4]) await begin(client, { ttl: minutes * minute });

  expect(await listed()).toEqual([3 * minute, 2 * minute, 4 * minute]);
  clock.advance(2 * minute);
  expect(await listed()).toEqual([3 * minute, 4 * minute]);
  clock.advance(2 * minute);
  expect(await listed()).toEqual([]);
});

verifies('tasks:ttl:limited', 'a task that nobody gives a lifetime has one', async (cell) => {
  const { server } = hosting(cell);

  const { client } = await cell.connect(server);
  const { ttl } = await begin(client);

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
  const { server, store } = hosting(cell);

  const { client } = await cell.connect(server);
  const stored = await begin(client, { ttl: 5 * minute });
  const failed = await begin(client, { ttl: 5 * minute });
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
  const { server } = hosting(cell);

  const { client } = await cell.connect(server);
  const { taskId } = await begin(client, { ttl: 5 * minute });
  await client.tasks.cancel(taskId);
  clock.advance(5 * minute - 1);

  expect(await client.tasks.get(taskId)).toMatchObject({ status: 'cancelled' });
  clock.advance(1);
  expect(await settled(client.tasks.get(taskId))).toEqual(gone);
});
