// How a server built on the low-level class lists its tasks.

import {
  beginTask,
  type Client,
  expect,
  type Json,
  lowLevelWorkshop,
  refused,
  settled,
  verifies,
} from '#case';

/** Begins this many tasks, and gives them as they can be asked for. */
const beginMany = async (client: Client, count: number): Promise<Json[]> => {
  const tasks: Json[] = [];
  for (let begun = 0; begun < count; begun += 1) {
    const { taskId } = await beginTask(client);
    tasks.push(await client.tasks.get(taskId));
  }
  return tasks;
};

/** All pages, from the first to the one without a cursor. */
const pages = async (client: Client): Promise<Json[]> => {
  const found = [await client.tasks.list()];
  for (let next = found[0]?.nextCursor; next !== undefined; next = found.at(-1)?.nextCursor) {
    found.push(await client.tasks.list(next));
  }
  return found;
};

verifies(
  'tasks:list:all',
  'tasks are listed as they can be asked for, whatever their status',
  async (cell) => {
    const { server, store } = lowLevelWorkshop(cell);

    const { client } = await cell.connect(server);
    const before = await client.tasks.list();
    const [first, second] = await beginMany(client, 2);
    await store.updateTaskStatus(first?.taskId, 'failed', 'The oven is cold.');
    const failed = await client.tasks.get(first?.taskId);

    expect(before).toEqual({ tasks: [], _meta: {} });
    expect(await client.tasks.list()).toEqual({ tasks: [failed, second], _meta: {} });
  },
);

verifies('tasks:list:pages', 'many tasks come in several pages, each of them once', async (cell) => {
  const { server } = lowLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  const begun = await beginMany(client, 23);
  const found = await pages(client);

  expect(found.flatMap(({ tasks }) => tasks)).toEqual(begun);
  // The SDK's own choice: ten to a page.
  expect(found.map(({ tasks }) => tasks.length)).toEqual([10, 10, 3]);
});

verifies('tasks:list:next', 'a page has a cursor exactly if there is another one', async (cell) => {
  const { server } = lowLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  await beginMany(client, 10);
  const full = await pages(client);
  await beginMany(client, 1);
  const over = await pages(client);

  expect(full.map(({ nextCursor }) => typeof nextCursor)).toEqual(['undefined']);
  expect(over.map(({ nextCursor }) => typeof nextCursor)).toEqual(['string', 'undefined']);
});

verifies('tasks:list:cursor', 'a cursor that nobody gave out is refused', async (cell) => {
  const { server } = lowLevelWorkshop(cell);

  const { client } = await cell.connect(server);
  await beginTask(client);

  expect(await settled(client.tasks.list('no-such-page'))).toEqual(refused(-32602));
});
