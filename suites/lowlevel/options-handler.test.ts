// Handlers of a server built on the low-level class: set anew, removed, and standing in for others.

import {
  type Adjustable,
  answered,
  type CaseContext,
  expect,
  type Json,
  type LiveServer,
  type Recipe,
  refused,
  settled,
  verifies,
} from '#case';

const identity = { name: 'changing', version: '1.0.0' };
const own = 'example/own';
const saying = (word: string) => () => ({ word });

const recipeOf = ({ sdk }: CaseContext, handlers: Json = {}): Recipe<LiveServer> =>
  sdk.lowLevel(identity, {}, handlers);

/** The same servers, changed before they are connected. */
const changed = (recipe: Recipe<LiveServer>, change: (server: Adjustable) => void): Recipe<LiveServer> => ({
  ...recipe,
  build: () => {
    const server = recipe.build();
    change(server);
    return server;
  },
});

verifies(
  'options:handler:fallback',
  'an unknown request is answered by the fallback, a known one by its own handler',
  async (cell) => {
    const asked: unknown[] = [];
    const request = ({ method, params }: { method: string; params: Json }) => {
      asked.push([method, params]);
      return { word: 'fallback' };
    };
    const server = changed(recipeOf(cell), (end) => end.setFallbacks({ request }));

    const { client } = await cell.connect(server);

    expect(await client.request(own, { some: 'thing' })).toEqual({ word: 'fallback' });
    expect(await client.ping()).toEqual({});
    expect(asked).toEqual([[own, { some: 'thing' }]]);
  },
);

verifies(
  'options:handler:fallback-notification',
  'an unknown notification meets the fallback, one with a handler does not',
  async (cell) => {
    const heard: unknown[] = [];
    const rootsChanged = 'notifications/roots/list_changed';
    const server = changed(recipeOf(cell), (end) => {
      end.setHandlers({}, { [rootsChanged]: ({ method }) => void heard.push(['handler', method]) });
      end.setFallbacks({
        notification: ({ method, params }) => void heard.push(['fallback', method, params]),
      });
    });

    const { client } = await cell.connect(
      server,
      cell.sdk.client(identity, { capabilities: { roots: { listChanged: true } } }),
    );
    await client.notify('notifications/example', { some: 'thing' });
    await cell.quiet();
    await client.sendRootsListChanged();
    await cell.quiet();

    expect(heard).toEqual([
      ['fallback', 'notifications/example', { some: 'thing' }],
      ['handler', rootsChanged],
    ]);
  },
);

verifies(
  'options:handler:replaced',
  'a handler that is set in the middle of a connection answers from then on',
  async (cell) => {
    const { client, server } = await cell.connect(recipeOf(cell, { [own]: saying('first') }));
    const before = await client.request(own);
    server.setHandlers({ [own]: saying('second') });

    expect([before, await client.request(own)]).toEqual([{ word: 'first' }, { word: 'second' }]);
  },
);

verifies(
  'options:handler:removed',
  'a request is answered until its handler is removed, and unknown afterwards',
  async (cell) => {
    const { client, server } = await cell.connect(recipeOf(cell, { [own]: saying('here') }));
    expect(await settled(client.request(own))).toEqual(answered({ word: 'here' }));
    server.removeHandler(own);

    expect(await settled(client.request(own))).toEqual(refused(-32601));
    expect(await client.ping()).toEqual({});
  },
);

verifies(
  'options:handler:removed-notification',
  'a notification is heard until its handler is removed',
  async (cell) => {
    const heard: unknown[] = [];
    const method = 'notifications/example';
    const { client, server } = await cell.connect(recipeOf(cell));
    server.setHandlers({}, { [method]: ({ params }) => void heard.push(params) });
    await client.notify(method, { time: 1 });
    await cell.quiet();
    server.removeNotificationHandler(method);
    await client.notify(method, { time: 2 });
    await cell.quiet();

    expect(heard).toEqual([{ time: 1 }]);
  },
);

verifies(
  'options:handler:taken',
  'a method with a handler is taken, also one that the SDK answers, and free again once that is removed',
  async (cell) => {
    const server = recipeOf(cell, { [own]: saying('here') }).build();

    expect(() => server.assertCanSetHandler(own)).toThrow(own);
    expect(() => server.assertCanSetHandler('ping')).toThrow('ping');
    expect(() => server.assertCanSetHandler('example/other')).not.toThrow();
    server.removeHandler(own);
    expect(() => server.assertCanSetHandler(own)).not.toThrow();
    cell.wire.toRead([]);
  },
);

verifies(
  'options:handler:undeclared',
  'every handler of a feature that is not declared is refused, and taken once it is',
  async (cell) => {
    const methods = {
      tools: ['tools/list', 'tools/call'],
      prompts: ['prompts/list', 'prompts/get'],
      resources: ['resources/list', 'resources/templates/list', 'resources/read'],
      completions: ['completion/complete'],
      logging: ['logging/setLevel'],
    };

    for (const [capability, each] of Object.entries(methods)) {
      for (const method of each) {
        const server = recipeOf(cell).build();
        const set = () => server.setHandlers({ [method]: saying('here') });
        expect(set).toThrow(method);
        server.registerCapabilities({ [capability]: {} });
        expect(set).not.toThrow();
      }
    }
    cell.wire.toRead([]);
  },
);
