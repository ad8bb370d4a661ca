// Calling a tool of a server built on the low-level class: what goes in, what goes wrong, and the answer.

import { barrier, complete, enveloped, expect, never, open, text, verifies } from '#case';

verifies('tools:call:no-arguments', 'a call without arguments runs the tool', async ({ sdk, connect }) => {
  const server = sdk.lowLevel(
    { name: 'clock', version: '1.0.0' },
    { tools: {} },
    {
      'tools/list': never('nobody lists here'),
      'tools/call': ({ params }) => {
        expect(params.name).toBe('now');
        expect(params.arguments).toBeUndefined();
        return { content: [text('noon')] };
      },
    },
  );

  const { client } = await connect(server);
  const result = await client.callTool({ name: 'now' });

  expect(result).toEqual(complete({ content: [text('noon')] }));
});

verifies(
  'tools:call:is-error',
  'a failure that the tool reports is an answer, not a refusal',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'flights', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': ({ params }) => {
          expect(params.name).toBe('book');
          return { content: [text('the date is in the past')], isError: true };
        },
      },
    );

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'book' });

    expect(result).toEqual(complete({ content: [text('the date is in the past')], isError: true }));
  },
);

verifies(
  'tools:call:malformed',
  'a call without a name, played by hand, is refused before the tool runs',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel(
      { name: 'strict', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': never('the call names no tool'),
      },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    const params = enveloped({ arguments: {} });
    await client.sendInvalid({ jsonrpc: '2.0', id: 'nameless', method: 'tools/call', params });

    expect(await client.next()).toEqual({
      jsonrpc: '2.0',
      id: 'nameless',
      error: { code: expect.any(Number), message: expect.any(String) },
    });
  },
);

verifies(
  ['tools:call:concurrent', 'tools:call:concurrent:routing'],
  'two calls run at once and each gets its own answer',
  async ({ sdk, connect }) => {
    const bothRun = barrier(2);
    const firstMayEnd = barrier(2);
    const server = sdk.lowLevel(
      { name: 'juggler', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async ({ params }) => {
          await bothRun.arrive();
          if (params.name === 'slow') await firstMayEnd.arrive();
          return { content: [text(`${params.name} is done`)] };
        },
      },
    );

    const { client } = await connect(server);
    const slow = client.callTool({ name: 'slow' });
    const fast = await client.callTool({ name: 'fast' });
    firstMayEnd.arrive();

    expect(fast).toEqual(complete({ content: [text('fast is done')] }));
    expect(await slow).toEqual(complete({ content: [text('slow is done')] }));
  },
);

verifies(
  'tools:call:structured-content',
  'structured content comes back beside the text',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'weather', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': ({ params }) => {
          expect(params.name).toBe('measure');
          return { content: [text('22.5 °C')], structuredContent: { celsius: 22.5, sky: { cloudy: true } } };
        },
      },
    );

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'measure' });

    expect(result).toEqual(
      complete({ content: [text('22.5 °C')], structuredContent: { celsius: 22.5, sky: { cloudy: true } } }),
    );
  },
);

verifies(
  'tools:call:structured-content:any-value',
  'arrays, numbers, strings, false and null come back as structured content',
  async ({ sdk, connect }) => {
    const values: Readonly<Record<string, unknown>> = {
      list: [1, 'b'],
      zero: 0,
      empty: '',
      no: false,
      none: null,
    };
    const server = sdk.lowLevel(
      { name: 'values', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': ({ params }) => {
          expect(Object.keys(values)).toContain(params.name);
          return { content: [text(params.name)], structuredContent: values[params.name] };
        },
      },
    );

    const { client } = await connect(server);

    for (const [name, structuredContent] of Object.entries(values)) {
      const result = await client.callTool({ name });
      expect(result).toEqual(complete({ content: [text(name)], structuredContent }));
    }
  },
);
