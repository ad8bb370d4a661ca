// Templates of a server built on the high-level class: listing them, and reading what they match.

import {
  answered,
  type CaseContext,
  completeList,
  expect,
  never,
  observed,
  refused,
  settled,
  verifies,
} from '#case';

const uriTemplate = 'tea://{sort}';

/** A server with one template, by which nothing is read. */
const shelf = ({ sdk }: CaseContext, config: object) =>
  sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
    registerResource('tea', { uriTemplate }, config, never('nobody reads here'));
  });

verifies(
  'resources:templates:list',
  'two templates arrive in order, one with description and MIME type and one with neither',
  async ({ sdk, connect }) => {
    const tea = { description: 'Any tea', mimeType: 'text/markdown' };
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('tea', { uriTemplate: 'tea://{sort}{?year}' }, tea, never('nobody reads here'));
      registerResource('cups', { uriTemplate: 'cup://{+path}' }, {}, never('nobody reads here'));
    });

    const { client } = await connect(server);

    expect(await client.listResourceTemplates()).toStrictEqual(
      completeList({
        resourceTemplates: [
          { uriTemplate: 'tea://{sort}{?year}', name: 'tea', ...tea },
          { uriTemplate: 'cup://{+path}', name: 'cups' },
        ],
      }),
    );
  },
);

verifies(
  'resources:templates:list:empty',
  'a server with a resource at a fixed URI alone lists no template',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('tea', 'file:///tea', {}, never('nobody reads here'));
    });

    const { client } = await connect(server);

    expect(await client.listResourceTemplates()).toEqual(completeList({ resourceTemplates: [] }));
  },
);

verifies('resources:templates:list:title', 'a title arrives beside the name', async (cell) => {
  const title = 'Any tea 🍵';

  const { client } = await cell.connect(shelf(cell, { title }));

  expect(await client.listResourceTemplates()).toEqual(
    completeList({ resourceTemplates: [{ uriTemplate, name: 'tea', title }] }),
  );
});

verifies(
  'resources:templates:list:annotations',
  'audience and priority arrive, the empty and the extreme ones too',
  async (cell) => {
    const annotations = { audience: [], priority: 0 };

    const { client } = await cell.connect(shelf(cell, { annotations }));

    const plain = { uriTemplate, name: 'tea' };
    observed(await client.listResourceTemplates())
      .required((seen) => {
        expect(seen).toEqual(completeList({ resourceTemplates: [{ ...plain, annotations }] }));
      })
      .divergent('without-annotations', (seen) => {
        expect(seen).toEqual(completeList({ resourceTemplates: [plain] }));
      });
  },
);

verifies(
  'resources:templates:list:annotations:last-modified',
  'the time of the last change arrives as it was written',
  async (cell) => {
    const annotations = { lastModified: '2025-01-12T15:00:58Z' };

    const { client } = await cell.connect(shelf(cell, { annotations }));

    const plain = { uriTemplate, name: 'tea' };
    observed(await client.listResourceTemplates())
      .required((seen) => {
        expect(seen).toEqual(completeList({ resourceTemplates: [{ ...plain, annotations }] }));
      })
      .divergent('without-annotations', (seen) => {
        expect(seen).toEqual(completeList({ resourceTemplates: [plain] }));
      });
  },
);

verifies('resources:templates:list:icons', 'icons arrive with all their fields', async (cell) => {
  const icons = [
    { src: 'https://icons.example/48.png', mimeType: 'image/png', sizes: ['48x48', 'any'], theme: 'light' },
    { src: 'data:image/svg+xml;base64,PHN2Zy8+' },
  ];

  const { client } = await cell.connect(shelf(cell, { icons }));

  const plain = { uriTemplate, name: 'tea' };
  observed(await client.listResourceTemplates())
    .required((seen) => {
      expect(seen).toEqual(completeList({ resourceTemplates: [{ ...plain, icons }] }));
    })
    .divergent('without-theme', (seen) => {
      const pale = icons.map(({ theme: _, ...icon }) => icon);
      expect(seen).toEqual(completeList({ resourceTemplates: [{ ...plain, icons: pale }] }));
    });
});

verifies(
  'resources:templates:list:meta',
  'metadata of a template arrives, nested values included',
  async (cell) => {
    const _meta = { 'example.com/owner': { team: 'tea', since: null } };

    const { client } = await cell.connect(shelf(cell, { _meta }));

    expect(await client.listResourceTemplates()).toEqual(
      completeList({ resourceTemplates: [{ uriTemplate, name: 'tea', _meta }] }),
    );
  },
);

verifies(
  'resources:templates:list:alone',
  'a template is not among the resources, and a resource is not among the templates',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('tea', { uriTemplate }, {}, never('nobody reads here'));
      registerResource('cups', 'file:///cups', {}, never('nobody reads here'));
    });

    const { client } = await connect(server);

    expect(await client.listResources()).toEqual(
      completeList({ resources: [{ uri: 'file:///cups', name: 'cups' }] }),
    );
    expect(await client.listResourceTemplates()).toEqual(
      completeList({ resourceTemplates: [{ uriTemplate, name: 'tea' }] }),
    );
  },
);

verifies(
  'resources:templates:list:current',
  'a template appears once registered, follows its updates and goes once removed',
  async ({ sdk, connect }) => {
    const listed = async (): Promise<unknown> => (await client.listResourceTemplates()).resourceTemplates;
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('cups', { uriTemplate: 'cup://{color}' }, {}, never('nobody reads here'));
    });

    const { client, server: live } = await connect(server);
    const before = await listed();
    const template = live.registerResource('tea', { uriTemplate }, {}, never('nobody reads here'));
    const registered = await listed();
    template.update({ metadata: { description: 'All' }, template: { uriTemplate: 'teas:{x}' } });
    const updated = await listed();
    template.remove();
    const removed = await listed();

    const cups = { uriTemplate: 'cup://{color}', name: 'cups' };
    expect({ before, registered, updated, removed }).toEqual({
      before: [cups],
      registered: [cups, { uriTemplate, name: 'tea' }],
      updated: [cups, { uriTemplate: 'teas:{x}', name: 'tea', description: 'All' }],
      removed: [cups],
    });
  },
);

verifies(
  'resources:templates:list:renamed',
  'a template that was given another name has lost its first one',
  async ({ sdk, connect }) => {
    const templates: { update(changes: object): void }[] = [];
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      templates.push(registerResource('tea', { uriTemplate }, {}, never('nobody reads here')));
    });

    const { client } = await connect(server);
    templates.at(-1)?.update({ name: 'infusion' });

    expect(await client.listResourceTemplates()).toEqual(
      completeList({ resourceTemplates: [{ uriTemplate, name: 'infusion' }] }),
    );
  },
);

verifies(
  'resources:templates:list:renamed:removed',
  'a template that is removed after it was given another name is gone',
  async ({ sdk, connect }) => {
    const templates: { update(changes: object): void; remove(): void }[] = [];
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      templates.push(registerResource('tea', { uriTemplate }, {}, never('nobody reads here')));
    });

    const { client } = await connect(server);
    templates.at(-1)?.update({ name: 'infusion' });
    templates.at(-1)?.remove();

    observed((await client.listResourceTemplates()).resourceTemplates)
      .required((seen) => {
        expect(seen).toEqual([]);
      })
      .divergent('still-listed', (seen) => {
        expect(seen).toEqual([{ uriTemplate, name: 'infusion' }]);
      });
  },
);

verifies(
  'resources:templates:list:retitled',
  'the title that a template was given afterwards is the one that is listed',
  async ({ sdk, connect }) => {
    const templates: { update(changes: object): void }[] = [];
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      const config = { title: 'Tea', mimeType: 'text/plain' };
      templates.push(registerResource('tea', { uriTemplate }, config, never('nobody reads here')));
    });

    const { client } = await connect(server);
    templates.at(-1)?.update({ title: 'Infusion' });

    const tea = { uriTemplate, name: 'tea', mimeType: 'text/plain' };
    observed(await client.listResourceTemplates())
      .required((seen) => {
        expect(seen).toEqual(completeList({ resourceTemplates: [{ ...tea, title: 'Infusion' }] }));
      })
      .divergent('old-title', (seen) => {
        expect(seen).toEqual(completeList({ resourceTemplates: [{ ...tea, title: 'Tea' }] }));
      });
  },
);

verifies(
  'resources:templates:disabled',
  'a template that was disabled is in neither list, nor is its resource',
  async ({ sdk, connect }) => {
    const green = { uri: 'tea://green', name: 'green' };
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      const list = () => ({ resources: [green] });
      registerResource('tea', { uriTemplate, list }, {}, never('nobody reads here')).disable();
    });

    const { client } = await connect(server);
    const { resourceTemplates } = await client.listResourceTemplates();
    const { resources } = await client.listResources();

    observed({ resourceTemplates, resources })
      .required((seen) => {
        expect(seen).toEqual({ resourceTemplates: [], resources: [] });
      })
      .divergent('still-listed', (seen) => {
        expect(seen).toEqual({ resourceTemplates: [{ uriTemplate, name: 'tea' }], resources: [green] });
      });
  },
);

verifies(
  'resources:templates:disabled:read',
  'a URI that only a disabled template matches is refused',
  async ({ sdk, connect }) => {
    const contents = [{ uri: 'tea://green', text: 'Sencha' }];
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('tea', { uriTemplate }, {}, () => ({ contents })).disable();
    });

    const { client } = await connect(server);

    observed(await settled(client.readResource({ uri: 'tea://green' })))
      .required((seen) => {
        expect(seen).toMatchObject(refused(-32602));
      })
      .divergent('still-read', (seen) => {
        expect(seen).toEqual(answered(completeList({ contents })));
      });
  },
);

verifies(
  'resources:templates:duplicate',
  'a second template of the same name cannot be registered, and the first stays',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('tea', { uriTemplate }, {}, never('nobody reads here'));
      const again = () =>
        registerResource('tea', { uriTemplate: 'cup://{color}' }, {}, never('it must not be registered'));
      expect(again).toThrow(/tea/);
    });

    const { client } = await connect(server);

    expect(await client.listResourceTemplates()).toEqual(
      completeList({ resourceTemplates: [{ uriTemplate, name: 'tea' }] }),
    );
  },
);
