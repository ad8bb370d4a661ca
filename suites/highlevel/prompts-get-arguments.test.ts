// The arguments of a prompt on their way to a server built on the high-level class.

import { answered, complete, expect, settled, text, verifies } from '#case';

verifies(
  'prompts:get:arguments',
  'name and arguments reach the handler as they were sent, empty and multilingual ones too',
  async ({ sdk, connect }) => {
    const { z } = sdk;
    const sent = { code: 'def hello():\n\tprint("Zürich 頁")', note: '', 'with space': '0' };
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      const argsSchema = { code: z.string(), note: z.string(), 'with space': z.string() };
      registerPrompt('review', { argsSchema }, async (args) => {
        expect(args).toEqual(sent);
        return { messages: [{ role: 'user', content: text(`Review ${args.code}`) }] };
      });
    });

    const { client } = await connect(server);
    const result = await client.getPrompt({ name: 'review', arguments: sent });

    const content = text('Review def hello():\n\tprint("Zürich 頁")');
    expect(result).toEqual(complete({ messages: [{ role: 'user', content }] }));
  },
);

verifies(
  'prompts:get:arguments:optional',
  'an optional argument that is left out reaches the handler as nothing',
  async ({ sdk, connect }) => {
    const { z } = sdk;
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      const argsSchema = { code: z.string(), style: z.string().optional() };
      registerPrompt('review', { argsSchema }, (args) => {
        expect(args).toEqual({ code: '1 + 1' });
        return { messages: [{ role: 'user', content: text('Review it') }] };
      });
    });

    const { client } = await connect(server);
    const outcome = await settled(client.getPrompt({ name: 'review', arguments: { code: '1 + 1' } }));

    const messages = [{ role: 'user', content: text('Review it') }];
    expect(outcome).toEqual(answered(complete({ messages })));
  },
);

verifies(
  'prompts:get:arguments:defaults',
  'an argument that was left out reaches the handler as its default',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('review', { argsSchema: { style: sdk.z.string().default('terse') } }, ({ style }) => ({
        messages: [{ role: 'user', content: text(`Be ${style}`) }],
      }));
    });

    const { client } = await connect(server);
    const result = await client.getPrompt({ name: 'review', arguments: {} });

    expect(result).toEqual(complete({ messages: [{ role: 'user', content: text('Be terse') }] }));
  },
);

verifies(
  'prompts:get:arguments:transformed',
  'a schema that quotes an argument quotes it once',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      const quoted = sdk.z.string().transform((style) => `<${style}>`);
      registerPrompt('review', { argsSchema: { style: quoted } }, ({ style }) => ({
        messages: [{ role: 'user', content: text(`Be ${style}`) }],
      }));
    });

    const { client } = await connect(server);
    const result = await client.getPrompt({ name: 'review', arguments: { style: 'kind' } });

    expect(result).toEqual(complete({ messages: [{ role: 'user', content: text('Be <kind>') }] }));
  },
);

verifies(
  'prompts:get:arguments:unknown',
  'an argument that the prompt does not name is left out',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('review', { argsSchema: { code: sdk.z.string() } }, (args) => {
        expect(args).toEqual({ code: '1 + 1' });
        return { messages: [] };
      });
    });

    const { client } = await connect(server);
    const result = await client.getPrompt({ name: 'review', arguments: { code: '1 + 1', mood: 'good' } });

    expect(result).toEqual(complete({ messages: [] }));
  },
);
