// Listing the prompts of a server built on the low-level class: every field arrives as the server wrote it.

import { completeList, expect, never, observed, verifies } from '#case';

verifies(
  'prompts:list:basic',
  'two prompts arrive in order with name and description, an empty one too',
  async ({ sdk, connect }) => {
    const prompts = [
      { name: 'review', description: 'Looks through code' },
      { name: 'greet', description: '' },
    ];
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': () => ({ prompts }), 'prompts/get': never('nobody gets one') },
    );

    const { client } = await connect(server);

    expect(await client.listPrompts()).toEqual(completeList({ prompts }));
  },
);

verifies('prompts:list:empty', 'a list without prompts arrives', async ({ sdk, connect }) => {
  const server = sdk.lowLevel(
    { name: 'blank', version: '1.0.0' },
    { prompts: {} },
    { 'prompts/list': () => ({ prompts: [] }), 'prompts/get': never('nobody gets one') },
  );

  const { client } = await connect(server);

  expect(await client.listPrompts()).toEqual(completeList({ prompts: [] }));
});

verifies(
  'prompts:list:arguments',
  'a required and an optional argument arrive in order with their descriptions',
  async ({ sdk, connect }) => {
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
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': () => ({ prompts }), 'prompts/get': never('nobody gets one') },
    );

    const { client } = await connect(server);

    expect(await client.listPrompts()).toEqual(completeList({ prompts }));
  },
);

verifies(
  'prompts:list:arguments:bare',
  'a bare argument arrives bare, and no arguments arrive as none',
  async ({ sdk, connect }) => {
    const prompts = [
      { name: 'review', arguments: [{ name: 'code' }, { name: 'note', description: '' }] },
      { name: 'greet', arguments: [] },
    ];
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': () => ({ prompts }), 'prompts/get': never('nobody gets one') },
    );

    const { client } = await connect(server);

    expect(await client.listPrompts()).toEqual(completeList({ prompts }));
  },
);

verifies(
  'prompts:list:arguments:title',
  'the title of an argument arrives beside its name',
  async ({ sdk, connect }) => {
    const prompts = [{ name: 'review', arguments: [{ name: 'code', title: 'Source code' }] }];
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': () => ({ prompts }), 'prompts/get': never('nobody gets one') },
    );

    const { client } = await connect(server);

    observed(await client.listPrompts())
      .required((seen) => {
        expect(seen).toEqual(completeList({ prompts }));
      })
      .divergent('without-title', (seen) => {
        expect(seen).toEqual(completeList({ prompts: [{ name: 'review', arguments: [{ name: 'code' }] }] }));
      });
  },
);

verifies('prompts:list:title', 'a title arrives beside the name', async ({ sdk, connect }) => {
  const prompts = [{ name: 'review', title: 'Request a review' }];
  const server = sdk.lowLevel(
    { name: 'book', version: '1.0.0' },
    { prompts: {} },
    { 'prompts/list': () => ({ prompts }), 'prompts/get': never('nobody gets one') },
  );

  const { client } = await connect(server);

  expect(await client.listPrompts()).toEqual(completeList({ prompts }));
});

verifies('prompts:list:icons', 'icons arrive with all their fields', async ({ sdk, connect }) => {
  const icons = [
    { src: 'https://icons.example/48.png', mimeType: 'image/png', sizes: ['48x48', 'any'], theme: 'light' },
    { src: 'data:image/svg+xml;base64,PHN2Zy8+' },
  ];
  const prompts = [{ name: 'review', icons }];
  const server = sdk.lowLevel(
    { name: 'book', version: '1.0.0' },
    { prompts: {} },
    { 'prompts/list': () => ({ prompts }), 'prompts/get': never('nobody gets one') },
  );

  const { client } = await connect(server);

  observed(await client.listPrompts())
    .required((seen) => {
      expect(seen).toEqual(completeList({ prompts }));
    })
    .divergent('without-theme', (seen) => {
      const plain = icons.map(({ theme: _, ...icon }) => icon);
      expect(seen).toEqual(completeList({ prompts: [{ name: 'review', icons: plain }] }));
    });
});

verifies(
  'prompts:list:meta',
  'metadata of a prompt arrives, nested values included',
  async ({ sdk, connect }) => {
    const prompts = [{ name: 'review', _meta: { 'example.com/owner': { team: 'books', since: 2024 } } }];
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': () => ({ prompts }), 'prompts/get': never('nobody gets one') },
    );

    const { client } = await connect(server);

    expect(await client.listPrompts()).toEqual(completeList({ prompts }));
  },
);
