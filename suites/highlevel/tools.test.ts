// Offering tools from a server built on the high-level class: the capability, names, and the schemas it generates.

import { complete, expect, never, observed, schemaFaults, text, verifies } from '#case';

/** Whether it throws is seen by what it leaves behind. */
const attempt = (act: () => unknown): void => {
  try {
    act();
  } catch {}
};

verifies(
  ['tools:capability:declared', 'tools:capability:list-changed'],
  'a server with one tool declares tools and that it tells of changes',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'small', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('now', {}, never('nobody calls here'));
    });

    const { client } = await connect(server);
    await client.listTools();

    expect(client.serverCapabilities()).toEqual({ tools: { listChanged: true } });
  },
);

verifies(
  'tools:input-schema:no-parameters',
  'a tool without parameters is listed with an object schema that demands nothing',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'clock', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('now', {}, never('nobody calls here'));
    });

    const { client } = await connect(server);
    const { tools } = await client.listTools();

    const { inputSchema } = tools[0];
    expect(inputSchema.type).toBe('object');
    expect(inputSchema.required ?? []).toEqual([]);
    expect(schemaFaults(inputSchema)).toEqual([]);
  },
);

verifies(
  'tools:input-schema:valid',
  'the schema made of tuples, unions, records and defaults is valid in its dialect',
  async ({ sdk, connect }) => {
    const { z } = sdk;
    const inputSchema = {
      pair: z.tuple([z.string(), z.number()]),
      either: z.union([z.string().max(9), z.boolean()]),
      table: z.record(z.string(), z.array(z.number().min(0))),
      color: z.enum(['red', 'blue']).default('red'),
      inner: z.object({ maybe: z.string().nullable().optional() }),
    };
    const server = sdk.highLevel({ name: 'typed', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('use', { inputSchema }, never('nobody calls here'));
    });

    const { client } = await connect(server);
    const { tools } = await client.listTools();

    expect(Object.keys(tools[0].inputSchema.properties)).toEqual(Object.keys(inputSchema));
    expect(schemaFaults(tools[0].inputSchema)).toEqual([]);
  },
);

verifies(
  'tools:input-schema:recommended-dialect',
  'schemas generated for input and output name draft 2020-12, or nothing and mean it',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'modern', version: '1.0.0' }, ({ registerTool }) => {
      const shape = { city: sdk.z.string() };
      registerTool('find', { inputSchema: shape, outputSchema: shape }, never('nobody calls here'));
    });

    const { client } = await connect(server);
    const { tools } = await client.listTools();

    const dialects = [tools[0].inputSchema.$schema, tools[0].outputSchema.$schema];
    observed(dialects.filter((dialect) => dialect !== 'https://json-schema.org/draft/2020-12/schema'))
      .required((seen) => expect(seen.filter((dialect) => dialect !== undefined)).toEqual([]))
      .divergent('draft-07', (seen) => {
        const draft07 = 'http://json-schema.org/draft-07/schema#';
        expect(seen).toEqual([draft07, draft07]);
      });
  },
);

verifies(
  'tools:name:allowed',
  'a name of 128 characters of every admitted kind can be listed and called',
  async ({ sdk, connect }) => {
    const name = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.'.repeat(2).slice(0, 128);
    const server = sdk.highLevel({ name: 'verbose', version: '1.0.0' }, ({ registerTool }) => {
      registerTool(name, {}, () => ({ content: [text('found')] }));
    });

    const { client } = await connect(server);
    const { tools } = await client.listTools();

    expect(tools).toMatchObject([{ name }]);
    expect(await client.callTool({ name })).toEqual(complete({ content: [text('found')] }));
  },
);

verifies(
  'tools:name:special',
  'of five tools only the one whose name has no special character is listed',
  async ({ sdk, connect }) => {
    const special = ['two words', 'one,two', 'at@home', 'a/b', 'caf\u00e9'];
    const server = sdk.highLevel({ name: 'picky', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('plain', {}, never('nobody calls here'));
      for (const name of special) attempt(() => registerTool(name, {}, never('nobody calls here')));
    });

    const { client } = await connect(server);
    const { tools } = await client.listTools();

    observed(tools.map(({ name }: { name: string }) => name))
      .required((seen) => expect(seen).toEqual(['plain']))
      .divergent('listed', (seen) => expect(seen).toEqual(['plain', ...special]));
  },
);

/** Names beside what is wrong with them. */
const trouble: Readonly<Record<string, readonly string[]>> = {
  'plain_1.2-3': [],
  ['n'.repeat(128)]: [],
  '': ['Tool name cannot be empty'],
  ['n'.repeat(129)]: ['Tool name exceeds maximum length of 128 characters (current: 129)'],
  '-lead': ['Tool name starts or ends with a dash, which may cause parsing issues in some contexts'],
  'trail-': ['Tool name starts or ends with a dash, which may cause parsing issues in some contexts'],
  '.lead': ['Tool name starts or ends with a dot, which may cause parsing issues in some contexts'],
  'trail.': ['Tool name starts or ends with a dot, which may cause parsing issues in some contexts'],
  'a b, c/d@e/f': [
    'Tool name contains spaces, which may cause parsing issues',
    'Tool name contains commas, which may cause parsing issues',
    'Tool name contains invalid characters: " ", ",", "/", "@"',
    'Allowed characters are: A-Z, a-z, 0-9, underscore (_), dash (-), and dot (.)',
  ],
};

const warningOf = (name: string, wrong: readonly string[]): string[] =>
  wrong.length === 0
    ? []
    : [
        `Tool name validation warning for "${name}":`,
        ...wrong.map((each) => `  - ${each}`),
        'Tool registration will proceed, but this may cause compatibility issues.',
        'Consider updating the tool name to conform to the MCP tool naming standard.',
        'See SEP: Specify Format for Tool Names (https://github.com/modelcontextprotocol/modelcontextprotocol/issues/986) for more details.',
      ];

/** What is said on the console meanwhile. */
const warned = (act: () => unknown): unknown[] => {
  const said: unknown[] = [];
  const { warn } = console;
  console.warn = (...parts) => void said.push(...parts);
  try {
    act();
  } finally {
    console.warn = warn;
  }
  return said;
};

verifies(
  'tools:name:warned',
  'of nine names each is warned of in its own words, and two are not',
  async ({ sdk, wire }) => {
    for (const [name, wrong] of Object.entries(trouble)) {
      const server = sdk.highLevel({ name: 'picky', version: '1.0.0' }, ({ registerTool }) => {
        registerTool(name, {}, never('nobody calls here'));
      });
      expect(warned(() => server.build())).toEqual(warningOf(name, wrong));
    }
    wire.toRead([]);
  },
);

verifies(
  'tools:name:warned:renamed',
  'a tool is warned of once it is given a name that gives trouble, not when it is removed',
  async ({ sdk, wire }) => {
    for (const [name, wrong] of Object.entries(trouble)) {
      const server = sdk.highLevel({ name: 'picky', version: '1.0.0' }, ({ registerTool }) => {
        const tool = registerTool('first', {}, never('nobody calls here'));
        expect(warned(() => tool.update({ name }))).toEqual(warningOf(name, wrong));
        expect(warned(() => tool.remove())).toEqual([]);
      });
      server.build();
    }
    wire.toRead([]);
  },
);

verifies('tools:name:checked', 'a bad name is told from one that may give trouble', async ({ sdk, wire }) => {
  const { validateToolName, issueToolNameWarning, validateAndWarnToolName } = sdk.exported;
  const bad = ['', 'n'.repeat(129), 'a b, c/d@e/f'];

  for (const [name, warnings] of Object.entries(trouble)) {
    const isValid = !bad.includes(name);
    expect(validateToolName(name)).toEqual({ isValid, warnings });
    expect(warned(() => expect(validateAndWarnToolName(name)).toBe(isValid))).toEqual(
      warningOf(name, warnings),
    );
  }
  expect(warned(() => issueToolNameWarning('any', ['odd']))).toEqual(warningOf('any', ['odd']));
  wire.toRead([]);
});

verifies(
  'tools:name:case-sensitive',
  'two names that differ only in case are two tools',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'twins', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('twin', {}, () => ({ content: [text('small')] }));
      registerTool('Twin', {}, () => ({ content: [text('large')] }));
    });

    const { client } = await connect(server);

    expect(await client.callTool({ name: 'twin' })).toEqual(complete({ content: [text('small')] }));
    expect(await client.callTool({ name: 'Twin' })).toEqual(complete({ content: [text('large')] }));
  },
);

verifies(
  'tools:name:duplicate',
  'a second tool of the same name cannot be registered, and the first stays',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'jealous', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('only', {}, () => ({ content: [text('first')] }));
      expect(() => registerTool('only', {}, never('it must not be registered'))).toThrow(/only/);
    });

    const { client } = await connect(server);
    const { tools } = await client.listTools();

    expect(tools).toMatchObject([{ name: 'only' }]);
    expect(await client.callTool({ name: 'only' })).toEqual(complete({ content: [text('first')] }));
  },
);
