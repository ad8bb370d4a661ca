// What a client checks of structured results once it has listed the output schema of a tool. Code and wording of its
// refusal are the SDK's choice.

import { answered, complete, expect, observed, refused, settled, text, verifies } from '#case';

verifies(
  'tools:output-schema:client-validate',
  'of a right and a wrong structured result only the right one reaches the caller',
  async ({ sdk, connect }) => {
    const outputSchema = {
      type: 'object',
      properties: { celsius: { type: 'number' } },
      required: ['celsius'],
    };
    const server = sdk.lowLevel(
      { name: 'weather', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => ({ tools: [{ name: 'measure', inputSchema: { type: 'object' }, outputSchema }] }),
        'tools/call': ({ params }) => ({ content: [], structuredContent: { celsius: params.arguments.as } }),
      },
    );

    const { client } = await connect(server);
    await client.listTools();
    const right = await client.callTool({ name: 'measure', arguments: { as: 22.5 } });
    const wrong = await settled(client.callTool({ name: 'measure', arguments: { as: 'warm' } }));

    expect(right).toEqual(complete({ content: [], structuredContent: { celsius: 22.5 } }));
    expect(wrong).toEqual(refused(expect.any(Number), { message: expect.stringContaining('celsius') }));
  },
);

verifies(
  'tools:output-schema:client-missing',
  'a success without the structured content that was promised is refused',
  async ({ sdk, connect }) => {
    const outputSchema = { type: 'object', properties: { celsius: { type: 'number' } } };
    const server = sdk.lowLevel(
      { name: 'weather', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => ({ tools: [{ name: 'measure', inputSchema: { type: 'object' }, outputSchema }] }),
        'tools/call': () => ({ content: [text('22.5')] }),
      },
    );

    const { client } = await connect(server);
    await client.listTools();
    const outcome = await settled(client.callTool({ name: 'measure' }));

    const message = expect.stringMatching(/\bmeasure\b.*structured content/);
    expect(outcome).toEqual(refused(expect.any(Number), { message }));
  },
);

verifies(
  'tools:output-schema:client-skip-on-error',
  'an error result needs no structured content',
  async ({ sdk, connect }) => {
    const outputSchema = { type: 'object', properties: { celsius: { type: 'number' } } };
    const server = sdk.lowLevel(
      { name: 'weather', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => ({ tools: [{ name: 'measure', inputSchema: { type: 'object' }, outputSchema }] }),
        'tools/call': () => ({ content: [text('the sensor is gone')], isError: true }),
      },
    );

    const { client } = await connect(server);
    await client.listTools();
    const result = await client.callTool({ name: 'measure' });

    expect(result).toEqual(complete({ content: [text('the sensor is gone')], isError: true }));
  },
);

verifies(
  'tools:output-schema:client-skip-on-error:invalid',
  'an error result may carry structured content that breaks the schema',
  async ({ sdk, connect }) => {
    const outputSchema = {
      type: 'object',
      properties: { celsius: { type: 'number' } },
      required: ['celsius'],
    };
    const failure = { content: [text('gone')], structuredContent: { sensor: 7 }, isError: true };
    const server = sdk.lowLevel(
      { name: 'weather', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => ({ tools: [{ name: 'measure', inputSchema: { type: 'object' }, outputSchema }] }),
        'tools/call': () => failure,
      },
    );

    const { client } = await connect(server);
    await client.listTools();
    const outcome = await settled(client.callTool({ name: 'measure' }));

    observed(outcome)
      .required((seen) => {
        expect(seen).toEqual(answered(complete(failure)));
      })
      .divergent('refused', (seen) => {
        expect(seen).toEqual(refused(-32602, { message: expect.stringContaining('celsius') }));
      });
  },
);

verifies(
  'tools:output-schema:default-dialect',
  'prefixItems, which draft-07 does not know, is applied where no dialect is named',
  async ({ sdk, connect }) => {
    const outputSchema = {
      type: 'object',
      properties: { pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] } },
    };
    const server = sdk.lowLevel(
      { name: 'pairs', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => ({ tools: [{ name: 'pair', inputSchema: { type: 'object' }, outputSchema }] }),
        'tools/call': () => ({ content: [], structuredContent: { pair: ['a', 'b'] } }),
      },
    );

    const { client } = await connect(server);
    await client.listTools();
    const outcome = await settled(client.callTool({ name: 'pair' }));

    observed(outcome)
      .required((seen) => {
        expect(seen).toEqual(refused(expect.any(Number), { message: expect.stringContaining('pair/1') }));
      })
      .divergent('accepted', (seen) => {
        expect(seen).toEqual(answered(complete({ content: [], structuredContent: { pair: ['a', 'b'] } })));
      });
  },
);

verifies(
  'tools:output-schema:draft-07',
  'an array of items is applied position by position where draft-07 is named',
  async ({ sdk, connect }) => {
    const outputSchema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      properties: { pair: { type: 'array', items: [{ type: 'string' }, { type: 'number' }] } },
    };
    const server = sdk.lowLevel(
      { name: 'pairs', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => ({ tools: [{ name: 'pair', inputSchema: { type: 'object' }, outputSchema }] }),
        'tools/call': ({ params }) => ({
          content: [],
          structuredContent: { pair: ['a', params.arguments.second] },
        }),
      },
    );

    const { client } = await connect(server);
    await client.listTools();
    const right = await settled(client.callTool({ name: 'pair', arguments: { second: 2 } }));
    const wrong = await settled(client.callTool({ name: 'pair', arguments: { second: 'b' } }));

    observed({ right, wrong }).required((seen) => {
      expect(seen).toEqual({
        right: answered(complete({ content: [], structuredContent: { pair: ['a', 2] } })),
        wrong: refused(expect.any(Number), { message: expect.stringContaining('pair/1') }),
      });
    });
  },
);

verifies(
  'tools:output-schema:unsupported-dialect',
  'a tool in an unknown dialect is listed, and a call to it is refused by the name of the dialect',
  async ({ sdk, connect }) => {
    const outputSchema = { $schema: 'https://dialects.example/mine', type: 'object' };
    const tools = [{ name: 'odd', inputSchema: { type: 'object' }, outputSchema }];
    const server = sdk.lowLevel(
      { name: 'odd', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools }), 'tools/call': () => ({ content: [], structuredContent: {} }) },
    );

    const { client } = await connect(server);
    const listed = await settled(client.listTools());
    const called = await settled(client.callTool({ name: 'odd' }));

    const message = expect.stringContaining('https://dialects.example/mine');
    observed({ listed, called })
      .required((seen) => {
        expect(seen.listed).toEqual(answered(expect.objectContaining({ tools })));
        expect(seen.called).toEqual(refused(expect.any(Number), { message }));
      })
      .divergent('accepted', (seen) => {
        expect(seen.listed).toEqual(answered({ tools }));
        expect(seen.called).toEqual(answered({ content: [], structuredContent: {} }));
      });
  },
);
