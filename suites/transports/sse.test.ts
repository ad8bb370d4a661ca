// The server side of legacy HTTP+SSE: its two endpoints, its connections and their ends. A test that listens by itself
// opens a connection of its own, beside the one of the client.

import {
  aborted,
  answered,
  barrier,
  expect,
  hung,
  never,
  observed,
  open,
  type RawHttp,
  readEvents,
  settled,
  text,
  verifies,
} from '#case';

const plain = { name: 'plain', version: '1.0.0' };

/** Opens a connection and gives back what comes on it, and where to post once that has been told. */
const listen = async (http: RawHttp, quiet: () => Promise<void>) => {
  const response = await http.fetch(http.url, { headers: { accept: 'text/event-stream' } });
  const stream = readEvents(response);
  await quiet();
  return { response, stream, endpoint: String(stream.events[0]?.data) };
};

const post = async (http: RawHttp, endpoint: string, frame: object) => {
  const response = await http.fetch(new URL(endpoint, http.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(frame),
  });
  return { status: response.status, body: await response.text() };
};

const ping = (id: string) => ({ jsonrpc: '2.0', id, method: 'ping' });
const pong = (id: string) => ({ event: 'message', data: { jsonrpc: '2.0', id, result: {} } });

verifies(
  ['sse:endpoints', 'sse:endpoint:first', 'sse:stream:not-cached'],
  'an uncached event stream says first where to post, a ping posted there is answered on the stream',
  async ({ sdk, connect, peer, quiet }) => {
    const { http, client } = await connect(sdk.lowLevel(plain, {}, {}), peer('client'));
    await open(client);
    const { response, stream, endpoint } = await listen(http, quiet);
    const told = [...stream.events];
    const posted = await post(http, endpoint, ping('first'));
    await quiet();

    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(told).toEqual([{ event: 'endpoint', data: expect.stringMatching(/^\/messages\?sessionId=\S+$/) }]);
    expect(posted.status).toBe(202);
    expect(stream.events.slice(1)).toEqual([pong('first')]);
  },
);

verifies(
  'sse:endpoint:query',
  'an endpoint with a query and a fragment is told with both, the session added to the query',
  async ({ sdk, connect, peer, quiet }) => {
    const { http, client } = await connect(sdk.lowLevel(plain, {}, {}), peer('client'), {
      endpoint: '/inbox?room=a%20b&floor=2#door',
    });
    await open(client);
    const { endpoint } = await listen(http, quiet);
    const { pathname, searchParams, hash } = new URL(endpoint, http.url);

    expect([pathname, Object.fromEntries(searchParams), hash]).toEqual([
      '/inbox',
      { room: 'a b', floor: '2', sessionId: expect.stringMatching(/./) },
      '#door',
    ]);
  },
);

verifies(
  ['sse:session:unique', 'sse:session:own-stream'],
  'two connections are told different sessions, each gets the answer to its own ping',
  async ({ sdk, connect, peer, quiet }) => {
    const { http, client } = await connect(sdk.lowLevel(plain, {}, {}), peer('client'));
    await open(client);
    const one = await listen(http, quiet);
    const other = await listen(http, quiet);
    await post(http, other.endpoint, ping('other'));
    await post(http, one.endpoint, ping('one'));
    await quiet();

    expect(one.endpoint).not.toBe(other.endpoint);
    expect(one.stream.events.slice(1)).toEqual([pong('one')]);
    expect(other.stream.events.slice(1)).toEqual([pong('other')]);
  },
);

verifies(
  'sse:session:handler',
  'the handler of a call is told the session that the call was posted under',
  async ({ sdk, connect, wire }) => {
    let told: string | undefined;
    const server = sdk.lowLevel(
      plain,
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': (_request, { sessionId }) => {
          told = sessionId;
          return { content: [text('done')] };
        },
      },
    );

    const { client } = await connect(server);
    await client.callTool({ name: 'work' });

    const paths = wire.records.flatMap((record) =>
      record.kind === 'request' && record.over.kind === 'POST' ? [record.path] : [],
    );
    expect(told).toMatch(/./);
    expect(new Set(paths)).toEqual(new Set([`/messages?sessionId=${told}`]));
  },
);

verifies(
  'sse:closed:by-client',
  'the handler of a call is told to stop when the client closes',
  async ({ sdk, connect }) => {
    const started = barrier(2);
    let stopped: Promise<unknown> = Promise.reject(new Error('never called'));
    stopped.catch(() => {});
    const server = sdk.lowLevel(
      plain,
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async (_request, { signal }) => {
          stopped = aborted(signal);
          await started.arrive();
          await stopped;
          return { content: [] };
        },
      },
    );

    const { client } = await connect(server);
    const call = settled(client.callTool({ name: 'wait' }));
    await started.arrive();
    await client.close();

    observed(await settled(stopped))
      .required((seen) => expect(seen).toEqual(answered(expect.anything())))
      .divergent('runs-on', (seen) => expect(seen).toEqual(hung()));
    await call;
  },
);

verifies(
  ['sse:closed:by-server', 'sse:closed:refused'],
  'the stream of a server that closes ends, a ping posted there is refused with status 500',
  async ({ sdk, connect, peer, quiet }) => {
    const connected = await connect(sdk.lowLevel(plain, {}, {}), peer('client'));
    await open(connected.client);
    const { stream, endpoint } = await listen(connected.http, quiet);
    const before = stream.ended;
    // The newest one, which serves the connection that was opened last.
    await connected.server.close();
    await quiet();

    expect([before, stream.ended]).toEqual([false, true]);
    expect(await post(connected.http, endpoint, ping('late'))).toEqual({
      status: 500,
      body: 'SSE connection not established',
    });
  },
);
