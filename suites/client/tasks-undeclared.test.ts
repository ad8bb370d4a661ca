// What a client does about tasks that it never declared.

import { answered, expect, observed, refused, settled, text, verifies } from '#case';

verifies(
  'tasks:undeclared:plain:client',
  'a request that asks for a task is answered with its result',
  async (cell) => {
    const haiku = { role: 'assistant', content: text('Steam'), model: 'kettle-1' };
    const server = cell.sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {});
    const poet = cell.sdk.client(
      { name: 'poet', version: '1.0.0' },
      {
        capabilities: { sampling: {} },
        handlers: { 'sampling/createMessage': () => structuredClone(haiku) },
      },
    );

    const { server: live } = await cell.connect(server, poet);
    const params = { messages: [{ role: 'user', content: text('A haiku?') }], maxTokens: 10, task: {} };
    const outcome = await settled(live.request('sampling/createMessage', params));

    observed(outcome)
      .required((seen) => {
        expect(seen).toEqual(answered(haiku));
      })
      .divergent('refused', (seen) => {
        const message = expect.stringMatching(/does not support task creation/);
        expect(seen).toEqual(refused(-32603, { message }));
      });
  },
);
