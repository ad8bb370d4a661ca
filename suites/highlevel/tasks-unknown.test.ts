// What a server built on the high-level class says to whoever asks for a task it does not know, or cannot look up.

import {
  beginTask,
  type CaseContext,
  expect,
  highLevelWorkshop,
  type Json,
  observed,
  open,
  refused,
  settled,
  verifies,
} from '#case';

const breaks = async () => {
  throw new Error('The disk is gone.');
};

/** The same by a store that throws no errors. */
const drops = () => Promise.reject('The disk is gone.');

/** The errors that the server sent. */
const sentErrors = ({ wire }: CaseContext): unknown[] =>
  wire.sent('server').flatMap((each) => ('error' in each ? [each.error] : []));

const wrong = (message: string) => ({ code: -32602, message: `MCP error -32602: ${message}` });

verifies('tasks:unknown:get', 'asking for an unknown task is refused as invalid params', async (cell) => {
  const { server } = highLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const { taskId } = await beginTask(client);

  expect(await settled(client.tasks.get('no-such-task'))).toEqual(refused(-32602));
  expect(await client.tasks.get(taskId)).toMatchObject({ status: 'working' });
});

verifies(
  'tasks:unknown:result',
  'fetching the result of an unknown task is refused as invalid params',
  async (cell) => {
    const { server } = highLevelWorkshop(cell);

    const { client } = await cell.connect(server);
    const { taskId } = await beginTask(client);

    expect(await settled(client.tasks.result('no-such-task'))).toEqual(refused(-32602));
    expect(await client.tasks.get(taskId)).toMatchObject({ status: 'working' });
  },
);

verifies(
  'tasks:unknown:cancel',
  'cancelling an unknown task is refused as invalid params, and no other one ends',
  async (cell) => {
    const { server } = highLevelWorkshop(cell);

    const { client } = await cell.connect(server);
    const { taskId } = await beginTask(client);

    expect(await settled(client.tasks.cancel('no-such-task'))).toEqual(refused(-32602));
    expect(await client.tasks.get(taskId)).toMatchObject({ status: 'working' });
  },
);

verifies(
  'tasks:unknown:message',
  'refusals say what was not found, and what has ended already',
  async (cell) => {
    const { server, store } = highLevelWorkshop(cell);

    const { client } = await cell.connect(server);
    const { taskId } = await beginTask(client);
    await store.updateTaskStatus(taskId, 'failed');
    await settled(client.tasks.get('no-such-task'));
    await settled(client.tasks.result('no-such-task'));
    await settled(client.tasks.cancel('no-such-task'));
    await settled(client.tasks.list('no-such-page'));
    await settled(client.tasks.cancel(taskId));

    expect(sentErrors(cell)).toEqual([
      wrong('Failed to retrieve task: Task not found'),
      wrong('Task not found: no-such-task'),
      wrong('Task not found: no-such-task'),
      wrong('Failed to list tasks: Invalid cursor: no-such-page'),
      wrong('Cannot cancel task in terminal status: failed'),
    ]);
  },
);

verifies('tasks:unknown:type', 'ids that are numbers, sent by hand, are refused', async (cell) => {
  const { server } = highLevelWorkshop(cell);

  const { client } = await cell.connect(server, cell.peer('client'));
  await open(client);
  for (const method of ['tasks/get', 'tasks/result', 'tasks/cancel']) {
    await client.sendInvalid({ jsonrpc: '2.0', id: method, method, params: { taskId: 7 } });
    const { error } = (await client.next()) as unknown as { error: Json };

    observed(error)
      .required((seen) => {
        expect(seen).toMatchObject({ code: -32602, message: expect.any(String) });
      })
      .divergent('internal-error', (seen) => {
        expect(seen).toMatchObject({ code: -32603, message: expect.stringMatching(/taskId/) });
      });
  }
});

verifies('tasks:unknown:internal:get', 'a store that cannot look up is an internal error', async (cell) => {
  const { server } = highLevelWorkshop(cell, { broken: { getTask: breaks } });

  const { client } = await cell.connect(server);

  const message = expect.stringMatching(/The disk is gone/);
  expect(await settled(client.tasks.get('any'))).toEqual(refused(-32603, { message }));
});

verifies(
  'tasks:unknown:internal:result',
  'a store that gives no result is an internal error',
  async (cell) => {
    const { server, store } = highLevelWorkshop(cell, { broken: { getTaskResult: breaks } });

    const { client } = await cell.connect(server);
    const { taskId } = await beginTask(client);
    await store.storeTaskResult(taskId, 'completed', { content: [] });

    const message = expect.stringMatching(/The disk is gone/);
    expect(await settled(client.tasks.result(taskId))).toEqual(refused(-32603, { message }));
  },
);

verifies('tasks:unknown:internal:list', 'a store that cannot list is an internal error', async (cell) => {
  for (const listTasks of [breaks, drops]) {
    const { server } = highLevelWorkshop(cell, { broken: { listTasks } });

    const { client } = await cell.connect(server);
    const outcome = await settled(client.tasks.list());

    const message = expect.stringMatching(/: Failed to list tasks: The disk is gone\.$/);
    observed(outcome)
      .required((seen) => {
        expect(seen).toEqual(refused(-32603));
      })
      .divergent('invalid-params', (seen) => {
        expect(seen).toEqual(refused(-32602, { message }));
      });
  }
});

verifies('tasks:unknown:internal:cancel', 'a store that cannot cancel is an internal error', async (cell) => {
  for (const updateTaskStatus of [breaks, drops]) {
    const { server } = highLevelWorkshop(cell, { broken: { updateTaskStatus } });

    const { client } = await cell.connect(server);
    const { taskId } = await beginTask(client);
    const outcome = await settled(client.tasks.cancel(taskId));

    const message = expect.stringMatching(/: Failed to cancel task: The disk is gone\.$/);
    observed(outcome)
      .required((seen) => {
        expect(seen).toEqual(refused(-32603));
      })
      .divergent('invalid-request', (seen) => {
        expect(seen).toEqual(refused(-32600, { message }));
      });
  }
});

verifies('tasks:unknown:cancelled', 'a task that is gone once it is cancelled is not found', async (cell) => {
  let asked = 0;
  const getTask = async () => {
    asked += 1;
    return asked === 1 ? { status: 'working' } : null;
  };
  const { server } = highLevelWorkshop(cell, { broken: { getTask } });

  const { client } = await cell.connect(server);
  const { taskId } = await beginTask(client);
  await settled(client.tasks.cancel(taskId));

  expect(sentErrors(cell)).toEqual([wrong(`Task not found after cancellation: ${taskId}`)]);
});
