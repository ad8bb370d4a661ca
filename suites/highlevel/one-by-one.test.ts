// Registering by the functions of the high-level class that take what there is to say one by one.

import {
  type CaseContext,
  complete,
  completeList,
  expect,
  type HighLevelServer,
  type Json,
  never,
  observed,
  text,
  verifies,
} from '#case';

const identity = { name: 'frugal', version: '1.0.0' };
const unasked = never('nobody asks here');

const serverOf = ({ sdk }: CaseContext, setUp: (server: HighLevelServer) => void) =>
  sdk.highLevel(identity, setUp);

verifies(
  'one-by-one:tool',
  'nine tools are listed with what they were given and run with what they take',
  async (cell) => {
    const shape = () => ({ depth: cell.sdk.z.string() });
    const annotations = { title: 'Drill', readOnlyHint: false };
    const says = (args: unknown) => ({ content: [text(JSON.stringify(args ?? 'none'))] });
    const parts: Readonly<Record<string, readonly unknown[]>> = {
      nothing: [],
      description: ['Drills'],
      shape: [shape()],
      'description shape': ['Drills', shape()],
      annotations: [annotations],
      'description annotations': ['Drills', annotations],
      'shape annotations': [shape(), annotations],
      'description shape annotations': ['Drills', shape(), annotations],
      'empty annotations': [{}, annotations],
    };
    const server = serverOf(cell, ({ registerOneByOne }) => {
      for (const [name, each] of Object.entries(parts))
        registerOneByOne('tool', name.replaceAll(' ', '-'), ...each, says);
    });

    const { client } = await cell.connect(server);
    const { tools } = await client.listTools();

    expect(
      tools.map(({ inputSchema: { type, properties }, execution: _, ...others }: Json) => ({
        ...others,
        takes: [type, ...Object.keys(properties ?? {})],
      })),
    ).toEqual(
      Object.keys(parts).map((name) => ({
        name: name.replaceAll(' ', '-'),
        ...(name.includes('description') && { description: 'Drills' }),
        ...(name.includes('annotations') && { annotations }),
        takes: ['object', ...(name.includes('shape') ? ['depth'] : [])],
      })),
    );
    for (const name of Object.keys(parts)) {
      const result = await client.callTool({
        name: name.replaceAll(' ', '-'),
        arguments: { depth: '9', more: '1' },
      });
      const taken = name.includes('shape') ? { depth: '9' } : name.includes('empty') ? {} : 'none';
      expect(result).toEqual(complete({ content: [text(JSON.stringify(taken))] }));
    }
  },
);

verifies(
  'one-by-one:tool:unrecognized',
  'an object with an object in it is refused, and so is a whole schema of an object',
  async (cell) => {
    const odd = [{ depth: { type: 'string' } }, cell.sdk.z.object({ depth: cell.sdk.z.string() })];
    const said = odd.map((part) => {
      const server = serverOf(cell, ({ registerOneByOne }) => {
        registerOneByOne('tool', 'drill', part, unasked);
      });
      try {
        server.build();
        return 'registered';
      } catch (error) {
        return (error as Error).message;
      }
    });

    observed(said)
      .required((seen) => {
        const refusal =
          'Tool drill expected a Zod schema or ToolAnnotations, but received an unrecognized object';
        expect(seen).toEqual([refusal, refusal]);
      })
      .divergent('registered', (seen) => expect(seen).toEqual(['registered', 'registered']));
    cell.wire.toRead([]);
  },
);

verifies(
  'one-by-one:prompt',
  'four prompts are listed with what they were given and come back with what they take',
  async (cell) => {
    const shape = () => ({ door: cell.sdk.z.string() });
    const parts: Readonly<Record<string, readonly unknown[]>> = {
      nothing: [],
      description: ['Knocks'],
      shape: [shape()],
      'description shape': ['Knocks', shape()],
    };
    const messages = (args: unknown) => [{ role: 'user', content: text(JSON.stringify(args ?? 'none')) }];
    const server = serverOf(cell, ({ registerOneByOne }) => {
      for (const [name, each] of Object.entries(parts)) {
        registerOneByOne('prompt', name, ...each, (args: unknown) => ({ messages: messages(args) }));
      }
    });

    const { client } = await cell.connect(server);

    expect(await client.listPrompts()).toEqual(
      completeList({
        prompts: Object.keys(parts).map((name) => ({
          name,
          ...(name.includes('description') && { description: 'Knocks' }),
          ...(name.includes('shape') && { arguments: [{ name: 'door', required: true }] }),
        })),
      }),
    );
    for (const name of Object.keys(parts)) {
      const taken = name.includes('shape') ? { door: 'front' } : 'none';
      expect(await client.getPrompt({ name, arguments: { door: 'front' } })).toEqual(
        complete({ messages: messages(taken) }),
      );
    }
  },
);

verifies(
  'one-by-one:resource',
  'two resources and two templates are listed and read, one of each with metadata',
  async (cell) => {
    const metadata = { description: 'All of it', mimeType: 'text/plain' };
    const read = (uri: URL, variables: unknown) => ({
      contents: [{ uri: uri.href, text: JSON.stringify(variables ?? 'none') }],
    });
    const server = serverOf(cell, ({ registerOneByOne }) => {
      registerOneByOne('resource', 'tea', 'file:///tea', read);
      registerOneByOne('resource', 'cup', 'file:///cup', metadata, read);
      registerOneByOne('resource', 'teas', { uriTemplate: 'tea:{sort}' }, read);
      registerOneByOne('resource', 'cups', { uriTemplate: 'cup:{color}' }, metadata, read);
    });

    const { client } = await cell.connect(server);

    expect(await client.listResources()).toEqual(
      completeList({
        resources: [
          { uri: 'file:///tea', name: 'tea' },
          { uri: 'file:///cup', name: 'cup', ...metadata },
        ],
      }),
    );
    expect(await client.listResourceTemplates()).toEqual(
      completeList({
        resourceTemplates: [
          { uriTemplate: 'tea:{sort}', name: 'teas' },
          { uriTemplate: 'cup:{color}', name: 'cups', ...metadata },
        ],
      }),
    );
    for (const [uri, variables] of [
      ['file:///tea', 'none'],
      ['file:///cup', 'none'],
      ['tea:green', { sort: 'green' }],
      ['cup:red', { color: 'red' }],
    ] as const) {
      expect(await client.readResource({ uri })).toEqual(
        completeList({ contents: [{ uri, text: JSON.stringify(variables) }] }),
      );
    }
  },
);

verifies(
  'one-by-one:duplicate',
  'a second tool, prompt, resource and template are refused by what they have in common with the first',
  async (cell) => {
    const server = serverOf(cell, ({ registerOneByOne }) => {
      const each = [
        ['tool', 'drill'],
        ['prompt', 'knock'],
        ['resource', 'tea', 'file:///tea'],
        ['resource', 'cup', { uriTemplate: 'cup:{color}' }],
      ] as const;
      const said = ['Tool drill', 'Prompt knock', 'Resource file:///tea', 'Resource template cup'];
      for (const [index, [kind, name, ...parts]] of each.entries()) {
        const register = () => registerOneByOne(kind, name, ...parts, unasked);
        register();
        expect(register).toThrow(new Error(`${said[index]} is already registered`));
      }
    });

    server.build();

    cell.wire.toRead([]);
  },
);

verifies(
  'one-by-one:announced',
  'a tool, a prompt, a resource and a template are announced once each',
  async (cell) => {
    const server = serverOf(cell, ({ registerOneByOne }) => {
      registerOneByOne('tool', 'saw', unasked);
      registerOneByOne('prompt', 'ring', unasked);
      registerOneByOne('resource', 'pot', 'file:///pot', unasked);
    });

    const { server: live } = await cell.connect(server);
    live.registerOneByOne('tool', 'drill', unasked);
    live.registerOneByOne('prompt', 'knock', unasked);
    live.registerOneByOne('resource', 'tea', 'file:///tea', unasked);
    live.registerOneByOne('resource', 'cup', { uriTemplate: 'cup:{color}' }, unasked);
    await cell.quiet();

    cell.wire.toRead([
      'server → notifications/tools/list_changed',
      'server → notifications/prompts/list_changed',
      'server → notifications/resources/list_changed',
      'server → notifications/resources/list_changed',
    ]);
  },
);

verifies(
  'one-by-one:handle',
  'of two tools, prompts, resources and templates each first one is gone, each second one renamed',
  async (cell) => {
    const server = serverOf(cell, ({ registerOneByOne }) => {
      for (const [kind, at] of [
        ['tool', undefined],
        ['prompt', undefined],
        ['resource', (name: string) => `file:///${name}`],
        ['resource', (name: string) => ({ uriTemplate: `${name}:{x}` })],
      ] as const) {
        const register = (name: string) => registerOneByOne(kind, name, ...(at ? [at(name)] : []), unasked);
        register('first').remove();
        register('second').update({ name: 'third' });
      }
    });

    const { client } = await cell.connect(server);
    const lists = [
      (await client.listTools()).tools,
      (await client.listPrompts()).prompts,
      (await client.listResources()).resources,
      (await client.listResourceTemplates()).resourceTemplates,
    ];

    expect(lists.map((list) => list.map(({ name }: Json) => name))).toEqual([
      ...[['third'], ['third']],
      ...[['third'], ['third']],
    ]);
  },
);
