// What a server built on the high-level class does with plain calls of a tool that may become a task.

import {
  type CaseContext,
  expect,
  type HandlerContext,
  type Json,
  minute,
  never,
  observed,
  settled,
  stopClock,
  text,
  verifies,
} from '#case';

const tasks = { requests: { tools: { call: {} } } };

const unasked = never('the store knows its tasks');

/** A tool that is nothing but its task. */
const working = (createTask: (args: Json, context: HandlerContext) => Promise<Json>) => ({
  createTask,
  getTask: unasked,
  getTaskResult: unasked,
});

verifies(
  'tasks:tool:optional',
  'a plain call is answered with the result, a task with the task, of the same tool',
  async ({ sdk, connect, quiet }) => {
    const clock = stopClock();
    const store = sdk.taskStore();
    const begun: Json[] = [];
    const server = sdk.highLevel(
      { name: 'workshop', version: '1.0.0' },
      ({ registerToolTask }) => {
        const createTask = async (_: Json, { taskStore }: HandlerContext) => {
          const task = await taskStore?.createTask({ pollInterval: 5 * minute });
          begun.push(task ?? {});
          return { task };
        };
        registerToolTask('sometimes', { execution: { taskSupport: 'optional' } }, working(createTask));
      },
      { capabilities: { tasks }, native: { taskStore: store } },
    );

    const { client } = await connect(server);
    const patient = { timeout: 60 * minute };
    const plain = client.request('tools/call', { name: 'sometimes' }, patient);
    await quiet();
    await store.storeTaskResult(begun[0]?.taskId, 'completed', { content: [text('done')] });
    clock.advance(5 * minute);
    const asTask = await client.request('tools/call', { name: 'sometimes', task: {} });

    expect(await plain).toEqual({ content: [text('done')] });
    expect(asTask).toEqual({ task: { ...begun[1], status: 'working' } });
  },
);

/** A server with a tool that may become a task in this store, as `begin` begins it; each task is kept. */
const sometimes = ({ sdk }: CaseContext, begin: (options: Json) => Json, config: Json = {}) => {
  const store = sdk.taskStore();
  const begun: Json[] = [];
  const createTask = async (args: Json, { taskStore }: HandlerContext) => {
    const task = await taskStore?.createTask({ pollInterval: 5 * minute, ttl: 8 * minute });
    begun.push(args ?? {});
    return { task: begin(task ?? {}) };
  };
  const server = sdk.highLevel(
    { name: 'workshop', version: '1.0.0' },
    ({ registerToolTask }) => {
      registerToolTask(
        'sometimes',
        { ...config, execution: { taskSupport: 'optional' } },
        working(createTask),
      );
    },
    { capabilities: { tasks }, native: { taskStore: store } },
  );
  return { server, store, begun };
};

/** How the server tells of what went wrong with a plain call. */
const failing = (what: unknown) => ({ content: [text(what as string)], isError: true });

verifies(
  'tasks:tool:optional:ends',
  'a plain call waits through the states of the task, and ends as it does',
  async (cell) => {
    const clock = stopClock();
    const { server, store } = sometimes(cell, (task) => task);
    const failed = { content: [text('no flour')], isError: true };

    const { client } = await cell.connect(server);
    const run = async (end: (taskId: string) => Promise<unknown>) => {
      const plain = client.request('tools/call', { name: 'sometimes' }, { timeout: 60 * minute });
      await cell.quiet();
      const { taskId } = store.getAllTasks().at(-1) ?? {};
      await end(taskId);
      clock.advance(5 * minute);
      await cell.quiet();
      clock.advance(5 * minute);
      return { taskId, result: await plain };
    };

    const stored = await run((id) => store.storeTaskResult(id, 'failed', structuredClone(failed)));
    const cancelled = await run((id) => client.tasks.cancel(id));
    // It lives for eight minutes.
    const expired = await run((id) => store.updateTaskStatus(id, 'input_required'));

    expect(stored.result).toEqual(failed);
    expect(cancelled.result).toEqual(failing(`Task ${cancelled.taskId} has no result stored`));
    expect(expired.result).toEqual(failing('MCP error -32602: Failed to retrieve task: Task not found'));
  },
);

verifies('tasks:tool:optional:over', 'a task that is over as it begins is not waited for', async (cell) => {
  const clock = stopClock();
  const results: Json[] = [];
  for (const status of ['completed', 'failed', 'cancelled']) {
    const { server } = sometimes(cell, (task) => ({ ...task, status }));
    const { client } = await cell.connect(server);
    results.push(await client.request('tools/call', { name: 'sometimes' }));
  }

  expect(clock.waiting(5 * minute)).toBe(0);
  const none = failing(expect.stringMatching(/has no result stored$/));
  expect(results).toEqual([none, none, none]);
});

verifies(
  'tasks:tool:optional:interval',
  'a task that suggests no interval is looked after every five seconds',
  async (cell) => {
    const clock = stopClock(5_000);
    const { server, store } = sometimes(cell, ({ pollInterval: _, ...task }) => task);

    const { client } = await cell.connect(server);
    const before = clock.waiting(5_000);
    const plain = client.request('tools/call', { name: 'sometimes' });
    await cell.quiet();
    const waiting = clock.waiting(5_000) - before;
    await store.storeTaskResult(store.getAllTasks()[0]?.taskId, 'completed', { content: [text('done')] });
    clock.advance(5_000);

    expect(waiting).toBe(1);
    expect(await plain).toEqual({ content: [text('done')] });
  },
);

verifies(
  'tasks:tool:optional:arguments',
  'a plain call hands its arguments on, and begins nothing where they are wrong',
  async (cell) => {
    const over = (task: Json) => ({ ...task, status: 'completed' });
    const inputSchema = { to: cell.sdk.z.number() };
    const { server, begun } = sometimes(cell, over, { inputSchema });

    const { client } = await cell.connect(server);
    const call = (to: unknown) => client.request('tools/call', { name: 'sometimes', arguments: { to } });
    await call(4);
    const wrong = await call('four');

    const why = /^MCP error -32602: Input validation error: Invalid arguments for tool sometimes: /;
    expect(begun).toEqual([{ to: 4 }]);
    expect(wrong).toEqual(failing(expect.stringMatching(why)));
  },
);

verifies(
  'tasks:tool:optional:cancelled',
  'nobody looks after the task of a call that was given up',
  async ({ sdk, connect, quiet }) => {
    const clock = stopClock();
    const store = sdk.taskStore();
    const begun: Json[] = [];
    const server = sdk.highLevel(
      { name: 'workshop', version: '1.0.0' },
      ({ registerToolTask }) => {
        const createTask = async (_: Json, { taskStore }: HandlerContext) => {
          const task = await taskStore?.createTask({ pollInterval: 5 * minute });
          begun.push(task ?? {});
          return { task };
        };
        registerToolTask('sometimes', { execution: { taskSupport: 'optional' } }, working(createTask));
      },
      { capabilities: { tasks }, native: { taskStore: store } },
    );
    const impatience = new AbortController();

    const { client } = await connect(server);
    const plain = settled(client.request('tools/call', { name: 'sometimes' }, { signal: impatience.signal }));
    await quiet();
    const before = clock.waiting(5 * minute);
    impatience.abort('tired of it');
    await plain;
    await quiet();
    const after = clock.waiting(5 * minute);
    await store.updateTaskStatus(begun[0]?.taskId, 'failed');
    clock.advance(5 * minute);

    expect(before).toBe(1);
    observed(after)
      .required((seen) => {
        expect(seen).toBe(0);
      })
      .divergent('goes-on', (seen) => {
        expect(seen).toBe(1);
      });
  },
);
