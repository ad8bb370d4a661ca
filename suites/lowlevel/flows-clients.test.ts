// Two clients at the endpoint of a server built on the low-level class, whose requests bear the same ids.

import {
  aborted,
  answered,
  barrier,
  type CaseContext,
  complete,
  expect,
  held,
  never,
  settled,
  suiteClientIdentity,
  text,
  verifies,
} from '#case';

const shared = { name: 'shared', version: '1.0.0' };
const bothNames = ['Ada', 'Bob'];

/** The ids of the requests of one method, as they were sent. */
const idsOf = ({ wire }: CaseContext, side: 'client' | 'server', method: string) =>
  wire
    .sent(side)
    .flatMap((each) => ('method' in each && each.method === method ? [(each as { id?: unknown }).id] : []));

/** Two calls that bear the same id. */
const expectSameIds = (cell: CaseContext, side: 'client' | 'server', method: string) => {
  const ids = idsOf(cell, side, method);
  expect(ids).toEqual([ids[0], ids[0]]);
};

const greeting = (who: string) => ({ name: 'greet', arguments: { who } });
const hello = (who: string) => complete({ content: [text(`hello ${who}`)] });

verifies(
  'flows:clients:answers',
  'two calls with the same id, both under way, get each their own answer',
  async (cell) => {
    const both = barrier(2);
    const server = cell.sdk.lowLevel(
      shared,
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async ({ params }) => {
          expect(params.name).toBe('greet');
          await both.arrive();
          return { content: [text(`hello ${params.arguments.who}`)] };
        },
      },
    );

    const ada = await cell.connect(server);
    const bob = await ada.another(cell.sdk.client(suiteClientIdentity));
    const answers = await Promise.all([
      ada.client.callTool(greeting('Ada')),
      bob.client.callTool(greeting('Bob')),
    ]);

    expect(answers).toEqual(bothNames.map(hello));
    expectSameIds(cell, 'client', 'tools/call');
  },
);

verifies(
  'flows:clients:progress',
  'two calls with the same token, both under way, hear each of their own progress',
  async (cell) => {
    const both = barrier(2);
    const calls = held();
    const server = cell.sdk.lowLevel(
      shared,
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async ({ params }, context) => {
          await both.arrive();
          const { who } = params.arguments;
          const { progressToken } = params._meta;
          await context.notify('notifications/progress', { progressToken, progress: 1, message: who });
          // Its call ends once the progress has been heard by somebody.
          await calls.wait(who, context);
          return { content: [] };
        },
      },
    );
    const heard: Record<string, unknown[]> = { Ada: [], Bob: [] };
    const onprogress = (who: string) => ({
      onprogress: (each: unknown) => {
        heard[who]?.push(each);
        calls.letGo(who);
      },
    });

    const ada = await cell.connect(server);
    const bob = await ada.another(cell.sdk.client(suiteClientIdentity));
    await Promise.all([
      ada.client.callTool(greeting('Ada'), onprogress('Ada')),
      bob.client.callTool(greeting('Bob'), onprogress('Bob')),
    ]);

    expect(heard).toEqual({
      Ada: [{ progress: 1, message: 'Ada' }],
      Bob: [{ progress: 1, message: 'Bob' }],
    });
    expectSameIds(cell, 'client', 'tools/call');
  },
);

verifies(
  'flows:clients:asked',
  'of two calls under way each is told the answer of its own client, though both are asked with the same id',
  async (cell) => {
    const both = barrier(2);
    const server = cell.sdk.lowLevel(
      shared,
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async (_, { request }) => {
          await both.arrive();
          const { content } = await request('sampling/createMessage', { messages: [], maxTokens: 9 });
          return { content: [content] };
        },
      },
    );
    const answering = (who: string) =>
      cell.sdk.client(suiteClientIdentity, {
        capabilities: { sampling: {} },
        handlers: {
          'sampling/createMessage': () => ({ role: 'assistant', content: text(`hello ${who}`), model: who }),
        },
      });

    const ada = await cell.connect(server, answering('Ada'));
    const bob = await ada.another(answering('Bob'));
    const answers = await Promise.all([
      ada.client.callTool(greeting('Ada')),
      bob.client.callTool(greeting('Bob')),
    ]);

    expect(answers).toEqual(bothNames.map(hello));
    expectSameIds(cell, 'server', 'sampling/createMessage');
  },
);

verifies(
  'flows:clients:known',
  'the servers of two clients know each their own client and what it can do',
  async ({ sdk, connect }) => {
    const first = { name: 'first', version: '1.0.0' };
    const second = { name: 'second', version: '2.0.0' };

    const one = await connect(
      sdk.lowLevel(shared, {}, {}),
      sdk.client(first, { capabilities: { roots: { listChanged: true } } }),
    );
    const other = await one.another(sdk.client(second, { capabilities: { sampling: {} } }));

    expect([one, other].map(({ server }) => server.clientIdentity())).toEqual([first, second]);
    expect([one, other].map(({ server }) => server.clientCapabilities())).toEqual([
      { roots: { listChanged: true } },
      { sampling: {} },
    ]);
  },
);

verifies(
  'flows:clients:notified',
  'of two updates each reaches the client it is sent to, and no other',
  async ({ sdk, connect, quiet }) => {
    const told: Record<string, unknown[]> = { Ada: [], Bob: [] };
    const listening = (who: string) =>
      sdk.client(suiteClientIdentity, {
        notifications: {
          'notifications/resources/updated': ({ params }) => void told[who]?.push(params.uri),
        },
      });

    const ada = await connect(sdk.lowLevel(shared, { resources: { subscribe: true } }, {}), listening('Ada'));
    const bob = await ada.another(listening('Bob'));
    await ada.server.sendResourceUpdated({ uri: 'file:///ada' });
    await bob.server.sendResourceUpdated({ uri: 'file:///bob' });
    await quiet();

    expect(told).toEqual({ Ada: ['file:///ada'], Bob: ['file:///bob'] });
  },
);

verifies(
  'flows:clients:subscribed',
  'a subscription, and its end, come in with the session of the client that asked',
  async ({ sdk, connect }) => {
    const asked: unknown[] = [];
    const note =
      (kind: string) => (request: { params: { uri?: string } }, context: { sessionId?: unknown }) => {
        asked.push([kind, request.params.uri, context.sessionId]);
        return {};
      };
    const server = sdk.lowLevel(
      shared,
      { resources: { subscribe: true } },
      { 'resources/subscribe': note('begin'), 'resources/unsubscribe': note('end') },
    );
    const uri = 'file:///news';

    const ada = await connect(server);
    const bob = await ada.another(sdk.client(suiteClientIdentity));
    await ada.client.subscribeResource({ uri });
    await bob.client.subscribeResource({ uri });
    await ada.client.unsubscribeResource({ uri });

    const [[, , first], [, , second]] = asked as [[unknown, unknown, string], [unknown, unknown, string]];
    expect([typeof first, typeof second, first === second]).toEqual(['string', 'string', false]);
    expect(asked).toEqual([
      ['begin', uri, first],
      ['begin', uri, second],
      ['end', uri, first],
    ]);
  },
);

verifies(
  'flows:clients:cancelled',
  'of two calls with the same id the one that is given up stops, and the other is answered',
  async (cell) => {
    const calls = held();
    const stopped: string[] = [];
    const server = cell.sdk.lowLevel(
      shared,
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async ({ params }, context) => {
          const { who } = params.arguments;
          void aborted(context.signal).then(() => stopped.push(who));
          await calls.wait(who, context);
          return { content: [text(`hello ${who}`)] };
        },
      },
    );
    const giving = new AbortController();

    const ada = await cell.connect(server);
    const bob = await ada.another(cell.sdk.client(suiteClientIdentity));
    const given = ada.client.callTool(greeting('Ada'), { signal: giving.signal });
    const kept = bob.client.callTool(greeting('Bob'));
    await Promise.all(bothNames.map(calls.begun));
    giving.abort('enough');
    expect(await settled(given)).toHaveProperty('refused');
    await calls.cancelled('Ada');
    expect(stopped).toEqual(['Ada']);
    for (const who of bothNames) calls.letGo(who);

    expect(await settled(kept)).toEqual(answered(hello('Bob')));
    expectSameIds(cell, 'client', 'tools/call');
  },
);

verifies(
  'flows:clients:closed',
  'a call is answered although another client closes in the middle of it, and so is the next',
  async ({ sdk, connect }) => {
    const calls = held();
    const server = sdk.lowLevel(
      shared,
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async ({ params }, context) => {
          await calls.wait(params.arguments.who, context);
          return { content: [text(`hello ${params.arguments.who}`)] };
        },
      },
    );

    const ada = await connect(server);
    const bob = await ada.another(sdk.client(suiteClientIdentity));
    const lost = settled(ada.client.callTool(greeting('Ada')));
    const kept = bob.client.callTool(greeting('Bob'));
    await Promise.all(bothNames.map(calls.begun));
    await ada.client.close();
    expect(await lost).toHaveProperty('refused');
    for (const who of bothNames) calls.letGo(who);

    expect(await settled(kept)).toEqual(answered(hello('Bob')));
    expect(await settled(bob.client.callTool(greeting('Bob')))).toEqual(answered(hello('Bob')));
  },
);
