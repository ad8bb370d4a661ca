// The arguments of a call on their way to a tool of a server built on the high-level class.

import { complete, expect, text, verifies } from '#case';

verifies(
  'tools:call:arguments',
  'nested and falsy arguments reach the handler as they were sent',
  async ({ sdk, connect }) => {
    const place = { city: 'Zürich', tags: ['old', 'town'], floor: 0, open: false, note: '', near: null };
    const server = sdk.highLevel({ name: 'geocoder', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('locate', { inputSchema: { place: sdk.z.any() } }, (args) => {
        expect(args).toEqual({ place });
        return { content: [text('47.37, 8.54')] };
      });
    });

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'locate', arguments: { place } });

    expect(result).toEqual(complete({ content: [text('47.37, 8.54')] }));
  },
);

verifies(
  'tools:call:arguments:defaults',
  'an argument that was left out reaches the handler as its default',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'shop', version: '1.0.0' }, ({ registerTool }) => {
      const inputSchema = { item: sdk.z.string(), count: sdk.z.number().default(1) };
      registerTool('order', { inputSchema }, (args) => {
        expect(args).toEqual({ item: 'tea', count: 1 });
        return { content: [text('ordered')] };
      });
    });

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'order', arguments: { item: 'tea' } });

    expect(result).toEqual(complete({ content: [text('ordered')] }));
  },
);

verifies(
  'tools:call:arguments:transformed',
  'a schema that quotes an argument quotes it once',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'shop', version: '1.0.0' }, ({ registerTool }) => {
      const quoted = sdk.z.string().transform((item) => `<${item}>`);
      registerTool('order', { inputSchema: { item: quoted } }, (args) => {
        expect(args).toEqual({ item: '<tea>' });
        return { content: [text('ordered')] };
      });
    });

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'order', arguments: { item: 'tea' } });

    expect(result).toEqual(complete({ content: [text('ordered')] }));
  },
);
