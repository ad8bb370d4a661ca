// Two servers in one process, built alike on the high-level class.

import {
  answered,
  barrier,
  type CaseContext,
  expect,
  type Json,
  never,
  refused,
  settled,
  verifies,
} from '#case';

const identity = { name: 'twin', version: '1.0.0' };
const own = 'example/own';

const twin = ({ sdk }: CaseContext) => sdk.highLevel(identity, () => {});

verifies(
  'flows:servers:registrations',
  'what is registered with one of two servers leaves the other as it was',
  async ({ sdk, connect }) => {
    const recipe = sdk.highLevel(identity, ({ registerTool, registerPrompt, registerResource }) => {
      registerTool('shared', {}, never('nobody calls here'));
      registerPrompt('shared', {}, never('nobody gets here'));
      registerResource('shared', 'file:///shared', {}, never('nobody reads here'));
    });
    const one = await connect(recipe);
    const other = await connect(recipe);
    one.server.registerTool('more', {}, never('nobody calls here')).disable();
    one.server.registerTool('most', {}, never('nobody calls here'));
    one.server.registerPrompt('more', {}, never('nobody gets here'));
    one.server.registerResource('more', 'file:///more', {}, never('nobody reads here'));

    const lists = async ({ client }: typeof one) => {
      const { tools } = await client.listTools();
      const { prompts } = await client.listPrompts();
      const { resources } = await client.listResources();
      return [tools, prompts, resources].map((each: { name: string }[]) => each.map(({ name }) => name));
    };
    expect(await lists(one)).toEqual([
      ['shared', 'most'],
      ['shared', 'more'],
      ['shared', 'more'],
    ]);
    expect(await lists(other)).toEqual([['shared'], ['shared'], ['shared']]);
  },
);

verifies(
  'flows:servers:handlers',
  'a handler that is set on one of two servers is unknown to the other',
  async (cell) => {
    const recipe = twin(cell);
    const one = await cell.connect(recipe);
    const other = await cell.connect(recipe);
    one.server.setHandlers({ [own]: () => ({ word: 'here' }) });

    expect(await settled(one.client.request(own))).toEqual(answered({ word: 'here' }));
    expect(await settled(other.client.request(own))).toEqual(refused(-32601));
  },
);

verifies(
  'flows:servers:asking',
  'two servers that ask at the same time, with the same id, are each answered by their own client',
  async (cell) => {
    const both = barrier(2);
    const rooted = (uri: string) =>
      cell.sdk.client(identity, {
        capabilities: { roots: {} },
        handlers: {
          'roots/list': async () => {
            await both.arrive();
            return { roots: [{ uri }] };
          },
        },
      });
    const recipe = twin(cell);

    const one = await cell.connect(recipe, rooted('file:///one'));
    const other = await cell.connect(recipe, rooted('file:///other'));
    const answers = await Promise.all([one.server.listRoots(), other.server.listRoots()]);

    expect(answers).toEqual([{ roots: [{ uri: 'file:///one' }] }, { roots: [{ uri: 'file:///other' }] }]);
    const asked = cell.wire.sent('server').filter((each) => 'method' in each) as Json[];
    expect(asked.map(({ id }) => id)).toEqual([asked[0]?.id, asked[0]?.id]);
  },
);

verifies(
  'flows:servers:closed',
  'one of two servers closes in the middle of a call of the other, which is answered',
  async (cell) => {
    const begun = barrier(2);
    const closed = barrier(2);
    const recipe = twin(cell);
    const one = await cell.connect(recipe);
    const other = await cell.connect(recipe);
    other.server.setHandlers({
      [own]: async () => {
        await begun.arrive();
        await closed.arrive();
        return { word: 'still here' };
      },
    });

    const answer = other.client.request(own);
    await begun.arrive();
    await one.server.close();
    await closed.arrive();

    expect(await settled(answer)).toEqual(answered({ word: 'still here' }));
    expect(await other.server.ping()).toEqual({});
  },
);
