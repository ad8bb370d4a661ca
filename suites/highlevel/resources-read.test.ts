// Reading resources of a server built on the high-level class, each by the function that it was registered with.

import {
  answered,
  type CaseContext,
  completeList,
  enveloped,
  expect,
  never,
  observed,
  open,
  refused,
  settled,
  verifies,
} from '#case';

/** A server whose only resource, `file:///tea`, is read as `result`. */
const shelf = ({ sdk }: CaseContext, result: { contents: readonly object[] } & Record<string, unknown>) =>
  sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
    registerResource('tea', 'file:///tea', {}, (uri) => {
      expect(uri.href).toBe('file:///tea');
      return result;
    });
  });

verifies(
  'resources:read:uri',
  'the function of the resource that was asked for gets its URI and no variables',
  async ({ sdk, connect }) => {
    const uri = 'file:///shelf/tea?fresh=yes#top';
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('cups', 'file:///shelf/cups', {}, never('nobody asks for cups'));
      registerResource('tea', uri, {}, (asked, variables) => {
        expect(asked).toBeInstanceOf(URL);
        expect(asked.href).toBe(uri);
        expect(variables).toBeUndefined();
        return { contents: [{ uri, text: 'found' }] };
      });
    });

    const { client } = await connect(server);

    expect(await client.readResource({ uri })).toEqual(completeList({ contents: [{ uri, text: 'found' }] }));
  },
);

verifies(
  'resources:read:listed-uri',
  'a resource listed without the slash of its host is read under that URI',
  async ({ sdk, connect }) => {
    const uri = 'https://kettles.example';
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('kettles', uri, {}, () => ({ contents: [{ uri, text: 'found' }] }));
    });

    const { client } = await connect(server);
    const { resources } = await client.listResources();
    const read = await settled(client.readResource({ uri }));

    expect(resources).toEqual([{ uri, name: 'kettles' }]);
    observed(read)
      .required((seen) => {
        expect(seen).toEqual(answered(completeList({ contents: [{ uri, text: 'found' }] })));
      })
      .divergent('not-found', (seen) => {
        expect(seen).toMatchObject(refused(-32602));
      });
  },
);

verifies(
  'resources:read:text',
  'a text arrives with URI and MIME type, line ends and other scripts unchanged',
  async (cell) => {
    const text = 'Green\r\n\tоолонг \u0000 "茶"\u2028🍵\n';
    const contents = [{ uri: 'file:///tea', mimeType: 'text/plain; charset=utf-8', text }];

    const { client } = await cell.connect(shelf(cell, { contents }));

    expect(await client.readResource({ uri: 'file:///tea' })).toStrictEqual(completeList({ contents }));
  },
);

verifies('resources:read:text:empty', 'an empty text arrives as one', async (cell) => {
  const contents = [{ uri: 'file:///tea', text: '' }];

  const { client } = await cell.connect(shelf(cell, { contents }));

  expect(await client.readResource({ uri: 'file:///tea' })).toEqual(completeList({ contents }));
});

verifies('resources:read:blob', 'bytes arrive as base64, no bytes at all too', async (cell) => {
  const contents = [
    { uri: 'file:///tea', mimeType: 'image/png', blob: '/+8AAQID/w==' },
    { uri: 'file:///tea', blob: '' },
  ];

  const { client } = await cell.connect(shelf(cell, { contents }));

  expect(await client.readResource({ uri: 'file:///tea' })).toEqual(completeList({ contents }));
});

verifies(
  'resources:read:several',
  'a text and bytes arrive in order, each under its own URI',
  async (cell) => {
    const contents = [
      { uri: 'file:///tea/green', mimeType: 'text/plain', text: 'Sencha' },
      { uri: 'file:///tea/leaf.png', mimeType: 'image/png', blob: 'iVBORw0KGgo=' },
      { uri: 'file:///tea/black', text: 'Assam' },
    ];

    const { client } = await cell.connect(shelf(cell, { contents }));

    expect(await client.readResource({ uri: 'file:///tea' })).toEqual(completeList({ contents }));
  },
);

verifies('resources:read:none', 'no contents arrive as an empty list', async (cell) => {
  const { client } = await cell.connect(shelf(cell, { contents: [] }));

  expect(await client.readResource({ uri: 'file:///tea' })).toEqual(completeList({ contents: [] }));
});

verifies('resources:read:meta', 'metadata of a text and of bytes arrives', async (cell) => {
  const contents = [
    { uri: 'file:///tea', text: 'Sencha', _meta: { 'example.com/harvest': { year: 2024, field: null } } },
    { uri: 'file:///tea', blob: 'AAEC', _meta: {} },
  ];

  const { client } = await cell.connect(shelf(cell, { contents }));

  expect(await client.readResource({ uri: 'file:///tea' })).toEqual(completeList({ contents }));
});

verifies('resources:read:result-meta', 'metadata arrives beside the contents', async (cell) => {
  const result = { contents: [], _meta: { 'example.com/shelf': ['upper', 2] } };

  const { client } = await cell.connect(shelf(cell, result));

  expect(await client.readResource({ uri: 'file:///tea' })).toEqual(completeList(result));
});

verifies(
  'resources:read:updated',
  'a resource that was given another function is read by it alone',
  async ({ sdk, connect }) => {
    const uri = 'file:///tea';
    const resources: { update(changes: object): void }[] = [];
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      resources.push(registerResource('tea', uri, {}, never('it has been replaced')));
    });

    const { client } = await connect(server);
    resources.at(-1)?.update({ handler: () => ({ contents: [{ uri, text: 'Assam' }] }) });

    expect(await client.readResource({ uri })).toEqual(completeList({ contents: [{ uri, text: 'Assam' }] }));
  },
);

verifies(
  'resources:read:removed',
  'a resource that was removed is unknown, and the other one is still read',
  async ({ sdk, connect }) => {
    const resources: { remove(): void }[] = [];
    const contents = [{ uri: 'file:///cups', text: 'four' }];
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      resources.push(registerResource('tea', 'file:///tea', {}, never('it has been removed')));
      registerResource('cups', 'file:///cups', {}, () => ({ contents }));
    });

    const { client } = await connect(server);
    resources.at(-1)?.remove();

    expect(await settled(client.readResource({ uri: 'file:///tea' }))).toMatchObject({
      refused: { message: expect.stringMatching(/file:\/\/\/tea/) },
    });
    expect(await client.readResource({ uri: 'file:///cups' })).toEqual(completeList({ contents }));
  },
);

verifies(
  'resources:read:disabled',
  'a disabled resource is refused with -32602 though a template would match its URI',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('tea', 'file:///tea', {}, never('it is disabled')).disable();
      registerResource('any', { uriTemplate: 'file:///{name}' }, {}, never('it is not for this one'));
    });

    const { client } = await connect(server);

    expect(await settled(client.readResource({ uri: 'file:///tea' }))).toEqual(
      refused(-32602, { message: expect.stringMatching(/disabled/) }),
    );
  },
);

verifies(
  ['resources:read:invalid-uri', 'resources:read:invalid-uri:code'],
  'what is no URI, played by hand, is refused though a template would match it',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('any', { uriTemplate: '{+anything}' }, {}, never('this is no URI'));
    });

    const { client } = await connect(server, peer('client'));
    await open(client);
    const params = enveloped({ uri: 'the second shelf' });
    await client.sendInvalid({ jsonrpc: '2.0', id: 'odd', method: 'resources/read', params });
    const answer = await client.next();

    expect(answer).toMatchObject({ id: 'odd', error: { message: expect.any(String) } });
    observed((answer as { error?: object }).error)
      .required((seen) => {
        expect(seen).toMatchObject({ code: -32602 });
      })
      .divergent('internal-error', (seen) => {
        expect(seen).toEqual({ code: -32603, message: 'Invalid URL' });
      });
  },
);
