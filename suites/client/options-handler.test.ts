// Handlers of a client: set anew, removed, and standing in for others.

import {
  answered,
  type CaseContext,
  type Client,
  expect,
  type Json,
  refused,
  settled,
  verifies,
} from '#case';

const identity = { name: 'changing', version: '1.0.0' };
const own = 'example/own';
const saying = (word: string) => () => ({ word });

const clientOf = ({ sdk }: CaseContext, handlers: Json = {}): Client => sdk.client(identity, { handlers });

const connectTo = ({ sdk, connect }: CaseContext, client: Client) =>
  connect(sdk.lowLevel({ name: 'asking', version: '1.0.0' }, {}, {}), client);

verifies(
  'options:handler:fallback:client',
  'an unknown request is answered by the fallback, a known one by its own handler',
  async (cell) => {
    const asked: unknown[] = [];
    const client = clientOf(cell);
    client.setFallbacks({
      request: ({ method, params }) => {
        asked.push([method, params]);
        return { word: 'fallback' };
      },
    });

    const { server } = await connectTo(cell, client);

    expect(await server.request(own, { some: 'thing' })).toEqual({ word: 'fallback' });
    expect(await server.ping()).toEqual({});
    expect(asked).toEqual([[own, { some: 'thing' }]]);
  },
);

verifies(
  'options:handler:fallback-notification:client',
  'an unknown notification meets the fallback, one with a handler does not',
  async (cell) => {
    const heard: unknown[] = [];
    const client = clientOf(cell);
    client.setHandlers({}, { 'notifications/known': ({ method }) => void heard.push(['handler', method]) });
    client.setFallbacks({
      notification: ({ method, params }) => void heard.push(['fallback', method, params]),
    });

    const { server } = await connectTo(cell, client);
    await server.notify('notifications/example', { some: 'thing' });
    await server.notify('notifications/known');
    await cell.quiet();

    expect(heard).toEqual([
      ['fallback', 'notifications/example', { some: 'thing' }],
      ['handler', 'notifications/known'],
    ]);
  },
);

verifies(
  'options:handler:replaced:client',
  'a handler that is set in the middle of a connection answers from then on',
  async (cell) => {
    const { client, server } = await connectTo(cell, clientOf(cell, { [own]: saying('first') }));
    const before = await server.request(own);
    client.setHandlers({ [own]: saying('second') });

    expect([before, await server.request(own)]).toEqual([{ word: 'first' }, { word: 'second' }]);
  },
);

verifies(
  'options:handler:removed:client',
  'a request is answered until its handler is removed, and unknown afterwards',
  async (cell) => {
    const { client, server } = await connectTo(cell, clientOf(cell, { [own]: saying('here') }));
    expect(await settled(server.request(own))).toEqual(answered({ word: 'here' }));
    client.removeHandler(own);

    expect(await settled(server.request(own))).toEqual(refused(-32601));
    expect(await server.ping()).toEqual({});
  },
);

verifies(
  'options:handler:removed-notification:client',
  'a notification is heard until its handler is removed',
  async (cell) => {
    const heard: unknown[] = [];
    const method = 'notifications/example';
    const { client, server } = await connectTo(cell, clientOf(cell));
    client.setHandlers({}, { [method]: ({ params }) => void heard.push(params) });
    await server.notify(method, { time: 1 });
    await cell.quiet();
    client.removeNotificationHandler(method);
    await server.notify(method, { time: 2 });
    await cell.quiet();

    expect(heard).toEqual([{ time: 1 }]);
  },
);

verifies(
  'options:handler:taken:client',
  'a method with a handler is taken, also one that the SDK answers, and free again once that is removed',
  async (cell) => {
    const client = clientOf(cell, { [own]: saying('here') });

    expect(() => client.assertCanSetHandler(own)).toThrow(own);
    expect(() => client.assertCanSetHandler('ping')).toThrow('ping');
    expect(() => client.assertCanSetHandler('example/other')).not.toThrow();
    client.removeHandler(own);
    expect(() => client.assertCanSetHandler(own)).not.toThrow();
    cell.wire.toRead([]);
  },
);

verifies(
  'options:handler:undeclared:client',
  'every handler of a feature that is not declared is refused, and taken once it is',
  async (cell) => {
    const methods = {
      sampling: 'sampling/createMessage',
      elicitation: 'elicitation/create',
      roots: 'roots/list',
    };

    for (const [capability, method] of Object.entries(methods)) {
      const client = clientOf(cell);
      const set = () => client.setHandlers({ [method]: saying('here') });
      expect(set).toThrow(method);
      client.registerCapabilities({ [capability]: {} });
      expect(set).not.toThrow();
    }
    cell.wire.toRead([]);
  },
);
