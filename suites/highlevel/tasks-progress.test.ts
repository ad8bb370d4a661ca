// Progress on the tasks of a server built on the high-level class.

import {
  type CaseContext,
  expect,
  highLevelWorkshop,
  type Json,
  minute,
  observed,
  settled,
  verifies,
} from '#case';

/** A workshop that can speak to the requestor of a task, who asks for it every five minutes. */
const hosting = (cell: CaseContext, native: Json = {}) =>
  highLevelWorkshop(cell, {
    created: { ttl: undefined, pollInterval: 5 * minute },
    native: { taskMessageQueue: cell.sdk.taskMessageQueue(), ...native },
  });

verifies(
  'tasks:progress:kept',
  'progress after the task began reaches who began it, under the same token',
  async (cell) => {
    const { server, store, contexts } = hosting(cell);
    const told: Json[] = [];
    const onprogress = (progress: Json) => told.push(progress);

    const { client, server: live } = await cell.connect(server);
    const { task } = await client.request('tools/call', { name: 'work', task: {} }, { onprogress });
    const progressToken = contexts[0]?.meta?.progressToken;
    await live.notify('notifications/progress', { progressToken, progress: 1, total: 3 });
    await store.updateTaskStatus(task.taskId, 'input_required');
    await client.tasks.get(task.taskId);
    await live.notify('notifications/progress', { progressToken, progress: 2, total: 3, message: 'baking' });
    await cell.quiet();

    const call = cell.wire.sent('client').find((each) => 'method' in each && each.method === 'tools/call');
    expect(call).toHaveProperty('params._meta.progressToken', progressToken);
    expect(told).toEqual([
      { progress: 1, total: 3 },
      { progress: 2, total: 3, message: 'baking' },
    ]);
  },
);

verifies('tasks:progress:stops', 'what is reported after the end is not sent', async (cell) => {
  const { server, contexts } = hosting(cell);

  const { client, server: live } = await cell.connect(server);
  const { task } = await client.request('tools/call', { name: 'work', task: {} }, { onprogress: () => {} });
  const [context] = contexts;
  await context?.taskStore?.storeTaskResult(task.taskId, 'completed', { content: [] });
  const params = { progressToken: context?.meta?.progressToken, progress: 1 };
  await settled(live.notify('notifications/progress', params));
  await cell.quiet();

  const late = cell.wire.sent('server').filter((each) => 'method' in each && /progress/.test(each.method));
  observed(late)
    .required((seen) => {
      expect(seen).toEqual([]);
    })
    .divergent('sent', (seen) => {
      expect(seen).toEqual([{ jsonrpc: '2.0', method: 'notifications/progress', params }]);
    });
});
