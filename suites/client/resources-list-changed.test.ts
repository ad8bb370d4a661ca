// Following the list of resources: what a client that is told to do so makes of announcements.

import { type CaseContext, expect, minute, stopClock, suiteClientIdentity, verifies, welcome } from '#case';

type Told = [error: Error | null, items: unknown];

/** A client that follows resources, and what it has told its user so far. */
const follower = ({ sdk }: CaseContext, options: object) => {
  const told: Told[] = [];
  const onChanged = (error: Error | null, items: unknown) => void told.push([error, items]);
  const native = { listChanged: { resources: { onChanged, ...options } } };
  return { told, client: sdk.client(suiteClientIdentity, { native }) };
};

/** A server that lists one resource more each time. */
const growing = ({ sdk }: CaseContext) => {
  const resources: object[] = [];
  return sdk.lowLevel(
    { name: 'growing', version: '1.0.0' },
    { resources: { listChanged: true } },
    {
      'resources/list': () => {
        const name = `r${resources.length}`;
        resources.push({ uri: `file:///${name}`, name });
        return { resources: [...resources] };
      },
    },
  );
};

const r0 = { uri: 'file:///r0', name: 'r0' };
const r1 = { uri: 'file:///r1', name: 'r1' };

verifies(
  'resources:list-changed:client:refreshed',
  'each of two announcements leads to a list that the user is handed',
  async (cell) => {
    const { told, client } = follower(cell, { debounceMs: 0 });

    const { server } = await cell.connect(growing(cell), client);
    await server.sendResourceListChanged();
    await cell.quiet();
    await server.sendResourceListChanged();
    await cell.quiet();

    expect(told).toEqual([
      [null, [r0]],
      [null, [r0, r1]],
    ]);
  },
);

verifies(
  'resources:list-changed:client:unrefreshed',
  'an announcement is told without a list, and none is asked for',
  async (cell) => {
    const { told, client } = follower(cell, { autoRefresh: false, debounceMs: 0 });

    const { server } = await cell.connect(growing(cell), client);
    await server.sendResourceListChanged();
    await cell.quiet();

    expect(told).toEqual([[null, null]]);
    cell.wire.toRead(['server → notifications/resources/list_changed']);
  },
);

verifies(
  'resources:list-changed:client:debounced',
  'of three announcements within a minute the last one leads to a list, a minute after it',
  async (cell) => {
    const clock = stopClock();
    const { told, client } = follower(cell, { debounceMs: minute });

    const { server } = await cell.connect(growing(cell), client);
    for (let sent = 0; sent < 3; sent += 1) {
      await server.sendResourceListChanged();
      await cell.quiet();
      clock.advance(minute - 1);
    }
    await cell.quiet();
    const early = [...told];
    clock.advance(1);
    await cell.quiet();

    expect(early).toEqual([]);
    expect(told).toEqual([[null, [r0]]]);
  },
);

verifies(
  'resources:list-changed:client:failed',
  'a list that is refused is told as an error without a list',
  async (cell) => {
    const { told, client } = follower(cell, { debounceMs: 0 });
    const broken = cell.sdk.lowLevel(
      { name: 'broken', version: '1.0.0' },
      { resources: { listChanged: true } },
      {
        'resources/list': () => {
          throw cell.sdk.protocolError(-32603, 'the cupboard is locked');
        },
      },
    );

    const { server } = await cell.connect(broken, client);
    await server.sendResourceListChanged();
    await cell.quiet();

    expect(told).toEqual([[expect.objectContaining({ code: -32603 }), null]]);
  },
);

verifies(
  'resources:list-changed:client:undeclared',
  'an announcement played by hand that nobody declared is neither told nor followed by a request',
  async (cell) => {
    const { told, client } = follower(cell, { debounceMs: 0 });
    const method = 'notifications/resources/list_changed';
    const server = cell.peer('server');

    await Promise.all([cell.connect(server, client), welcome(server, { resources: {} })]);
    // Over HTTP it is the client's open request that carries what a server announces.
    const open = client.ping();
    const { id } = (await server.next()) as { id: number };
    await server.send({ jsonrpc: '2.0', method });
    await cell.quiet();
    await server.send({ jsonrpc: '2.0', id, result: {} });
    await open;

    expect(told).toEqual([]);
    cell.wire.toRead(['client → ping #1', `server → ${method}`, 'server → result #1']);
  },
);
