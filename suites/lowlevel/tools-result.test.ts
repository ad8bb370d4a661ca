// The parts of a tool's result that belong together, from a server built on the low-level class.

import { complete, embedded, expect, never, verifies } from '#case';

verifies(
  'tools:result:embedded-served',
  'what a tool embeds is read from its server under the same URI, which declares resources',
  async ({ sdk, connect }) => {
    const log = { uri: 'file:///log', mimeType: 'text/plain', text: 'all well' };
    const server = sdk.lowLevel(
      { name: 'logger', version: '1.0.0' },
      { tools: {}, resources: {} },
      {
        'tools/list': () => ({ tools: [{ name: 'log', inputSchema: { type: 'object' } }] }),
        'tools/call': () => ({ content: [embedded({ ...log })] }),
        'resources/list': never('nobody lists here'),
        'resources/read': ({ params }) => {
          expect(params.uri).toBe('file:///log');
          return { contents: [{ ...log }] };
        },
      },
    );

    const { client } = await connect(server);
    const called = await client.callTool({ name: 'log' });
    const { contents } = await client.readResource({ uri: called.content[0].resource.uri });

    expect(client.serverCapabilities()).toEqual({ tools: {}, resources: {} });
    expect(called).toEqual(complete({ content: [embedded(log)] }));
    expect(contents).toEqual([log]);
  },
);
