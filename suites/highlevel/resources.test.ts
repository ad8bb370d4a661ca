// Offering resources from a server built on the high-level class: the capability and the URIs.

import { completeList, expect, never, observed, verifies } from '#case';

verifies(
  ['resources:capability:declared', 'resources:capability:list-changed'],
  'a server with one resource declares resources and that it tells of changes, and no subscriptions',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'small', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('tea', 'file:///tea', {}, never('nobody reads here'));
    });

    const { client } = await connect(server);
    await client.listResources();

    expect(client.serverCapabilities()?.resources).toEqual({ listChanged: true });
  },
);

verifies(
  'resources:capability:template',
  'a server with one template declares resources',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'small', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('tea', { uriTemplate: 'tea:{sort}' }, {}, never('nobody reads here'));
    });

    const { client } = await connect(server);
    await client.listResourceTemplates();

    expect(client.serverCapabilities()).toHaveProperty('resources');
  },
);

verifies(
  'resources:capability:subscribe',
  'subscriptions that the owner declares stand beside what the server declares itself',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel(
      { name: 'small', version: '1.0.0' },
      ({ registerResource }) => {
        registerResource('tea', 'file:///tea', {}, never('nobody reads here'));
      },
      { capabilities: { resources: { subscribe: true } } },
    );

    const { client } = await connect(server);
    await client.listResources();

    expect(client.serverCapabilities()?.resources).toEqual({ subscribe: true, listChanged: true });
  },
);

verifies(
  'resources:uri:custom-scheme',
  'a URI with every kind of character that is allowed is listed and read unchanged',
  async ({ sdk, connect }) => {
    const uri = "kettle+v1.2-x:kitchen/shelf(2);a=b,c!'*$/~top_-.%20@:?hot=yes&cups=4/?#lid/?";
    const contents = [{ uri, text: 'found' }];
    const server = sdk.highLevel({ name: 'kitchen', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('lid', uri, {}, (asked) => {
        expect(asked.href).toBe(uri);
        return { contents };
      });
    });

    const { client } = await connect(server);

    expect(await client.listResources()).toEqual(completeList({ resources: [{ uri, name: 'lid' }] }));
    expect(await client.readResource({ uri })).toEqual(completeList({ contents }));
  },
);

verifies(
  'resources:uri:rfc-3986',
  'a text with spaces and without a scheme is not listed as a URI',
  async ({ sdk, connect }) => {
    const uri = 'the second shelf';
    const server = sdk.highLevel({ name: 'kitchen', version: '1.0.0' }, ({ registerResource }) => {
      try {
        registerResource('shelf', uri, {}, never('nobody reads here'));
      } catch {
        registerResource('cups', 'file:///cups', {}, never('nobody reads here'));
      }
    });

    const { client } = await connect(server);

    observed(await client.listResources())
      .required((seen) => {
        expect(seen).toEqual(completeList({ resources: [{ uri: 'file:///cups', name: 'cups' }] }));
      })
      .divergent('listed', (seen) => {
        expect(seen).toEqual(completeList({ resources: [{ uri, name: 'shelf' }] }));
      });
  },
);

verifies(
  'resources:uri:duplicate',
  'a second resource at the same URI cannot be registered, and the first stays',
  async ({ sdk, connect }) => {
    const uri = 'file:///tea';
    const contents = [{ uri, text: 'first' }];
    const server = sdk.highLevel({ name: 'kitchen', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('first', uri, {}, () => ({ contents }));
      const again = () => registerResource('second', uri, {}, never('it must not be registered'));
      expect(again).toThrow(/file:\/\/\/tea/);
    });

    const { client } = await connect(server);

    expect(await client.listResources()).toEqual(completeList({ resources: [{ uri, name: 'first' }] }));
    expect(await client.readResource({ uri })).toEqual(completeList({ contents }));
  },
);
