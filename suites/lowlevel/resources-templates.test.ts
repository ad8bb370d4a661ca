// Listing the templates of a server built on the low-level class: every field arrives as the server wrote it.

import { type CaseContext, completeList, expect, never, observed, verifies } from '#case';

/** A server with these templates, by none of which anything is read. */
const shelf = ({ sdk }: CaseContext, resourceTemplates: readonly object[], more: object = {}) =>
  sdk.lowLevel(
    { name: 'shelf', version: '1.0.0' },
    { resources: {} },
    {
      'resources/templates/list': () => ({ resourceTemplates, ...more }),
      'resources/read': never('nobody reads here'),
    },
  );

verifies(
  'resources:templates:list',
  'two templates arrive in order, one with description and MIME type and one with neither',
  async (cell) => {
    const resourceTemplates = [
      { uriTemplate: 'tea://{sort}{?year}', name: 'tea', description: 'Any tea', mimeType: 'text/markdown' },
      { uriTemplate: 'cup://{+path}', name: 'cups' },
    ];

    const { client } = await cell.connect(shelf(cell, resourceTemplates));

    expect(await client.listResourceTemplates()).toStrictEqual(completeList({ resourceTemplates }));
  },
);

verifies(
  'resources:templates:list:empty',
  'a list without a template arrives as an empty one',
  async (cell) => {
    const { client } = await cell.connect(shelf(cell, []));

    expect(await client.listResourceTemplates()).toEqual(completeList({ resourceTemplates: [] }));
  },
);

verifies('resources:templates:list:title', 'a title arrives beside the name', async (cell) => {
  const resourceTemplates = [{ uriTemplate: 'tea://{sort}', name: 'tea', title: 'Any tea 🍵' }];

  const { client } = await cell.connect(shelf(cell, resourceTemplates));

  expect(await client.listResourceTemplates()).toEqual(completeList({ resourceTemplates }));
});

verifies(
  'resources:templates:list:annotations',
  'audience and priority arrive, the empty and the extreme ones too',
  async (cell) => {
    const resourceTemplates = [
      { uriTemplate: 'a:{a}', name: 'a', annotations: { audience: ['user', 'assistant'], priority: 1 } },
      { uriTemplate: 'b:{b}', name: 'b', annotations: { audience: [], priority: 0 } },
    ];

    const { client } = await cell.connect(shelf(cell, resourceTemplates));

    observed(await client.listResourceTemplates())
      .required((seen) => {
        expect(seen).toEqual(completeList({ resourceTemplates }));
      })
      .divergent('without-annotations', (seen) => {
        const plain = resourceTemplates.map(({ annotations: _, ...rest }) => rest);
        expect(seen).toEqual(completeList({ resourceTemplates: plain }));
      });
  },
);

verifies(
  'resources:templates:list:annotations:last-modified',
  'the time of the last change arrives as it was written',
  async (cell) => {
    const plain = { uriTemplate: 'tea://{sort}', name: 'tea' };
    const resourceTemplates = [{ ...plain, annotations: { lastModified: '2025-01-12T15:00:58Z' } }];

    const { client } = await cell.connect(shelf(cell, resourceTemplates));

    observed(await client.listResourceTemplates())
      .required((seen) => {
        expect(seen).toEqual(completeList({ resourceTemplates }));
      })
      .divergent('without-annotations', (seen) => {
        expect(seen).toEqual(completeList({ resourceTemplates: [plain] }));
      });
  },
);

verifies('resources:templates:list:icons', 'icons arrive with all their fields', async (cell) => {
  const icons = [
    { src: 'https://icons.example/48.png', mimeType: 'image/png', sizes: ['48x48', 'any'], theme: 'light' },
    { src: 'data:image/svg+xml;base64,PHN2Zy8+' },
  ];
  const plain = { uriTemplate: 'tea://{sort}', name: 'tea' };

  const { client } = await cell.connect(shelf(cell, [{ ...plain, icons }]));

  observed(await client.listResourceTemplates())
    .required((seen) => {
      expect(seen).toEqual(completeList({ resourceTemplates: [{ ...plain, icons }] }));
    })
    .divergent('without-theme', (seen) => {
      const pale = icons.map(({ theme: _, ...icon }) => icon);
      expect(seen).toEqual(completeList({ resourceTemplates: [{ ...plain, icons: pale }] }));
    });
});

verifies(
  'resources:templates:list:meta',
  'metadata of a template arrives, nested values and an empty one included',
  async (cell) => {
    const resourceTemplates = [
      { uriTemplate: 'a:{a}', name: 'a', _meta: { 'example.com/owner': { team: 'tea', since: null } } },
      { uriTemplate: 'b:{b}', name: 'b', _meta: {} },
    ];

    const { client } = await cell.connect(shelf(cell, resourceTemplates));

    expect(await client.listResourceTemplates()).toEqual(completeList({ resourceTemplates }));
  },
);

verifies('resources:templates:list:result-meta', 'metadata of the list arrives with it', async (cell) => {
  const more = { _meta: { 'example.com/shelf': ['upper', 2] } };

  const { client } = await cell.connect(shelf(cell, [], more));

  expect(await client.listResourceTemplates()).toEqual(completeList({ resourceTemplates: [], ...more }));
});
