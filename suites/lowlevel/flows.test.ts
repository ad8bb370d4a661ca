// Conversations with a server built on the low-level class in which several features take turns.

import {
  answered,
  type CaseContext,
  complete,
  expect,
  type Json,
  refused,
  settled,
  suiteClientIdentity,
  text,
  verifies,
} from '#case';

const form = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
const haiku = { role: 'assistant', content: text('rust'), model: 'basho-1' };

/** A client that can do everything, and all it was asked or told, in order. */
const busyClient = ({ sdk }: CaseContext) => {
  const seen: unknown[] = [];
  const client = sdk.client(suiteClientIdentity, {
    capabilities: { sampling: {}, elicitation: {}, roots: {} },
    handlers: {
      'sampling/createMessage': ({ params }) => {
        seen.push(['sample', params.maxTokens]);
        return structuredClone(haiku);
      },
      'elicitation/create': ({ params }) => {
        seen.push(['elicit', params.message]);
        return { action: 'accept', content: { name: 'Ada' } };
      },
      'roots/list': () => {
        seen.push(['roots']);
        return { roots: [{ uri: 'file:///home' }] };
      },
    },
    notifications: { 'notifications/message': ({ params }) => void seen.push(['log', params.data]) },
  });
  return { client, seen, onprogress: (each: Json) => void seen.push(['progress', each]) };
};

verifies(
  'flows:callbacks',
  'one call logs, reports, samples, elicits and lists roots, feeds each answer into the next, and returns them all',
  async (cell) => {
    const server = cell.sdk.lowLevel(
      { name: 'busy', version: '1.0.0' },
      { tools: {}, logging: {} },
      {
        'tools/call': async ({ params }, { notify, request }) => {
          const { progressToken } = params._meta;
          await notify('notifications/message', { level: 'info', data: 'begin' });
          await notify('notifications/progress', { progressToken, progress: 1, total: 2 });
          const { content } = await request('sampling/createMessage', { messages: [], maxTokens: 7 });
          const asked = { message: `${content.text}?`, requestedSchema: form };
          const { action, content: filled } = await request('elicitation/create', asked);
          const { roots } = await request('roots/list');
          await notify('notifications/message', { level: 'info', data: filled.name });
          return { content: [text(`${content.text} ${action} ${filled.name} ${roots[0].uri}`)] };
        },
      },
    );
    const { client: caller, seen, onprogress } = busyClient(cell);

    const { client } = await cell.connect(server, caller);
    const result = await client.callTool({ name: 'work' }, { onprogress });

    expect(result).toEqual({ content: [text('rust accept Ada file:///home')] });
    expect(seen).toEqual([
      ['log', 'begin'],
      ['progress', { progress: 1, total: 2 }],
      ['sample', 7],
      ['elicit', 'rust?'],
      ['roots'],
      ['log', 'Ada'],
    ]);
  },
);

verifies(
  'flows:errors',
  'between refused, thrown and unknown requests every other one is answered',
  async ({ sdk, connect }) => {
    const server = sdk.lowLevel(
      { name: 'uneven', version: '1.0.0' },
      { tools: {} },
      {
        'tools/call': ({ params }) => {
          if (params.name === 'refuse') throw sdk.protocolError(-32050, 'no');
          if (params.name === 'throw') throw new TypeError('broken');
          return { content: [text(params.name)] };
        },
      },
    );

    const { client } = await connect(server);
    const call = (name: unknown) => settled(client.request('tools/call', { name }));
    const together = await Promise.all(['one', 'refuse', 'two', 'throw', 'three'].map(call));
    const after = [await settled(client.request('example/unknown')), await call('four')];

    const said = (word: string) => answered(complete({ content: [text(word)] }));
    expect(together).toEqual([said('one'), refused(-32050), said('two'), refused(-32603), said('three')]);
    // Over which code and transport an unknown method is refused is the matter of errors:method-not-found.
    expect(after).toEqual([{ refused: expect.anything() }, said('four')]);
  },
);

verifies(
  'flows:resource-watched',
  'a subscribed resource is told of twice, read anew each time, and then no more',
  async ({ sdk, connect, quiet }) => {
    const uri = 'file:///news';
    let edition = 0;
    const watched = new Set<unknown>();
    const server = sdk.lowLevel(
      { name: 'press', version: '1.0.0' },
      { resources: { subscribe: true } },
      {
        'resources/read': () => ({ contents: [{ uri, text: `edition ${edition}` }] }),
        'resources/subscribe': ({ params }) => {
          watched.add(params.uri);
          return {};
        },
        'resources/unsubscribe': ({ params }) => {
          watched.delete(params.uri);
          return {};
        },
      },
    );
    const told: unknown[] = [];
    const reader = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/resources/updated': ({ params }) => void told.push(params) },
    });

    const { client, server: live } = await connect(server, reader);
    const publish = async () => {
      edition += 1;
      if (watched.has(uri)) await live.sendResourceUpdated({ uri });
      await quiet();
      return [told.length, (await client.readResource({ uri })).contents[0].text];
    };
    const before = await publish();
    await client.subscribeResource({ uri });
    const during = [await publish(), await publish()];
    await client.unsubscribeResource({ uri });

    expect([before, ...during, await publish()]).toEqual([
      [0, 'edition 1'],
      [1, 'edition 2'],
      [2, 'edition 3'],
      [2, 'edition 4'],
    ]);
    expect(told).toEqual([{ uri }, { uri }]);
  },
);
