// The handles that registrations with the high-level class give back. Changes before the connection are enough to see what
// becomes of them; that they are announced stands with the lists.

import {
  complete,
  completeList,
  expect,
  type HighLevelServer,
  type Json,
  never,
  observed,
  type Registered,
  text,
  verifies,
} from '#case';

const identity = { name: 'handy', version: '1.0.0' };
const unasked = never('nobody asks here');

/** What a handle shows of these fields, at first and after each of the changes. */
const shown = (handle: Registered, fields: readonly string[], changes: readonly Json[]): Json[] => {
  const shownNow = () => Object.fromEntries(fields.map((field) => [field, handle.native[field]]));
  return [
    shownNow(),
    ...changes.map((change) => {
      handle.update(change);
      return shownNow();
    }),
  ];
};

/** What must be shown: each change adds to those before it. */
const adding = (first: Json, changes: readonly Json[]): Json[] => {
  const all = [first];
  for (const change of changes) all.push({ ...all.at(-1), ...change });
  return all;
};

/** Disabled and enabled by their functions, a handle says so each time. */
const seesToggling = (handle: Registered): void => {
  handle.disable();
  expect(handle.native.enabled).toBe(false);
  handle.enable();
  expect(handle.native.enabled).toBe(true);
};

const tool = {
  title: 'A saw',
  description: 'Saws',
  annotations: { readOnlyHint: true },
  _meta: { 'example.com/owner': 'us' },
};
const toolChanges = [
  { title: 'A drill' },
  { description: 'Drills' },
  { annotations: { readOnlyHint: false, title: 'Drill' } },
  { _meta: { 'example.com/owner': 'them' } },
];

verifies('handles:tool:shown', 'four fields of a tool and its state are shown', async ({ sdk, wire }) => {
  const server = sdk.highLevel(identity, ({ registerTool }) => {
    const handle = registerTool('saw', tool, unasked);
    const changes = [...toolChanges, { enabled: false }, { enabled: true }];
    const first = { ...tool, enabled: true };
    expect(shown(handle, Object.keys(first), changes)).toEqual(adding(first, changes));
    seesToggling(handle);
  });

  server.build();

  wire.toRead([]);
});

const prompt = { title: 'A knock', description: 'Knocks' };
const promptChanges = [{ title: 'A ring' }, { description: 'Rings' }];

verifies('handles:prompt:shown', 'two fields of a prompt and its state are shown', async ({ sdk, wire }) => {
  const server = sdk.highLevel(identity, ({ registerPrompt }) => {
    const handle = registerPrompt('knock', prompt, unasked);
    const changes = [...promptChanges, { enabled: false }, { enabled: true }];
    const first = { ...prompt, enabled: true };
    expect(shown(handle, Object.keys(first), changes)).toEqual(adding(first, changes));
    seesToggling(handle);
  });

  server.build();

  wire.toRead([]);
});

const metadata = { title: 'Tea', description: 'All of it' };

verifies(
  'handles:resource:shown',
  'name, title, metadata and state of a resource are shown',
  async ({ sdk, wire }) => {
    const server = sdk.highLevel(identity, ({ registerResource }) => {
      const handle = registerResource('tea', 'file:///tea', metadata, unasked);
      const changes = [
        { name: 'infusion' },
        { metadata: { mimeType: 'text/plain' } },
        { enabled: false },
        { enabled: true },
      ];
      const first = { name: 'tea', title: 'Tea', metadata, enabled: true };
      expect(shown(handle, Object.keys(first), changes)).toEqual(adding(first, changes));
      handle.update({ title: 'Infusion' });
      expect(handle.native).toMatchObject({ name: 'infusion', title: 'Infusion' });
      seesToggling(handle);
    });

    server.build();

    wire.toRead([]);
  },
);

verifies(
  'handles:template:shown',
  'title, metadata, text and state of a template are shown',
  async ({ sdk, wire }) => {
    const server = sdk.highLevel(identity, ({ registerResource }) => {
      const handle = registerResource('tea', { uriTemplate: 'tea:{sort}' }, metadata, unasked);
      const changes = [{ metadata: { mimeType: 'text/plain' } }, { enabled: false }, { enabled: true }];
      const first = { title: 'Tea', metadata, enabled: true };
      expect(shown(handle, Object.keys(first), changes)).toEqual(adding(first, changes));
      expect(String(handle.native.resourceTemplate.uriTemplate)).toBe('tea:{sort}');
      handle.update({ title: 'Infusion', template: { uriTemplate: 'tea:{leaf}' } });
      expect(handle.native.title).toBe('Infusion');
      expect(String(handle.native.resourceTemplate.uriTemplate)).toBe('tea:{leaf}');
      seesToggling(handle);
    });

    server.build();

    wire.toRead([]);
  },
);

const names = (schema: Json) => Object.keys(schema.properties);

verifies(
  'handles:tool:listed',
  'of seven tools one is as registered and each other has one field of its own',
  async ({ sdk, connect }) => {
    const { z } = sdk;
    const changes: Json[] = [{}, ...toolChanges, { inputSchema: { depth: z.string() } }, { enabled: true }];
    const server = sdk.highLevel(identity, ({ registerTool }) => {
      for (const [index, change] of changes.entries()) {
        const schemas = { inputSchema: { width: z.string() }, outputSchema: { dust: z.string() } };
        registerTool(`tool-${index}`, { ...tool, ...schemas }, unasked).update(change);
      }
    });

    const { client } = await connect(server);
    const { tools } = await client.listTools();

    expect(
      tools.map(({ execution: _, inputSchema, outputSchema, ...fields }: Json) => ({
        ...fields,
        inputSchema: names(inputSchema),
        outputSchema: names(outputSchema),
      })),
    ).toEqual(
      changes.map(({ inputSchema = { width: '' }, enabled: _, ...fields }, index) => ({
        name: `tool-${index}`,
        ...tool,
        ...fields,
        inputSchema: Object.keys(inputSchema),
        outputSchema: ['dust'],
      })),
    );
  },
);

verifies(
  'handles:tool:output-schema',
  'the output schema that a tool was given afterwards is the one that is listed',
  async ({ sdk, connect }) => {
    const { z } = sdk;
    const server = sdk.highLevel(identity, ({ registerTool }) => {
      const saw = registerTool('saw', { outputSchema: { dust: z.string() } }, unasked);
      saw.update({ outputSchema: { hole: z.string() } });
    });

    const { client } = await connect(server);
    const { tools } = await client.listTools();

    observed(names(tools[0].outputSchema))
      .required((seen) => expect(seen).toEqual(['hole']))
      .divergent('old-schema', (seen) => expect(seen).toEqual(['dust']));
  },
);

verifies(
  'handles:prompt:listed',
  'of five prompts one is as registered and each other has one field of its own',
  async ({ sdk, connect }) => {
    const { z } = sdk;
    const changes: Json[] = [{}, ...promptChanges, { argsSchema: { bell: z.string() } }, { enabled: true }];
    const server = sdk.highLevel(identity, ({ registerPrompt }) => {
      for (const [index, change] of changes.entries()) {
        const argsSchema = { door: z.string() };
        registerPrompt(`prompt-${index}`, { ...prompt, argsSchema }, unasked).update(change);
      }
    });

    const { client } = await connect(server);

    expect(await client.listPrompts()).toEqual(
      completeList({
        prompts: changes.map(({ argsSchema = { door: '' }, enabled: _, ...fields }, index) => ({
          name: `prompt-${index}`,
          ...prompt,
          ...fields,
          arguments: Object.keys(argsSchema).map((name) => ({ name, required: true })),
        })),
      }),
    );
  },
);

verifies(
  'handles:resource:listed',
  'of five resources one is as registered and each other has one field of its own',
  async ({ sdk, connect }) => {
    const config = { description: 'All of it', mimeType: 'text/plain' };
    const changes: Json[] = [
      {},
      { name: 'infusion' },
      { metadata: { description: 'Some of it' } },
      { enabled: true },
      { uri: 'file:///infusion' },
    ];
    const server = sdk.highLevel(identity, ({ registerResource }) => {
      for (const [index, change] of changes.entries()) {
        const tea = registerResource(`tea-${index}`, `file:///tea-${index}`, config, unasked);
        if (change.enabled) tea.disable();
        tea.update(change);
      }
    });

    const { client } = await connect(server);

    expect(await client.listResources()).toEqual(
      completeList({
        resources: changes.map(({ enabled: _, metadata: changed = config, ...fields }, index) => ({
          uri: `file:///tea-${index}`,
          name: `tea-${index}`,
          ...fields,
          ...changed,
        })),
      }),
    );
  },
);

verifies(
  'handles:template:listed',
  'of four templates one is as registered and each other has one field of its own',
  async ({ sdk, connect }) => {
    const config = { description: 'All of it', mimeType: 'text/plain' };
    const changes: Json[] = [
      {},
      { template: { uriTemplate: 'infusion:{sort}' } },
      { metadata: { description: 'Some of it' } },
      { name: 'infusion' },
    ];
    const server = sdk.highLevel(identity, ({ registerResource }) => {
      for (const [index, change] of changes.entries()) {
        registerResource(`tea-${index}`, { uriTemplate: `tea-${index}:{sort}` }, config, unasked).update(
          change,
        );
      }
    });

    const { client } = await connect(server);

    expect(await client.listResourceTemplates()).toEqual(
      completeList({
        resourceTemplates: changes.map(({ metadata: changed = config, template, ...fields }, index) => ({
          uriTemplate: `tea-${index}:{sort}`,
          name: `tea-${index}`,
          ...template,
          ...fields,
          ...changed,
        })),
      }),
    );
  },
);

/** Two of each kind; the first is then given the name, or the URI, that it has. */
const inPlace = ({ registerTool, registerPrompt, registerResource }: HighLevelServer): void => {
  const read = [{}, unasked] as const;
  const named = [
    ['a', 'b'].map((name) => registerTool(name, {}, unasked)),
    ['a', 'b'].map((name) => registerPrompt(name, {}, unasked)),
    ['a', 'b'].map((name) => registerResource(name, { uriTemplate: `${name}:{x}` }, ...read)),
  ];
  for (const [first] of named) first?.update({ name: 'a' });
  const [first] = ['a', 'b'].map((name) => registerResource(name, `file:///${name}`, ...read));
  first?.update({ uri: 'file:///a' });
};

verifies(
  'handles:place',
  'the first of two tools, prompts, resources and templates stays the first',
  async ({ sdk, connect }) => {
    const { client } = await connect(sdk.highLevel(identity, inPlace));
    const lists = [
      (await client.listTools()).tools,
      (await client.listPrompts()).prompts,
      (await client.listResources()).resources,
      (await client.listResourceTemplates()).resourceTemplates,
    ];

    expect(lists.map((list) => list.map(({ name }: Json) => name))).toEqual([
      ...[
        ['a', 'b'],
        ['a', 'b'],
      ],
      ...[
        ['a', 'b'],
        ['a', 'b'],
      ],
    ]);
  },
);

verifies(
  'handles:handler',
  'a tool, a prompt, a resource and a template are all asked by their second handlers',
  async ({ sdk, connect }) => {
    const old = never('it was given another handler');
    const messages = [{ role: 'user', content: text('second') }];
    const contents = (uri: string) => [{ uri, text: 'second' }];
    const server = sdk.highLevel(identity, ({ registerTool, registerPrompt, registerResource }) => {
      registerTool('saw', {}, old).update({ handler: () => ({ content: [text('second')] }) });
      registerPrompt('knock', {}, old).update({ handler: () => ({ messages }) });
      const handler = (uri: URL) => ({ contents: contents(uri.href) });
      registerResource('tea', 'file:///tea', {}, old).update({ handler });
      registerResource('cup', { uriTemplate: 'cup:{x}' }, {}, old).update({ handler });
    });

    const { client } = await connect(server);

    expect(await client.callTool({ name: 'saw' })).toEqual(complete({ content: [text('second')] }));
    expect(await client.getPrompt({ name: 'knock' })).toEqual(complete({ messages }));
    for (const uri of ['file:///tea', 'cup:red']) {
      expect(await client.readResource({ uri })).toEqual(completeList({ contents: contents(uri) }));
    }
  },
);
