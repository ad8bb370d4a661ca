// Subscriptions and updates of a server built on the high-level class, which keeps no subscriptions of its own.

import {
  type CaseContext,
  expect,
  never,
  observed,
  refused,
  settled,
  suiteClientIdentity,
  verifies,
} from '#case';

const uri = 'file:///tea';

/** A client that keeps the params of the updates it is told. */
const listener = ({ sdk }: CaseContext) => {
  const told: unknown[] = [];
  const keep = ({ params }: { params: unknown }) => void told.push(params);
  const notifications = { 'notifications/resources/updated': keep };
  return { told, client: sdk.client(suiteClientIdentity, { notifications }) };
};

/** A server with one resource, whose owner declares this of its resources. */
const shelf = ({ sdk }: CaseContext, resources: object) =>
  sdk.highLevel(
    { name: 'shelf', version: '1.0.0' },
    ({ registerResource }) => {
      registerResource('tea', uri, {}, never('nobody reads here'));
    },
    { capabilities: { resources } },
  );

verifies(
  'resources:subscribe:not-offered',
  'a subscription that nobody handles is refused with -32601, and the server goes on',
  async (cell) => {
    const { client } = await cell.connect(shelf(cell, {}));

    expect(await settled(client.subscribeResource({ uri }))).toEqual(refused(-32601));
    expect(await client.listResources()).toEqual({ resources: [{ uri, name: 'tea' }] });
  },
);

verifies('resources:subscribe:updated', 'two updates arrive in order, each once', async (cell) => {
  const { told, client } = listener(cell);

  const { server: live } = await cell.connect(shelf(cell, { subscribe: true }), client);
  await live.sendResourceUpdated({ uri });
  await live.sendResourceUpdated({ uri: 'file:///cups' });
  await cell.quiet();

  expect(told).toEqual([{ uri }, { uri: 'file:///cups' }]);
});

verifies('resources:subscribe:updated:meta', 'metadata arrives with the update', async (cell) => {
  const { told, client } = listener(cell);
  const params = { uri, _meta: { 'example.com/change': { line: 3, by: null } } };

  const { server: live } = await cell.connect(shelf(cell, { subscribe: true }), client);
  await live.sendResourceUpdated(params);
  await cell.quiet();

  expect(told).toEqual([params]);
});

/** What a server that did not declare subscriptions sends when it is to tell of a change. */
const sentUndeclared = async (cell: CaseContext): Promise<unknown> => {
  const { client, server: live } = await cell.connect(shelf(cell, {}));
  await settled(live.sendResourceUpdated({ uri }));
  await cell.quiet();
  expect(client.serverCapabilities()?.resources).toEqual({ listChanged: true });
  return cell.wire.sent('server').filter((message) => 'method' in message);
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
