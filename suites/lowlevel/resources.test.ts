// Offering resources from a server built on the low-level class.

import { completeList, expect, never, verifies } from '#case';

verifies(
  'resources:capability:handlers',
  'handlers of resources cannot be set without the capability, and none of them is served',
  async ({ sdk, connect }) => {
    const methods = ['resources/list', 'resources/templates/list', 'resources/read'];

    for (const method of methods) {
      const handlers = { [method]: never('it must not be set') };
      const server = sdk.lowLevel({ name: 'bare', version: '1.0.0' }, { tools: {} }, handlers);
      expect(() => server.build()).toThrow(/resources/);
    }

    const { client } = await connect(sdk.lowLevel({ name: 'bare', version: '1.0.0' }, { tools: {} }, {}));
    expect(client.serverCapabilities()).toEqual({ tools: {} });
  },
);

verifies(
  'resources:uri:custom-scheme',
  'a URI with every kind of character that is allowed is listed and read unchanged',
  async ({ sdk, connect }) => {
    const uri = "kettle+v1.2-x:kitchen/shelf(2);a=b,c!'*$/~top_-.%20@:?hot=yes&cups=4/?#lid/?";
    const resources = [{ uri, name: 'lid' }];
    const contents = [{ uri, text: 'found' }];
    const server = sdk.lowLevel(
      { name: 'kitchen', version: '1.0.0' },
      { resources: {} },
      {
        'resources/list': () => ({ resources }),
        'resources/read': ({ params }) => {
          expect(params.uri).toBe(uri);
          return { contents };
        },
      },
    );

    const { client } = await connect(server);

    expect(await client.listResources()).toEqual(completeList({ resources }));
    expect(await client.readResource({ uri })).toEqual(completeList({ contents }));
  },
);
