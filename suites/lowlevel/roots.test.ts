// Whether a server built on the low-level class may ask for roots, and what it hears of them.

import { expect, observed, open, refused, settled, verifies } from '#case';

const roots = () => ({ roots: [{ uri: 'file:///home/ada' }] });

verifies(
  'roots:capability:checked',
  'a client that declared no roots is not asked for any',
  async ({ sdk, connect, quiet, wire }) => {
    const server = sdk.lowLevel({ name: 'surveyor', version: '1.0.0' }, {}, {});

    const { server: live } = await connect(server);
    const outcome = await settled(live.listRoots());
    await quiet();

    expect(outcome).toHaveProperty('refused');
    observed(wire.sent('server').slice(1))
      .required((sent) => expect(sent).toEqual([]))
      .divergent('sent-anyway', (sent) =>
        expect(sent).toEqual([{ jsonrpc: '2.0', id: expect.anything(), method: 'roots/list' }]),
      );
  },
);

verifies(
  'roots:capability:strict',
  'a strict server refuses the question itself',
  async ({ sdk, connect, quiet, wire }) => {
    const strict = { native: { enforceStrictCapabilities: true } };
    const server = sdk.lowLevel({ name: 'surveyor', version: '1.0.0' }, {}, {}, strict);

    const { server: live } = await connect(server);
    const outcome = await settled(live.listRoots());

    expect(outcome).toMatchObject({ refused: { message: expect.stringContaining('roots') } });
    await quiet();
    wire.toRead([]);
  },
);

verifies(
  'roots:list-changed:received',
  'two announcements reach their handler',
  async ({ sdk, connect, quiet }) => {
    const heard: unknown[] = [];
    const server = sdk.lowLevel(
      { name: 'surveyor', version: '1.0.0' },
      {},
      {},
      {
        notifications: {
          'notifications/roots/list_changed': ({ method }) => {
            heard.push(method);
          },
        },
      },
    );
    const host = sdk.client(
      { name: 'host', version: '1.0.0' },
      { capabilities: { roots: { listChanged: true } }, handlers: { 'roots/list': roots } },
    );

    const { client } = await connect(server, host);
    await client.sendRootsListChanged();
    await client.sendRootsListChanged();
    await quiet();

    expect(heard).toEqual(['notifications/roots/list_changed', 'notifications/roots/list_changed']);
  },
);

verifies(
  'roots:list-changed:unhandled',
  'an announcement that nobody handles troubles nobody, and the next ping is answered',
  async ({ sdk, connect, wire }) => {
    const errors: Error[] = [];
    const onerror = (error: Error) => errors.push(error);
    const server = sdk.lowLevel({ name: 'surveyor', version: '1.0.0' }, {}, {}, { onerror });
    const host = sdk.client(
      { name: 'host', version: '1.0.0' },
      { capabilities: { roots: { listChanged: true } }, handlers: { 'roots/list': roots } },
    );

    const { client } = await connect(server, host);
    await client.sendRootsListChanged();

    expect(await client.ping()).toEqual({});
    expect(errors).toEqual([]);
    wire.toRead(['client → notifications/roots/list_changed', 'client → ping #1', 'server → result #1']);
  },
);

verifies(
  'roots:error:received',
  'code and data of an error sent by hand reach the caller',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel({ name: 'surveyor', version: '1.0.0' }, {}, {});

    const { client, server: live } = await connect(server, peer('client'));
    await open(client, { capabilities: { roots: {} } });
    const outcome = settled(live.listRoots());
    const { id } = (await client.next()) as { id: number };
    const data = { disk: 'gone' };
    await client.send({ jsonrpc: '2.0', id, error: { code: -32603, message: 'no roots today', data } });

    expect(await outcome).toEqual(refused(-32603, { data }));
  },
);
