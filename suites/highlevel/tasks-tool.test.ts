// What tools of a server built on the high-level class say of tasks.

import {
  answered,
  expect,
  type HandlerContext,
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

const tasks = { requests: { tools: { call: {} } } };

const unasked = never('the store knows its tasks');

/** A tool that is nothing but its task. */
const working = (createTask: (args: Json, context: HandlerContext) => Promise<Json>) => ({
  createTask,
  getTask: unasked,
  getTaskResult: unasked,
});

const idle = working(never('nobody calls it'));

verifies('tasks:tool:listed', 'what each tool says of tasks arrives', async ({ sdk, connect }) => {
  const server = sdk.highLevel(
    { name: 'workshop', version: '1.0.0' },
    ({ registerTool, registerToolTask }) => {
      registerToolTask('always', { execution: { taskSupport: 'required' } }, idle);
      registerToolTask('by-default', {}, idle);
      registerToolTask('sometimes', { execution: { taskSupport: 'optional' } }, idle);
      registerTool('never', {}, never('nobody calls it'));
    },
    { capabilities: { tasks }, native: { taskStore: sdk.taskStore() } },
  );

  const { client } = await connect(server);

  expect((await client.listTools()).tasks).toBeUndefined();
  expect((await client.listTools()).tools).toMatchObject([
    { name: 'always', execution: { taskSupport: 'required' } },
    { name: 'by-default', execution: { taskSupport: 'required' } },
    { name: 'sometimes', execution: { taskSupport: 'optional' } },
    { name: 'never', execution: { taskSupport: 'forbidden' } },
  ]);
});

verifies(
  'tasks:tool:required',
  'a plain call of a tool that is always a task is refused',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel(
      { name: 'workshop', version: '1.0.0' },
      ({ registerToolTask }) => {
        registerToolTask('always', { execution: { taskSupport: 'required' } }, idle);
      },
      { capabilities: { tasks }, native: { taskStore: sdk.taskStore() } },
    );

    const { client } = await connect(server);
    const outcome = await settled(client.request('tools/call', { name: 'always' }));

    observed(outcome)
      .required((seen) => {
        expect(seen).toEqual(refused(-32601));
      })
      .divergent('is-error-result', (seen) => {
        const content = [text(expect.stringMatching(/-32601.*always.*requires task/))];
        expect(seen).toEqual(answered({ content, isError: true }));
      });
  },
);

verifies(
  'tasks:tool:forbidden',
  'a task of a tool that is never one is refused',
  async ({ sdk, connect }) => {
    let runs = 0;
    const server = sdk.highLevel(
      { name: 'workshop', version: '1.0.0' },
      ({ registerTool }) => {
        registerTool('never', {}, () => {
          runs += 1;
          return { content: [text('done')] };
        });
      },
      { capabilities: { tasks }, native: { taskStore: sdk.taskStore() } },
    );

    const { client } = await connect(server);
    const outcome = await settled(client.request('tools/call', { name: 'never', task: {} }));

    observed({ outcome, runs })
      .required((seen) => {
        expect(seen).toEqual({ outcome: refused(-32601), runs: 0 });
      })
      .divergent('invalid-params', (seen) => {
        const message = expect.stringMatching(/Invalid task creation result/);
        expect(seen).toEqual({ outcome: refused(-32602, { message }), runs: 1 });
      });
  },
);

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
    expect(asTask).toEqual({ task: { ...begun[1], taskId: expect.any(String), status: 'working' } });
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

verifies(
  'tasks:tool:handlers',
  'the handlers of the tool say how its task is doing, and its result',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel(
      { name: 'workshop', version: '1.0.0' },
      ({ registerToolTask }) => {
        registerToolTask(
          'work',
          {},
          {
            createTask: async (_, { taskStore }) => {
              const task = await taskStore?.createTask({});
              await taskStore?.storeTaskResult(task?.taskId, 'completed', {
                content: [text('by the store')],
              });
              return { task };
            },
            getTask: async (_, { taskStore }) => {
              const listed = await taskStore?.listTasks();
              return { ...listed?.tasks[0], statusMessage: 'by the handler' };
            },
            getTaskResult: () => ({ content: [text('by the handler')] }),
          },
        );
      },
      { capabilities: { tasks }, native: { taskStore: sdk.taskStore() } },
    );

    const { client } = await connect(server);
    const { task } = await client.request('tools/call', { name: 'work', task: {} });
    const { statusMessage } = await client.tasks.get(task.taskId);
    const { content } = await client.tasks.result(task.taskId);

    observed({ statusMessage, content })
      .required((seen) => {
        expect(seen).toEqual({ statusMessage: 'by the handler', content: [text('by the handler')] });
      })
      .divergent('ignored', (seen) => {
        expect(seen).toEqual({ statusMessage: undefined, content: [text('by the store')] });
      });
  },
);

verifies(
  'tasks:tool:default',
  'a tool that is forbidden its task gets no server',
  async ({ sdk, connect, wire }) => {
    const server = sdk.highLevel(
      { name: 'workshop', version: '1.0.0' },
      ({ registerToolTask }) => {
        registerToolTask('confused', { execution: { taskSupport: 'forbidden' } }, idle);
      },
      { capabilities: { tasks }, native: { taskStore: sdk.taskStore() } },
    );

    const message = expect.stringMatching(/confused.*forbidden/);
    expect(await settled(connect(server))).toEqual(refused(undefined, { message }));
    wire.toRead([]);
  },
);

verifies(
  'tasks:tool:arguments',
  'valid arguments begin a task, others begin none',
  async ({ sdk, connect }) => {
    const given: Json[] = [];
    const server = sdk.highLevel(
      { name: 'workshop', version: '1.0.0' },
      ({ registerToolTask }) => {
        const createTask = async (args: Json, { taskStore }: HandlerContext) => {
          given.push(args);
          return { task: await taskStore?.createTask({}) };
        };
        registerToolTask('count', { inputSchema: { to: sdk.z.number() } }, working(createTask));
      },
      { capabilities: { tasks }, native: { taskStore: sdk.taskStore() } },
    );

    const { client } = await connect(server);
    const call = (to: unknown) =>
      settled(client.request('tools/call', { name: 'count', arguments: { to }, task: {} }));

    expect(await call(4)).toMatchObject({ answered: { task: { status: 'working' } } });
    expect(await call('four')).toEqual(refused(-32602));
    expect(given).toEqual([{ to: 4 }]);
  },
);
