// Which stream of Streamable HTTP each message travels on, and when streams begin and end.

import {
  aborted,
  answered,
  barrier,
  expect,
  never,
  open,
  rawHeaders,
  rawSession,
  readEvents,
  settled,
  suiteClientIdentity,
  text,
  verifies,
  type Wire,
} from '#case';

/** The messages of a whole event stream. */
const messagesOf = (stream: string): unknown[] =>
  stream.split('\n').flatMap((line) => (line.startsWith('data: {') ? [JSON.parse(line.slice(6))] : []));

/** What the client was sent, exchange by exchange: a method, or `response`. */
const streamsOf = ({ records }: Wire): string[] => {
  const lines = new Map<number, string>();
  for (const record of records) {
    if (record.kind !== 'message' || record.at !== 'client' || record.did !== 'got') continue;
    const { kind, ordinal } = record.over;
    const { method = 'response' } = record.message as { method?: string };
    lines.set(ordinal, `${lines.get(ordinal) ?? kind} ${method}`);
  }
  return [...lines].sort(([one], [other]) => one - other).map(([, line]) => line);
};

const haiku = { role: 'assistant', content: text('Steam'), model: 'kettle-1' };
const question = { messages: [{ role: 'user', content: text('A haiku?') }], maxTokens: 10 };
const poet = { capabilities: { sampling: {} }, handlers: { 'sampling/createMessage': () => haiku } };

verifies(
  ['http:stream:ends', 'http:stream:related'],
  'the answer to a POST is one stream: first what its handler announced, then its result, then the end',
  async ({ sdk, connect, peer }) => {
    const progress = { progressToken: 'steps', progress: 1 };
    const server = sdk.lowLevel(
      { name: 'working', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async (_request, { notify }) => {
          await notify('notifications/progress', progress);
          return { content: [text('done')] };
        },
      },
    );

    const { http, client } = await connect(server, peer('client'));
    await open(client);
    const params = { name: 'work', arguments: {}, _meta: { progressToken: 'steps' } };
    const response = await http.fetch(http.url, {
      method: 'POST',
      headers: rawHeaders(client),
      body: JSON.stringify({ jsonrpc: '2.0', id: 'long', method: 'tools/call', params }),
    });
    const body = await settled(response.text().then(messagesOf));

    expect(body).toEqual(
      answered([
        { jsonrpc: '2.0', method: 'notifications/progress', params: progress },
        { jsonrpc: '2.0', id: 'long', result: { content: [text('done')] } },
      ]),
    );
  },
);

verifies(
  [
    'http:stream:standalone',
    'http:stream:standalone:no-response',
    'http:stream:one-only',
    'http:stream:several',
  ],
  'progress and response of a call come on its own stream, the change of the list in its middle on the standalone one',
  async ({ sdk, connect, quiet, wire }) => {
    const started = barrier(2);
    const finish = barrier(2);
    const server = sdk.lowLevel(
      { name: 'working', version: '1.0.0' },
      { tools: { listChanged: true } },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async ({ params }, { notify }) => {
          await started.arrive();
          await finish.arrive();
          await notify('notifications/progress', { progressToken: params._meta.progressToken, progress: 1 });
          return { content: [text('done')] };
        },
      },
    );

    const { client, server: live } = await connect(server);
    const call = client.callTool({ name: 'work' }, { onprogress: () => {} });
    await started.arrive();
    await live.sendToolListChanged();
    await quiet();
    await finish.arrive();
    await call;

    // initialize, the standalone stream, the call.
    expect(streamsOf(wire)).toEqual([
      'POST response',
      'GET notifications/tools/list_changed',
      'POST notifications/progress response',
    ]);
  },
);

verifies(
  ['http:stream:requests', 'http:stream:standalone:messages'],
  'a question in the middle of a call comes on the stream of the call, one outside of it on the standalone stream',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel(
      { name: 'asking', version: '1.0.0' },
      { tools: { listChanged: true } },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async (_request, { notify, request }) => {
          await notify('notifications/tools/list_changed');
          const { content } = await request('sampling/createMessage', question);
          return { content: [content] };
        },
      },
    );

    const { client, server: live } = await connect(server, sdk.client(suiteClientIdentity, poet));
    expect(await client.callTool({ name: 'ask' })).toEqual({ content: [text('Steam')] });
    await live.sendToolListChanged();
    expect(await live.createMessage(question)).toEqual(haiku);

    expect(streamsOf(wire)).toEqual([
      'POST response',
      'GET notifications/tools/list_changed sampling/createMessage',
      'POST notifications/tools/list_changed sampling/createMessage response',
    ]);
  },
);

verifies(
  'http:stream:client-listens',
  'one GET follows the initialized notification',
  async ({ sdk, connect, quiet, wire }) => {
    await connect(sdk.lowLevel({ name: 'plain', version: '1.0.0' }, {}, {}));
    await quiet();

    const methods = wire.records.flatMap((record) => (record.kind === 'request' ? [record.over.kind] : []));
    expect(methods).toEqual(['POST', 'POST', 'GET']);
  },
);

verifies(
  ['http:stream:second-get', 'http:stream:client-leaves'],
  'a second GET is refused with status 409, and answered once the client has left the first',
  async ({ sdk, connect, peer, quiet }) => {
    const server = sdk.lowLevel(
      { name: 'plain', version: '1.0.0' },
      { tools: { listChanged: true } },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': never('nobody calls here'),
      },
    );

    const { http, server: live } = await connect(server, peer('client'));
    const headers = rawHeaders(await rawSession(http));
    const first = await http.fetch(http.url, { headers });
    const left = readEvents(first);
    const second = await http.fetch(http.url, { headers });
    await second.text();
    await left.leave();
    await quiet();
    const third = await http.fetch(http.url, { headers });
    const stream = readEvents(third);
    await live.sendToolListChanged();
    await quiet();

    expect([first.status, second.status, third.status]).toEqual([200, 409, 200]);
    expect(stream.events.map(({ data }) => data)).toEqual([
      { jsonrpc: '2.0', method: 'notifications/tools/list_changed' },
    ]);
  },
);

verifies(
  ['http:stream:disconnect', 'http:stream:disconnect:session'],
  'a call whose connection is lost runs to its end, and the session is served on',
  async ({ sdk, connect, peer, quiet }) => {
    const started = barrier(2);
    const finish = barrier(2);
    let ran: unknown;
    const server = sdk.lowLevel(
      { name: 'working', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async (_request, { notify, signal }) => {
          // Older versions send no head before the first event.
          await notify('notifications/progress', { progressToken: 'steps', progress: 1 });
          await started.arrive();
          await finish.arrive();
          ran = { aborted: signal.aborted };
          return { content: [text('nobody listens')] };
        },
      },
    );

    const { http, client } = await connect(server, peer('client'));
    await open(client);
    const params = { name: 'work', _meta: { progressToken: 'steps' } };
    const call = { jsonrpc: '2.0', id: 'long', method: 'tools/call', params };
    const headers = rawHeaders(client);
    const stream = readEvents(
      await http.fetch(http.url, { method: 'POST', headers, body: JSON.stringify(call) }),
    );
    await started.arrive();
    await stream.leave();
    await quiet();
    await finish.arrive();
    await quiet();

    expect(ran).toEqual({ aborted: false });
    expect(await client.request('ping')).toMatchObject({ result: {} });
  },
);

verifies(
  'http:stream:cancels',
  'giving up a call posts a cancellation that names it, and its handler hears of it',
  async ({ sdk, connect, wire }) => {
    const started = barrier(2);
    const heard = barrier(2);
    const server = sdk.lowLevel(
      { name: 'working', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async (_request, { signal }) => {
          await started.arrive();
          await aborted(signal);
          await heard.arrive();
          return { content: [] };
        },
      },
    );

    const { client } = await connect(server);
    const over = new AbortController();
    const call = settled(client.callTool({ name: 'work' }, { signal: over.signal }));
    await started.arrive();
    over.abort('enough');
    await settled(heard.arrive());

    expect(await call).toEqual({ refused: expect.anything() });
    const posted = wire.records.flatMap((record) =>
      record.kind === 'message' && record.at === 'client' && record.did === 'sent' ? [record] : [],
    );
    const named = posted.at(-2)?.message;
    expect(posted.at(-1)).toMatchObject({
      over: { kind: 'POST' },
      message: {
        method: 'notifications/cancelled',
        params: { requestId: named && 'id' in named ? named.id : 'none' },
      },
    });
  },
);
