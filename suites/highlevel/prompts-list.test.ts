// Listing the prompts of a server built on the high-level class, which makes the list from what was registered.

import { completeList, expect, never, observed, verifies } from '#case';

verifies(
  'prompts:list:basic',
  'two prompts arrive in order with name and description, an empty one too',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('review', { description: 'Looks through code' }, never('nobody gets one'));
      registerPrompt('greet', { description: '' }, never('nobody gets one'));
    });

    const { client } = await connect(server);

    const prompts = [
      { name: 'review', description: 'Looks through code' },
      { name: 'greet', description: '' },
    ];
    expect(await client.listPrompts()).toEqual(completeList({ prompts }));
  },
);

verifies('prompts:list:empty', 'a list without prompts arrives', async ({ sdk, connect }) => {
  const server = sdk.highLevel({ name: 'blank', version: '1.0.0' }, ({ registerPrompt }) => {
    registerPrompt('greet', {}, never('nobody gets one')).remove();
  });

  const { client } = await connect(server);

  expect(await client.listPrompts()).toEqual(completeList({ prompts: [] }));
});

verifies(
  'prompts:list:arguments',
  'a required and an optional argument arrive in order with their descriptions',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      const argsSchema = {
        code: sdk.z.string().describe('What to review'),
        style: sdk.z.string().optional().describe('How to review'),
      };
      const description = 'Looks through code';
      registerPrompt('review', { description, argsSchema }, never('nobody gets one'));
    });

    const { client } = await connect(server);

    const prompts = [
      {
        name: 'review',
        description: 'Looks through code',
        arguments: [
          { name: 'code', description: 'What to review', required: true },
          { name: 'style', description: 'How to review', required: false },
        ],
      },
    ];
    observed(await client.listPrompts())
      .required((seen) => {
        expect(seen).toEqual(completeList({ prompts }));
      })
      .divergent('without-descriptions', (seen) => {
        const bare = prompts.map((prompt) => ({
          ...prompt,
          arguments: prompt.arguments.map(({ name, required }) => ({ name, required })),
        }));
        expect(seen).toEqual(completeList({ prompts: bare }));
      });
  },
);

verifies(
  'prompts:list:arguments:default',
  'an argument with a default is not required',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('review', { argsSchema: { style: sdk.z.string().default('terse') } }, never('unasked'));
    });

    const { client } = await connect(server);

    const prompts = (required: boolean) => [{ name: 'review', arguments: [{ name: 'style', required }] }];
    observed(await client.listPrompts())
      .required((seen) => {
        expect(seen).toEqual(completeList({ prompts: prompts(false) }));
      })
      .divergent('required', (seen) => {
        expect(seen).toEqual(completeList({ prompts: prompts(true) }));
      });
  },
);

verifies('prompts:list:title', 'a title arrives beside the name', async ({ sdk, connect }) => {
  const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
    registerPrompt('review', { title: 'Request a review' }, never('nobody gets one'));
  });

  const { client } = await connect(server);

  const prompts = [{ name: 'review', title: 'Request a review' }];
  expect(await client.listPrompts()).toEqual(completeList({ prompts }));
});

verifies('prompts:list:icons', 'icons arrive with all their fields', async ({ sdk, connect }) => {
  const icons = [
    { src: 'https://icons.example/48.png', mimeType: 'image/png', sizes: ['48x48', 'any'], theme: 'light' },
    { src: 'data:image/svg+xml;base64,PHN2Zy8+' },
  ];
  const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
    registerPrompt('review', { icons }, never('nobody gets one'));
  });

  const { client } = await connect(server);

  expect(await client.listPrompts()).toEqual(completeList({ prompts: [{ name: 'review', icons }] }));
});

verifies(
  'prompts:list:meta',
  'metadata of a prompt arrives, nested values included',
  async ({ sdk, connect }) => {
    const _meta = { 'example.com/owner': { team: 'books', since: 2024 } };
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('review', { _meta }, never('nobody gets one'));
    });

    const { client } = await connect(server);

    expect(await client.listPrompts()).toEqual(completeList({ prompts: [{ name: 'review', _meta }] }));
  },
);

verifies(
  'prompts:list:current',
  'the second list has what was registered and lacks what was removed in between',
  async ({ sdk, connect }) => {
    const handles: { remove(): void }[] = [];
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      handles.push(registerPrompt('old', {}, never('nobody gets one')));
    });

    const { client, server: live } = await connect(server);
    const before = await client.listPrompts();
    live.registerPrompt('new', {}, never('nobody gets one'));
    handles.at(-1)?.remove();
    const after = await client.listPrompts();

    expect(before).toEqual({ prompts: [{ name: 'old' }] });
    expect(after).toEqual({ prompts: [{ name: 'new' }] });
  },
);

verifies(
  'prompts:list:disabled',
  'of three prompts the disabled one is missing and the enabled again is there',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('a', {}, never('nobody gets one'));
      registerPrompt('b', {}, never('nobody gets one')).disable();
      const third = registerPrompt('c', {}, never('nobody gets one'));
      third.disable();
      third.enable();
    });

    const { client } = await connect(server);

    expect(await client.listPrompts()).toEqual(completeList({ prompts: [{ name: 'a' }, { name: 'c' }] }));
  },
);

verifies(
  'prompts:list:renamed',
  'a renamed prompt is listed once and answers to its new name',
  async ({ sdk, connect }) => {
    const handles: { update(changes: object): void }[] = [];
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      handles.push(registerPrompt('old', { description: 'Greets' }, () => ({ messages: [] })));
    });

    const { client } = await connect(server);
    handles.at(-1)?.update({ name: 'new' });

    expect(await client.listPrompts()).toEqual({ prompts: [{ name: 'new', description: 'Greets' }] });
    expect(await client.getPrompt({ name: 'new' })).toEqual({ messages: [] });
  },
);

verifies(
  'prompts:list:updated',
  'a new description and new arguments are listed',
  async ({ sdk, connect }) => {
    const handles: { update(changes: object): void }[] = [];
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerPrompt }) => {
      const argsSchema = { code: sdk.z.string() };
      handles.push(registerPrompt('review', { description: 'first', argsSchema }, never('unasked')));
    });

    const { client } = await connect(server);
    handles.at(-1)?.update({ description: 'second', argsSchema: { text: sdk.z.string().optional() } });

    const prompts = [
      { name: 'review', description: 'second', arguments: [{ name: 'text', required: false }] },
    ];
    expect(await client.listPrompts()).toEqual({ prompts });
  },
);
