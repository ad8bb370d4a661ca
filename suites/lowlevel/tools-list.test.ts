// Listing the tools of a server built on the low-level class: every field arrives as the server wrote it.

import { completeList, expect, never, observed, verifies } from '#case';

verifies(
  'tools:list:basic',
  'two tools arrive in order with name, description and input schema',
  async ({ sdk, connect }) => {
    const tools = [
      {
        name: 'add',
        description: 'Adds two numbers',
        inputSchema: { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } } },
      },
      { name: 'now', description: 'Tells the time', inputSchema: { type: 'object' } },
    ];
    const server = sdk.lowLevel(
      { name: 'toolbox', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools }), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server);

    expect(await client.listTools()).toEqual(completeList({ tools }));
  },
);

verifies(
  'tools:list:cache-hints',
  'a bare list is sent with a time to live and a scope',
  async ({ sdk, connect, wire }) => {
    const tools = [{ name: 'now', inputSchema: { type: 'object' } }];
    const server = sdk.lowLevel(
      { name: 'clock', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools }), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server);
    await client.listTools();

    // Which ones is the SDK's choice.
    const ttlMs = expect.toSatisfy((ms) => Number.isInteger(ms) && ms >= 0);
    expect(wire.sent('server').at(-1)).toEqual({
      jsonrpc: '2.0',
      id: expect.anything(),
      result: { ...completeList({ resultType: 'complete', tools }), ttlMs },
    });
  },
);

verifies('tools:list:title', 'a title arrives beside the name', async ({ sdk, connect }) => {
  const tools = [{ name: 'now', title: 'World clock', inputSchema: { type: 'object' } }];
  const server = sdk.lowLevel(
    { name: 'clock', version: '1.0.0' },
    { tools: {} },
    { 'tools/list': () => ({ tools }), 'tools/call': never('nobody calls here') },
  );

  const { client } = await connect(server);

  expect(await client.listTools()).toEqual(completeList({ tools }));
});

verifies(
  'tools:list:annotations',
  'all five annotations arrive, false ones included',
  async ({ sdk, connect }) => {
    const annotations = {
      title: 'Delete a file',
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
      openWorldHint: false,
    };
    const tools = [{ name: 'delete', inputSchema: { type: 'object' }, annotations }];
    const server = sdk.lowLevel(
      { name: 'files', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools }), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server);

    expect(await client.listTools()).toEqual(completeList({ tools }));
  },
);

verifies('tools:list:icons', 'icons arrive with all their fields', async ({ sdk, connect }) => {
  const icons = [
    { src: 'https://icons.example/48.png', mimeType: 'image/png', sizes: ['48x48', '96x96'], theme: 'dark' },
    { src: 'data:image/svg+xml;base64,PHN2Zy8+' },
  ];
  const tools = [{ name: 'paint', inputSchema: { type: 'object' }, icons }];
  const server = sdk.lowLevel(
    { name: 'painter', version: '1.0.0' },
    { tools: {} },
    { 'tools/list': () => ({ tools }), 'tools/call': never('nobody calls here') },
  );

  const { client } = await connect(server);

  observed(await client.listTools())
    .required((seen) => {
      expect(seen).toEqual(completeList({ tools }));
    })
    .divergent('without-theme', (seen) => {
      const plain = icons.map(({ theme: _, ...icon }) => icon);
      expect(seen).toEqual(completeList({ tools: [{ ...tools[0], icons: plain }] }));
    });
});

verifies(
  'tools:list:meta',
  'metadata of a tool arrives, nested values included',
  async ({ sdk, connect }) => {
    const _meta = { 'example.com/owner': { team: 'clocks', since: 2024 } };
    const tools = [{ name: 'now', inputSchema: { type: 'object' }, _meta }];
    const server = sdk.lowLevel(
      { name: 'clock', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools }), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server);

    expect(await client.listTools()).toEqual(completeList({ tools }));
  },
);

verifies(
  'tools:list:output-schema',
  'an output schema arrives beside the input schema',
  async ({ sdk, connect }) => {
    const outputSchema = {
      type: 'object',
      properties: { hour: { type: 'integer', minimum: 0, maximum: 23 } },
      required: ['hour'],
    };
    const tools = [{ name: 'now', inputSchema: { type: 'object' }, outputSchema }];
    const server = sdk.lowLevel(
      { name: 'clock', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools }), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server);

    expect(await client.listTools()).toEqual(completeList({ tools }));
  },
);
