// The contract of a binding: one body, every line, both tiers, over the SDK's own memory pair.

import { describe, expect, test, vi } from 'vitest';
import { bind } from './bind.ts';
import type { HandlerContext, Json, Recipe, Sdk } from './binding.ts';
import { LacksFeatureError } from './lacks-feature.ts';
import { locate } from './locate.ts';
import { pinnedVersion } from './locate-pinned.ts';
import { bindV1 } from './v1/index.ts';

// Generous, since whole SDKs are loaded: that takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const identity = { name: 'adder', version: '1.0.0' };
const question = { messages: [{ role: 'user', content: { type: 'text', text: 'how many?' } }], maxTokens: 7 };

const add = async (args: Json, { id, meta, signal, notify, request }: HandlerContext): Promise<Json> => {
  await notify('notifications/message', { level: 'info', data: `request ${typeof id}` });
  const { content } = await request('sampling/createMessage', question);
  const told = [args.a + args.b, content.text, meta?.trace, signal.aborted].join(' ');
  return { content: [{ type: 'text', text: told }] };
};

const recipes: Record<string, (sdk: Sdk) => Recipe> = {
  lowlevel: (sdk) =>
    sdk.lowLevel(
      identity,
      { tools: {}, logging: {} },
      {
        'tools/list': () => ({ tools: [{ name: 'add', inputSchema: { type: 'object' } }] }),
        'tools/call': ({ params }, context) => add(params.arguments, context),
      },
    ),
  highlevel: (sdk) =>
    sdk.highLevel(
      identity,
      ({ registerTool }) => {
        registerTool('add', { inputSchema: { a: sdk.z.number(), b: sdk.z.number() } }, add);
      },
      { capabilities: { logging: {} } },
    ),
};

describe.each(['v1', 'v2'])('%s', (text) => {
  test.each(Object.keys(recipes))(
    '%s: lists, calls, logs and samples in the middle of the call',
    async (tier) => {
      const { at, port, revisions } = await bind(await locate(text));
      const sdk = at(revisions[0] ?? '2025-11-25');
      const logged: Json[] = [];
      const asked: Json[] = [];
      const client = sdk.client(identity, {
        capabilities: { sampling: {} },
        handlers: {
          'sampling/createMessage': ({ params }) => {
            asked.push(params);
            return { model: 'none', role: 'assistant', content: { type: 'text', text: 'five' } };
          },
        },
        notifications: { 'notifications/message': ({ params }) => void logged.push(params) },
      });
      const server = recipes[tier]?.(sdk).build();
      const [near, far] = port.memory();
      await server?.attach(far);
      await client.attach(near);

      expect(await client.listTools()).toMatchObject({ tools: [{ name: 'add' }] });
      const called = await client.callTool({ name: 'add', arguments: { a: 2, b: 3 }, _meta: { trace: 't' } });
      expect(called).toEqual({ content: [{ type: 'text', text: '5 five t false' }] });
      expect(logged).toEqual([{ level: 'info', data: 'request number' }]);
      expect(asked).toEqual([question]);
      expect(client.serverIdentity()).toEqual(identity);
      expect(server?.clientCapabilities()).toEqual({ sampling: {} });
      await client.close();
      await server?.close();
    },
  );

  test('methods of the test’s own are handled and sent like any other', async () => {
    const { at, port, revisions } = await bind(await locate(text));
    const sdk = at(revisions[0] ?? '2025-11-25');
    const told: Json[] = [];
    const server = sdk
      .lowLevel(
        identity,
        {},
        { 'own/echo': ({ params }) => ({ echo: params }) },
        {
          notifications: { 'notifications/own': ({ params }) => void told.push(params) },
        },
      )
      .build();
    const client = sdk.client(identity);
    const [near, far] = port.memory();
    await server.attach(far);
    await client.attach(near);

    await client.notify('notifications/own', { a: 1 });
    expect(await client.request('own/echo', { b: 2 })).toEqual({ echo: { b: 2 } });
    expect(told).toEqual([{ a: 1 }]);
    await client.close();
    await server.close();
  });

  test('a tool without an input schema gets no arguments, only the context', async () => {
    const { at, port, revisions } = await bind(await locate(text));
    const sdk = at(revisions[0] ?? '2025-11-25');
    const recipe = sdk.highLevel(identity, ({ registerTool }) => {
      registerTool('bare', {}, (args, { id }) => ({
        content: [{ type: 'text', text: `${args} ${typeof id}` }],
      }));
    });
    const server = recipe.build();
    const client = sdk.client(identity);
    const [near, far] = port.memory();
    await server.attach(far);
    await client.attach(near);
    expect(await client.callTool({ name: 'bare' })).toEqual({
      content: [{ type: 'text', text: 'undefined number' }],
    });
    await client.close();
    await server.close();
  });
});

test.each(['v1', 'v2'])('%s: a change of a tool is said in the words of its registration', async (text) => {
  const { at, port, revisions } = await bind(await locate(text));
  const sdk = at(revisions[0] ?? '2025-11-25');
  const server = sdk.highLevel(identity, () => {}, { capabilities: { tools: {} } }).build();
  const tool = server.registerTool('any', { inputSchema: { a: sdk.z.number() } }, () => ({ content: [] }));
  tool.update({ description: 'changed', inputSchema: { b: sdk.z.string() } });
  const client = sdk.client(identity);
  const [near, far] = port.memory();
  await server.attach(far);
  await client.attach(near);
  const { tools } = await client.listTools();
  expect(tools).toMatchObject([{ description: 'changed', inputSchema: { required: ['b'] } }]);
  await client.close();
  await server.close();
});

test('at the stateless revision the client is pinned, and the entry serves each connection', async () => {
  const { at, port } = await bind(await locate('v2'));
  const sdk = at('2026-07-28');
  const recipe = sdk.lowLevel(
    identity,
    { tools: {} },
    { 'tools/call': ({ params }) => ({ content: [], ...params.arguments }) },
  );
  const client = sdk.client(identity);
  const [near, far] = port.memory();
  const entry = port.stateless?.stream(recipe.build, far);
  await client.attach(near);
  expect(await client.callTool({ name: 'any', arguments: { structuredContent: { a: 1 } } })).toMatchObject({
    structuredContent: { a: 1 },
    _meta: { 'io.modelcontextprotocol/serverInfo': identity },
  });
  await client.close();
  await entry?.close();
});

test('each line offers what its version has', async () => {
  const [v1, v2] = await Promise.all(['v1', 'v2'].map(async (text) => bind(await locate(text))));
  expect(v1).toMatchObject({ line: 'v1', version: pinnedVersion('v1'), revisions: ['2025-11-25'] });
  expect(v2).toMatchObject({ line: 'v2', revisions: ['2025-11-25', '2026-07-28'] });
  expect(v1?.offers.has('content:audio')).toBe(true);
  expect(v2?.offers.has('content:audio')).toBe(true);
});

test('a feature that the version lacks is refused instead of being dropped in silence', async () => {
  const { at } = await bindV1({ ...(await locate('v1')), version: '1.12.3' });
  const recipe = at('2025-03-26').highLevel(identity, ({ registerTool }) => {
    registerTool('titled', { title: 'Titled' }, () => ({ content: [] }));
  });
  expect(recipe.build).toThrow(LacksFeatureError);
});
