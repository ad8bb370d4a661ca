// A server built on the high-level class that is closed and connected anew, to another client.

import { expect, held, type LiveServer, observed, type Recipe, settled, text, verifies } from '#case';

const identity = { name: 'patient', version: '1.0.0' };

/** A recipe whose one server is connected time and again. */
const always = (recipe: Recipe<LiveServer>): Recipe<LiveServer> => {
  const server = recipe.build();
  return { ...recipe, build: () => server };
};

verifies(
  'flows:reconnect:server',
  'the second client is answered, and is the one that the server knows',
  async ({ sdk, connect }) => {
    const first = { name: 'first', version: '1.0.0' };
    const second = { name: 'second', version: '2.0.0' };
    const server = always(sdk.highLevel(identity, () => {}, { capabilities: { logging: {} } }));

    const one = await connect(server, sdk.client(first, { capabilities: { roots: {} } }));
    const before = [one.server.clientIdentity(), one.server.clientCapabilities()];
    await one.client.close();
    await one.server.close();
    const two = await connect(server, sdk.client(second, { capabilities: { sampling: {} } }));

    expect(before).toEqual([first, { roots: {} }]);
    expect([two.server.clientIdentity(), two.server.clientCapabilities()]).toEqual([
      second,
      { sampling: {} },
    ]);
    expect(two.client.serverIdentity()).toEqual(identity);
    expect(await two.client.ping()).toEqual({});
  },
);

verifies(
  'flows:reconnect:server:stopped',
  'a call that was under way is stopped, and neither its log nor its answer reaches the second client',
  async ({ sdk, connect, wire, quiet }) => {
    const calls = held();
    let over: Promise<unknown> = Promise.resolve();
    const server = always(
      sdk.highLevel(
        identity,
        ({ registerTool }) => {
          registerTool('slow', {}, async (_, context) => {
            await calls.wait('slow', context);
            over = settled(context.notify('notifications/message', { level: 'error', data: 'late' }));
            await over;
            return { content: [text('late')] };
          });
        },
        { capabilities: { logging: {} } },
      ),
    );

    const one = await connect(server, sdk.client(identity));
    const lost = settled(one.client.callTool({ name: 'slow' }));
    await calls.begun('slow');
    await one.client.close();
    await one.server.close();
    await calls.cancelled('slow');
    const before = wire.sent('server').length;
    await connect(server, sdk.client(identity));
    calls.letGo('slow');
    await quiet();
    await over;

    expect(await lost).toHaveProperty('refused');
    const opening = {
      jsonrpc: '2.0',
      id: expect.anything(),
      result: expect.objectContaining({ serverInfo: identity }),
    };
    observed(wire.sent('server').slice(before))
      .required((seen) => {
        expect(seen).toEqual([opening]);
      })
      .divergent('late-log', (seen) => {
        const params = { level: 'error', data: 'late' };
        expect(seen).toEqual([opening, { jsonrpc: '2.0', method: 'notifications/message', params }]);
      });
  },
);
