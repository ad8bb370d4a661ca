// Listing the resources of a server built on the low-level class: every field arrives as the server wrote it.

import { type CaseContext, completeList, expect, never, observed, verifies } from '#case';

/** A server with these resources, none of which is read. */
const shelf = ({ sdk }: CaseContext, resources: readonly object[], more: object = {}) =>
  sdk.lowLevel(
    { name: 'shelf', version: '1.0.0' },
    { resources: {} },
    { 'resources/list': () => ({ resources, ...more }), 'resources/read': never('nobody reads here') },
  );

verifies(
  'resources:list:basic',
  'two resources arrive in order, one with description and MIME type and one with neither',
  async (cell) => {
    const resources = [
      { uri: 'file:///tea.md', name: 'tea', description: 'Sorts of tea', mimeType: 'text/markdown' },
      { uri: 'file:///cups', name: 'cups' },
    ];

    const { client } = await cell.connect(shelf(cell, resources));

    expect(await client.listResources()).toStrictEqual(completeList({ resources }));
  },
);

verifies('resources:list:empty', 'a list without a resource arrives as an empty one', async (cell) => {
  const { client } = await cell.connect(shelf(cell, []));

  expect(await client.listResources()).toEqual(completeList({ resources: [] }));
});

verifies('resources:list:directory', 'a directory arrives with its MIME type', async (cell) => {
  const resources = [{ uri: 'file:///teas/', name: 'teas', mimeType: 'inode/directory' }];

  const { client } = await cell.connect(shelf(cell, resources));

  expect(await client.listResources()).toEqual(completeList({ resources }));
});

verifies('resources:list:title', 'a title arrives beside the name', async (cell) => {
  const resources = [{ uri: 'file:///tea.md', name: 'tea.md', title: 'All about tea 🍵' }];

  const { client } = await cell.connect(shelf(cell, resources));

  expect(await client.listResources()).toEqual(completeList({ resources }));
});

verifies('resources:list:size', 'a size arrives, that of an empty file and a large one too', async (cell) => {
  const resources = [
    { uri: 'file:///empty', name: 'empty', size: 0 },
    { uri: 'file:///large', name: 'large', size: 9_007_199_254_740_991 },
  ];

  const { client } = await cell.connect(shelf(cell, resources));

  observed(await client.listResources())
    .required((seen) => {
      expect(seen).toEqual(completeList({ resources }));
    })
    .divergent('without-size', (seen) => {
      expect(seen).toEqual(completeList({ resources: resources.map(({ size: _, ...rest }) => rest) }));
    });
});

verifies(
  'resources:list:annotations',
  'audience and priority arrive, the empty and the extreme ones too',
  async (cell) => {
    const resources = [
      { uri: 'file:///a', name: 'a', annotations: { audience: ['user', 'assistant'], priority: 1 } },
      { uri: 'file:///b', name: 'b', annotations: { audience: [], priority: 0 } },
      { uri: 'file:///c', name: 'c', annotations: { priority: 0.25 } },
      { uri: 'file:///d', name: 'd', annotations: {} },
    ];

    const { client } = await cell.connect(shelf(cell, resources));

    observed(await client.listResources())
      .required((seen) => {
        expect(seen).toEqual(completeList({ resources }));
      })
      .divergent('without-annotations', (seen) => {
        const plain = resources.map(({ annotations: _, ...rest }) => rest);
        expect(seen).toEqual(completeList({ resources: plain }));
      });
  },
);

verifies(
  'resources:list:annotations:last-modified',
  'the time of the last change arrives as it was written',
  async (cell) => {
    const resources = [
      { uri: 'file:///a', name: 'a', annotations: { lastModified: '2025-01-12T15:00:58Z' } },
      { uri: 'file:///b', name: 'b', annotations: { lastModified: '2025-01-12T15:00:58.123+01:00' } },
    ];

    const { client } = await cell.connect(shelf(cell, resources));

    observed(await client.listResources())
      .required((seen) => {
        expect(seen).toEqual(completeList({ resources }));
      })
      .divergent('without-annotations', (seen) => {
        const plain = resources.map(({ annotations: _, ...rest }) => rest);
        expect(seen).toEqual(completeList({ resources: plain }));
      });
  },
);

verifies('resources:list:icons', 'icons arrive with all their fields', async (cell) => {
  const icons = [
    { src: 'https://icons.example/48.png', mimeType: 'image/png', sizes: ['48x48', 'any'], theme: 'dark' },
    { src: 'data:image/svg+xml;base64,PHN2Zy8+' },
  ];
  const resources = [{ uri: 'file:///tea.md', name: 'tea', icons }];

  const { client } = await cell.connect(shelf(cell, resources));

  observed(await client.listResources())
    .required((seen) => {
      expect(seen).toEqual(completeList({ resources }));
    })
    .divergent('without-theme', (seen) => {
      const plain = icons.map(({ theme: _, ...icon }) => icon);
      expect(seen).toEqual(completeList({ resources: [{ ...resources[0], icons: plain }] }));
    });
});

verifies(
  'resources:list:meta',
  'metadata of a resource arrives, nested values and an empty one included',
  async (cell) => {
    const resources = [
      { uri: 'file:///a', name: 'a', _meta: { 'example.com/owner': { team: 'tea', since: null } } },
      { uri: 'file:///b', name: 'b', _meta: {} },
    ];

    const { client } = await cell.connect(shelf(cell, resources));

    expect(await client.listResources()).toEqual(completeList({ resources }));
  },
);

verifies('resources:list:result-meta', 'metadata of the list arrives with it', async (cell) => {
  const more = { _meta: { 'example.com/shelf': ['upper', 2] } };

  const { client } = await cell.connect(shelf(cell, [], more));

  expect(await client.listResources()).toEqual(completeList({ resources: [], ...more }));
});

verifies(
  'resources:list:cache-hints',
  'a bare list is sent with a time to live and a scope',
  async (cell) => {
    const resources = [{ uri: 'file:///cups', name: 'cups' }];

    const { client } = await cell.connect(shelf(cell, resources));
    await client.listResources();

    // Which ones is the SDK's choice.
    const ttlMs = expect.toSatisfy((ms) => Number.isInteger(ms) && ms >= 0);
    expect(cell.wire.sent('server').at(-1)).toEqual({
      jsonrpc: '2.0',
      id: expect.anything(),
      result: { ...completeList({ resultType: 'complete', resources }), ttlMs },
    });
  },
);
