// What a server built on the high-level class says to whoever asks for a task it does not know, or cannot look up.

import {
  beginTask,
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
    const refusals = [
      await settled(client.tasks.get('no-such-task')),
      await settled(client.tasks.result('no-such-task')),
      await settled(client.tasks.cancel('no-such-task')),
      await settled(client.tasks.list('no-such-page')),
      await settled(client.tasks.cancel(taskId)),
    ];

    const saying = (message: RegExp) => refused(-32602, { message: expect.stringMatching(message) });
    const notFound = saying(/task not found/i);
    expect(refusals).toEqual([
      ...[notFound, notFound, notFound],
      ...[saying(/cursor.*no-such-page/), saying(/cancel.*failed/)],
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
  const { server } = highLevelWorkshop(cell, { broken: { listTasks: breaks } });

  const { client } = await cell.connect(server);
  const outcome = await settled(client.tasks.list());

  const message = expect.stringMatching(/The disk is gone/);
  observed(outcome)
    .required((seen) => {
      expect(seen).toEqual(refused(-32603));
    })
    .divergent('invalid-params', (seen) => {
      expect(seen).toEqual(refused(-32602, { message }));
    });
});

verifies('tasks:unknown:internal:cancel', 'a store that cannot cancel is an internal error', async (cell) => {
  const { server } = highLevelWorkshop(cell, { broken: { updateTaskStatus: breaks } });

  const { client } = await cell.connect(server);
  const { taskId } = await beginTask(client);
  const outcome = await settled(client.tasks.cancel(taskId));

  const message = expect.stringMatching(/The disk is gone/);
  observed(outcome)
    .required((seen) => {
      expect(seen).toEqual(refused(-32603));
    })
    .divergent('invalid-request', (seen) => {
      expect(seen).toEqual(refused(-32600, { message }));
    });
});
