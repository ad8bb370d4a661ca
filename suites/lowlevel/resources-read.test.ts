// Reading resources of a server built on the low-level class: contents arrive as its handler wrote them.

import { type CaseContext, completeList, expect, verifies } from '#case';

/** A server whose only resource, `file:///tea`, is read as `result`. */
const shelf = ({ sdk }: CaseContext, result: { contents: readonly object[] } & Record<string, unknown>) =>
  sdk.lowLevel(
    { name: 'shelf', version: '1.0.0' },
    { resources: {} },
    {
      'resources/read': ({ params }) => {
        expect(params.uri).toBe('file:///tea');
        return result;
      },
    },
  );

verifies(
  'resources:read:uri',
  'a URI that is not in its normal form reaches the handler letter by letter',
  async ({ sdk, connect }) => {
    const uri = 'HTTP://Kettles.example:80/a/../%7eshelf?x=1&y#top';
    const server = sdk.lowLevel(
      { name: 'shelf', version: '1.0.0' },
      { resources: {} },
      {
        'resources/read': ({ params }) => {
          expect(params.uri).toBe(uri);
          return { contents: [{ uri, text: 'found' }] };
        },
      },
    );

    const { client } = await connect(server);

    expect(await client.readResource({ uri })).toEqual(completeList({ contents: [{ uri, text: 'found' }] }));
  },
);

verifies(
  'resources:read:text',
  'a text arrives with URI and MIME type, line ends and other scripts unchanged',
  async (cell) => {
    const text = 'Green\r\n\tоолонг \u0000 "茶"\u2028🍵\n';
    const contents = [{ uri: 'file:///tea', mimeType: 'text/plain; charset=utf-8', text }];

    const { client } = await cell.connect(shelf(cell, { contents }));

    expect(await client.readResource({ uri: 'file:///tea' })).toStrictEqual(completeList({ contents }));
  },
);

verifies('resources:read:text:empty', 'an empty text arrives as one', async (cell) => {
  const contents = [{ uri: 'file:///tea', text: '' }];

  const { client } = await cell.connect(shelf(cell, { contents }));

  expect(await client.readResource({ uri: 'file:///tea' })).toEqual(completeList({ contents }));
});

verifies('resources:read:blob', 'bytes arrive as base64, no bytes at all too', async (cell) => {
  const contents = [
    { uri: 'file:///tea', mimeType: 'image/png', blob: '/+8AAQID/w==' },
    { uri: 'file:///tea', blob: '' },
  ];

  const { client } = await cell.connect(shelf(cell, { contents }));

  expect(await client.readResource({ uri: 'file:///tea' })).toEqual(completeList({ contents }));
});

verifies(
  'resources:read:several',
  'a text and bytes arrive in order, each under its own URI',
  async (cell) => {
    const contents = [
      { uri: 'file:///tea/green', mimeType: 'text/plain', text: 'Sencha' },
      { uri: 'file:///tea/leaf.png', mimeType: 'image/png', blob: 'iVBORw0KGgo=' },
      { uri: 'file:///tea/black', text: 'Assam' },
    ];

    const { client } = await cell.connect(shelf(cell, { contents }));

    expect(await client.readResource({ uri: 'file:///tea' })).toEqual(completeList({ contents }));
  },
);

verifies('resources:read:none', 'no contents arrive as an empty list', async (cell) => {
  const { client } = await cell.connect(shelf(cell, { contents: [] }));

  expect(await client.readResource({ uri: 'file:///tea' })).toEqual(completeList({ contents: [] }));
});

verifies('resources:read:meta', 'metadata of a text and of bytes arrives', async (cell) => {
  const contents = [
    { uri: 'file:///tea', text: 'Sencha', _meta: { 'example.com/harvest': { year: 2024, field: null } } },
    { uri: 'file:///tea', blob: 'AAEC', _meta: {} },
  ];

  const { client } = await cell.connect(shelf(cell, { contents }));

  expect(await client.readResource({ uri: 'file:///tea' })).toEqual(completeList({ contents }));
});

verifies('resources:read:result-meta', 'metadata arrives beside the contents', async (cell) => {
  const result = { contents: [], _meta: { 'example.com/shelf': ['upper', 2] } };

  const { client } = await cell.connect(shelf(cell, result));

  expect(await client.readResource({ uri: 'file:///tea' })).toEqual(completeList(result));
});
