// Lists that come in pages, as the user of a client gets them. The servers are low-level: their handlers are the pages.

import { completeList, expect, observed, refused, settled, verifies } from '#case';

const everything = { tools: {}, prompts: {}, resources: {} };

const prompt = (name: string) => ({ name });
const awkwardCursors = [
  'eyJwYWdlIjogMn0=',
  'a+b/c==&d?e#f%20',
  ' around and in between ',
  '"quoted" \\ and\nbroken\tup',
  'Überseekäse 頁 🧀 \u0000\u2028',
  '0',
  'null',
  'x'.repeat(10_000),
];

verifies(
  'pagination:client:cursor:opaque',
  'awkward cursors reach the server, and come back from it, as they are, in all four lists',
  async ({ sdk, connect }) => {
    const asked: unknown[] = [];
    const next = ({ params }: { params: Record<string, unknown> }) => {
      asked.push(params.cursor);
      return `${params.cursor}+`;
    };
    const server = sdk.lowLevel({ name: 'book', version: '1.0.0' }, everything, {
      'tools/list': (request) => ({ tools: [], nextCursor: next(request) }),
      'prompts/list': (request) => ({ prompts: [], nextCursor: next(request) }),
      'resources/list': (request) => ({ resources: [], nextCursor: next(request) }),
      'resources/templates/list': (request) => ({ resourceTemplates: [], nextCursor: next(request) }),
    });

    const { client } = await connect(server);
    for (const cursor of awkwardCursors) {
      const nextCursor = `${cursor}+`;
      expect(await client.listTools({ cursor })).toEqual(completeList({ tools: [], nextCursor }));
      expect(await client.listPrompts({ cursor })).toEqual(completeList({ prompts: [], nextCursor }));
      expect(await client.listResources({ cursor })).toEqual(completeList({ resources: [], nextCursor }));
      expect(await client.listResourceTemplates({ cursor })).toEqual(
        completeList({ resourceTemplates: [], nextCursor }),
      );
    }

    expect(asked).toEqual(awkwardCursors.flatMap((cursor) => [cursor, cursor, cursor, cursor]));
  },
);

verifies(
  'pagination:client:cursor:new-session',
  'a list broken off in the middle begins at its beginning once the client has connected again',
  async ({ sdk, connect, quiet }) => {
    const asked: unknown[] = [];
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      {
        'prompts/list': ({ params }) => {
          asked.push(params?.cursor);
          return { prompts: [], ...(params?.cursor === 'second' && { nextCursor: 'third' }) };
        },
      },
    );
    const reader = sdk.client({ name: 'reader', version: '1.0.0' });

    await connect(server, reader);
    await reader.listPrompts({ cursor: 'second' });
    await reader.close();
    await quiet();
    await connect(server, reader);
    await reader.listPrompts();

    expect(asked).toEqual(['second', undefined]);
  },
);

verifies(
  'pagination:client:page-sizes',
  'pages of three, none, one and two prompts arrive as they were cut',
  async ({ sdk, connect }) => {
    const pages: Record<string, object> = {
      '1': { prompts: ['a', 'b', 'c'].map(prompt), nextCursor: '2' },
      '2': { prompts: [], nextCursor: '3' },
      '3': { prompts: ['d'].map(prompt), nextCursor: '4' },
      '4': { prompts: ['e', 'f'].map(prompt) },
    };
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      {
        'prompts/list': ({ params }) => structuredClone(pages[params.cursor] ?? {}),
      },
    );

    const { client } = await connect(server);

    for (const [cursor, page] of Object.entries(pages)) {
      expect(await client.listPrompts({ cursor })).toEqual(completeList(page));
    }
  },
);

verifies(
  'pagination:client:end',
  'however the pages are gathered, each is asked for once and none after the last',
  async ({ sdk, connect, quiet }) => {
    const asked: unknown[] = [];
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      {
        'prompts/list': ({ params }) => {
          asked.push(params?.cursor);
          if (params?.cursor === undefined) return { prompts: [prompt('a')], nextCursor: 'second' };
          if (params.cursor === 'second') return { prompts: [prompt('b')], nextCursor: 'third' };
          return { prompts: [prompt('c')] };
        },
      },
    );

    const { client } = await connect(server);
    let page = await client.listPrompts();
    const gathered = [...page.prompts];
    // Where the client gathers the pages by itself there is no cursor to follow here.
    while (page.nextCursor !== undefined) {
      page = await client.listPrompts({ cursor: page.nextCursor });
      gathered.push(...page.prompts);
    }
    await quiet();

    expect(gathered).toEqual(['a', 'b', 'c'].map(prompt));
    expect(asked).toEqual([undefined, 'second', 'third']);
  },
);

verifies(
  'pagination:client:not-paginated',
  'each of the four lists is complete with one answer',
  async ({ sdk, connect, quiet }) => {
    const lists: Record<string, object> = {
      'tools/list': { tools: [{ name: 'now', inputSchema: { type: 'object' } }] },
      'prompts/list': { prompts: [{ name: 'greet' }] },
      'resources/list': { resources: [{ uri: 'file:///a', name: 'a' }] },
      'resources/templates/list': { resourceTemplates: [{ uriTemplate: 'file:///{name}', name: 'any' }] },
    };
    const asked: string[] = [];
    const answer = ({ method }: { method: string }) => {
      asked.push(method);
      return structuredClone(lists[method] ?? {});
    };
    const server = sdk.lowLevel({ name: 'book', version: '1.0.0' }, everything, {
      'tools/list': answer,
      'prompts/list': answer,
      'resources/list': answer,
      'resources/templates/list': answer,
    });

    const { client } = await connect(server);
    const received = [
      await client.listTools(),
      await client.listPrompts(),
      await client.listResources(),
      await client.listResourceTemplates(),
    ];
    await quiet();

    expect(received).toEqual(Object.values(lists).map(completeList));
    expect(asked).toEqual(Object.keys(lists));
  },
);

verifies(
  'pagination:client:cursor:empty',
  'behind an empty cursor the rest of the list is found',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      {
        'prompts/list': ({ params }) => {
          if (params?.cursor === undefined) return { prompts: [prompt('a')], nextCursor: '' };
          expect(params.cursor).toBe('');
          return { prompts: [prompt('b')] };
        },
      },
    );

    const { client } = await connect(server);

    expect(await client.listPrompts()).toEqual(completeList({ prompts: ['a', 'b'].map(prompt) }));
    expect(await client.listPrompts({ cursor: '' })).toEqual(completeList({ prompts: [prompt('b')] }));
  },
);

verifies(
  'pagination:client:cursor:repeated',
  'three pages under one and the same cursor make one list',
  async ({ sdk, connect }) => {
    const pages = [
      { prompts: [prompt('a')], nextCursor: 'more' },
      { prompts: [prompt('b')], nextCursor: 'more' },
      { prompts: [prompt('c')] },
    ];
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      {
        'prompts/list': () => pages.shift() ?? {},
      },
    );

    const { client } = await connect(server);

    observed((await client.listPrompts()).prompts)
      .required((prompts) => {
        expect(prompts).toEqual(['a', 'b', 'c'].map(prompt));
      })
      .divergent('ends-early', (prompts) => {
        expect(prompts).toEqual(['a', 'b'].map(prompt));
      });
  },
);

verifies(
  'pagination:client:page:repeated',
  'two equal pages and a third make one list',
  async ({ sdk, connect }) => {
    const pages = [
      { prompts: [prompt('a')], nextCursor: 'more' },
      { prompts: [prompt('a')], nextCursor: 'more' },
      { prompts: [prompt('b')] },
    ];
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      {
        'prompts/list': () => pages.shift() ?? {},
      },
    );

    const { client } = await connect(server);

    observed((await client.listPrompts()).prompts)
      .required((prompts) => {
        expect(prompts).toEqual(['a', 'a', 'b'].map(prompt));
      })
      .divergent('ends-before-it', (prompts) => {
        expect(prompts).toEqual(['a'].map(prompt));
      })
      .divergent('ends-after-it', (prompts) => {
        expect(prompts).toEqual(['a', 'a'].map(prompt));
      });
  },
);

verifies(
  'pagination:client:envelope',
  'the requests for the second page of each list carry version, identity and capabilities',
  async ({ sdk, connect, revision, wire }) => {
    const server = sdk.lowLevel({ name: 'book', version: '1.0.0' }, everything, {
      'tools/list': () => ({ tools: [] }),
      'prompts/list': () => ({ prompts: [] }),
      'resources/list': () => ({ resources: [] }),
      'resources/templates/list': () => ({ resourceTemplates: [] }),
    });
    const reader = sdk.client({ name: 'reader', version: '1.0.0' }, { capabilities: { roots: {} } });

    const { client } = await connect(server, reader);
    const before = wire.sent('client').length;
    await client.listTools({ cursor: 'second' });
    await client.listPrompts({ cursor: 'second' });
    await client.listResources({ cursor: 'second' });
    await client.listResourceTemplates({ cursor: 'second' });

    const sent = wire.sent('client').slice(before);
    expect(sent).toHaveLength(4);
    for (const request of sent) {
      expect(request).toMatchObject({
        params: {
          cursor: 'second',
          _meta: {
            'io.modelcontextprotocol/protocolVersion': revision,
            'io.modelcontextprotocol/clientInfo': { name: 'reader', version: '1.0.0' },
            'io.modelcontextprotocol/clientCapabilities': { roots: {} },
          },
        },
      });
    }
  },
);

verifies(
  'pagination:client:whole-list',
  'a list in two pages is one list without a cursor, whichever of the four it is',
  async ({ sdk, connect }) => {
    const tool = (name: string) => ({ name, inputSchema: { type: 'object' } });
    const resource = (name: string) => ({ uri: `file:///${name}`, name });
    const template = (name: string) => ({ uriTemplate: `file:///${name}/{of}`, name });
    const paged =
      (field: string, item: (name: string) => object) =>
      ({ params }: { params: Record<string, unknown> }) =>
        params?.cursor === undefined
          ? { [field]: [item('a')], nextCursor: 'second' }
          : { [field]: [item('b')] };
    const server = sdk.lowLevel({ name: 'book', version: '1.0.0' }, everything, {
      'tools/list': paged('tools', tool),
      'prompts/list': paged('prompts', prompt),
      'resources/list': paged('resources', resource),
      'resources/templates/list': paged('resourceTemplates', template),
    });

    const { client } = await connect(server);
    const lists = [
      await client.listTools(),
      await client.listPrompts(),
      await client.listResources(),
      await client.listResourceTemplates(),
    ];

    observed(lists)
      .required((seen) => {
        expect(seen).toEqual([
          completeList({ tools: ['a', 'b'].map(tool) }),
          completeList({ prompts: ['a', 'b'].map(prompt) }),
          completeList({ resources: ['a', 'b'].map(resource) }),
          completeList({ resourceTemplates: ['a', 'b'].map(template) }),
        ]);
      })
      .divergent('first-page', (seen) => {
        expect(seen).toEqual([
          { tools: [tool('a')], nextCursor: 'second' },
          { prompts: [prompt('a')], nextCursor: 'second' },
          { resources: [resource('a')], nextCursor: 'second' },
          { resourceTemplates: [template('a')], nextCursor: 'second' },
        ]);
      });
  },
);

verifies(
  'pagination:client:most-pages',
  'a list without end fails after the pages that its user allows',
  async ({ sdk, connect }) => {
    let pages = 0;
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      {
        'prompts/list': () => {
          pages += 1;
          return { prompts: [prompt(`${pages}`)], nextCursor: `${pages}` };
        },
      },
    );
    const patient = sdk.client({ name: 'patient', version: '1.0.0' }, { native: { listMaxPages: 3 } });

    const { client } = await connect(server, patient);

    expect(await settled(client.listPrompts())).toEqual(
      refused('LIST_PAGINATION_EXCEEDED', { data: { method: 'prompts/list', listMaxPages: 3 } }),
    );
    expect(pages).toBe(3);
  },
);

verifies(
  'pagination:client:page-fails',
  'an error instead of the second page is the answer to the list',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'book', version: '1.0.0' },
      { prompts: {} },
      {
        'prompts/list': ({ params }) => {
          if (params?.cursor === undefined) return { prompts: [prompt('a')], nextCursor: 'second' };
          throw sdk.protocolError(-32602, 'the cursor has expired', { cursor: params.cursor });
        },
      },
    );

    const { client } = await connect(server);

    expect(await settled(client.listPrompts())).toEqual(
      refused(-32602, { message: 'the cursor has expired', data: { cursor: 'second' } }),
    );
  },
);
