// Subscriptions of a server built on the low-level class, and what it tells of changed resources.

import { type CaseContext, expect, observed, settled, suiteClientIdentity, verifies } from '#case';

const uri = 'file:///tea';

/** A client that keeps the params of the updates it is told. */
const listener = ({ sdk }: CaseContext) => {
  const told: unknown[] = [];
  const keep = ({ params }: { params: unknown }) => void told.push(params);
  const notifications = { 'notifications/resources/updated': keep };
  return { told, client: sdk.client(suiteClientIdentity, { notifications }) };
};

verifies(
  ['resources:subscribe:request', 'resources:subscribe:answered'],
  'a subscription reaches its handler and is answered with nothing',
  async ({ sdk, connect, wire }) => {
    const asked: unknown[] = [];
    const server = sdk.lowLevel(
      { name: 'shelf', version: '1.0.0' },
      { resources: { subscribe: true } },
      {
        'resources/subscribe': ({ params }) => {
          asked.push(params.uri);
          return {};
        },
      },
    );

    const { client } = await connect(server);

    expect(await client.subscribeResource({ uri })).toEqual({});
    expect(asked).toEqual([uri]);
    wire.toRead(['client → resources/subscribe #1', 'server → result #1']);
  },
);

verifies(
  ['resources:subscribe:unsubscribe', 'resources:subscribe:unsubscribe:answered'],
  'the end of a subscription reaches its own handler and is answered with nothing',
  async ({ sdk, connect }) => {
    const asked: unknown[] = [];
    const keep =
      (what: string) =>
      ({ params }: { params: { uri: string } }) => {
        asked.push([what, params.uri]);
        return {};
      };
    const server = sdk.lowLevel(
      { name: 'shelf', version: '1.0.0' },
      { resources: { subscribe: true } },
      { 'resources/subscribe': keep('begin') as never, 'resources/unsubscribe': keep('end') as never },
    );

    const { client } = await connect(server);
    await client.subscribeResource({ uri });

    expect(await client.unsubscribeResource({ uri })).toEqual({});
    expect(asked).toEqual([
      ['begin', uri],
      ['end', uri],
    ]);
  },
);

verifies('resources:subscribe:updated', 'two updates arrive in order, each once', async (cell) => {
  const { told, client } = listener(cell);
  const server = cell.sdk.lowLevel(
    { name: 'shelf', version: '1.0.0' },
    { resources: { subscribe: true } },
    {},
  );

  const { server: live } = await cell.connect(server, client);
  await live.sendResourceUpdated({ uri });
  await live.sendResourceUpdated({ uri: 'file:///cups' });
  await cell.quiet();

  expect(told).toEqual([{ uri }, { uri: 'file:///cups' }]);
});

verifies('resources:subscribe:updated:meta', 'metadata arrives with the update', async (cell) => {
  const { told, client } = listener(cell);
  const params = { uri, _meta: { 'example.com/change': { line: 3, by: null } } };
  const server = cell.sdk.lowLevel(
    { name: 'shelf', version: '1.0.0' },
    { resources: { subscribe: true } },
    {},
  );

  const { server: live } = await cell.connect(server, client);
  await live.sendResourceUpdated(params);
  await cell.quiet();

  expect(told).toEqual([params]);
});

/** What a server that did not declare subscriptions sends when it is to tell of a change. */
const sentUndeclared = async ({ sdk, connect, wire, quiet }: CaseContext): Promise<unknown> => {
  const server = sdk.lowLevel({ name: 'silent', version: '1.0.0' }, { resources: {} }, {});
  const { client, server: live } = await connect(server);
  await settled(live.sendResourceUpdated({ uri }));
  await quiet();
  expect(client.serverCapabilities()).toEqual({ resources: {} });
  return wire.sent('server').filter((message) => 'method' in message);
};

const update = { jsonrpc: '2.0', method: 'notifications/resources/updated', params: { uri } };

verifies(
  'resources:subscribe:updated:undeclared:advised',
  'a server that declared resources without subscribe tells of nothing',
  async (cell) => {
    observed(await sentUndeclared(cell))
      .required((seen) => {
        expect(seen).toEqual([]);
      })
      .divergent('sent', (seen) => {
        expect(seen).toEqual([update]);
      });
  },
);

verifies(
  'resources:subscribe:updated:undeclared',
  'a server that declared resources without subscribe tells of nothing',
  async (cell) => {
    observed(await sentUndeclared(cell))
      .required((seen) => {
        expect(seen).toEqual([]);
      })
      .divergent('sent', (seen) => {
        expect(seen).toEqual([update]);
      });
  },
);

/** What becomes of telling of a change without the capability, and what is sent. */
const tellWithout = async ({ sdk, connect, wire, quiet }: CaseContext) => {
  const { server: live } = await connect(sdk.lowLevel({ name: 'empty', version: '1.0.0' }, {}, {}));
  const outcome = await settled(live.sendResourceUpdated({ uri }));
  await quiet();
  return { outcome, sent: wire.sent('server').filter((message) => 'method' in message) };
};

// What it is refused with is the SDK's choice.
const refusedUnsent = { outcome: { refused: { message: expect.stringMatching(/resource/) } }, sent: [] };

verifies(
  'resources:subscribe:updated:without-resources:advised',
  'an update that was asked for is refused and not sent',
  async (cell) => {
    expect(await tellWithout(cell)).toMatchObject(refusedUnsent);
  },
);

verifies(
  'resources:subscribe:updated:without-resources',
  'an update that was asked for is refused and not sent',
  async (cell) => {
    expect(await tellWithout(cell)).toMatchObject(refusedUnsent);
  },
);
