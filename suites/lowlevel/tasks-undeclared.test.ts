// What a server built on the low-level class does about tasks that it never declared.

import {
  answered,
  type CaseContext,
  expect,
  type Json,
  never,
  observed,
  refused,
  settled,
  text,
  verifies,
} from '#case';

/** A server with a tool, these handlers and capabilities besides. */
const plain = ({ sdk }: CaseContext, handlers: Json = {}, capabilities: Json = {}) =>
  sdk.lowLevel(
    { name: 'bakery', version: '1.0.0' },
    { tools: {}, ...capabilities },
    { 'tools/call': () => ({ content: [text('bread')] }), ...handlers },
  );

verifies(
  'tasks:undeclared:plain',
  'a call that asks for a task is answered with its result',
  async (cell) => {
    const server = plain(cell);

    const { client } = await cell.connect(server);
    const outcome = await settled(client.request('tools/call', { name: 'bake', task: { ttl: 90_000 } }));

    observed(outcome)
      .required((seen) => {
        expect(seen).toEqual(answered({ content: [text('bread')] }));
      })
      .divergent('refused', (seen) => {
        const message = expect.stringMatching(
          /: Server does not support task creation \(required for tools\/call\)$/,
        );
        expect(seen).toEqual(refused(-32603, { message }));
      });
  },
);

verifies(
  'tasks:undeclared:kind',
  'calls that ask for tasks are answered with their results where others become tasks, or none',
  async (cell) => {
    for (const requests of [{}, { tools: {} }]) {
      const { client } = await cell.connect(plain(cell, {}, { tasks: { requests } }));
      const outcome = await settled(client.request('tools/call', { name: 'bake', task: {} }));

      observed(outcome)
        .required((seen) => {
          expect(seen).toEqual(answered({ content: [text('bread')] }));
        })
        .divergent('refused', (seen) => {
          const message = expect.stringMatching(
            /: Server does not support task creation for tools\/call \(required for tools\/call\)$/,
          );
          expect(seen).toEqual(refused(-32603, { message }));
        });
    }
  },
);

verifies(
  'tasks:undeclared:handler',
  'whoever handles tasks without declaring them gets no server',
  async (cell) => {
    for (const method of ['tasks/get', 'tasks/result', 'tasks/list', 'tasks/cancel']) {
      const outcome = await settled(cell.connect(plain(cell, { [method]: never('it is never set') })));
      const message = expect.stringMatching(new RegExp(`tasks.*${method}`));
      expect(outcome).toEqual(refused(undefined, { message }));
    }
    cell.wire.toRead([]);
  },
);
