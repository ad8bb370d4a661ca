// Every optional field of contents that a server built on the low-level class sends, full and empty.

import {
  audio,
  type CaseContext,
  complete,
  completeList,
  embedded,
  expect,
  image,
  type Json,
  observed,
  resourceLink,
  text,
  verifies,
  without,
} from '#case';

/** What a client gets of this result. */
const called = async ({ sdk, connect }: CaseContext, result: Json): Promise<Json> => {
  const server = sdk.lowLevel(
    { name: 'shop', version: '1.0.0' },
    { tools: {} },
    {
      'tools/list': () => ({ tools: [{ name: 'x', inputSchema: { type: 'object' } }] }),
      'tools/call': ({ params }) => {
        expect(params.name).toBe('x');
        return structuredClone(result);
      },
    },
  );
  return (await connect(server)).client.callTool({ name: 'x' });
};

const prompted = async ({ sdk, connect }: CaseContext, result: Json): Promise<Json> => {
  const server = sdk.lowLevel(
    { name: 'shop', version: '1.0.0' },
    { prompts: {} },
    {
      'prompts/get': ({ params }) => {
        expect(params.name).toBe('x');
        return structuredClone(result);
      },
    },
  );
  return (await connect(server)).client.getPrompt({ name: 'x' });
};

const read = async ({ sdk, connect }: CaseContext, result: Json): Promise<Json> => {
  const server = sdk.lowLevel(
    { name: 'shop', version: '1.0.0' },
    { resources: {} },
    {
      'resources/read': ({ params }) => {
        expect(params.uri).toBe('file:///a');
        return structuredClone(result);
      },
    },
  );
  return (await connect(server)).client.readResource({ uri: 'file:///a' });
};

const _meta = { 'example.com/origin': { by: 'hand', at: 0, from: null, parts: [], more: {} } };
const annotations = { audience: ['user', 'assistant'], priority: 1, lastModified: '2025-01-12T15:00:58Z' };
const icons = [
  { src: 'https://icons.example/48.png', mimeType: 'image/png', sizes: ['48x48', 'any'], theme: 'light' },
];

const full = [
  text('All of it', { annotations, _meta }),
  image('/+8=', 'image/png', { annotations, _meta }),
  audio('AAEC', 'audio/wav', { annotations, _meta }),
  resourceLink('file:///tea', 'tea', {
    ...{ title: 'Tea', description: 'All of it', mimeType: 'text/plain', size: 12 },
    ...{ annotations, icons, _meta },
  }),
  embedded({ uri: 'file:///tea', mimeType: 'text/plain', text: 'Sencha', _meta }, { annotations, _meta }),
  embedded({ uri: 'file:///leaf', mimeType: 'image/png', blob: '/+8=', _meta }, { annotations, _meta }),
];

const bare = { annotations: {}, _meta: {} };
const empty = [
  text('', bare),
  image('', '', bare),
  audio('', '', { annotations: { audience: [], priority: 0 }, _meta: { '': null } }),
  resourceLink('file:///a', '', {
    ...{ title: '', description: '', mimeType: '', size: 0, icons: [] },
    ...bare,
  }),
  resourceLink('file:///b', 'b', { icons: [{ src: 'data:,', mimeType: '', sizes: [] }] }),
  embedded({ uri: 'file:///a', mimeType: '', text: '', _meta: {} }, bare),
  embedded({ uri: 'file:///a', mimeType: '', blob: '', _meta: {} }, bare),
];

const structuredContent = {
  text: '',
  zero: 0,
  no: false,
  none: null,
  list: [],
  object: {},
  nested: { list: [null, [], {}, ['', 0]], deep: { deeper: { none: null } } },
};

verifies('fields:content:tool', 'contents of every kind arrive with every optional field', async (cell) => {
  const result = { content: full, isError: true, _meta };

  observed(await called(cell, result))
    .required((seen) => expect(seen).toEqual(complete(result)))
    .divergent('without-theme', (seen) => expect(seen).toEqual(without(complete(result), 'theme', 'size')))
    .divergent('without-size', (seen) => expect(seen).toEqual(without(complete(result), 'size')));
});

verifies('fields:content:tool:empty', 'contents of every kind arrive with empty fields', async (cell) => {
  const result = { content: empty, isError: false, _meta: {} };

  observed(await called(cell, result))
    .required((seen) => expect(seen).toEqual(complete(result)))
    .divergent('without-size', (seen) => expect(seen).toEqual(without(complete(result), 'size')));
});

verifies('fields:content:tool:none', 'a result arrives without contents', async (cell) => {
  const result = { content: [], structuredContent: {}, isError: false, _meta: {} };

  expect(await called(cell, result)).toEqual(complete(result));
});

verifies(
  'fields:content:tool:structured',
  'structured content arrives with empty values, lists in lists and nulls in objects',
  async (cell) => {
    const result = { content: [], structuredContent };

    expect(await called(cell, result)).toEqual(complete(result));
  },
);

verifies('fields:content:prompt:empty', 'messages of a prompt arrive with empty fields', async (cell) => {
  const messages = empty.map((content) => ({ role: 'user', content }));
  const result = { description: '', messages, _meta: {} };

  observed(await prompted(cell, result))
    .required((seen) => expect(seen).toEqual(complete(result)))
    .divergent('without-size', (seen) => expect(seen).toEqual(without(complete(result), 'size')));
});

verifies('fields:content:read:empty', 'contents of a resource arrive with empty fields', async (cell) => {
  const contents = [
    { uri: 'file:///a', mimeType: '', text: '', _meta: {} },
    { uri: 'file:///a', mimeType: '', blob: '', _meta: { '': null, list: [], zero: 0 } },
  ];

  expect(await read(cell, { contents, _meta: {} })).toEqual(completeList({ contents, _meta: {} }));
});

verifies('fields:content:read:bytes', 'all 256 bytes arrive in base64 with every padding', async (cell) => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value));
  const contents = [0, 1, 2].map((start) => ({
    uri: 'file:///a',
    blob: bytes.subarray(start).toString('base64'),
  }));

  const seen = await read(cell, { contents });

  expect(contents.map(({ blob }) => blob.match(/=*$/)?.[0])).toEqual(['==', '', '=']);
  expect(seen).toEqual(completeList({ contents }));
});

verifies(
  'fields:content:unknown',
  'a text, its annotations and a link arrive without fields of no revision',
  async (cell) => {
    const more = { colour: 'red', shade: null };
    const content = [
      text('x', { annotations: { priority: 1, ...more }, ...more }),
      resourceLink('file:///a', 'a', { ...more }),
    ];

    // The specification says nothing of fields that it does not know.
    expect(await called(cell, { content })).toEqual(
      complete({ content: [text('x', { annotations: { priority: 1 } }), resourceLink('file:///a', 'a')] }),
    );
  },
);
