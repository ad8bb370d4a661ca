// What a client does about subscriptions and updates.

import { expect, settled, suiteClientIdentity, verifies } from '#case';

const uri = 'file:///shelf';

verifies(
  'resources:subscribe:strict',
  'a strict client refuses to subscribe and sends nothing, and still reads',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel(
      { name: 'shelf', version: '1.0.0' },
      { resources: {} },
      {
        'resources/read': ({ params }) => {
          expect(params.uri).toBe(uri);
          return { contents: [] };
        },
      },
    );
    const strict = sdk.client(suiteClientIdentity, { native: { enforceStrictCapabilities: true } });

    const { client } = await connect(server, strict);
    const subscribed = await settled(client.subscribeResource({ uri }));
    const read = await client.readResource({ uri });

    // What it is refused with is the SDK's choice.
    expect(subscribed).toMatchObject({ refused: { message: expect.stringMatching(/subscri/) } });
    expect(read).toEqual({ contents: [] });
    wire.toRead(['client → resources/read #1', 'server → result #1']);
  },
);

verifies(
  'resources:subscribe:updated:within',
  'the update of a file in the directory that was subscribed to is told',
  async ({ sdk, connect, quiet }) => {
    const told: unknown[] = [];
    const server = sdk.lowLevel(
      { name: 'shelf', version: '1.0.0' },
      { resources: { subscribe: true } },
      { 'resources/subscribe': () => ({}) },
    );
    const listener = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/resources/updated': ({ params }) => void told.push(params) },
    });

    const { client, server: live } = await connect(server, listener);
    await client.subscribeResource({ uri });
    await live.sendResourceUpdated({ uri: `${uri}/tea/green.md` });
    await quiet();

    expect(told).toEqual([{ uri: `${uri}/tea/green.md` }]);
  },
);

verifies(
  'resources:subscribe:updated:read',
  'the new text is read from within the handler of the update',
  async ({ sdk, connect, quiet }) => {
    const texts = ['old', 'new'];
    const read: unknown[] = [];
    const server = sdk.lowLevel(
      { name: 'shelf', version: '1.0.0' },
      { resources: { subscribe: true } },
      { 'resources/read': ({ params }) => ({ contents: [{ uri: params.uri, text: texts.shift() }] }) },
    );
    const reader = sdk.client(suiteClientIdentity, {
      notifications: {
        'notifications/resources/updated': async ({ params }) => {
          read.push(await reader.readResource({ uri: params.uri }));
        },
      },
    });

    const { client, server: live } = await connect(server, reader);
    read.push(await client.readResource({ uri }));
    await live.sendResourceUpdated({ uri });
    await quiet();

    expect(read).toEqual([{ contents: [{ uri, text: 'old' }] }, { contents: [{ uri, text: 'new' }] }]);
  },
);
