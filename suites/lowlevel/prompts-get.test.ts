// Getting a prompt from a server built on the low-level class: what comes out, every way to fail.

import { complete, enveloped, expect, never, observed, open, refused, settled, text, verifies } from '#case';

verifies(
  'prompts:get:messages',
  'three messages come back in their order with their roles',
  async ({ sdk, connect }) => {
    const messages = [
      { role: 'user', content: text('Who is there?') },
      { role: 'assistant', content: text('A prompt.') },
      { role: 'user', content: text('Which one?') },
    ];
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      {
        'prompts/list': never('nobody lists here'),
        'prompts/get': ({ params }) => {
          expect(params.name).toBe('knock');
          return { messages };
        },
      },
    );

    const { client } = await connect(server);

    expect(await client.getPrompt({ name: 'knock' })).toEqual(complete({ messages }));
  },
);

verifies('prompts:get:messages:none', 'an empty prompt comes back empty', async ({ sdk, connect }) => {
  const server = sdk.lowLevel(
    { name: 'book', version: '1.0.0' },
    { prompts: {} },
    { 'prompts/list': never('nobody lists here'), 'prompts/get': () => ({ messages: [] }) },
  );

  const { client } = await connect(server);

  expect(await client.getPrompt({ name: 'knock' })).toEqual(complete({ messages: [] }));
});

verifies('prompts:get:description', 'descriptions come back, an empty one too', async ({ sdk, connect }) => {
  const descriptions: Record<string, string> = { full: 'Knocks at a door', empty: '' };
  const server = sdk.lowLevel(
    { name: 'book', version: '1.0.0' },
    { prompts: {} },
    {
      'prompts/list': never('nobody lists here'),
      'prompts/get': ({ params }) => ({ description: descriptions[params.name], messages: [] }),
    },
  );

  const { client } = await connect(server);

  for (const [name, description] of Object.entries(descriptions)) {
    expect(await client.getPrompt({ name })).toEqual(complete({ description, messages: [] }));
  }
});

verifies(
  'prompts:get:meta',
  'metadata of the result comes back, nested values included',
  async ({ sdk, connect }) => {
    const _meta = { 'example.com/source': { shelf: 4, tags: ['old', null] } };
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': never('nobody lists here'), 'prompts/get': () => ({ _meta, messages: [] }) },
    );

    const { client } = await connect(server);

    expect(await client.getPrompt({ name: 'knock' })).toEqual(complete({ _meta, messages: [] }));
  },
);

verifies(
  'prompts:get:no-arguments',
  'a prompt that is asked for without arguments comes back',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      {
        'prompts/list': never('nobody lists here'),
        'prompts/get': ({ params }) => {
          expect(params.arguments).toBeUndefined();
          return { messages: [{ role: 'user', content: text('Knock knock') }] };
        },
      },
    );

    const { client } = await connect(server);
    const result = await client.getPrompt({ name: 'knock' });

    expect(result).toEqual(complete({ messages: [{ role: 'user', content: text('Knock knock') }] }));
  },
);

verifies(
  'prompts:get:ill-typed-argument',
  'a number played by hand in the place of a text is refused with -32602',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': never('nobody lists here'), 'prompts/get': never('the argument is no text') },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    const params = enveloped({ name: 'review', arguments: { code: 7 } });
    await client.sendInvalid({ jsonrpc: '2.0', id: 'odd', method: 'prompts/get', params });
    const answer = await client.next();

    observed(answer)
      .required((seen) => {
        const error = { code: -32602, message: expect.any(String) };
        expect(seen).toMatchObject({ jsonrpc: '2.0', id: 'odd', error });
      })
      .divergent('internal-error', (seen) => {
        const error = { code: -32603, message: expect.stringContaining('expected') };
        expect(seen).toMatchObject({ jsonrpc: '2.0', id: 'odd', error });
      });
  },
);

verifies(
  'prompts:get:without-name',
  'a request played by hand without a name is refused with -32602',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': never('nobody lists here'), 'prompts/get': never('no prompt was named') },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    await client.sendInvalid({ jsonrpc: '2.0', id: 'odd', method: 'prompts/get', params: enveloped({}) });
    const answer = await client.next();

    observed(answer)
      .required((seen) => {
        const error = { code: -32602, message: expect.any(String) };
        expect(seen).toMatchObject({ jsonrpc: '2.0', id: 'odd', error });
      })
      .divergent('internal-error', (seen) => {
        const error = { code: -32603, message: expect.stringContaining('name') };
        expect(seen).toMatchObject({ jsonrpc: '2.0', id: 'odd', error });
      });
  },
);

verifies(
  'prompts:get:handler-throws',
  'an exception is answered with -32603, and the connection goes on',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      {
        'prompts/list': () => ({ prompts: [] }),
        'prompts/get': () => {
          throw new TypeError('the shelf is empty');
        },
      },
    );

    const { client } = await connect(server);

    expect(await settled(client.getPrompt({ name: 'knock' }))).toEqual(refused(-32603));
    expect((await client.listPrompts()).prompts).toEqual([]);
  },
);
