// What tools of a server built on the low-level class say of tasks.

import { expect, verifies } from '#case';

const inputSchema = { type: 'object' };

verifies(
  'tasks:tool:listed',
  'what each tool says of tasks arrives, and so does silence',
  async ({ sdk, connect }) => {
    const offered = [
      { name: 'always', inputSchema, execution: { taskSupport: 'required' } },
      { name: 'sometimes', inputSchema, execution: { taskSupport: 'optional' } },
      { name: 'never', inputSchema, execution: { taskSupport: 'forbidden' } },
      { name: 'empty', inputSchema, execution: {} },
      { name: 'silent', inputSchema },
    ];
    const server = sdk.lowLevel(
      { name: 'workshop', version: '1.0.0' },
      { tools: {}, tasks: { requests: { tools: { call: {} } } } },
      { 'tools/list': () => ({ tools: structuredClone(offered) }) },
    );

    const { client } = await connect(server);

    expect(await client.listTools()).toEqual({ tools: offered });
  },
);
