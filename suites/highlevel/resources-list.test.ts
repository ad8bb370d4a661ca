// Listing the resources of a server built on the high-level class: those at a fixed URI, and those that templates list.

import { type CaseContext, completeList, expect, never, observed, refused, settled, verifies } from '#case';

/** A server with one resource, which is not read. */
const shelf = ({ sdk }: CaseContext, uri: string, name: string, config: object = {}) =>
  sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
    registerResource(name, uri, config, never('nobody reads here'));
  });

verifies(
  'resources:list:basic',
  'two resources arrive in order, one with description and MIME type and one with neither',
  async ({ sdk, connect }) => {
    const tea = { description: 'Sorts of tea', mimeType: 'text/markdown' };
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('tea', 'file:///tea.md', tea, never('nobody reads here'));
      registerResource('cups', 'file:///cups', {}, never('nobody reads here'));
    });

    const { client } = await connect(server);

    expect(await client.listResources()).toStrictEqual(
      completeList({
        resources: [
          { uri: 'file:///tea.md', name: 'tea', ...tea },
          { uri: 'file:///cups', name: 'cups' },
        ],
      }),
    );
  },
);

verifies(
  'resources:list:empty',
  'a list arrives as an empty one where the only resource is disabled',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('tea', 'file:///tea.md', {}, never('nobody reads here')).disable();
    });

    const { client } = await connect(server);

    expect(await client.listResources()).toEqual(completeList({ resources: [] }));
  },
);

verifies('resources:list:directory', 'a directory arrives with its MIME type', async (cell) => {
  const mimeType = 'inode/directory';

  const { client } = await cell.connect(shelf(cell, 'file:///teas/', 'teas', { mimeType }));

  expect(await client.listResources()).toEqual(
    completeList({ resources: [{ uri: 'file:///teas/', name: 'teas', mimeType }] }),
  );
});

verifies('resources:list:title', 'a title arrives beside the name', async (cell) => {
  const title = 'All about tea 🍵';

  const { client } = await cell.connect(shelf(cell, 'file:///tea.md', 'tea.md', { title }));

  expect(await client.listResources()).toEqual(
    completeList({ resources: [{ uri: 'file:///tea.md', name: 'tea.md', title }] }),
  );
});

verifies(
  'resources:list:size',
  'a size arrives, that of an empty file and a large one too',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('empty', 'file:///empty', { size: 0 }, never('nobody reads here'));
      const size = 9_007_199_254_740_991;
      registerResource('large', 'file:///large', { size }, never('nobody reads here'));
    });

    const { client } = await connect(server);

    const resources = [
      { uri: 'file:///empty', name: 'empty', size: 0 },
      { uri: 'file:///large', name: 'large', size: 9_007_199_254_740_991 },
    ];
    observed(await client.listResources())
      .required((seen) => {
        expect(seen).toEqual(completeList({ resources }));
      })
      .divergent('without-size', (seen) => {
        expect(seen).toEqual(completeList({ resources: resources.map(({ size: _, ...rest }) => rest) }));
      });
  },
);

verifies(
  'resources:list:annotations',
  'audience and priority arrive, the empty and the extreme ones too',
  async ({ sdk, connect }) => {
    const first = { audience: ['user', 'assistant'], priority: 1 };
    const second = { audience: [], priority: 0 };
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('a', 'file:///a', { annotations: first }, never('nobody reads here'));
      registerResource('b', 'file:///b', { annotations: second }, never('nobody reads here'));
    });

    const { client } = await connect(server);

    const [a, b] = [
      { uri: 'file:///a', name: 'a' },
      { uri: 'file:///b', name: 'b' },
    ];
    observed(await client.listResources())
      .required((seen) => {
        const resources = [
          { ...a, annotations: first },
          { ...b, annotations: second },
        ];
        expect(seen).toEqual(completeList({ resources }));
      })
      .divergent('without-annotations', (seen) => {
        expect(seen).toEqual(completeList({ resources: [a, b] }));
      });
  },
);

verifies(
  'resources:list:annotations:last-modified',
  'the time of the last change arrives as it was written',
  async (cell) => {
    const annotations = { lastModified: '2025-01-12T15:00:58Z' };

    const { client } = await cell.connect(shelf(cell, 'file:///a', 'a', { annotations }));

    const plain = { uri: 'file:///a', name: 'a' };
    observed(await client.listResources())
      .required((seen) => {
        expect(seen).toEqual(completeList({ resources: [{ ...plain, annotations }] }));
      })
      .divergent('without-annotations', (seen) => {
        expect(seen).toEqual(completeList({ resources: [plain] }));
      });
  },
);

verifies('resources:list:icons', 'icons arrive with all their fields', async (cell) => {
  const icons = [
    { src: 'https://icons.example/48.png', mimeType: 'image/png', sizes: ['48x48', 'any'], theme: 'dark' },
    { src: 'data:image/svg+xml;base64,PHN2Zy8+' },
  ];

  const { client } = await cell.connect(shelf(cell, 'file:///tea.md', 'tea', { icons }));

  const plain = { uri: 'file:///tea.md', name: 'tea' };
  observed(await client.listResources())
    .required((seen) => {
      expect(seen).toEqual(completeList({ resources: [{ ...plain, icons }] }));
    })
    .divergent('without-theme', (seen) => {
      const pale = icons.map(({ theme: _, ...icon }) => icon);
      expect(seen).toEqual(completeList({ resources: [{ ...plain, icons: pale }] }));
    });
});

verifies(
  'resources:list:meta',
  'metadata of a resource arrives, nested values and an empty one included',
  async ({ sdk, connect }) => {
    const _meta = { 'example.com/owner': { team: 'tea', since: null } };
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('a', 'file:///a', { _meta }, never('nobody reads here'));
      registerResource('b', 'file:///b', { _meta: {} }, never('nobody reads here'));
    });

    const { client } = await connect(server);

    expect(await client.listResources()).toEqual(
      completeList({
        resources: [
          { uri: 'file:///a', name: 'a', _meta },
          { uri: 'file:///b', name: 'b', _meta: {} },
        ],
      }),
    );
  },
);

verifies(
  'resources:list:cache-hints',
  'a bare list is sent with a time to live and a scope',
  async (cell) => {
    const { client } = await cell.connect(shelf(cell, 'file:///cups', 'cups'));
    await client.listResources();

    // Which ones is the SDK's choice.
    const ttlMs = expect.toSatisfy((ms) => Number.isInteger(ms) && ms >= 0);
    const cacheScope = expect.stringMatching(/^(public|private)$/);
    expect(cell.wire.sent('server').at(-1)).toMatchObject({ result: { ttlMs, cacheScope } });
  },
);

verifies(
  'resources:list:current',
  'a resource appears once registered, follows its update, hides while disabled and goes once removed',
  async ({ sdk, connect }) => {
    const listed = async (): Promise<unknown[]> =>
      (await client.listResources()).resources.map(({ uri, description }: Record<string, unknown>) => [
        uri,
        description,
      ]);
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('old', 'file:///old', { description: 'was there' }, never('nobody reads here'));
    });

    const { client, server: live } = await connect(server);
    const before = await listed();
    const first = { description: 'first' };
    const resource = live.registerResource('new', 'file:///new', first, never('nobody reads here'));
    const registered = await listed();
    resource.update({ metadata: { description: 'second' } });
    const updated = await listed();
    resource.disable();
    const disabled = await listed();
    resource.enable();
    const enabled = await listed();
    resource.remove();
    const removed = await listed();

    const old = ['file:///old', 'was there'];
    expect({ before, registered, updated, disabled, enabled, removed }).toEqual({
      before: [old],
      registered: [old, ['file:///new', 'first']],
      updated: [old, ['file:///new', 'second']],
      disabled: [old],
      enabled: [old, ['file:///new', 'second']],
      removed: [old],
    });
  },
);

verifies(
  ['resources:list:moved', 'resources:list:renamed'],
  'a resource that was given another URI and another name has lost its first ones',
  async ({ sdk, connect }) => {
    const resources: { update(changes: object): void }[] = [];
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      resources.push(
        registerResource('cup', 'file:///cup', { description: 'Blue' }, never('nobody reads here')),
      );
    });

    const { client } = await connect(server);
    resources.at(-1)?.update({ uri: 'file:///mug', name: 'mug' });

    expect(await client.listResources()).toEqual(
      completeList({ resources: [{ uri: 'file:///mug', name: 'mug', description: 'Blue' }] }),
    );
  },
);

verifies(
  'resources:list:moved:removed',
  'a resource that is removed after it was given another URI is gone',
  async ({ sdk, connect }) => {
    const resources: { update(changes: object): void; remove(): void }[] = [];
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      resources.push(registerResource('cup', 'file:///cup', {}, never('nobody reads here')));
    });

    const { client } = await connect(server);
    resources.at(-1)?.update({ uri: 'file:///mug' });
    resources.at(-1)?.remove();

    observed(await client.listResources())
      .required((seen) => {
        expect(seen).toEqual(completeList({ resources: [] }));
      })
      .divergent('still-listed', (seen) => {
        expect(seen).toEqual(completeList({ resources: [{ uri: 'file:///mug', name: 'cup' }] }));
      });
  },
);

verifies(
  'resources:list:retitled',
  'the title that a resource was given afterwards is the one that is listed',
  async ({ sdk, connect }) => {
    const resources: { update(changes: object): void }[] = [];
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      const config = { title: 'Cup', mimeType: 'text/plain' };
      resources.push(registerResource('cup', 'file:///cup', config, never('nobody reads here')));
    });

    const { client } = await connect(server);
    resources.at(-1)?.update({ title: 'Mug' });

    const cup = { uri: 'file:///cup', name: 'cup', mimeType: 'text/plain' };
    observed(await client.listResources())
      .required((seen) => {
        expect(seen).toEqual(completeList({ resources: [{ ...cup, title: 'Mug' }] }));
      })
      .divergent('old-title', (seen) => {
        expect(seen).toEqual(completeList({ resources: [{ ...cup, title: 'Cup' }] }));
      });
  },
);

verifies(
  'resources:list:of-template',
  'what two templates list follows what is registered, though it was registered before',
  async ({ sdk, connect }) => {
    const lists = (uri: string, name: string) => () => ({ resources: [{ uri, name }] });
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      const cups = { uriTemplate: 'cup://{color}', list: lists('cup://red', 'red cup') };
      const pots = { uriTemplate: 'pot://{size}', list: lists('pot://big', 'big pot') };
      registerResource('cups', cups, {}, never('nobody reads here'));
      registerResource('tea', 'file:///tea.md', {}, never('nobody reads here'));
      registerResource('pots', pots, {}, never('nobody reads here'));
    });

    const { client } = await connect(server);

    expect(await client.listResources()).toEqual(
      completeList({
        resources: [
          { uri: 'file:///tea.md', name: 'tea' },
          { uri: 'cup://red', name: 'red cup' },
          { uri: 'pot://big', name: 'big pot' },
        ],
      }),
    );
  },
);

verifies(
  ['resources:list:of-template:inherited', 'resources:list:of-template:own-fields'],
  'a listed resource has the MIME type of its template and its own description',
  async ({ sdk, connect }) => {
    const red = { uri: 'cup://red', name: 'red cup', description: 'A red one' };
    const list = () => ({ resources: [red] });
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      const config = { description: 'Any cup', mimeType: 'image/png' };
      registerResource('cups', { uriTemplate: 'cup://{color}', list }, config, never('nobody reads here'));
    });

    const { client } = await connect(server);

    observed(await client.listResources())
      .required((seen) => {
        expect(seen).toEqual(completeList({ resources: [{ ...red, mimeType: 'image/png' }] }));
      })
      .divergent('fields-of-template', (seen) => {
        const overwritten = { ...red, description: 'Any cup', mimeType: 'image/png' };
        expect(seen).toEqual(completeList({ resources: [overwritten] }));
      });
  },
);

verifies(
  'resources:list:of-template:fails',
  'the list is refused with -32603 where a template cannot list its resources',
  async ({ sdk, connect }) => {
    const list = () => {
      throw new Error('the cupboard is locked');
    };
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('tea', 'file:///tea.md', {}, never('nobody reads here'));
      registerResource('cups', { uriTemplate: 'cup://{color}', list }, {}, never('nobody reads here'));
    });

    const { client } = await connect(server);

    expect(await settled(client.listResources())).toEqual(refused(-32603));
  },
);
