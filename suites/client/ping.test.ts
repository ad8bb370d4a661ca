// Asking a client whether it still answers.

import { answered, barrier, expect, minute, observed, settled, stopClock, verifies, welcome } from '#case';

verifies(
  'ping:server-to-client',
  'the answer to a ping is an empty result',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel({ name: 'curious', version: '1.0.0' }, {}, {});

    const { server: live } = await connect(server);

    expect(await settled(live.ping())).toEqual(answered({}));
    wire.toRead(['server → ping #1', 'client → result #1']);
  },
);

verifies(
  'ping:while-busy:client',
  'a ping overtakes the question that came first',
  async ({ sdk, connect, wire }) => {
    const started = barrier(2);
    const released = barrier(2);
    const server = sdk.lowLevel({ name: 'curious', version: '1.0.0' }, {}, {});
    const busy = sdk.client(
      { name: 'busy', version: '1.0.0' },
      {
        capabilities: { roots: {} },
        handlers: {
          'roots/list': async () => {
            await started.arrive();
            await released.arrive();
            return { roots: [{ uri: 'file:///slow' }] };
          },
        },
      },
    );

    const { server: live } = await connect(server, busy);
    const asked = live.request('roots/list');
    await started.arrive();
    const pinged = await settled(live.ping());
    released.arrive();

    expect(pinged).toEqual(answered({}));
    expect(await asked).toEqual({ roots: [{ uri: 'file:///slow' }] });
    wire.toRead(['server → roots/list #1', 'server → ping #2', 'client → result #2', 'client → result #1']);
  },
);

verifies(
  'ping:timeout',
  'a ping that a server played by hand leaves unanswered ends the connection',
  async ({ sdk, connect, peer, quiet }) => {
    const clock = stopClock();
    const server = peer('server');
    const closed: string[] = [];
    const waiting = sdk.client(
      { name: 'waiting', version: '1.0.0' },
      { onclose: () => closed.push('closed') },
    );

    const [{ client }] = await Promise.all([connect(server, waiting), welcome(server, { tools: {} })]);
    const pinged = client.ping({ timeout: 2 * minute });
    await server.next();
    clock.advance(2 * minute);
    const failed = await settled(pinged);
    await quiet();

    expect(failed).toEqual({
      refused: expect.objectContaining({ message: expect.stringMatching(/timed out/i) }),
    });
    observed({ closed: [...closed] })
      .required((seen) => expect(seen).toEqual({ closed: ['closed'] }))
      .divergent('goes-on', (seen) => expect(seen).toEqual({ closed: [] }));
  },
);
