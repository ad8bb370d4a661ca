// Cancelling the tasks of a server built on the high-level class.

import {
  answered,
  type CaseContext,
  type Client,
  expect,
  type HandlerContext,
  type Json,
  minute,
  never,
  refused,
  settled,
  verifies,
} from '#case';

const tasks = { list: {}, cancel: {}, requests: { tools: { call: {} } } };

const unasked = never('the store knows its tasks');

/** A server whose one tool becomes a task, and its handler leaves what it was given in `contexts` for the test to work with. */
const hosting = ({ sdk }: CaseContext, native: Json = {}) => {
  const contexts: HandlerContext[] = [];
  const store = sdk.taskStore();
  const server = sdk.highLevel(
    { name: 'workshop', version: '1.0.0' },
    ({ registerToolTask }) => {
      registerToolTask(
        'work',
        {},
        {
          createTask: async (_, context) => {
            contexts.push(context);
            return { task: await context.taskStore?.createTask({ pollInterval: 5 * minute }) };
          },
          getTask: unasked,
          getTaskResult: unasked,
        },
      );
    },
    {
      capabilities: { tasks },
      native: { taskStore: store, taskMessageQueue: sdk.taskMessageQueue(), ...native },
    },
  );
  return { server, store, contexts };
};

/** Has the tool called as a task, and gives the task. */
const begin = async (client: Client, task: Json = {}): Promise<Json> =>
  (await client.request('tools/call', { name: 'work', task })).task;

verifies('tasks:cancel:status', 'the answer is the whole task, and it is cancelled', async (cell) => {
  const { server } = hosting(cell);

  const { client } = await cell.connect(server);
  const working = await begin(client);
  const other = await begin(client);
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
      const { taskId } = await begin(client);
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
    const { taskId } = await begin(client);
    const over = new AbortController();
    const options = { relatedTask: { taskId }, signal: over.signal };
    const asked = contexts[0]
      ?.request('roots/list', {}, options)
      .then(answered, ({ code, message }: Json) => refused(code, { message }));
    await client.tasks.get(taskId);
    await client.tasks.cancel(taskId);
    const outcome = await asked;
    over.abort();

    const message = expect.stringMatching(/cancelled/);
    expect(outcome).toEqual(refused(-32603, { message }));
  },
);
