// Tasks over Streamable HTTP, asked with raw requests.

import {
  type CaseContext,
  expect,
  type Json,
  minute,
  observed,
  open,
  rawHeaders,
  readEvents,
  settled,
  stopClock,
  text,
  verifies,
} from '#case';

const tasks = { list: {}, cancel: {}, requests: { tools: { call: {} } } };

/** A server with tasks, and what posts to it in a session. */
const posting = async ({ sdk, connect, peer }: CaseContext) => {
  const store = sdk.taskStore();
  const server = sdk.lowLevel(
    { name: 'workshop', version: '1.0.0' },
    { tools: {}, tasks },
    {
      'tools/call': async (_, { taskStore }) => ({
        task: await taskStore?.createTask({ pollInterval: 5 * minute }),
      }),
    },
    { native: { taskStore: store, taskMessageQueue: sdk.taskMessageQueue() } },
  );
  const { client, server: live, http } = await connect(server, peer('client'));
  await open(client);
  const answer = await client.request('tools/call', { name: 'work', task: {} });
  const { taskId } = (answer as unknown as { result: { task: Json } }).result.task;
  const post = (id: string, method: string, init: RequestInit = {}) =>
    http.fetch(http.url, {
      ...init,
      method: 'POST',
      headers: rawHeaders(client),
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params: { taskId } }),
    });
  return { post, live, store, taskId };
};

verifies('tasks:http:plain', 'the state of a task comes as JSON', async (cell) => {
  const { post } = await posting(cell);

  const response = await post('ask', 'tasks/get');
  const type = response.headers.get('content-type');
  const body = await response.text();

  expect(body).toContain('"status":"working"');
  observed(type)
    .required((seen) => {
      expect(seen).toMatch(/^application\/json/);
    })
    .divergent('stream', (seen) => {
      expect(seen).toMatch(/^text\/event-stream/);
    });
});

verifies('tasks:http:get:left', 'whoever leaves before reading can ask again', async (cell) => {
  const { post, taskId } = await posting(cell);

  const response = await post('first', 'tasks/get');
  await response.body?.cancel();
  await cell.quiet();
  const again = readEvents(await post('second', 'tasks/get'));
  await cell.quiet();

  const result = expect.objectContaining({ taskId, status: 'working' });
  expect(again.events.map(({ data }) => data)).toEqual([{ jsonrpc: '2.0', id: 'second', result }]);
});

verifies(
  'tasks:http:result:left',
  'whoever leaves while the task works can fetch its result later',
  async (cell) => {
    const clock = stopClock();
    const { post, store, taskId } = await posting(cell);

    const leaving = new AbortController();
    const waiting = post('first', 'tasks/result', { signal: leaving.signal }).then((response) =>
      response.text(),
    );
    const early = settled(waiting);
    await cell.quiet();
    leaving.abort();
    await cell.quiet();
    await store.storeTaskResult(taskId, 'completed', { content: [text('done')] });
    const fetched = readEvents(await post('second', 'tasks/result'));
    clock.advance(5 * minute);
    await cell.quiet();

    const result = expect.objectContaining({ content: [text('done')] });
    expect(await early).not.toHaveProperty('answered');
    expect(fetched.events.map(({ data }) => data)).toEqual([{ jsonrpc: '2.0', id: 'second', result }]);
  },
);

verifies(
  'tasks:http:own-stream',
  'answers come on the stream that asked, in whatever order',
  async (cell) => {
    const clock = stopClock();
    const { post, store, taskId } = await posting(cell);

    const fetching = post('fetch', 'tasks/result');
    const asking = post('ask', 'tasks/get');
    await cell.quiet();
    await store.storeTaskResult(taskId, 'completed', { content: [text('done')] });
    clock.advance(5 * minute);
    const fetched = readEvents(await fetching);
    const asked = readEvents(await asking);
    await cell.quiet();

    expect([asked.events.map(({ data }) => data), fetched.events.map(({ data }) => data)]).toMatchObject([
      [{ id: 'ask', result: { taskId, status: 'working' } }],
      [{ id: 'fetch', result: { content: [text('done')] } }],
    ]);
    expect([asked.ended, fetched.ended]).toEqual([true, true]);
  },
);

verifies(
  'tasks:http:delivered',
  'the messages of a task come on the stream that fetches its result, before it',
  async (cell) => {
    const clock = stopClock();
    const { post, live, store, taskId } = await posting(cell);
    const bake = (loaf: number) =>
      live.notify('notifications/tests/baked', { loaf }, { relatedTask: { taskId } });

    await bake(1);
    const fetched = readEvents(await post('fetch', 'tasks/result'));
    await cell.quiet();
    await bake(2);
    await store.storeTaskResult(taskId, 'completed', { content: [text('done')] });
    clock.advance(5 * minute);
    await cell.quiet();

    expect(fetched.events.map(({ data }) => data)).toMatchObject([
      { method: 'notifications/tests/baked', params: { loaf: 1 } },
      { method: 'notifications/tests/baked', params: { loaf: 2 } },
      { id: 'fetch', result: { content: [text('done')] } },
    ]);
    expect(fetched.ended).toBe(true);
  },
);
