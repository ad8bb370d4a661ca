// Reading what the templates of a high-level server match. What is beyond simple variables is the SDK's choice: the
// specification of templates says how they are filled in, not how they are matched.

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

/** A server whose templates answer with the variables that they were given. */
const matching = ({ sdk }: CaseContext, templates: Readonly<Record<string, string>>) =>
  sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
    for (const [name, uriTemplate] of Object.entries(templates)) {
      registerResource(name, { uriTemplate }, {}, (uri, variables) => ({
        contents: [{ uri: uri.href, text: JSON.stringify([name, variables]) }],
      }));
    }
  });

/** What such a server answers where the template `name` found these variables. */
const found = (uri: string, name: string, variables: object) =>
  completeList({ contents: [{ uri, text: JSON.stringify([name, variables]) }] });

verifies(
  'resources:templates:read',
  'the template that matches gets the URI and the values of both its variables',
  async ({ sdk, connect }) => {
    const uri = 'tea://shelf-2/green';
    const contents = [{ uri, text: 'Sencha' }];
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('cups', { uriTemplate: 'cup://{shelf}/{color}' }, {}, never('it is no cup'));
      registerResource('tea', { uriTemplate: 'tea://{shelf}/{sort}' }, {}, (asked, variables) => {
        expect(asked.href).toBe(uri);
        expect(variables).toEqual({ shelf: 'shelf-2', sort: 'green' });
        return { contents };
      });
    });

    const { client } = await connect(server);

    expect(await client.readResource({ uri })).toEqual(completeList({ contents }));
  },
);

verifies(
  'resources:templates:read:updated',
  'a template that was given another form matches by that one alone',
  async ({ sdk, connect }) => {
    const templates: { update(changes: object): void }[] = [];
    const contents = [{ uri: 'infusion:green', text: 'Sencha' }];
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      const tea = registerResource('tea', { uriTemplate: 'tea:{sort}' }, {}, (_, variables) => {
        expect(variables).toEqual({ herb: 'green' });
        return { contents };
      });
      templates.push(tea);
    });

    const { client } = await connect(server);
    templates.at(-1)?.update({ template: { uriTemplate: 'infusion:{herb}' } });

    expect(await client.readResource({ uri: 'infusion:green' })).toEqual(completeList({ contents }));
    expect(await settled(client.readResource({ uri: 'tea:green' }))).toHaveProperty('refused');
  },
);

verifies(
  'resources:templates:read:fixed-first',
  'a resource registered after a template that matches it is read by its own function',
  async ({ sdk, connect }) => {
    const contents = [{ uri: 'tea:green', text: 'Sencha' }];
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('tea', { uriTemplate: 'tea:{sort}' }, {}, never('it has a function of its own'));
      registerResource('green', 'tea:green', {}, () => ({ contents }));
    });

    const { client } = await connect(server);

    expect(await client.readResource({ uri: 'tea:green' })).toEqual(completeList({ contents }));
  },
);

verifies(
  'resources:templates:read:first-match',
  'of two templates that match, the one registered first reads',
  async (cell) => {
    const { client } = await cell.connect(matching(cell, { wide: 'tea:{+all}', narrow: 'tea:{sort}' }));

    expect(await client.readResource({ uri: 'tea:green' })).toEqual(
      found('tea:green', 'wide', { all: 'green' }),
    );
  },
);

verifies(
  'resources:templates:read:encoded',
  'an encoded slash, space and letter stay encoded, and do not end a value',
  async (cell) => {
    const uri = 'tea://shelf/..%2Fgreen%20t%C3%A9';

    const { client } = await cell.connect(matching(cell, { tea: 'tea://shelf/{sort}' }));

    expect(await client.readResource({ uri })).toEqual(found(uri, 'tea', { sort: '..%2Fgreen%20t%C3%A9' }));
  },
);

verifies(
  'resources:templates:read:one-segment',
  'a URI with one segment more than its template is refused',
  async (cell) => {
    const { client } = await cell.connect(matching(cell, { tea: 'tea://shelf/{sort}' }));

    expect(await client.readResource({ uri: 'tea://shelf/green' })).toEqual(
      found('tea://shelf/green', 'tea', { sort: 'green' }),
    );
    expect(await settled(client.readResource({ uri: 'tea://shelf/green/fresh' }))).toHaveProperty('refused');
  },
);

verifies(
  'resources:templates:read:operators',
  'four templates find their variables behind the signs that they put before them',
  async (cell) => {
    const templates = {
      reserved: 'file:///{+path}',
      label: 'leaf:green{.form}',
      segment: 'tea:shelf{/sort}',
      query: 'cup:all{?color,size}{&page}',
    };

    const { client } = await cell.connect(matching(cell, templates));
    const read = (uri: string) => client.readResource({ uri });

    expect(await read('file:///a/b.md')).toEqual(found('file:///a/b.md', 'reserved', { path: 'a/b.md' }));
    expect(await read('leaf:green.png')).toEqual(found('leaf:green.png', 'label', { form: 'png' }));
    expect(await read('tea:shelf/green')).toEqual(found('tea:shelf/green', 'segment', { sort: 'green' }));
    expect(await read('cup:all?color=red&size=3&page=2')).toEqual(
      found('cup:all?color=red&size=3&page=2', 'query', { color: 'red', size: '3', page: '2' }),
    );
  },
);

verifies(
  'resources:templates:read:exploded',
  'three values separated by commas arrive as three, and a single one as itself',
  async (cell) => {
    const { client } = await cell.connect(matching(cell, { tea: 'tea:{sorts*}' }));

    expect(await client.readResource({ uri: 'tea:green,black,white' })).toEqual(
      found('tea:green,black,white', 'tea', { sorts: ['green', 'black', 'white'] }),
    );
    expect(await client.readResource({ uri: 'tea:green' })).toEqual(
      found('tea:green', 'tea', { sorts: 'green' }),
    );
  },
);

verifies(
  'resources:templates:read:optional-query',
  'a URI with the second of two query variables alone is read',
  async (cell) => {
    const { client } = await cell.connect(matching(cell, { cups: 'cup:all{?color,size}' }));

    observed(await settled(client.readResource({ uri: 'cup:all?size=3' })))
      .required((seen) => {
        expect(seen).toEqual(answered(found('cup:all?size=3', 'cups', { size: '3' })));
      })
      .divergent('not-found', (seen) => {
        expect(seen).toMatchObject(refused(-32602));
      });
  },
);
