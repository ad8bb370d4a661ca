// Every kind of content in the messages of a prompt of a server built on the low-level class.

import {
  audio,
  complete,
  embedded,
  expect,
  image,
  never,
  observed,
  resourceLink,
  text,
  verifies,
} from '#case';

verifies(
  'prompts:get:content:text',
  'an empty, a short and a multilingual text come back',
  async ({ sdk, connect }) => {
    const texts = ['', 'Hello', 'Zürich 頁\n🧀'];
    const messages = texts.map((each) => ({ role: 'user', content: text(each) }));
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': never('nobody lists here'), 'prompts/get': () => ({ messages }) },
    );

    const { client } = await connect(server);

    expect(await client.getPrompt({ name: 'show' })).toEqual(complete({ messages }));
  },
);

verifies(
  'prompts:get:content:image',
  'an image comes back with its data and media type',
  async ({ sdk, connect }) => {
    const messages = [{ role: 'user', content: image('iVBORw0KGgo=', 'image/png') }];
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': never('nobody lists here'), 'prompts/get': () => ({ messages }) },
    );

    const { client } = await connect(server);

    expect(await client.getPrompt({ name: 'show' })).toEqual(complete({ messages }));
  },
);

verifies(
  'prompts:get:content:audio',
  'a sound comes back with its data and media type',
  async ({ sdk, connect }) => {
    const messages = [{ role: 'assistant', content: audio('UklGRg==', 'audio/wav') }];
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': never('nobody lists here'), 'prompts/get': () => ({ messages }) },
    );

    const { client } = await connect(server);

    expect(await client.getPrompt({ name: 'show' })).toEqual(complete({ messages }));
  },
);

verifies(
  'prompts:get:content:resource-link',
  'a link to a resource comes back with all its fields',
  async ({ sdk, connect }) => {
    const details = { title: 'Main', description: 'Where it starts', mimeType: 'text/x-rust', size: 42 };
    const messages = [{ role: 'user', content: resourceLink('file:///main.rs', 'main.rs', details) }];
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': never('nobody lists here'), 'prompts/get': () => ({ messages }) },
    );

    const { client } = await connect(server);

    observed(await client.getPrompt({ name: 'show' }))
      .required((seen) => {
        expect(seen).toEqual(complete({ messages }));
      })
      .divergent('without-size', (seen) => {
        const { size: _, ...others } = details;
        const content = resourceLink('file:///main.rs', 'main.rs', others);
        expect(seen).toEqual(complete({ messages: [{ role: 'user', content }] }));
      });
  },
);

verifies(
  'prompts:get:content:resource-link:icons',
  'the icons of a linked resource come back with all their fields',
  async ({ sdk, connect }) => {
    const icons = [
      { src: 'https://icons.example/a.png', mimeType: 'image/png', sizes: ['any'], theme: 'dark' },
      { src: 'data:image/png;base64,iVBORw0KGgo=' },
    ];
    const messages = [{ role: 'user', content: resourceLink('file:///main.rs', 'main.rs', { icons }) }];
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': never('nobody lists here'), 'prompts/get': () => ({ messages }) },
    );

    const { client } = await connect(server);

    observed(await client.getPrompt({ name: 'show' }))
      .required((seen) => {
        expect(seen).toEqual(complete({ messages }));
      })
      .divergent('without-theme', (seen) => {
        const plain = icons.map(({ theme: _, ...icon }) => icon);
        const content = resourceLink('file:///main.rs', 'main.rs', { icons: plain });
        expect(seen).toEqual(complete({ messages: [{ role: 'user', content }] }));
      });
  },
);

verifies(
  'prompts:get:content:embedded-text',
  'a text resource comes back inside a message, an empty one too',
  async ({ sdk, connect }) => {
    const resources = [
      { uri: 'resource://example', mimeType: 'text/plain', text: 'Read me' },
      { uri: 'file:///empty.md', mimeType: 'text/markdown', text: '' },
    ];
    const messages = resources.map((each) => ({ role: 'user', content: embedded(each) }));
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': never('nobody lists here'), 'prompts/get': () => ({ messages }) },
    );

    const { client } = await connect(server);

    expect(await client.getPrompt({ name: 'show' })).toEqual(complete({ messages }));
  },
);

verifies(
  'prompts:get:content:embedded-blob',
  'a binary resource comes back inside a message',
  async ({ sdk, connect }) => {
    const resource = { uri: 'file:///a.bin', mimeType: 'application/x-a', blob: 'AAEC' };
    const messages = [{ role: 'user', content: embedded(resource) }];
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': never('nobody lists here'), 'prompts/get': () => ({ messages }) },
    );

    const { client } = await connect(server);

    expect(await client.getPrompt({ name: 'show' })).toEqual(complete({ messages }));
  },
);

verifies(
  'prompts:get:content:annotations',
  'annotations come back on every kind of content',
  async ({ sdk, connect }) => {
    const annotations = {
      audience: ['user', 'assistant'],
      priority: 0,
      lastModified: '2025-05-03T14:30:00Z',
    };
    const contents = [
      text('hot', { annotations }),
      image('iVBORw0KGgo=', 'image/png', { annotations }),
      audio('UklGRg==', 'audio/wav', { annotations }),
      resourceLink('file:///a.md', 'a.md', { annotations }),
      embedded({ uri: 'file:///a.md', mimeType: 'text/markdown', text: '# A' }, { annotations }),
    ];
    const messages = contents.map((content) => ({ role: 'user', content }));
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': never('nobody lists here'), 'prompts/get': () => ({ messages }) },
    );

    const { client } = await connect(server);

    observed(await client.getPrompt({ name: 'show' }))
      .required((seen) => {
        expect(seen).toEqual(complete({ messages }));
      })
      .divergent('without-annotations', (seen) => {
        const bare = contents.map(({ annotations: _, ...content }) => ({ role: 'user', content }));
        expect(seen).toEqual(complete({ messages: bare }));
      });
  },
);

verifies(
  'prompts:get:content:meta',
  'metadata comes back on every kind of content and on the contents of a resource',
  async ({ sdk, connect }) => {
    const _meta = { 'example.com/page': { number: 0, notes: [null] } };
    const contents = [
      text('hot', { _meta }),
      image('iVBORw0KGgo=', 'image/png', { _meta }),
      audio('UklGRg==', 'audio/wav', { _meta }),
      resourceLink('file:///a.md', 'a.md', { _meta }),
      embedded({ uri: 'file:///a.md', mimeType: 'text/markdown', text: '# A', _meta }, { _meta }),
      embedded({ uri: 'file:///a.bin', mimeType: 'application/x-a', blob: 'AAEC', _meta }, { _meta }),
    ];
    const messages = contents.map((content) => ({ role: 'user', content }));
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      { 'prompts/list': never('nobody lists here'), 'prompts/get': () => ({ messages }) },
    );

    const { client } = await connect(server);

    expect(await client.getPrompt({ name: 'show' })).toEqual(complete({ messages }));
  },
);
