// The parts of a tool's result that belong together, from a server built on the high-level class.

import { complete, embedded, expect, observed, verifies } from '#case';

verifies(
  'tools:result:mirrored',
  'structured content that comes with no other arrives as a text of JSON as well',
  async ({ sdk, connect }) => {
    const structuredContent = { hour: 12, zones: ['UTC', null] };
    const server = sdk.highLevel({ name: 'clock', version: '1.0.0' }, ({ registerTool }) => {
      const outputSchema = { hour: sdk.z.number(), zones: sdk.z.array(sdk.z.string().nullable()) };
      registerTool('now', { outputSchema }, () => ({
        content: [],
        structuredContent: structuredClone(structuredContent),
      }));
    });

    const { client } = await connect(server);
    const called = await client.callTool({ name: 'now' });

    expect(called.structuredContent).toEqual(structuredContent);
    observed(called.content)
      .required(([block]) => {
        expect(block.type).toBe('text');
        expect(JSON.parse(block.text)).toEqual(structuredContent);
      })
      .divergent('as-returned', (seen) => expect(seen).toEqual([]));
  },
);

verifies(
  'tools:result:embedded-served',
  'what a tool embeds is read from its server under the same URI, which declares resources',
  async ({ sdk, connect }) => {
    const log = { uri: 'file:///log', mimeType: 'text/plain', text: 'all well' };
    const server = sdk.highLevel(
      { name: 'logger', version: '1.0.0' },
      ({ registerTool, registerResource }) => {
        registerTool('log', {}, () => ({ content: [embedded({ ...log })] }));
        registerResource('log', 'file:///log', {}, (uri) => {
          expect(uri.href).toBe('file:///log');
          return { contents: [{ ...log }] };
        });
      },
    );

    const { client } = await connect(server);
    const called = await client.callTool({ name: 'log' });
    const { contents } = await client.readResource({ uri: called.content[0].resource.uri });

    expect(client.serverCapabilities()).toHaveProperty('resources');
    expect(called).toEqual(complete({ content: [embedded(log)] }));
    expect(contents).toEqual([log]);
  },
);
