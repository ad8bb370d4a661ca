// Offering tools from a server built on the low-level class: names, and schemas that nobody may touch.

import { complete, completeList, expect, never, text, verifies } from '#case';

verifies(
  'tools:input-schema:preserve-schema-dialect',
  'the dialect that an input schema names arrives with it',
  async ({ sdk, connect }) => {
    const inputSchema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      properties: { a: { type: 'number' } },
    };
    const tools = [{ name: 'double', inputSchema }];
    const server = sdk.lowLevel(
      { name: 'older', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools }), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server);

    expect(await client.listTools()).toEqual(completeList({ tools }));
  },
);

verifies(
  'tools:input-schema:preserve-defs',
  'definitions, references and conditions arrive as they were written',
  async ({ sdk, connect }) => {
    const inputSchema = {
      type: 'object',
      $defs: { place: { $anchor: 'place', type: 'string', minLength: 2 } },
      properties: { from: { $ref: '#/$defs/place' }, to: { $ref: '#place' }, stops: { type: 'integer' } },
      if: { required: ['stops'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['from', 'to'] },
      anyOf: [{ required: ['from'] }, { required: ['to'] }],
    };
    const tools = [{ name: 'route', inputSchema }];
    const server = sdk.lowLevel(
      { name: 'planner', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools }), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server);

    expect(await client.listTools()).toEqual(completeList({ tools }));
  },
);

verifies(
  'tools:input-schema:preserve-additional-properties',
  'additionalProperties arrive, false and nested ones included',
  async ({ sdk, connect }) => {
    const inputSchema = {
      type: 'object',
      properties: { labels: { type: 'object', additionalProperties: { type: 'string' } } },
      additionalProperties: false,
    };
    const tools = [{ name: 'label', inputSchema }];
    const server = sdk.lowLevel(
      { name: 'labels', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools }), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server);

    expect(await client.listTools()).toEqual(completeList({ tools }));
  },
);

verifies(
  'tools:name:allowed',
  'a name of 128 characters of every admitted kind can be listed and called',
  async ({ sdk, connect }) => {
    const name = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.'.repeat(2).slice(0, 128);
    const tools = [{ name, inputSchema: { type: 'object' } }];
    const server = sdk.lowLevel(
      { name: 'verbose', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => ({ tools }),
        'tools/call': ({ params }) => {
          expect(params.name).toBe(name);
          return { content: [text('found')] };
        },
      },
    );

    const { client } = await connect(server);

    expect(await client.listTools()).toEqual(completeList({ tools }));
    expect(await client.callTool({ name })).toEqual(complete({ content: [text('found')] }));
  },
);
