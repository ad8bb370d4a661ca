// The life of the server transport of Streamable HTTP that takes the requests of the platform: its start, its streams and
// what is stored of them, its end.

import {
  barrier,
  type CaseContext,
  createEventStore,
  expect,
  initializeParams,
  type Json,
  observed,
  rawHeaders,
  readEvents,
  verifies,
  webServer,
} from '#case';

const sessions = { sessionIdGenerator: () => 'kettle' };
const ping = { jsonrpc: '2.0', id: 'ping', method: 'ping' };
const pong = { jsonrpc: '2.0', id: 'ping', result: {} };
const changed = { jsonrpc: '2.0', method: 'notifications/tools/list_changed' };
const gone = {
  status: 404,
  body: { jsonrpc: '2.0', error: { code: -32001, message: 'Session not found' }, id: null },
};

/** A transport whose session is open. */
const inSession = async ({ sdk }: CaseContext, native: Json = {}) => {
  const server = await webServer(sdk, { ...sessions, ...native });
  await (await server.open()).text();
  server.got.length = 0;
  return server;
};

const read = async (response: Response) => ({
  status: response.status,
  body: JSON.parse(await response.text()),
});

const messageOf = (outcome: Promise<unknown>): Promise<unknown> =>
  outcome.catch((error: Error) => error.message);

const dataOf = ({ events }: ReturnType<typeof readEvents>) => events.map(({ data }) => data);

verifies('http:web:life:start-once', 'a transport that is started again says so', async (cell) => {
  const server = await inSession(cell);

  expect(await messageOf(server.link.start())).toBe('Transport already started');
  expect((await server.ask('POST', changed)).status).toBe(202);
});

verifies(
  'http:web:life:closed',
  'a transport that is closed twice ends the stream of a request and the standalone one, is told once, refuses all',
  async (cell) => {
    const server = await inSession(cell);
    const streams = [readEvents(await server.ask('POST', ping)), readEvents(await server.ask('GET'))];
    const before = streams.map(({ ended }) => ended);
    await server.link.close();
    await server.link.close();
    await cell.quiet();

    expect([before, streams.map(({ ended }) => ended)]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(server.closes()).toBe(1);
    for (const [method, frame] of [['POST', ping], ['GET'], ['DELETE']] as const) {
      expect(await read(await server.ask(method, frame))).toEqual(gone);
    }
    expect(server.got.length).toBe(1);
  },
);

verifies(
  'http:web:life:closed:reading',
  'initialize whose body ends after the transport was closed opens no session',
  async ({ sdk, quiet }) => {
    const told: string[] = [];
    const server = await webServer(sdk, { ...sessions, onsessioninitialized: (id: string) => told.push(id) });
    let end = () => {};
    const params = initializeParams();
    const frame = JSON.stringify({ jsonrpc: '2.0', id: 'initialize', method: 'initialize', params });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(frame));
        end = () => controller.close();
      },
    });
    const init = { method: 'POST', headers: rawHeaders({ sessionId: undefined }), body, duplex: 'half' };
    const asking = server.handle(new Request('https://kitchen.test/mcp', init as RequestInit));
    await quiet();
    await server.link.close();
    end();

    expect(await read(await asking)).toEqual(gone);
    expect([told, server.got, server.link.sessionId]).toEqual([[], [], undefined]);
  },
);

verifies(
  'http:web:life:closed:telling',
  'initialize is refused and not delivered when the one who is told of its session closes the transport',
  async ({ sdk }) => {
    const ends: { close?: () => Promise<void> } = {};
    const server = await webServer(sdk, { ...sessions, onsessioninitialized: () => ends.close?.() });
    ends.close = () => server.link.close();

    expect(await read(await server.open())).toEqual(gone);
    expect(server.got).toEqual([]);
  },
);

verifies(
  'http:web:life:closed:replaying',
  'a GET that resumes is refused when the transport is closed before its store has replayed',
  async (cell) => {
    const store = createEventStore();
    const go = barrier(2);
    const replayEventsAfter: typeof store.replayEventsAfter = async (...given) => {
      await go.arrive();
      return store.replayEventsAfter(...given);
    };
    const server = await inSession(cell, { eventStore: { ...store, replayEventsAfter } });
    await server.link.send(changed);
    const asking = server.ask('GET', undefined, { 'last-event-id': store.events[0]?.id });
    await cell.quiet();
    await server.link.close();
    await go.arrive();

    expect(await read(await asking)).toEqual(gone);
  },
);

verifies(
  'http:web:life:unknown-request',
  'an answer to a request that never came, and a notification that belongs to it, fail to be sent',
  async (cell) => {
    const { link } = await inSession(cell);
    const why = 'No connection established for request ID: invented';

    expect(await messageOf(link.send({ ...pong, id: 'invented' }))).toBe(why);
    expect(await messageOf(link.send(changed, { relatedRequestId: 'invented' }))).toBe(why);
  },
);

verifies('http:web:life:without-id', 'an error without an id fails to be sent', async (cell) => {
  const server = await inSession(cell);
  const stream = readEvents(await server.ask('GET'));
  const error = { code: -32700, message: 'what was that' };

  expect(await messageOf(server.link.send({ jsonrpc: '2.0', error }))).toBe(
    'Cannot send a response on a standalone SSE stream unless resuming a previous client request',
  );
  expect(stream.events).toEqual([]);
});

verifies(
  'http:web:life:nobody',
  'a notification before the standalone stream is there is sent to nobody, one after it is',
  async (cell) => {
    const server = await inSession(cell);
    await server.link.send({ ...changed, params: { _meta: { early: true } } });
    const stream = readEvents(await server.ask('GET'));
    await server.link.send(changed);
    await cell.quiet();

    expect(dataOf(stream)).toEqual([changed]);
    expect(server.errors).toEqual([]);
  },
);

verifies(
  'http:web:life:polling',
  'the streams of a request and the standalone one are closed by their user one after the other, each alone',
  async (cell) => {
    const server = await inSession(cell);
    const streams = [readEvents(await server.ask('POST', ping)), readEvents(await server.ask('GET'))];
    const ended = async () => {
      await cell.quiet();
      return streams.map((stream) => stream.ended);
    };
    server.link.closeSSEStream('invented');
    const none = await ended();
    server.link.closeSSEStream('ping');
    const one = await ended();
    server.link.closeStandaloneSSEStream();
    const both = await ended();
    server.link.closeStandaloneSSEStream();

    expect([none, one, both]).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
    expect((await server.ask('GET')).status).toBe(200);
  },
);

verifies(
  'http:web:life:polling:told',
  'a request may close both streams where events are stored for a client of 2025-11-25, no notification, no other may',
  async (cell) => {
    const stored = await inSession(cell, { eventStore: createEventStore() });
    const plain = await inSession(cell);
    await stored.ask('POST', [ping, changed]);
    await stored.ask('POST', { ...ping, id: 'old' }, { 'mcp-protocol-version': '2025-06-18' });
    await stored.ask('POST', { ...ping, id: 'none' }, { 'mcp-protocol-version': undefined });
    await plain.ask('POST', ping);
    const may = [...stored.got, ...plain.got].map(([, { closeSSEStream, closeStandaloneSSEStream }]) => [
      typeof closeSSEStream,
      typeof closeStandaloneSSEStream,
    ]);

    const no = ['undefined', 'undefined'];
    expect(may).toEqual([['function', 'function'], no, no, no, no]);
    const stream = readEvents(await stored.ask('POST', { ...ping, id: 'last' }));
    const [, last] = stored.got.at(-1) ?? [];
    const { closeSSEStream } = last as { closeSSEStream(): void };
    closeSSEStream();
    await cell.quiet();
    expect(stream.ended).toBe(true);
  },
);

verifies(
  'http:web:life:store-fails',
  'a request whose priming event is not stored is refused with what the store throws, and is served a second time',
  async (cell) => {
    const store = createEventStore();
    let broken = false;
    const storeEvent: typeof store.storeEvent = async (...given) => {
      if (broken) throw new Error('the store is flooded');
      return store.storeEvent(...given);
    };
    const server = await inSession(cell, { eventStore: { ...store, storeEvent } });
    broken = true;
    const refused = await server.ask('POST', ping);

    expect(await read(refused)).toEqual({
      status: 400,
      body: {
        jsonrpc: '2.0',
        error: { code: -32700, message: 'Parse error', data: 'Error: the store is flooded' },
        id: null,
      },
    });
    expect([server.errors, server.got]).toEqual([['the store is flooded'], []]);
    broken = false;
    const stream = readEvents(await server.ask('POST', ping));
    await server.link.send(pong);
    await cell.quiet();
    expect([dataOf(stream).at(-1), stream.ended]).toEqual([pong, true]);
  },
);

/** A store whose events can be replayed before it says that it has stored them: two of them, once it is told to wait. */
const slowStore = () => {
  const store = createEventStore();
  const go = barrier(3);
  const state = { slow: false };
  const storeEvent: typeof store.storeEvent = async (...given) => {
    const id = await store.storeEvent(...given);
    if (state.slow) await go.arrive();
    return id;
  };
  return { store, go, state, eventStore: { ...store, storeEvent } };
};

verifies(
  'http:web:life:replayed-once',
  'an answer, and a change, that are replayed to a client before they are stored come once, and what follows as well',
  async (cell) => {
    const { store, go, state, eventStore } = slowStore();
    const server = await inSession(cell, { eventStore });
    const call = readEvents(await server.ask('POST', ping));
    const standalone = readEvents(await server.ask('GET'));
    await server.link.send(changed);
    await cell.quiet();
    const ids = [call.events[0]?.id, standalone.events[0]?.id];
    await Promise.all([call.leave(), standalone.leave()]);
    state.slow = true;
    const sending = server.link.send(pong);
    const again = server.link.send(changed);
    await cell.quiet();
    const resumed = [];
    for (const id of ids) {
      resumed.push(readEvents(await server.ask('GET', undefined, { 'last-event-id': id })));
    }
    await cell.quiet();
    await go.arrive();
    await Promise.all([sending, again]);
    state.slow = false;
    await server.link.send({ ...changed, params: { _meta: { last: true } } });
    await cell.quiet();

    expect(resumed.map(dataOf)).toEqual([
      [pong],
      [changed, { ...changed, params: { _meta: { last: true } } }],
    ]);
    expect(resumed.map(({ ended }) => ended)).toEqual([true, false]);
    expect(store.events.length).toBeGreaterThan(4);
  },
);

verifies(
  'http:web:life:replay-fails',
  'an event that no JSON can hold is reported while it is replayed, and the stream ends',
  async (cell) => {
    const store = createEventStore();
    const replayEventsAfter: typeof store.replayEventsAfter = async (_id, { send }) => {
      await send('broken', { ...changed, params: { count: 1n } });
      return '_GET_stream';
    };
    const server = await inSession(cell, { eventStore: { ...store, replayEventsAfter } });
    await server.link.send(changed);
    const last = { 'last-event-id': store.events.at(-1)?.id };
    const resumed = readEvents(await server.ask('GET', undefined, last));
    await cell.quiet();

    expect([resumed.events, resumed.ended]).toEqual([[], true]);
    expect(server.errors[0]).toMatch(/BigInt/);
    observed(server.errors.slice(1))
      .required((more) => expect(more).toEqual(['Failed replay events']))
      .divergent('once', (more) => expect(more).toEqual([]));
  },
);

verifies(
  'http:web:life:replaced',
  'a stream that is resumed twice, with a store that only replays, ends where it was resumed first and goes on after',
  async (cell) => {
    const { storeEvent, replayEventsAfter, events } = createEventStore();
    const server = await inSession(cell, { eventStore: { storeEvent, replayEventsAfter } });
    const lost = readEvents(await server.ask('POST', ping));
    await cell.quiet();
    await lost.leave();
    const last = { 'last-event-id': events.at(-1)?.id };
    const first = readEvents(await server.ask('GET', undefined, last));
    const second = readEvents(await server.ask('GET', undefined, last));
    await cell.quiet();
    const between = [first.ended, second.ended];
    await server.link.send(pong);
    await cell.quiet();

    expect(between).toEqual([true, false]);
    expect([dataOf(first), dataOf(second)]).toEqual([[], [pong]]);
    expect(second.ended).toBe(true);
  },
);

verifies(
  'http:web:life:lost',
  'an answer fails to be sent whose client has left without an id to come back with, be events stored or not',
  async (cell) => {
    const outcomes: unknown[] = [];
    for (const native of [{}, { eventStore: createEventStore() }]) {
      const server = await inSession(cell, native);
      const old = { 'mcp-protocol-version': '2025-06-18' };
      const stream = readEvents(await server.ask('POST', ping, old));
      await stream.leave();
      outcomes.push([await messageOf(server.link.send(pong)), server.errors]);
      // The transport has forgotten the request.
      expect(await messageOf(server.link.send(pong))).toBe('No connection established for request ID: ping');
    }

    const fails = ['No connection established for request ID: ping', []];
    observed(outcomes)
      .required((seen) => expect(seen).toEqual([fails, fails]))
      .divergent('reports', (seen) =>
        expect(seen).toEqual([
          [undefined, [expect.stringMatching(/^Response for request ID ping is undeliverable: /)]],
          [undefined, []],
        ]),
      );
  },
);

verifies(
  'http:web:life:lost:kept',
  'an answer whose client has left with the id of a priming event, or of a message, is stored without an error',
  async (cell) => {
    for (const version of [cell.revision, '2025-06-18']) {
      const store = createEventStore();
      const server = await inSession(cell, { eventStore: store });
      const stream = readEvents(await server.ask('POST', ping, { 'mcp-protocol-version': version }));
      if (version !== cell.revision) await server.link.send(changed, { relatedRequestId: 'ping' });
      await cell.quiet();
      await stream.leave();

      expect(await messageOf(server.link.send(pong))).toBeUndefined();
      expect(server.errors).toEqual([]);
      expect(store.events.at(-1)?.message).toEqual(pong);
      const last = { 'last-event-id': stream.events.at(-1)?.id };
      const resumed = readEvents(await server.ask('GET', undefined, last));
      await cell.quiet();
      expect(dataOf(resumed)).toEqual([pong]);
    }
  },
);
