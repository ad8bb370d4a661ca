// The arguments of a prompt on their way to a server built on the low-level class.

import { complete, expect, never, text, verifies } from '#case';

verifies(
  'prompts:get:arguments',
  'name and arguments reach the handler as they were sent, empty and multilingual ones too',
  async ({ sdk, connect }) => {
    const sent = { code: 'def hello():\n\tprint("Zürich 頁")', note: '', 'with space': '0' };
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      {
        'prompts/list': never('nobody lists here'),
        'prompts/get': ({ params }) => {
          expect(params.name).toBe('review');
          expect(params.arguments).toEqual(sent);
          return { messages: [{ role: 'user', content: text(`Review ${params.arguments.code}`) }] };
        },
      },
    );

    const { client } = await connect(server);
    const result = await client.getPrompt({ name: 'review', arguments: sent });

    const content = text('Review def hello():\n\tprint("Zürich 頁")');
    expect(result).toEqual(complete({ messages: [{ role: 'user', content }] }));
  },
);
