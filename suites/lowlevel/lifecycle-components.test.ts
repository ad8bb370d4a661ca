// A server built on the low-level class that implements little, or whose client does.

import { enveloped, expect, open, refused, settled, text, verifies } from '#case';

verifies(
  'lifecycle:components:optional',
  'a server with tools and nothing else serves them, and refuses prompts, played by hand, as unknown',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel(
      { name: 'modest', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': () => ({ tools: [{ name: 'say', inputSchema: { type: 'object' } }] }),
        'tools/call': () => ({ content: [text('here')] }),
      },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);

    expect(await client.request('tools/call', enveloped({ name: 'say' }))).toMatchObject({
      result: { content: [text('here')] },
    });
    expect(await client.request('prompts/list', enveloped())).toMatchObject({ error: { code: -32601 } });
  },
);

verifies(
  'lifecycle:components:missing',
  'a server that asked in vain for a message and for roots gets its ping answered',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {});

    const { server: live } = await connect(server);
    const question = { messages: [{ role: 'user', content: text('Who?') }], maxTokens: 1 };
    const asked = [await settled(live.createMessage(question)), await settled(live.listRoots())];

    // What each is refused with is proven by the requirements on its feature.
    expect(asked).toEqual(asked.map(() => refused(expect.anything())));
    expect(await live.ping()).toEqual({});
  },
);
