// What a server built on the low-level class declares of tasks.

import { type CaseContext, type Client, expect, type Json, observed, verifies } from '#case';

const tasks = { list: {}, cancel: {}, requests: { tools: { call: {} } } };

/** A server whose one tool becomes a task, created like this in a store that the test looks after. */
const hosting = ({ sdk }: CaseContext, created: Json = {}) => {
  const store = sdk.taskStore();
  const server = sdk.lowLevel(
    { name: 'workshop', version: '1.0.0' },
    { tools: {}, tasks },
    {
      'tools/call': async ({ params }, { taskStore, requestedTtl }) => {
        expect(params.name).toBe('work');
        return { task: await taskStore?.createTask({ ttl: requestedTtl, ...created }) };
      },
    },
    { native: { taskStore: store } },
  );
  return { server, store };
};

/** Has the tool called as a task, and gives the task. */
const begin = async (client: Client, task: Json = {}): Promise<Json> =>
  (await client.request('tools/call', { name: 'work', task })).task;

verifies('tasks:declared:capability', 'all that is declared of tasks is in the handshake', async (cell) => {
  const { server } = hosting(cell);

  const { client } = await cell.connect(server);

  expect(client.serverCapabilities()?.tasks).toEqual({
    list: {},
    cancel: {},
    requests: { tools: { call: {} } },
  });
  expect(await begin(client)).toMatchObject({ status: 'working' });
});

verifies('tasks:declared:list', 'nobody is offered a list of what strangers may have begun', async (cell) => {
  const { server } = hosting(cell);

  const { client } = await cell.connect(server);

  observed(client.serverCapabilities()?.tasks)
    .required((seen) => {
      expect(seen).not.toHaveProperty('list');
    })
    .divergent('declared', (seen) => {
      expect(seen).toMatchObject({ list: {}, requests: { tools: { call: {} } } });
    });
});
