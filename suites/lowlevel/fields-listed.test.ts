// Every optional field of what a server built on the low-level class lists, full and empty.

import { type CaseContext, completeList, expect, type Json, observed, verifies, without } from '#case';

/** The first of four lists that a client gets of these things, whole. */
const listed = async ({ sdk, connect }: CaseContext, method: string, list: Json): Promise<Json> => {
  const capabilities = { tools: {}, prompts: {}, resources: {} };
  const server = sdk.lowLevel({ name: 'shop', version: '1.0.0' }, capabilities, {
    [method]: () => structuredClone(list),
  });
  const { client } = await connect(server);
  const calls: Readonly<Record<string, () => Promise<Json>>> = {
    'tools/list': () => client.listTools(),
    'prompts/list': () => client.listPrompts(),
    'resources/list': () => client.listResources(),
    'resources/templates/list': () => client.listResourceTemplates(),
  };
  return calls[method]?.() ?? {};
};

const icons = [
  { src: 'https://icons.example/48.png', mimeType: 'image/png', sizes: ['48x48', 'any'], theme: 'dark' },
  { src: 'data:image/svg+xml;base64,PHN2Zy8+', theme: 'light' },
];
const _meta = { 'example.com/owner': { team: 'clocks', since: 2024, until: null, tags: [], more: {} } };
const annotations = { audience: ['user', 'assistant'], priority: 0.5, lastModified: '2025-01-12T15:00:58Z' };
const emptyIcons = [{ src: 'data:,', mimeType: '', sizes: [] }];
const emptyMeta = { '': '', zero: 0, no: false, none: null, list: [], object: {} };
const emptyAnnotations = { audience: [], priority: 0 };

verifies('fields:listed:tool', 'a tool arrives with every optional field', async (cell) => {
  const schema = (key: string) => ({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { [key]: { type: ['string', 'null'], default: null } },
    required: [key],
    additionalProperties: false,
  });
  const tools = [
    {
      name: 'now',
      title: 'World clock',
      description: 'Tells the time',
      inputSchema: schema('zone'),
      outputSchema: schema('hour'),
      annotations: {
        title: 'Clock',
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
      icons,
      _meta,
    },
  ];

  observed(await listed(cell, 'tools/list', { tools }))
    .required((seen) => expect(seen).toEqual(completeList({ tools })))
    .divergent('without-theme', (seen) => expect(seen).toEqual(without(completeList({ tools }), 'theme')));
});

verifies('fields:listed:tool:empty', 'a tool arrives with every optional field empty', async (cell) => {
  const schema = { type: 'object', properties: {}, required: [] };
  const annotations = {
    title: '',
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  };
  const some = { title: '', description: '', inputSchema: schema, outputSchema: schema };
  const tools = [
    { name: 'a', ...some, annotations, icons: emptyIcons, _meta: emptyMeta },
    { name: 'b', ...some, annotations: {}, icons: [], _meta: {} },
  ];

  expect(await listed(cell, 'tools/list', { tools })).toEqual(completeList({ tools }));
});

verifies('fields:listed:prompt', 'a prompt arrives with every optional field', async (cell) => {
  const argument = { name: 'topic', description: 'What it is about', required: true };
  const prompts = [
    { name: 'poem', title: 'A poem', description: 'Asks for one', arguments: [argument], icons, _meta },
  ];

  observed(await listed(cell, 'prompts/list', { prompts }))
    .required((seen) => expect(seen).toEqual(completeList({ prompts })))
    .divergent('without-theme', (seen) => expect(seen).toEqual(without(completeList({ prompts }), 'theme')));
});

verifies('fields:listed:prompt:empty', 'a prompt arrives with every optional field empty', async (cell) => {
  const argument = { name: 'topic', description: '', required: false };
  const prompts = [
    { name: 'a', title: '', description: '', arguments: [argument], icons: emptyIcons, _meta: emptyMeta },
    { name: 'b', title: '', description: '', arguments: [], icons: [], _meta: {} },
  ];

  expect(await listed(cell, 'prompts/list', { prompts })).toEqual(completeList({ prompts }));
});

verifies('fields:listed:resource', 'a resource arrives with every optional field', async (cell) => {
  const some = { title: 'Tea', description: 'All of it', mimeType: 'text/plain', size: 12 };
  const resources = [{ uri: 'file:///tea', name: 'tea', ...some, annotations, icons, _meta }];

  observed(await listed(cell, 'resources/list', { resources }))
    .required((seen) => expect(seen).toEqual(completeList({ resources })))
    .divergent('without-theme', (seen) =>
      expect(seen).toEqual(without(completeList({ resources }), 'theme', 'size')),
    )
    .divergent('without-size', (seen) => expect(seen).toEqual(without(completeList({ resources }), 'size')));
});

verifies(
  'fields:listed:resource:empty',
  'a resource arrives with every optional field empty',
  async (cell) => {
    const some = { title: '', description: '', mimeType: '', size: 0 };
    const resources = [
      {
        uri: 'file:///a',
        name: '',
        ...some,
        annotations: emptyAnnotations,
        icons: emptyIcons,
        _meta: emptyMeta,
      },
      { uri: 'file:///b', name: 'b', ...some, annotations: {}, icons: [], _meta: {} },
    ];

    observed(await listed(cell, 'resources/list', { resources }))
      .required((seen) => expect(seen).toEqual(completeList({ resources })))
      .divergent('without-size', (seen) =>
        expect(seen).toEqual(without(completeList({ resources }), 'size')),
      );
  },
);

verifies('fields:listed:template', 'a template arrives with every optional field', async (cell) => {
  const some = { title: 'Teas', description: 'Each of them', mimeType: 'text/plain' };
  const resourceTemplates = [
    { uriTemplate: 'file:///{tea}', name: 'tea', ...some, annotations, icons, _meta },
  ];

  observed(await listed(cell, 'resources/templates/list', { resourceTemplates }))
    .required((seen) => expect(seen).toEqual(completeList({ resourceTemplates })))
    .divergent('without-theme', (seen) =>
      expect(seen).toEqual(without(completeList({ resourceTemplates }), 'theme')),
    );
});

verifies(
  'fields:listed:template:empty',
  'a template arrives with every optional field empty',
  async (cell) => {
    const some = { title: '', description: '', mimeType: '' };
    const resourceTemplates = [
      {
        uriTemplate: 'a://{x}',
        name: '',
        ...some,
        annotations: emptyAnnotations,
        icons: emptyIcons,
        _meta: emptyMeta,
      },
      { uriTemplate: 'b://{x}', name: 'b', ...some, annotations: {}, icons: [], _meta: {} },
    ];

    expect(await listed(cell, 'resources/templates/list', { resourceTemplates })).toEqual(
      completeList({ resourceTemplates }),
    );
  },
);

verifies(
  'fields:listed:tool:execution',
  'tools of every kind of execution arrive, an empty one too',
  async (cell) => {
    const kinds = [
      { taskSupport: 'forbidden' },
      { taskSupport: 'optional' },
      { taskSupport: 'required' },
      {},
    ];
    const tools = kinds.map((execution, index) => ({
      name: `tool-${index}`,
      inputSchema: { type: 'object' },
      execution,
    }));

    expect(await listed(cell, 'tools/list', { tools })).toEqual({ tools });
  },
);

verifies(
  'fields:listed:unknown',
  'a tool arrives without fields of no revision, at its top and within its annotations',
  async (cell) => {
    const known = { name: 'now', inputSchema: { type: 'object' } };
    const annotations = { readOnlyHint: true };
    const tools = [{ ...known, annotations: { ...annotations, smell: 'fresh' }, colour: 'red', shade: null }];

    // The specification says nothing of fields that it does not know.
    expect(await listed(cell, 'tools/list', { tools })).toEqual(
      completeList({ tools: [{ ...known, annotations }] }),
    );
  },
);
