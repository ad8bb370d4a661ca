// The server transport of Streamable HTTP that takes the requests of the platform, asked without a server on it.

import {
  type CaseContext,
  createEventStore,
  expect,
  initializeParams,
  type Json,
  verifies,
  type WebServer,
  webServer,
} from '#case';

const sessions = { sessionIdGenerator: () => 'kettle' };
const ping = { jsonrpc: '2.0', id: 'ping', method: 'ping' };
const changed = { jsonrpc: '2.0', method: 'notifications/tools/list_changed' };

const initialize = () => ({
  jsonrpc: '2.0',
  id: 'initialize',
  method: 'initialize',
  params: initializeParams(),
});

/** A transport whose session is open. */
const inSession = async ({ sdk }: CaseContext, native: Json = {}) => {
  const server = await webServer(sdk, { ...sessions, ...native });
  await (await server.open()).text();
  server.got.length = 0;
  return server;
};

/** All of a response. */
const whole = async (response: Response) => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
});

const refusal = (status: number, code: number, message: unknown, headers: Json = {}) => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: { jsonrpc: '2.0', error: { code, message }, id: null },
});

/** What a request is refused with, and what the user is told of it. */
const refused = async ({ errors }: WebServer, asking: Promise<Response>) => {
  const { body, ...rest } = await whole(await asking);
  return { answer: { ...rest, body: JSON.parse(body) }, told: errors.splice(0) };
};

const is = (status: number, code: number, message: string, headers: Json = {}) => ({
  answer: refusal(status, code, message, headers),
  told: [message],
});

const notAccepted = 'Not Acceptable: Client must accept both application/json and text/event-stream';
const noStream = 'Not Acceptable: Client must accept text/event-stream';
const noJson = 'Unsupported Media Type: Content-Type must be application/json';
const noSession = is(400, -32000, 'Bad Request: Mcp-Session-Id header is required');
const unknown = is(404, -32001, 'Session not found');

verifies(
  'http:web:refusals',
  'requests that are refused for their headers, their method or a second stream get the words that the user is told',
  async (cell) => {
    const server = await inSession(cell);
    const { ask } = server;
    const post = (more: Record<string, string | undefined>, frame: unknown = ping) =>
      refused(server, ask('POST', frame, more));
    const of = (method: string, more: Record<string, string | undefined> = {}) =>
      refused(server, ask(method, undefined, more));
    const version = { 'mcp-protocol-version': '1999-12-31' };
    const unsupported = {
      answer: refusal(
        400,
        -32000,
        expect.stringMatching(
          /^Bad Request: Unsupported protocol version: 1999-12-31 \(supported versions: [-0-9, ]+\)$/,
        ),
      ),
      told: [expect.stringMatching(/^Bad Request: Unsupported protocol version: 1999-12-31 \(/)],
    };

    expect(await post({ accept: 'application/json' })).toEqual(is(406, -32000, notAccepted));
    expect(await post({ accept: 'text/event-stream' })).toEqual(is(406, -32000, notAccepted));
    expect(await post({ accept: undefined })).toEqual(is(406, -32000, notAccepted));
    expect(await post({ 'content-type': 'text/plain' })).toEqual(is(415, -32000, noJson));
    expect(await post({ 'mcp-session-id': undefined })).toEqual(noSession);
    expect(await post({ 'mcp-session-id': 'invented' })).toEqual(unknown);
    expect(await post(version)).toEqual(unsupported);
    expect(await of('GET', { accept: 'application/json' })).toEqual(is(406, -32000, noStream));
    expect(await of('GET', { 'mcp-session-id': undefined })).toEqual(noSession);
    expect(await of('GET', { 'mcp-session-id': 'invented' })).toEqual(unknown);
    expect(await of('GET', version)).toEqual(unsupported);
    expect(await of('DELETE', { 'mcp-session-id': undefined })).toEqual(noSession);
    expect(await of('DELETE', { 'mcp-session-id': 'invented' })).toEqual(unknown);
    expect(await of('DELETE', version)).toEqual(unsupported);
    expect(await of('PATCH')).toEqual(is(405, -32000, 'Method not allowed.', { allow: 'GET, POST, DELETE' }));
    expect((await ask('GET')).status).toBe(200);
    expect(await of('GET')).toEqual(is(409, -32000, 'Conflict: Only one SSE stream is allowed per session'));
    expect(server.got).toEqual([]);
  },
);

verifies(
  'http:web:refusals',
  'bodies that are no JSON, hold no message, or initialize once too often get words, and the user is told',
  async (cell) => {
    const server = await inSession(cell);
    const post = (frame: unknown) => refused(server, server.ask('POST', frame));
    // Some tell their user what went wrong inside instead.
    const alike = (status: number, code: number, message: string) => ({
      answer: refusal(status, code, message),
      told: [expect.stringMatching(/./)],
    });
    const noMessage = alike(400, -32700, 'Parse error: Invalid JSON-RPC message');
    const again = is(400, -32600, 'Invalid Request: Server already initialized');

    expect(await post('{"jsonrpc"')).toEqual(alike(400, -32700, 'Parse error: Invalid JSON'));
    expect(await post('')).toEqual(alike(400, -32700, 'Parse error: Invalid JSON'));
    expect(await post({ hello: 'world' })).toEqual(noMessage);
    expect(await post([ping, { hello: 'world' }])).toEqual(noMessage);
    expect(await post(initialize())).toEqual(again);
    const two = await webServer(cell.sdk, sessions);
    expect(await refused(two, two.ask('POST', [initialize(), ping]))).toEqual(
      is(400, -32600, 'Invalid Request: Only one initialization request is allowed'),
    );
    expect([two.got, two.link.sessionId, server.got]).toEqual([[], undefined, []]);
  },
);

verifies(
  'http:web:refusals:uninitialized',
  'POST, GET and DELETE before initialize are refused, with and without a session, then initialize is served',
  async ({ sdk }) => {
    const server = await webServer(sdk, sessions);
    const early = is(400, -32000, 'Bad Request: Server not initialized');

    expect(await refused(server, server.ask('POST', ping))).toEqual(early);
    expect(await refused(server, server.ask('GET', undefined, { 'mcp-session-id': 'kettle' }))).toEqual(
      early,
    );
    expect(await refused(server, server.ask('DELETE'))).toEqual(early);
    expect((await server.open()).status).toBe(200);
    expect(server.closes()).toBe(0);
  },
);

verifies(
  'http:web:refusals:hosts',
  'a foreign host, a missing one and a foreign origin are named in the refusal, and the user is told',
  async (cell) => {
    const server = await inSession(cell);
    const guarded = await webServer(cell.sdk, {
      ...sessions,
      enableDnsRebindingProtection: true,
      allowedHosts: ['kitchen.test'],
      allowedOrigins: ['https://kitchen.test'],
    });
    const from = (more: Record<string, string>) => refused(guarded, guarded.ask('POST', initialize(), more));

    expect(await from({ host: 'evil.test' })).toEqual(is(403, -32000, 'Invalid Host header: evil.test'));
    expect(await from({})).toEqual(is(403, -32000, 'Invalid Host header: null'));
    expect(await from({ host: 'kitchen.test', origin: 'https://evil.test' })).toEqual(
      is(403, -32000, 'Invalid Origin header: https://evil.test'),
    );
    expect((await guarded.ask('POST', initialize(), { host: 'kitchen.test' })).status).toBe(200);
    expect((await server.ask('POST', ping, { host: 'evil.test' })).status).toBe(200);
  },
);

verifies(
  'http:web:origins:none',
  'with the protection on and both lists empty a foreign origin and a foreign host are served',
  async ({ sdk }) => {
    const server = await webServer(sdk, {
      ...sessions,
      enableDnsRebindingProtection: true,
      allowedHosts: [],
      allowedOrigins: [],
    });
    const foreign = { host: 'evil.test', origin: 'https://evil.test' };

    expect((await server.ask('POST', initialize(), foreign)).status).toBe(200);
    expect(server.errors).toEqual([]);
  },
);

verifies(
  'http:web:batch:limit',
  'a hundred notifications are delivered, a hundred and one refused',
  async (cell) => {
    const server = await inSession(cell);
    const batch = (length: number) =>
      server.ask(
        'POST',
        Array.from({ length }, () => changed),
      );

    expect((await batch(100)).status).toBe(202);
    expect(server.got.length).toBe(100);
    expect(await refused(server, batch(101))).toEqual(
      is(400, -32600, 'Invalid Request: Batch must not exceed 100 messages'),
    );
    expect(server.got.length).toBe(100);
  },
);

verifies(
  'http:web:body-limit',
  'with a limit of 200 bytes a body of 200 is served, one of 201 refused, its length declared or not, or declared alone',
  async (cell) => {
    const server = await inSession(cell, { maxRequestBodySize: 200 });
    const padded = (length: number) => JSON.stringify(changed).padEnd(length, ' ');
    const declared = (length: number) => ({ 'content-length': String(length) });
    const tooLarge = is(413, -32000, 'Payload Too Large: Request body must not exceed 200 bytes');

    expect((await server.ask('POST', padded(200), declared(200))).status).toBe(202);
    expect((await server.ask('POST', padded(200))).status).toBe(202);
    expect(await refused(server, server.ask('POST', padded(201), declared(201)))).toEqual(tooLarge);
    expect(await refused(server, server.ask('POST', padded(201)))).toEqual(tooLarge);
    expect(await refused(server, server.ask('POST', padded(100), declared(201)))).toEqual(tooLarge);
    expect(server.got.length).toBe(2);
  },
);

verifies(
  'http:web:body-limit:option',
  'limits of zero, minus one, infinity, not a number and a text are refused by name, half a byte is taken',
  async ({ sdk }) => {
    const outcome = (maxRequestBodySize: unknown) =>
      webServer(sdk, { ...sessions, maxRequestBodySize }).catch((error: unknown) => error);
    for (const size of [0, -1, Number.POSITIVE_INFINITY, Number.NaN, '200']) {
      const error = await outcome(size);
      expect(error).toBeInstanceOf(RangeError);
      expect((error as Error).message).toBe(
        `maxRequestBodySize must be a positive number of bytes, got ${size}`,
      );
    }
    const least = (await outcome(0.5)) as WebServer;

    expect((await least.open()).status).toBe(413);
  },
);

const streamHead = {
  'cache-control': 'no-cache, no-transform',
  connection: 'keep-alive',
  'content-type': 'text/event-stream',
  'mcp-session-id': 'kettle',
  'x-accel-buffering': 'no',
};

verifies(
  'http:web:heads',
  'initialize, a request, the standalone stream and the one that resumes it have one head; 202 and DELETE have none',
  async (cell) => {
    const store = createEventStore();
    const server = await webServer(cell.sdk, { ...sessions, eventStore: store });
    const heads = [await server.open(), await server.ask('POST', ping), await server.ask('GET')];
    await server.link.send(changed);
    await heads[2]?.body?.cancel();
    heads.push(await server.ask('GET', undefined, { 'last-event-id': store.events.at(-1)?.id }));
    const bare = [await server.ask('POST', changed), await server.ask('DELETE')];

    expect(heads.map(({ status, headers }) => [status, Object.fromEntries(headers)])).toEqual(
      heads.map(() => [200, streamHead]),
    );
    expect(await Promise.all(bare.map(whole))).toEqual([
      { status: 202, headers: {}, body: '' },
      { status: 200, headers: {}, body: '' },
    ]);
  },
);

verifies(
  'http:web:events',
  'a notification and an answer are events of two lines without a store, of three with one, after one that primes',
  async (cell) => {
    const store = createEventStore();
    const bodies: string[] = [];
    for (const native of [{}, { eventStore: store, retryInterval: 4000 }, { eventStore: store }]) {
      const server = await inSession(cell, native);
      const answer = await server.ask('POST', ping);
      await server.link.send(changed, { relatedRequestId: 'ping' });
      await server.link.send({ jsonrpc: '2.0', id: 'ping', result: {} });
      bodies.push(await answer.text());
    }

    const data = [JSON.stringify(changed), JSON.stringify({ jsonrpc: '2.0', id: 'ping', result: {} })];
    const ids = store.events.map(({ id }) => id);
    const stored = (from: number) =>
      data.map((text, index) => `event: message\nid: ${ids[from + index]}\ndata: ${text}\n\n`).join('');
    expect(bodies).toEqual([
      data.map((text) => `event: message\ndata: ${text}\n\n`).join(''),
      `id: ${ids[2]}\nretry: 4000\ndata: \n\n${stored(3)}`,
      `id: ${ids[7]}\ndata: \n\n${stored(8)}`,
    ]);
  },
);

verifies(
  'http:web:stateless',
  'a transport without sessions serves a ping at once without a session, and no request after it',
  async ({ sdk }) => {
    const server = await webServer(sdk, undefined, () => ({}));
    const { headers, ...rest } = await whole(await server.ask('POST', ping));

    expect(rest.status).toBe(200);
    expect(headers['mcp-session-id']).toBeUndefined();
    const again = await server.ask('POST', ping).catch((error: Error) => error.message);
    expect(again).toBe(
      'Stateless transport cannot be reused across requests. Create a new transport per request.',
    );
    const gets = await webServer(sdk);
    const stream = await gets.ask('GET');
    expect([stream.status, stream.headers.has('mcp-session-id')]).toEqual([200, false]);
    const deletes = await webServer(sdk);
    expect((await deletes.ask('DELETE')).status).toBe(200);
  },
);
