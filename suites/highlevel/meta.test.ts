// Metadata at a server built on the high-level class: the keys, and every message that carries it.

import {
  type CaseContext,
  complete,
  expect,
  type HandlerContext,
  initializeParams,
  type Json,
  never,
  text,
  verifies,
} from '#case';

/** What a call arrives and is answered with, both ends given the same metadata. */
const called = async ({ sdk, connect }: CaseContext, _meta: Json): Promise<Json> => {
  const heard: Json[] = [];
  const server = sdk.highLevel({ name: 'tagger', version: '1.0.0' }, ({ registerTool }) => {
    registerTool('tag', { inputSchema: { y: sdk.z.string().optional() } }, (_args, { meta }) => {
      heard.push(meta ?? {});
      return { content: [], _meta: structuredClone(_meta) };
    });
  });

  const { client } = await connect(server);
  const { _meta: answer } = await client.callTool({
    name: 'tag',
    arguments: {},
    _meta: structuredClone(_meta),
  });
  return { asked: heard.at(-1), answer };
};

verifies(
  ['meta:key:form', 'meta:key:reverse-dns'],
  'every key that an end writes by itself is a name, or has a prefix that begins like a reversed domain',
  async (cell) => {
    const { sdk, connect, wire } = cell;
    const server = sdk.highLevel({ name: 'tagger', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('tag', {}, () => ({ content: [text('tag')] }));
    });

    const { client } = await connect(server);
    await client.callTool({ name: 'tag' }, { onprogress: never('nobody reports') });

    const keys = [...wire.sent('client'), ...wire.sent('server')].flatMap((message) => {
      const { params, result } = message as Json;
      return Object.keys({ ...params?._meta, ...result?._meta });
    });
    expect(keys).toContain('progressToken');
    const label = '[a-zA-Z](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?';
    const wellFormed = new RegExp(
      `^(?:io\\.${label}(?:\\.${label})*/)?[a-zA-Z0-9](?:[-_.a-zA-Z0-9]*[a-zA-Z0-9])?$`,
    );
    expect(keys.filter((key) => !wellFormed.test(key))).toEqual([]);
  },
);

verifies(
  'meta:key:characters',
  'keys with hyphens, underscores, dots, long prefixes and an empty name arrive both ways',
  async (cell) => {
    const _meta = { 'a-b_c.d0': 1, 'com.example-2.x/Y': { deep: [null] }, 'com.example/': 'no name', z: {} };

    const { asked, answer } = await called(cell, _meta);

    expect(asked).toMatchObject(_meta);
    expect(answer).toEqual(complete({ _meta })._meta);
  },
);

verifies('meta:key:malformed', 'keys of no admitted form arrive both ways', async (cell) => {
  const _meta = { '-x-': 1, '2com.example/x': 2, 'com..example/x': 3, 'a b': 4, 'x/y/z': 5, '': 6 };

  const { asked, answer } = await called(cell, _meta);

  // The specification says nothing of what becomes of them.
  expect(asked).toMatchObject(_meta);
  expect(answer).toEqual(complete({ _meta })._meta);
});

verifies(
  'meta:key:reserved',
  'values of every kind arrive both ways under reserved keys that nobody has defined',
  async (cell) => {
    const _meta = {
      'io.modelcontextprotocol/undefined-one': null,
      'dev.mcp/list': [1, 'two', false],
      'org.modelcontextprotocol.api/object': { nested: { none: null } },
      'com.mcp.tools/text': '',
      'com.mcp.tools/number': 0,
    };

    const { asked, answer } = await called(cell, _meta);

    expect(asked).toMatchObject(_meta);
    expect(answer).toEqual(complete({ _meta })._meta);
  },
);

const metas = [{ 'example.com/trace': { id: 'a1', parent: null, depth: 0 } }, {}];

const requests: Readonly<Record<string, Json>> = {
  'tools/call': { name: 'x', arguments: {} },
  'prompts/get': { name: 'x', arguments: {} },
  'resources/read': { uri: 'file:///fixed' },
};

verifies(
  'meta:opening',
  'an initialize request with metadata, played by hand, is answered',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'tagger', version: '1.0.0' }, () => {});

    const { client } = await connect(server, peer('client'));
    const answer = await client.request('initialize', initializeParams({ _meta: metas[0] }));

    expect(answer).toHaveProperty('result.serverInfo', { name: 'tagger', version: '1.0.0' });
  },
);

verifies(
  'meta:progress-token',
  'calls of a tool, a prompt and a resource arrive with tokens of their own beside the metadata of their caller',
  async ({ sdk, connect }) => {
    const heard: unknown[] = [];
    const server = sdk.highLevel({ name: 'tagger', version: '1.0.0' }, (builder) => {
      builder.registerTool('x', { inputSchema: { y: sdk.z.string().optional() } }, (_args, { meta }) => {
        heard.push(meta);
        return { content: [] };
      });
      builder.registerPrompt('x', { argsSchema: { y: sdk.z.string().optional() } }, (_args, { meta }) => {
        heard.push(meta);
        return { messages: [] };
      });
      builder.registerResource('fixed', 'file:///fixed', {}, (_uri, _none, { meta }) => {
        heard.push(meta);
        return { contents: [] };
      });
    });

    const { client } = await connect(server);
    const options = { onprogress: never('nobody reports') };
    for (const [method, params] of Object.entries(requests)) {
      await client.request(method, { ...params, _meta: { 'example.com/x': method } }, options);
    }

    const tokens = heard.map((meta) => (meta as Json).progressToken);
    expect(heard).toEqual(
      Object.keys(requests).map((method, index) => ({
        progressToken: tokens[index],
        'example.com/x': method,
      })),
    );
    expect(new Set(tokens.filter((token) => ['string', 'number'].includes(typeof token))).size).toBe(3);
  },
);

verifies(
  ['meta:request', 'meta:result'],
  'metadata arrives with calls of a tool, a prompt and two resources and with their results, an empty one too',
  async ({ sdk, connect }) => {
    const heard: unknown[] = [];
    const answer = (result: Json, { meta }: HandlerContext): Json => {
      heard.push(meta);
      return { ...result, _meta: { ...meta, 'example.com/answer': null } };
    };
    const contents = (uri: URL) => ({ contents: [{ uri: uri.href, text: 'x' }] });
    const server = sdk.highLevel({ name: 'tagger', version: '1.0.0' }, (builder) => {
      builder.registerTool('x', { inputSchema: { y: sdk.z.string().optional() } }, (_args, context) =>
        answer({ content: [] }, context),
      );
      builder.registerPrompt('x', { argsSchema: { y: sdk.z.string().optional() } }, (_args, context) =>
        answer({ messages: [] }, context),
      );
      builder.registerResource('fixed', 'file:///fixed', {}, (uri, _none, context) =>
        answer(contents(uri), context),
      );
    });

    const { client } = await connect(server);
    const answers: unknown[] = [];
    for (const [method, params] of Object.entries(requests)) {
      for (const _meta of metas) answers.push((await client.request(method, { ...params, _meta }))._meta);
    }

    const thrice = Object.keys(requests).flatMap(() => metas);
    expect(heard).toEqual(thrice);
    expect(answers).toEqual(thrice.map((_meta) => ({ ..._meta, 'example.com/answer': null })));
  },
);

verifies(
  'meta:notification',
  'metadata arrives with news of roots and of being initialized',
  async ({ sdk, connect, quiet }) => {
    const heard: Json[] = [];
    const take = ({ method, params }: { method: string; params: Json }) => {
      heard.push({ [method]: params?._meta });
    };
    const server = sdk.highLevel({ name: 'listener', version: '1.0.0' }, () => {}, {
      notifications: { 'notifications/roots/list_changed': take, 'notifications/initialized': take },
    });
    const visitor = sdk.client(
      { name: 'visitor', version: '1.0.0' },
      { capabilities: { roots: { listChanged: true } }, handlers: { 'roots/list': never('nobody asks') } },
    );

    const { client } = await connect(server, visitor);
    await quiet();
    heard.length = 0;
    for (const _meta of metas) {
      await client.notify('notifications/roots/list_changed', { _meta });
      await client.notify('notifications/initialized', { _meta });
    }
    await quiet();

    expect(heard).toEqual(
      metas.flatMap((_meta) => [
        { 'notifications/roots/list_changed': _meta },
        { 'notifications/initialized': _meta },
      ]),
    );
  },
);
