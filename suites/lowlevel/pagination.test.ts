// Handing out lists in pages with the low-level class: what a page holds is the handler's business, the server carries
// cursors both ways. The clients are played by hand, so that what is sent is seen as it is.

import { completeList, enveloped, expect, open, playedResult, verifies } from '#case';

const everything = { tools: {}, prompts: {}, resources: {} };
const answer = (page: object) => ({
  jsonrpc: '2.0',
  id: expect.any(String),
  result: completeList(playedResult(page)),
});

verifies(
  'pagination:pages',
  'a client played by hand follows a cursor through each of the four lists to the page without one',
  async ({ sdk, connect, peer }) => {
    const pages: Record<string, [first: object, last: object]> = {
      'tools/list': [
        { tools: [{ name: 'a', inputSchema: { type: 'object' } }], nextCursor: 'tools-2' },
        { tools: [{ name: 'b', inputSchema: { type: 'object' } }] },
      ],
      'prompts/list': [{ prompts: [{ name: 'a' }], nextCursor: 'prompts-2' }, { prompts: [{ name: 'b' }] }],
      'resources/list': [
        { resources: [{ uri: 'file:///a', name: 'a' }], nextCursor: 'resources-2' },
        { resources: [{ uri: 'file:///b', name: 'b' }] },
      ],
      'resources/templates/list': [
        { resourceTemplates: [{ uriTemplate: 'a:{a}', name: 'a' }], nextCursor: 'templates-2' },
        { resourceTemplates: [{ uriTemplate: 'b:{b}', name: 'b' }] },
      ],
    };
    const cursors: unknown[] = [];
    const paged =
      ([first, last]: [object, object]) =>
      ({ params }: { params: { cursor?: string } }) => {
        cursors.push(params?.cursor);
        return structuredClone(params?.cursor === undefined ? first : last);
      };
    const handlers = Object.entries(pages).map(([method, both]) => [method, paged(both)] as const);
    const server = sdk.lowLevel({ name: 'book', version: '1.0.0' }, everything, Object.fromEntries(handlers));

    const { client } = await connect(server, peer('client'));
    await open(client);

    for (const [method, [first, last]] of Object.entries(pages)) {
      const { nextCursor: cursor } = first as { nextCursor: string };
      expect(await client.request(method, enveloped())).toEqual(answer(first));
      expect(await client.request(method, enveloped({ cursor }))).toEqual(answer(last));
    }
    expect(cursors).toEqual(
      ['tools-2', 'prompts-2', 'resources-2', 'templates-2'].flatMap((cursor) => [undefined, cursor]),
    );
  },
);

verifies(
  'pagination:cursor:unchanged',
  'awkward cursors played by hand, the empty one too, reach all four handlers as they are',
  async ({ sdk, connect, peer }) => {
    const awkward = ['', 'eyJwYWdlIjogMn0=', 'a+b/c==&d?e#f%20', ' "\\\n\t\u0000🧀 ', 'x'.repeat(10_000)];
    const received: unknown[] = [];
    const keep =
      (field: string) =>
      ({ params }: { params: { cursor?: string } }) => {
        received.push(params.cursor);
        return { [field]: [] };
      };
    const server = sdk.lowLevel({ name: 'book', version: '1.0.0' }, everything, {
      'tools/list': keep('tools'),
      'prompts/list': keep('prompts'),
      'resources/list': keep('resources'),
      'resources/templates/list': keep('resourceTemplates'),
    });

    const { client } = await connect(server, peer('client'));
    await open(client);
    for (const cursor of awkward) {
      await client.request('tools/list', enveloped({ cursor }));
      await client.request('prompts/list', enveloped({ cursor }));
      await client.request('resources/list', enveloped({ cursor }));
      await client.request('resources/templates/list', enveloped({ cursor }));
    }

    expect(received).toEqual(awkward.flatMap((cursor) => [cursor, cursor, cursor, cursor]));
  },
);

verifies(
  'pagination:cursor:stable',
  'a cursor played by hand twice, with the first page in between, is asked for twice and leads to the same page',
  async ({ sdk, connect, peer }) => {
    const asked: unknown[] = [];
    const server = sdk.lowLevel({ name: 'book', version: '1.0.0' }, everything, {
      'prompts/list': ({ params }) => {
        asked.push(params?.cursor);
        return { prompts: [{ name: params?.cursor ?? 'first' }] };
      },
    });

    const { client } = await connect(server, peer('client'));
    await open(client);
    const once = await client.request('prompts/list', enveloped({ cursor: 'second' }));
    const first = await client.request('prompts/list', enveloped());
    const again = await client.request('prompts/list', enveloped({ cursor: 'second' }));

    expect([once, first, again]).toEqual([
      answer({ prompts: [{ name: 'second' }] }),
      answer({ prompts: [{ name: 'first' }] }),
      answer({ prompts: [{ name: 'second' }] }),
    ]);
    expect(asked).toEqual(['second', undefined, 'second']);
  },
);

verifies(
  'pagination:cursor:refused',
  'after a refused cursor, played by hand, the first page is still there',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel({ name: 'book', version: '1.0.0' }, everything, {
      'prompts/list': ({ params }) => {
        if (params?.cursor === undefined) return { prompts: [{ name: 'a' }] };
        throw sdk.protocolError(-32602, 'no such page');
      },
    });

    const { client } = await connect(server, peer('client'));
    await open(client);

    expect(await client.request('prompts/list', enveloped({ cursor: 'torn' }))).toMatchObject({
      error: { code: -32602 },
    });
    expect(await client.request('prompts/list', enveloped())).toEqual(answer({ prompts: [{ name: 'a' }] }));
  },
);
