// The arguments of a call on their way to a tool of a server built on the low-level class.

import { complete, expect, never, text, verifies } from '#case';

verifies(
  'tools:call:arguments',
  'nested and falsy arguments reach the handler as they were sent',
  async ({ sdk, connect }) => {
    const place = { city: 'Zürich', tags: ['old', 'town'], floor: 0, open: false, note: '', near: null };
    const server = sdk.lowLevel(
      { name: 'geocoder', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': ({ params }) => {
          expect(params.name).toBe('locate');
          expect(params.arguments).toEqual({ place });
          return { content: [text('47.37, 8.54')] };
        },
      },
    );

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'locate', arguments: { place } });

    expect(result).toEqual(complete({ content: [text('47.37, 8.54')] }));
  },
);
