// What a server built on the high-level class says where it refuses to serve something. Whether it says so in an error or in
// an error result stands with what is refused.

import { expect, type Json, never, observed, settled, text, verifies, worded } from '#case';

const identity = { name: 'curt', version: '1.0.0' };
const unasked = never('nobody gets through to it');

/** What is said by an error, or by the one text of an error result. */
const said = async (promise: Promise<Json>): Promise<unknown> => {
  const outcome = (await settled(promise)) as { refused?: Json; answered?: Json };
  return outcome.refused?.message ?? (outcome.answered?.isError && outcome.answered.content[0].text);
};

verifies(
  'wording:refused',
  'two tools and two prompts, and completions of those and of a template, are named',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel(identity, ({ registerTool, registerPrompt, registerResource }) => {
      registerTool('closed', {}, unasked).disable();
      const argsSchema = { door: sdk.completable(sdk.z.string(), unasked) };
      registerPrompt('closed', { argsSchema }, unasked).disable();
      registerResource('tea', { uriTemplate: 'tea:{sort}' }, {}, unasked);
    });

    const { client } = await connect(server);
    const argument = { name: 'door', value: '' };
    const complete = (ref: Json) => client.complete({ ref, argument });

    expect([
      await said(client.callTool({ name: 'nope' })),
      await said(client.callTool({ name: 'closed' })),
      await said(client.getPrompt({ name: 'nope' })),
      await said(client.getPrompt({ name: 'closed' })),
      await said(complete({ type: 'ref/prompt', name: 'nope' })),
      await said(complete({ type: 'ref/prompt', name: 'closed' })),
      await said(complete({ type: 'ref/resource', uri: 'cup:{color}' })),
    ]).toEqual([
      worded('Tool nope not found'),
      worded('Tool closed disabled'),
      worded('Prompt nope not found'),
      worded('Prompt closed disabled'),
      worded('Prompt nope not found'),
      worded('Prompt closed disabled'),
      worded('Resource template cup:{color} not found'),
    ]);
  },
);

verifies(
  'wording:refused:resource',
  'a resource that is not there is named, and a disabled one',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel(identity, ({ registerResource }) => {
      registerResource('closed', 'file:///closed', {}, unasked).disable();
    });

    const { client } = await connect(server);

    expect(await said(client.readResource({ uri: 'file:///closed' }))).toEqual(
      worded('Resource file:///closed disabled'),
    );
    observed(await said(client.readResource({ uri: 'file:///nope' })))
      .required((seen) => expect(seen).toEqual(worded('Resource file:///nope not found')))
      .divergent('resource-first', (seen) =>
        expect(seen).toEqual(worded('Resource not found: file:///nope')),
      );
  },
);

verifies(
  'wording:arguments',
  'two arguments of a tool and one of a prompt are named with what is wrong with them',
  async ({ sdk, connect }) => {
    const { z } = sdk;
    const unknown = z.string().refine(() => false, 'is unknown');
    const server = sdk.highLevel(identity, ({ registerTool, registerPrompt }) => {
      const sizes = z.array(z.object({ width: z.number().refine((width) => width > 0, 'is too small') }));
      registerTool('drill', { inputSchema: { sizes, name: unknown } }, unasked);
      registerPrompt('knock', { argsSchema: { door: unknown } }, unasked);
    });

    const { client } = await connect(server);
    const sizes = [{ width: 1 }, { width: 0 }];
    const both = [
      await said(client.callTool({ name: 'drill', arguments: { sizes, name: 'x' } })),
      await said(client.getPrompt({ name: 'knock', arguments: { door: 'x' } })),
    ];

    const tool = 'Input validation error: Invalid arguments for tool drill: ';
    const prompt = 'Invalid arguments for prompt knock: ';
    observed(both)
      .required((seen) => {
        const wrong = 'is too small at sizes[1].width\nis unknown at name';
        expect(seen).toEqual([worded(tool + wrong), worded(`${prompt}is unknown at door`)]);
      })
      .divergent('as-json', (seen) => {
        const json = /\[.*"is unknown".*\]$/s;
        expect(seen).toEqual([expect.stringMatching(json), expect.stringMatching(json)]);
      })
      .divergent('place-first', (seen) => {
        const wrong = 'sizes.1.width: is too small, name: is unknown';
        expect(seen).toEqual([worded(tool + wrong), worded(`${prompt}door: is unknown`)]);
      });
  },
);

verifies(
  'wording:result',
  'the hole of a drill is named with what is wrong with it',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel(identity, ({ registerTool }) => {
      const outputSchema = { hole: sdk.z.number().refine((hole) => hole > 0, 'is too small') };
      registerTool('drill', { outputSchema }, () => ({ content: [], structuredContent: { hole: 0 } }));
    });

    const { client } = await connect(server);

    const result = 'Output validation error: Invalid structured content for tool drill: ';
    observed(await said(client.callTool({ name: 'drill' })))
      .required((seen) => expect(seen).toEqual(worded(`${result}is too small at hole`)))
      .divergent('as-json', (seen) => expect(seen).toMatch(/\[.*"is too small".*\]$/s))
      .divergent('place-first', (seen) => expect(seen).toEqual(worded(`${result}hole: is too small`)));
  },
);

verifies('wording:result:missing', 'a tool that gives text alone is named', async ({ sdk, connect }) => {
  const server = sdk.highLevel(identity, ({ registerTool }) => {
    registerTool('drill', { outputSchema: { hole: sdk.z.number() } }, () => ({ content: [text('drilled')] }));
  });

  const { client } = await connect(server);

  const why = 'Tool drill has an output schema but no structured content was provided';
  expect(await said(client.callTool({ name: 'drill' }))).toEqual(worded(`Output validation error: ${why}`));
});
