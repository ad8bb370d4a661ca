// What a server built on the high-level class declares of tasks.

import { beginTask, expect, highLevelWorkshop, observed, verifies } from '#case';

verifies('tasks:declared:capability', 'all that is declared of tasks is in the handshake', async (cell) => {
  const { server } = highLevelWorkshop(cell);

  const { client } = await cell.connect(server);

  expect(client.serverCapabilities()?.tasks).toEqual({
    list: {},
    cancel: {},
    requests: { tools: { call: {} } },
  });
  expect(await beginTask(client)).toMatchObject({ status: 'working' });
});

verifies('tasks:declared:list', 'nobody is offered a list of what strangers may have begun', async (cell) => {
  const { server } = highLevelWorkshop(cell);

  const { client } = await cell.connect(server);

  observed(client.serverCapabilities()?.tasks)
    .required((seen) => {
      expect(seen).not.toHaveProperty('list');
    })
    .divergent('declared', (seen) => {
      expect(seen).toMatchObject({ list: {}, requests: { tools: { call: {} } } });
    });
});
