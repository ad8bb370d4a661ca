// Every optional field of what is registered with a server built on the high-level class, full and empty.

import { type CaseContext, expect, type Json, never, observed, verifies, without } from '#case';

type SetUp = Parameters<CaseContext['sdk']['highLevel']>[1];

/** The client of a server with these things. */
const clientOf = async ({ sdk, connect }: CaseContext, setUp: SetUp) =>
  (await connect(sdk.highLevel({ name: 'shop', version: '1.0.0' }, setUp))).client;

const icons = [
  { src: 'https://icons.example/48.png', mimeType: 'image/png', sizes: ['48x48', 'any'], theme: 'dark' },
  { src: 'data:image/svg+xml;base64,PHN2Zy8+', theme: 'light' },
];
const _meta = { 'example.com/owner': { team: 'clocks', since: 2024, until: null, tags: [], more: {} } };
const annotations = { audience: ['user', 'assistant'], priority: 0.5, lastModified: '2025-01-12T15:00:58Z' };
const emptyIcons = [{ src: 'data:,', mimeType: '', sizes: [] }];
const emptyMeta = { '': '', zero: 0, no: false, none: null, list: [], object: {} };
const emptyAnnotations = { audience: [], priority: 0 };

/** Without what the SDK makes of zod schemas, which other requirements are about, or adds of its own accord. */
const written = ({ inputSchema: _in, outputSchema: _out, execution: _execution, ...rest }: Json): Json =>
  rest;

verifies('fields:listed:tool', 'a tool arrives with every optional field', async (cell) => {
  const config = {
    title: 'World clock',
    description: 'Tells the time',
    annotations: {
      title: 'Clock',
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    _meta,
  };
  const client = await clientOf(cell, ({ registerTool }) => {
    const shape = { zone: cell.sdk.z.string() };
    const schemas = { inputSchema: shape, outputSchema: shape };
    registerTool('now', { ...structuredClone(config), ...schemas }, never('nobody calls here'));
  });

  const { tools } = await client.listTools();

  expect(tools.map(written)).toEqual([{ name: 'now', ...config }]);
  expect(tools).toMatchObject([
    { inputSchema: { required: ['zone'] }, outputSchema: { required: ['zone'] } },
  ]);
});

verifies('fields:listed:tool:empty', 'a tool arrives with every optional field empty', async (cell) => {
  const hints = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false };
  const a = { title: '', description: '', annotations: { title: '', ...hints }, _meta: emptyMeta };
  const b = { title: '', description: '', annotations: {}, _meta: {} };
  const client = await clientOf(cell, ({ registerTool }) => {
    registerTool('a', { ...structuredClone(a), inputSchema: {} }, never('nobody calls here'));
    registerTool('b', { ...structuredClone(b), inputSchema: {} }, never('nobody calls here'));
  });

  const { tools } = await client.listTools();

  expect(tools.map(written)).toEqual([
    { name: 'a', ...a },
    { name: 'b', ...b },
  ]);
});

verifies('fields:listed:tool:icons', 'the icons of a tool arrive, empty ones too', async (cell) => {
  const client = await clientOf(cell, ({ registerTool }) => {
    registerTool('a', { icons: structuredClone(icons) }, never('nobody calls here'));
    registerTool('b', { icons: structuredClone(emptyIcons) }, never('nobody calls here'));
    registerTool('c', { icons: [] }, never('nobody calls here'));
  });

  const { tools } = await client.listTools();

  expect(tools.map((tool: Json) => tool.icons)).toEqual([icons, emptyIcons, []]);
});

verifies('fields:listed:prompt', 'a prompt arrives with every optional field', async (cell) => {
  const client = await clientOf(cell, ({ registerPrompt }) => {
    const argsSchema = { topic: cell.sdk.z.string().describe('What it is about') };
    registerPrompt(
      'poem',
      { title: 'A poem', description: 'Asks for one', argsSchema },
      never('nobody asks'),
    );
  });

  const { prompts } = await client.listPrompts();

  const argument = { name: 'topic', description: 'What it is about', required: true };
  const poem = { name: 'poem', title: 'A poem', description: 'Asks for one', arguments: [argument] };
  observed(prompts)
    .required((seen) => expect(seen).toEqual([poem]))
    .divergent('without-argument-description', (seen) => {
      expect(seen).toEqual([{ ...poem, arguments: [{ name: 'topic', required: true }] }]);
    });
});

verifies('fields:listed:prompt:empty', 'a prompt arrives with every optional field empty', async (cell) => {
  const client = await clientOf(cell, ({ registerPrompt }) => {
    const argsSchema = { topic: cell.sdk.z.string().optional().describe('') };
    registerPrompt('poem', { title: '', description: '', argsSchema }, never('nobody asks'));
  });

  const { prompts } = await client.listPrompts();

  expect(prompts).toMatchObject([
    { name: 'poem', title: '', description: '', arguments: [{ name: 'topic', required: false }] },
  ]);
});

verifies('fields:listed:resource', 'a resource arrives with every optional field', async (cell) => {
  const some = { title: 'Tea', description: 'All of it', mimeType: 'text/plain', size: 12 };
  const config = { ...some, annotations, icons, _meta };
  const client = await clientOf(cell, ({ registerResource }) => {
    registerResource('tea', 'file:///tea', structuredClone(config), never('nobody reads here'));
  });

  const { resources } = await client.listResources();

  observed(resources)
    .required((seen) => expect(seen).toEqual([{ uri: 'file:///tea', name: 'tea', ...config }]))
    .divergent('without-theme', (seen) =>
      expect(seen).toEqual(without([{ uri: 'file:///tea', name: 'tea', ...config }], 'theme', 'size')),
    )
    .divergent('without-size', (seen) =>
      expect(seen).toEqual(without([{ uri: 'file:///tea', name: 'tea', ...config }], 'size')),
    );
});

verifies(
  'fields:listed:resource:empty',
  'a resource arrives with every optional field empty',
  async (cell) => {
    const some = { title: '', description: '', mimeType: '', size: 0 };
    const a = { ...some, annotations: emptyAnnotations, icons: emptyIcons, _meta: emptyMeta };
    const b = { ...some, annotations: {}, icons: [], _meta: {} };
    const client = await clientOf(cell, ({ registerResource }) => {
      registerResource('', 'file:///a', structuredClone(a), never('nobody reads here'));
      registerResource('b', 'file:///b', structuredClone(b), never('nobody reads here'));
    });

    const { resources } = await client.listResources();

    observed(resources)
      .required((seen) =>
        expect(seen).toEqual([
          { uri: 'file:///a', name: '', ...a },
          { uri: 'file:///b', name: 'b', ...b },
        ]),
      )
      .divergent('without-size', (seen) =>
        expect(seen).toEqual(
          without(
            [
              { uri: 'file:///a', name: '', ...a },
              { uri: 'file:///b', name: 'b', ...b },
            ],
            'size',
          ),
        ),
      );
  },
);

verifies('fields:listed:template', 'a template arrives with every optional field', async (cell) => {
  const some = { title: 'Teas', description: 'Each of them', mimeType: 'text/plain' };
  const config = { ...some, annotations, icons, _meta };
  const client = await clientOf(cell, ({ registerResource }) => {
    const at = { uriTemplate: 'file:///{tea}' };
    registerResource('tea', at, structuredClone(config), never('nobody reads here'));
  });

  const { resourceTemplates } = await client.listResourceTemplates();

  observed(resourceTemplates)
    .required((seen) => expect(seen).toEqual([{ uriTemplate: 'file:///{tea}', name: 'tea', ...config }]))
    .divergent('without-theme', (seen) =>
      expect(seen).toEqual(without([{ uriTemplate: 'file:///{tea}', name: 'tea', ...config }], 'theme')),
    );
});

verifies(
  'fields:listed:template:empty',
  'a template arrives with every optional field empty',
  async (cell) => {
    const some = { title: '', description: '', mimeType: '' };
    const a = { ...some, annotations: emptyAnnotations, icons: emptyIcons, _meta: emptyMeta };
    const b = { ...some, annotations: {}, icons: [], _meta: {} };
    const client = await clientOf(cell, ({ registerResource }) => {
      registerResource('', { uriTemplate: 'a://{x}' }, structuredClone(a), never('nobody reads here'));
      registerResource('b', { uriTemplate: 'b://{x}' }, structuredClone(b), never('nobody reads here'));
    });

    const { resourceTemplates } = await client.listResourceTemplates();

    expect(resourceTemplates).toEqual([
      { uriTemplate: 'a://{x}', name: '', ...a },
      { uriTemplate: 'b://{x}', name: 'b', ...b },
    ]);
  },
);
