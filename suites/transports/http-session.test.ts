// Sessions of Streamable HTTP, as headers and statuses show them.

import {
  answered,
  barrier,
  expect,
  hung,
  initializeParams,
  never,
  observed,
  open,
  type RawHttp,
  rawHeaders,
  readEvents,
  settled,
  suiteClientIdentity,
  text,
  verifies,
  type Wire,
} from '#case';

const plain = { name: 'plain', version: '1.0.0' };
const ping = { jsonrpc: '2.0', id: 'raw', method: 'ping' };

/** The sessions that requests, or answers, name so far, in order. */
const sessionsIn = ({ records }: Wire, kind: 'request' | 'response'): (string | undefined)[] =>
  records.flatMap((record) => (record.kind === kind ? [record.headers['mcp-session-id']] : []));

/** The statuses that answer a ping, a request for the stream and a DELETE under these headers. */
const statusesUnder = async (http: RawHttp, headers: Record<string, string>) => {
  const statusOf = async (method: string) => {
    const over = new AbortController();
    const body = method === 'POST' ? { body: JSON.stringify(ping) } : {};
    const response = http.fetch(http.url, { method, headers, ...body, signal: over.signal });
    const outcome = await settled(response.then(({ status }) => status));
    over.abort();
    return 'answered' in outcome ? outcome.answered : 'hung';
  };
  return { post: await statusOf('POST'), get: await statusOf('GET'), delete: await statusOf('DELETE') };
};

const gone = { post: 404, get: 404, delete: 404 };

const without = (headers: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));

/** Posts a frame and reads the whole answer. */
const post = async (http: RawHttp, headers: Record<string, string>, frame: object) => {
  const response = await http.fetch(http.url, { method: 'POST', headers, body: JSON.stringify(frame) });
  return {
    status: response.status,
    session: response.headers.get('mcp-session-id'),
    body: await response.text(),
  };
};

verifies(
  ['http:session:assigned', 'http:session:visible-ascii'],
  'the answer to initialize names a session in visible ASCII, the one its host made',
  async ({ sdk, connect, peer, wire }) => {
    const server = sdk.lowLevel(plain, {}, {});

    const { client } = await connect(server, peer('client'), {
      server: { sessionIdGenerator: () => 'kettle~1!' },
    });
    await open(client);

    const [session] = sessionsIn(wire, 'response');
    expect(session).toBe('kettle~1!');
    expect(session).toMatch(/^[\x21-\x7e]+$/);
  },
);

verifies(
  'http:session:unique',
  'two connections to one host are given different sessions',
  async ({ sdk, connect, peer }) => {
    const { http, client } = await connect(sdk.lowLevel(plain, {}, {}), peer('client'));
    await open(client);
    const initialize = { jsonrpc: '2.0', id: 'second', method: 'initialize', params: initializeParams() };
    const second = await post(http, without(rawHeaders(client), 'mcp-session-id'), initialize);

    expect(second).toMatchObject({ status: 200, session: expect.any(String) });
    expect(second.session).not.toBe(client.sessionId);
  },
);

verifies(
  'http:session:none',
  'a listing without sessions: no answer names one, and no request',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel(
      plain,
      { tools: {} },
      { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') },
    );

    const { client } = await connect(server);
    await client.listTools();

    expect(sessionsIn(wire, 'response').length).toBeGreaterThan(1);
    expect(new Set([...sessionsIn(wire, 'request'), ...sessionsIn(wire, 'response')])).toEqual(
      new Set([undefined]),
    );
  },
);

verifies(
  ['http:session:echoed', 'http:session:client-ends', 'http:session:delete-status'],
  'POST, GET and the DELETE that ends it name the session, initialize alone does not',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel(
      plain,
      { tools: {} },
      { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') },
    );

    const { http, client } = await connect(server, sdk.client(suiteClientIdentity));
    const session = http.link.sessionId;
    await client.listTools();
    await http.link.terminateSession?.();

    expect(session).toEqual(expect.any(String));
    const named = wire.records.flatMap((record) =>
      record.kind === 'request' ? [[record.over.kind, record.headers['mcp-session-id']]] : [],
    );
    expect(named).toEqual([
      ['POST', undefined],
      ['POST', session],
      ['GET', session],
      ['POST', session],
      ['DELETE', session],
    ]);
    const deleted = wire.records.findLast(
      (record) => record.kind === 'response' && record.over.kind === 'DELETE',
    );
    expect(deleted).toMatchObject({ status: 200 });
    expect(http.link.sessionId).toBeUndefined();
  },
);

verifies(
  'http:session:missing',
  'POST, GET and DELETE without a session are refused with status 400 while one is live',
  async ({ sdk, connect, peer, wire }) => {
    const { http, client } = await connect(sdk.lowLevel(plain, {}, {}), peer('client'), { oneServer: true });
    await open(client);
    const live = await post(http, rawHeaders(client), ping);

    expect(live.status).toBe(200);
    expect(await statusesUnder(http, without(rawHeaders(client), 'mcp-session-id'))).toEqual({
      post: 400,
      get: 400,
      delete: 400,
    });
    expect(sessionsIn(wire, 'response')[0]).toBe(client.sessionId);
  },
);

verifies(
  'http:session:unknown',
  'POST, GET and DELETE under an invented session are refused with status 404, the live one is served on',
  async ({ sdk, connect, peer }) => {
    const { http, client } = await connect(sdk.lowLevel(plain, {}, {}), peer('client'));
    await open(client);

    expect(await statusesUnder(http, { ...rawHeaders(client), 'mcp-session-id': 'invented' })).toEqual({
      post: 404,
      get: 404,
      delete: 404,
    });
    expect(await post(http, rawHeaders(client), ping)).toMatchObject({ status: 200 });
  },
);

verifies(
  'http:session:deleted',
  'POST, GET and DELETE under a session that was deleted are refused with status 404',
  async ({ sdk, connect, peer }) => {
    const { http, client } = await connect(sdk.lowLevel(plain, {}, {}), peer('client'));
    await open(client);
    const headers = rawHeaders(client);
    const deleted = await http.fetch(http.url, { method: 'DELETE', headers });
    await deleted.text();

    expect(deleted.status).toBe(200);
    observed(await statusesUnder(http, headers))
      .required((statuses) => expect(statuses).toEqual(gone))
      .divergent('serves-on', (statuses) => expect(statuses).toEqual({ post: 'hung', get: 200, delete: 200 }))
      .divergent('empty-answer', (statuses) =>
        expect(statuses).toEqual({ post: 200, get: 200, delete: 200 }),
      );
  },
);

verifies(
  ['http:session:ended-by-server', 'http:session:ended-by-server:refused'],
  'a server that closes ends its standalone stream and refuses its session with status 404 from then on',
  async ({ sdk, connect, peer, quiet }) => {
    const { http, client, server } = await connect(sdk.lowLevel(plain, {}, {}), peer('client'));
    await open(client);
    const headers = rawHeaders(client);
    expect(await post(http, headers, ping)).toMatchObject({ status: 200 });
    await server.close();
    await quiet();

    observed(await statusesUnder(http, headers))
      .required((statuses) => expect(statuses).toEqual(gone))
      .divergent('serves-on', (statuses) => expect(statuses).toEqual({ post: 'hung', get: 200, delete: 200 }))
      .divergent('empty-answer', (statuses) =>
        expect(statuses).toEqual({ post: 200, get: 200, delete: 200 }),
      );
  },
);

verifies(
  'http:session:others-live',
  'two sessions of one host: one is deleted, the other is served on',
  async ({ sdk, connect, peer }) => {
    const { http, client } = await connect(sdk.lowLevel(plain, {}, {}), peer('client'));
    await open(client);
    const initialize = { jsonrpc: '2.0', id: 'second', method: 'initialize', params: initializeParams() };
    const second = await post(http, without(rawHeaders(client), 'mcp-session-id'), initialize);
    const headers = { ...rawHeaders(client), 'mcp-session-id': second.session ?? 'none' };
    await (await http.fetch(http.url, { method: 'DELETE', headers })).text();

    expect(second.status).toBe(200);
    const alive = await post(http, rawHeaders(client), ping);
    expect(alive.status).toBe(200);
    expect(alive.body).toContain('"result":{}');
  },
);

verifies(
  'http:session:stream-ends',
  'a DELETE in the middle of a call ends the stream that waits for its answer',
  async ({ sdk, connect, peer, quiet }) => {
    const started = barrier(2);
    const finish = barrier(2);
    const server = sdk.lowLevel(
      plain,
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async (_request, { notify }) => {
          // Older versions send no head before the first event.
          await notify('notifications/progress', { progressToken: 'steps', progress: 1 });
          await started.arrive();
          await finish.arrive();
          return { content: [text('too late')] };
        },
      },
    );

    const { http, client } = await connect(server, peer('client'));
    await open(client);
    const call = {
      jsonrpc: '2.0',
      id: 'long',
      method: 'tools/call',
      params: { name: 'brew', _meta: { progressToken: 'steps' } },
    };
    const headers = rawHeaders(client);
    const response = await http.fetch(http.url, { method: 'POST', headers, body: JSON.stringify(call) });
    const stream = readEvents(response);
    await started.arrive();
    expect(stream.ended).toBe(false);
    await (await http.fetch(http.url, { method: 'DELETE', headers })).text();
    await quiet();

    expect(stream.ended).toBe(true);
    expect(stream.events.map(({ data }) => data)).toEqual([
      {
        jsonrpc: '2.0',
        method: 'notifications/progress',
        params: { progressToken: 'steps', progress: 1 },
      },
    ]);
    await finish.arrive();
  },
);

verifies(
  'http:session:restarted',
  'a listing after the session is gone is answered in a new session',
  async ({ sdk, connect, wire }) => {
    const server = sdk.lowLevel(
      plain,
      { tools: {} },
      { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') },
    );

    const { http, client } = await connect(server, sdk.client(suiteClientIdentity));
    const headers = { 'mcp-session-id': http.link.sessionId ?? 'none' };
    await (await http.fetch(http.url, { method: 'DELETE', headers })).text();
    const list = await settled(client.listTools());

    const initializes = wire
      .sent('client')
      .filter((each) => 'method' in each && each.method === 'initialize');
    observed({ list, initializes: initializes.length, session: http.link.sessionId })
      .required((seen) =>
        expect(seen).toEqual({
          list: answered(expect.objectContaining({ tools: [] })),
          initializes: 2,
          session: expect.not.stringMatching(headers['mcp-session-id']),
        }),
      )
      .divergent('call-fails', (seen) =>
        expect(seen).toEqual({
          list: { refused: expect.anything() },
          initializes: 1,
          session: headers['mcp-session-id'],
        }),
      )
      // Older servers go on under the session that is gone, and never answer.
      .divergent('call-hangs', (seen) =>
        expect(seen).toEqual({ list: hung(), initializes: 1, session: headers['mcp-session-id'] }),
      );
  },
);

/** A client whose DELETE is answered by hand with this status, and what it reported. */
const ending = (status: number) => {
  const errors: Error[] = [];
  return {
    errors,
    options: { onerror: (error: Error) => void errors.push(error) },
    answer: (
      request: { method?: string | undefined },
      response: { writeHead(status: number): { end(): void } },
    ) => {
      if (request.method !== 'DELETE') return false;
      response.writeHead(status).end();
      return true;
    },
  };
};

verifies(
  'http:session:delete-refused',
  'ending a session succeeds without an error although DELETE is refused, played by hand, with status 405',
  async ({ sdk, connect }) => {
    const { errors, options, answer } = ending(405);
    const client = sdk.client(suiteClientIdentity, options);

    const { http } = await connect(sdk.lowLevel(plain, {}, {}), client, { answer });

    expect(await settled(http.link.terminateSession?.() ?? Promise.reject())).toEqual(answered(undefined));
    expect(http.link.sessionId).toBeUndefined();
    expect(errors).toEqual([]);
  },
);

verifies(
  'http:session:delete-failed',
  'ending a session fails and keeps it when DELETE is answered, played by hand, with status 503',
  async ({ sdk, connect }) => {
    const { errors, options, answer } = ending(503);
    const client = sdk.client(suiteClientIdentity, options);

    const { http } = await connect(sdk.lowLevel(plain, {}, {}), client, { answer });
    const session = http.link.sessionId;

    // What it fails with is the SDK's choice.
    expect(await settled(http.link.terminateSession?.() ?? Promise.resolve())).toEqual({
      refused: expect.anything(),
    });
    expect(http.link.sessionId).toBe(session);
    expect(errors.length).toBe(1);
  },
);
