// Every kind of content that a tool of a server built on the low-level class gives back.

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

verifies('tools:call:content:text', 'text made of the arguments comes back', async ({ sdk, connect }) => {
  const server = sdk.lowLevel(
    { name: 'adder', version: '1.0.0' },
    { tools: {} },
    {
      'tools/list': never('nobody lists here'),
      'tools/call': ({ params }) => {
        expect(params.name).toBe('add');
        return { content: [text(`${params.arguments.a + params.arguments.b}`)] };
      },
    },
  );

  const { client } = await connect(server);
  const result = await client.callTool({ name: 'add', arguments: { a: 2, b: 3 } });

  expect(result).toEqual(complete({ content: [text('5')] }));
});

verifies(
  'tools:call:content:image',
  'an image comes back with its data and media type',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'painter', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': ({ params }) => {
          expect(params.name).toBe('paint');
          return { content: [image('iVBORw0KGgo=', 'image/png')] };
        },
      },
    );

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'paint' });

    expect(result).toEqual(complete({ content: [image('iVBORw0KGgo=', 'image/png')] }));
  },
);

verifies(
  'tools:call:content:audio',
  'a sound comes back with its data and media type',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'singer', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': ({ params }) => {
          expect(params.name).toBe('sing');
          return { content: [audio('UklGRg==', 'audio/wav')] };
        },
      },
    );

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'sing' });

    expect(result).toEqual(complete({ content: [audio('UklGRg==', 'audio/wav')] }));
  },
);

verifies(
  'tools:call:content:resource-link',
  'a link to a resource comes back with all its fields',
  async ({ sdk, connect }) => {
    const details = { title: 'Main', description: 'Where it starts', mimeType: 'text/x-rust', size: 42 };
    const server = sdk.lowLevel(
      { name: 'finder', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': ({ params }) => {
          expect(params.name).toBe('find');
          return { content: [resourceLink('file:///main.rs', 'main.rs', details)] };
        },
      },
    );

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'find' });

    observed(result)
      .required((seen) => {
        expect(seen).toEqual(complete({ content: [resourceLink('file:///main.rs', 'main.rs', details)] }));
      })
      .divergent('without-size', (seen) => {
        const { size: _, ...others } = details;
        expect(seen).toEqual(complete({ content: [resourceLink('file:///main.rs', 'main.rs', others)] }));
      });
  },
);

verifies(
  'tools:call:content:embedded-resource',
  'a text resource comes back inside the result',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'reader', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': ({ params }) => {
          expect(params.name).toBe('read');
          return { content: [embedded({ uri: 'file:///a.md', mimeType: 'text/markdown', text: '# A' })] };
        },
      },
    );

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'read' });

    expect(result).toEqual(
      complete({ content: [embedded({ uri: 'file:///a.md', mimeType: 'text/markdown', text: '# A' })] }),
    );
  },
);

verifies(
  'tools:call:content:embedded-blob',
  'a binary resource comes back inside the result',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'reader', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': ({ params }) => {
          expect(params.name).toBe('read');
          return { content: [embedded({ uri: 'file:///a.bin', mimeType: 'application/x-a', blob: 'AAEC' })] };
        },
      },
    );

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'read' });

    expect(result).toEqual(
      complete({ content: [embedded({ uri: 'file:///a.bin', mimeType: 'application/x-a', blob: 'AAEC' })] }),
    );
  },
);

verifies(
  'tools:call:content:mixed',
  'several items come back in the order of the tool',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'reporter', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': ({ params }) => {
          expect(params.name).toBe('report');
          return { content: [text('before'), image('R0lGODlh', 'image/gif'), text('after')] };
        },
      },
    );

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'report' });

    expect(result).toEqual(
      complete({ content: [text('before'), image('R0lGODlh', 'image/gif'), text('after')] }),
    );
  },
);

verifies(
  'tools:call:content:annotations',
  'annotations come back on every kind of content',
  async ({ sdk, connect }) => {
    const annotations = {
      audience: ['user', 'assistant'],
      priority: 0.9,
      lastModified: '2025-05-03T14:30:00Z',
    };
    const content = [
      text('hot', { annotations }),
      image('iVBORw0KGgo=', 'image/png', { annotations }),
      audio('UklGRg==', 'audio/wav', { annotations }),
      resourceLink('file:///a.md', 'a.md', { annotations }),
      embedded({ uri: 'file:///a.md', text: '# A' }, { annotations }),
    ];
    const server = sdk.lowLevel(
      { name: 'annotator', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': ({ params }) => {
          expect(params.name).toBe('annotate');
          return { content };
        },
      },
    );

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'annotate' });

    observed(result)
      .required((seen) => {
        expect(seen).toEqual(complete({ content }));
      })
      .divergent('without-annotations', (seen) => {
        const bare = content.map(({ annotations: _, ...item }) => item);
        expect(seen).toEqual(complete({ content: bare }));
      });
  },
);
