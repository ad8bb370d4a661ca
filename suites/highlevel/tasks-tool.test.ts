// What tools of a server built on the high-level class say of tasks.

import {
  answered,
  expect,
  type HandlerContext,
  type Json,
  never,
  observed,
  refused,
  settled,
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

verifies('tasks:tool:fields', 'a tool that becomes a task is listed with all its fields', async (cell) => {
  const { z } = cell.sdk;
  const fields = {
    title: 'Count',
    description: 'Counts up to a number',
    annotations: { title: 'Abacus', readOnlyHint: true },
    _meta: { 'tests/shelf': 3 },
  };
  const server = cell.sdk.highLevel(
    { name: 'workshop', version: '1.0.0' },
    ({ registerToolTask }) => {
      const schemas = { inputSchema: { to: z.number() }, outputSchema: { sum: z.string() } };
      registerToolTask('count', { ...structuredClone(fields), ...schemas }, idle);
    },
    { capabilities: { tasks }, native: { taskStore: cell.sdk.taskStore() } },
  );

  const { client } = await cell.connect(server);
  const { tools } = await client.listTools();

  expect(tools).toMatchObject([
    {
      ...fields,
      name: 'count',
      inputSchema: { properties: { to: { type: 'number' } }, required: ['to'] },
      outputSchema: { properties: { sum: { type: 'string' } }, required: ['sum'] },
      execution: { taskSupport: 'required' },
    },
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
        const why = "Tool always requires task augmentation (taskSupport: 'required')";
        const content = [text(`MCP error -32601: ${why}`)];
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

/** How the server tells of what went wrong with a plain call. */
const failing = (what: unknown) => ({ content: [text(what as string)], isError: true });

verifies(
  'tasks:tool:no-store',
  'without a store no task begins, and a plain call is told why',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel(
      { name: 'workshop', version: '1.0.0' },
      ({ registerToolTask }) => {
        const nothing = working(never('there is nowhere to keep the task'));
        registerToolTask('always', {}, nothing);
        registerToolTask('sometimes', { execution: { taskSupport: 'optional' } }, nothing);
      },
      { capabilities: { tasks } },
    );

    const { client } = await connect(server);
    const plain = await client.request('tools/call', { name: 'sometimes' });
    const asTasks = [
      await settled(client.request('tools/call', { name: 'sometimes', task: {} })),
      await settled(client.request('tools/call', { name: 'always', task: {} })),
    ];

    const message = expect.stringMatching(/Invalid task creation result/);
    expect(plain).toEqual(failing('No task store provided for task-capable tool.'));
    expect(asTasks).toEqual([refused(-32602, { message }), refused(-32602, { message })]);
  },
);

verifies(
  'tasks:tool:replaced',
  'a plain function in the place of what begins the task is never called',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel(
      { name: 'workshop', version: '1.0.0' },
      ({ registerToolTask }) => {
        for (const taskSupport of ['required', 'optional']) {
          registerToolTask(taskSupport, { execution: { taskSupport } }, idle).update({
            handler: never('the tool says that it becomes a task'),
          });
        }
      },
      { capabilities: { tasks }, native: { taskStore: sdk.taskStore() } },
    );

    const { client } = await connect(server);
    const results = [];
    for (const name of ['required', 'optional']) results.push(await client.request('tools/call', { name }));

    const why = (name: string) =>
      `Tool ${name} has taskSupport '${name}' but was not registered with registerToolTask`;
    expect(results).toEqual([
      failing(`MCP error -32603: ${why('required')}`),
      failing(`MCP error -32603: ${why('optional')}`),
    ]);
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

    const message =
      "Cannot register task-based tool 'confused' with taskSupport 'forbidden'. Use registerTool() instead.";
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
