// Tools and prompts of the high-level class with schemas of each form that zod comes in.

import {
  answered,
  type CaseContext,
  type Client,
  complete,
  completeList,
  expect,
  type HighLevelServer,
  type Json,
  never,
  observed,
  refused,
  settled,
  text,
  verifies,
} from '#case';

const identity = { name: 'formal', version: '1.0.0' };
const unasked = never('nobody asks here');

const formsOf = ({ sdk }: CaseContext) => sdk.zodForms ?? { v3: sdk.z, mini: sdk.z };

/** What registering says where it is refused. */
const refusal = ({ sdk }: CaseContext, register: (server: HighLevelServer) => unknown): string => {
  try {
    sdk.highLevel(identity, (server) => void register(server)).build();
    return 'registered';
  } catch (error) {
    return (error as Error).message;
  }
};

const drills = ({ depth }: Json) => ({
  content: [],
  structuredContent: { hole: depth === 0 ? 'none' : depth },
});

/** Lists the one tool and calls it: rightly, with a wrong argument, and so that its result is wrong. */
const used = async (cell: CaseContext, config: Json): Promise<Json> => {
  const server = cell.sdk.highLevel(identity, ({ registerTool }) => {
    registerTool('drill', config, drills);
  });
  const { client } = await cell.connect(server);
  const listed = await settled(client.listTools());
  const outcomes = [];
  for (const depth of [9, '9', 0]) {
    outcomes.push(await settled(client.callTool({ name: 'drill', arguments: { depth } })));
  }
  return { listed, outcomes };
};

const depth = { type: 'number', description: 'In millimetres' };
const usedRightly = {
  listed: {
    answered: {
      tools: [
        {
          name: 'drill',
          inputSchema: { type: 'object', properties: { depth }, required: ['depth'] },
          outputSchema: { type: 'object', properties: { hole: { type: 'number' } }, required: ['hole'] },
        },
      ],
    },
  },
  outcomes: [
    { answered: { structuredContent: { hole: 9 } } },
    { answered: { isError: true, content: [{ text: expect.stringMatching(/depth/) }] } },
    {
      answered: { isError: true, content: [{ text: expect.stringMatching(/Output validation.*hole/s) }] },
    },
  ],
};

verifies(
  'zod-forms:tool:v3',
  'a tool with members of version 3 is listed with both schemas, and both are heeded',
  async (cell) => {
    const { v3 } = formsOf(cell);
    const config = {
      inputSchema: { depth: v3.number().describe('In millimetres') },
      outputSchema: { hole: v3.number() },
    };
    const said = refusal(cell, ({ registerTool }) => registerTool('drill', config, drills));

    observed(said === 'registered' ? await used(cell, config) : said)
      .required((seen) => expect(seen).toMatchObject(usedRightly))
      .divergent('refused', (seen) =>
        expect(seen).toMatch(/must be Zod v4 schemas\. Got a Zod v3 field schema/),
      );
    if (said !== 'registered') cell.wire.toRead([]);
  },
);

verifies(
  'zod-forms:tool:v3-object',
  'a tool with objects of version 3 is listed with both schemas, and both are heeded',
  async (cell) => {
    const { v3 } = formsOf(cell);
    const config = {
      inputSchema: v3.object({ depth: v3.number().describe('In millimetres') }),
      outputSchema: v3.object({ hole: v3.number() }),
    };

    observed(await used(cell, config))
      .required((seen) => expect(seen).toMatchObject(usedRightly))
      .divergent('unlistable', (seen) => {
        const message = expect.stringContaining('Schema appears to be from zod 3');
        expect(seen).toMatchObject({ listed: refused(-32603, { message }), outcomes: usedRightly.outcomes });
      });
  },
);

const unrepresentable = { message: expect.stringContaining('Non-representable type encountered') };

/** Members of the small form. */
const miniMembers = (cell: CaseContext) => {
  const { mini } = formsOf(cell);
  const depth = mini.number().register(mini.globalRegistry, { description: 'In millimetres' });
  return { input: { depth }, output: { hole: mini.number() } };
};

verifies(
  'zod-forms:tool:mini',
  'a tool with members of the small form is listed with both schemas, and both are heeded',
  async (cell) => {
    const { input, output } = miniMembers(cell);

    observed(await used(cell, { inputSchema: input, outputSchema: output }))
      .required((seen) => expect(seen).toMatchObject(usedRightly))
      .divergent('unlistable', (seen) => {
        const { outcomes } = usedRightly;
        expect(seen).toMatchObject({ listed: refused(-32603, unrepresentable), outcomes });
      });
  },
);

verifies(
  'zod-forms:tool:mini-object',
  'a tool with objects of the small form is listed with both schemas, and both are heeded',
  async (cell) => {
    const { mini } = formsOf(cell);
    const { input, output } = miniMembers(cell);
    const config = { inputSchema: mini.object(input), outputSchema: mini.object(output) };

    expect(await used(cell, config)).toMatchObject(usedRightly);
  },
);

verifies(
  'zod-forms:tool:mixed',
  'members of two versions side by side are refused, for input and for output',
  async (cell) => {
    const shape = { depth: cell.sdk.z.number(), hole: formsOf(cell).v3.number() };

    for (const config of [{ inputSchema: shape }, { outputSchema: shape }]) {
      expect(refusal(cell, ({ registerTool }) => registerTool('drill', config, unasked))).toMatch(
        /^Mixed Zod versions detected in object shape\.$|^Raw-shape .* must be Zod v4 schemas/,
      );
    }
    cell.wire.toRead([]);
  },
);

verifies(
  'zod-forms:tool:unrecognized',
  'a schema in JSON is refused in the place of the input schema',
  async (cell) => {
    const inputSchema = { type: 'object', properties: { depth: { type: 'number' } } };

    observed(refusal(cell, ({ registerTool }) => registerTool('drill', { inputSchema }, unasked)))
      .required((seen) =>
        expect(seen).toMatch(/^inputSchema.* must be a (Zod schema or raw shape|Standard Schema)/),
      )
      .divergent('registered', (seen) => expect(seen).toBe('registered'));
    cell.wire.toRead([]);
  },
);

/** Schemas that are more than an object, each with members `a` and `b`, all texts. */
const beyond = ({ sdk: { z } }: CaseContext) => {
  const [a, b] = [z.object({ a: z.string() }), z.object({ b: z.string() })];
  return {
    both: a.and(b),
    changed: a.extend({ b: z.string() }).transform(({ a: one, b: two }) => ({ ab: one + two })),
  };
};

/** What comes of registering those; or the refusal of the first. */
const beyondOf = async (cell: CaseContext, use: (client: Client) => Promise<unknown>): Promise<unknown> => {
  const register = ({ registerTool }: HighLevelServer) => {
    for (const [name, inputSchema] of Object.entries(beyond(cell))) {
      registerTool(name, { inputSchema }, (args) => ({ content: [text(JSON.stringify(args))] }));
    }
  };
  const said = refusal(cell, register);
  if (said !== 'registered') {
    cell.wire.toRead([]);
    return said;
  }
  const { client } = await cell.connect(cell.sdk.highLevel(identity, register));
  return use(client);
};

const takenApart = (seen: unknown) => expect(seen).toBe('Mixed Zod versions detected in object shape.');

verifies(
  'zod-forms:tool:beyond-objects',
  'two objects in one, and an object that is changed, are listed with their members',
  async (cell) => {
    const listed = await beyondOf(cell, async (client) =>
      (await client.listTools()).tools.map(({ inputSchema }: Json) => inputSchema),
    );

    observed(listed)
      .required((seen) => {
        const whole = { type: 'object', required: ['a', 'b'] };
        expect(seen).toMatchObject([whole, whole]);
      })
      .divergent('nothing', (seen) => {
        expect(seen).toEqual([
          { type: 'object', properties: {} },
          { type: 'object', properties: {} },
        ]);
      })
      .divergent('taken-apart', takenApart);
  },
);

verifies(
  'zod-forms:tool:beyond-objects:checked',
  'what has all members reaches the tools, changed where the schema changes it, and what lacks one does not',
  async (cell) => {
    const results = await beyondOf(cell, async (client) => {
      const call = (name: string, args: Json) => client.callTool({ name, arguments: args });
      return [
        await call('both', { a: '1', b: '2' }),
        await call('changed', { a: '1', b: '2' }),
        await call('both', { a: '1' }),
        await call('changed', { a: '1' }),
      ];
    });

    observed(results)
      .required((seen) => {
        const wrong = { isError: true, content: [text(expect.stringMatching(/expected string/))] };
        expect(seen).toMatchObject([
          complete({ content: [text('{"a":"1","b":"2"}')] }),
          complete({ content: [text('{"ab":"12"}')] }),
          ...[wrong, wrong],
        ]);
      })
      .divergent('taken-apart', takenApart);
  },
);

verifies(
  'zod-forms:tool:later',
  'input, output and arguments of a prompt are each judged by a schema that has to wait',
  async ({ sdk, connect }) => {
    const known = sdk.z.string().refine(async (word) => word === 'tea', 'is not known');
    const server = sdk.highLevel(identity, ({ registerTool, registerPrompt }) => {
      registerTool('take', { inputSchema: { word: known } }, () => ({ content: [text('taken')] }));
      const config = { inputSchema: { word: sdk.z.string() }, outputSchema: { word: known } };
      registerTool('give', config, ({ word }) => ({ content: [text('given')], structuredContent: { word } }));
      registerPrompt('ask', { argsSchema: { word: known } }, () => ({ messages: [] }));
    });

    const { client } = await connect(server);

    for (const name of ['take', 'give']) {
      const call = (word: string) => client.callTool({ name, arguments: { word } });
      expect(await call('tea')).toMatchObject({ content: [expect.anything()] });
      expect(await call('tee')).toMatchObject({
        isError: true,
        content: [text(expect.stringContaining('is not known'))],
      });
    }
    const ask = (word: string) => settled(client.getPrompt({ name: 'ask', arguments: { word } }));
    expect(await ask('tea')).toEqual(answered(complete({ messages: [] })));
    expect(await ask('tee')).toEqual(refused(-32602, { message: expect.stringContaining('is not known') }));
  },
);

verifies(
  'zod-forms:prompt:v3',
  'four arguments of version 3 are listed, the wrong one is refused and one is completed',
  async (cell) => {
    const { v3 } = formsOf(cell);
    const argsSchema = {
      door: v3.enum(['front', 'back']).describe('Which one'),
      times: v3.string().optional(),
      mood: v3.string().default('good'),
      name: cell.sdk.completable(v3.string(), () => ['Ann', 'Bob']),
    };
    const register = ({ registerPrompt }: HighLevelServer) =>
      registerPrompt('knock', { argsSchema }, (args) => ({
        messages: [{ role: 'user', content: text(JSON.stringify(args)) }],
      }));
    const said = refusal(cell, register);
    const use = async () => {
      const { client } = await cell.connect(cell.sdk.highLevel(identity, (server) => void register(server)));
      const knock = (args: Json) => settled(client.getPrompt({ name: 'knock', arguments: args }));
      return [
        await settled(client.listPrompts()),
        await knock({ door: 'back', name: 'Ann' }),
        await knock({ door: 'side', name: 'Ann' }),
        await settled(
          client.complete({
            ref: { type: 'ref/prompt', name: 'knock' },
            argument: { name: 'name', value: '' },
          }),
        ),
      ];
    };

    observed(said === 'registered' ? await use() : said)
      .required((seen) => {
        const prompt = {
          name: 'knock',
          arguments: [
            { name: 'door', description: 'Which one', required: true },
            { name: 'times', required: false },
            { name: 'mood', required: false },
            { name: 'name', required: true },
          ],
        };
        const content = text('{"door":"back","mood":"good","name":"Ann"}');
        expect(seen).toEqual([
          answered(completeList({ prompts: [prompt] })),
          answered(complete({ messages: [{ role: 'user', content }] })),
          refused(-32602, { message: expect.stringContaining('front') }),
          answered(complete({ completion: { values: ['Ann', 'Bob'], total: 2, hasMore: false } })),
        ]);
      })
      .divergent('refused', (seen) =>
        expect(seen).toMatch(/must be Zod v4 schemas\. Got a Zod v3 field schema/),
      );
    if (said !== 'registered') cell.wire.toRead([]);
  },
);

verifies(
  'zod-forms:prompt:mini',
  'two arguments of the small form are listed, and the wrong one is refused',
  async (cell) => {
    const { mini } = formsOf(cell);
    const server = cell.sdk.highLevel(identity, ({ registerPrompt }) => {
      const argsSchema = { door: mini.enum(['front', 'back']), times: mini.optional(mini.string()) };
      registerPrompt('knock', { argsSchema }, () => ({ messages: [] }));
    });

    const { client } = await cell.connect(server);
    const knock = (door: string) => settled(client.getPrompt({ name: 'knock', arguments: { door } }));

    const args = [
      { name: 'door', required: true },
      { name: 'times', required: false },
    ];
    observed(await settled(client.listPrompts()))
      .required((seen) => {
        expect(seen).toEqual(answered(completeList({ prompts: [{ name: 'knock', arguments: args }] })));
      })
      .divergent('required', (seen) => {
        const all = args.map((each) => ({ ...each, required: true }));
        expect(seen).toEqual(answered(completeList({ prompts: [{ name: 'knock', arguments: all }] })));
      })
      .divergent('unlistable', (seen) => expect(seen).toEqual(refused(-32603, unrepresentable)));
    expect(await knock('back')).toEqual(answered(complete({ messages: [] })));
    expect(await knock('side')).toEqual(refused(-32602, { message: expect.stringContaining('front') }));
  },
);
