// What a client declares of tasks.

import { expect, verifies } from '#case';

verifies(
  'tasks:declared:capability:client',
  'all that is declared of tasks is in the handshake',
  async (cell) => {
    const tasks = {
      list: {},
      cancel: {},
      requests: { sampling: { createMessage: {} }, elicitation: { create: {} } },
    };
    const capabilities = { sampling: {}, elicitation: { form: {} }, tasks };
    const server = cell.sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {});
    const worker = cell.sdk.client(
      { name: 'worker', version: '1.0.0' },
      { capabilities: structuredClone(capabilities), native: { taskStore: cell.sdk.taskStore() } },
    );

    const { server: live } = await cell.connect(server, worker);

    expect(cell.wire.sent('client')[0]).toHaveProperty('params.capabilities', capabilities);
    expect(live.clientCapabilities()?.tasks).toEqual(tasks);
  },
);
