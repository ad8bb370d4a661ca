// A server of Streamable HTTP and the event store of its user: what is resumed, what is not, and a store that fails.

import {
  barrier,
  type CaseContext,
  createEventStore,
  expect,
  never,
  observed,
  type RawHttp,
  rawHeaders,
  rawSession,
  readEvents,
  text,
  verifies,
} from '#case';

const changed = { jsonrpc: '2.0', method: 'notifications/tools/list_changed' };
const done = { jsonrpc: '2.0', id: 'call', result: { content: [text('done')] } };

/** A server with this store, a session of the test's own, and a call that waits until it may go on. */
const storing = async ({ sdk, connect, peer }: CaseContext, eventStore?: object) => {
  const errors: Error[] = [];
  const go = barrier(2);
  const server = sdk.lowLevel(
    { name: 'storing', version: '1.0.0' },
    { tools: { listChanged: true } },
    {
      'tools/list': never('nobody lists here'),
      'tools/call': async () => {
        await go.arrive();
        return done.result;
      },
    },
    { onerror: (error) => errors.push(error) },
  );
  const connected = await connect(server, peer('client'), eventStore ? { server: { eventStore } } : {});
  const { http } = connected;
  const headers = rawHeaders(await rawSession(http));
  return { http, server: connected.server, headers, errors, go };
};

const listen = (http: RawHttp, headers: Record<string, string>, after?: string) =>
  http.fetch(http.url, { headers: { ...headers, ...(after !== undefined && { 'last-event-id': after }) } });

const call = async (http: RawHttp, headers: Record<string, string>) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 'call', method: 'tools/call', params: { name: 'work' } });
  return readEvents(await http.fetch(http.url, { method: 'POST', headers, body }));
};

verifies(
  'http:resume:store:conflict',
  'resuming the stream of a call that is still connected is refused with status 409, the call is answered there',
  async (cell) => {
    const { http, headers, go } = await storing(cell, createEventStore());
    const stream = await call(http, headers);
    await cell.quiet();
    const second = await listen(http, headers, stream.events[0]?.id);
    await second.text();
    await go.arrive();
    await cell.quiet();

    expect(second.status).toBe(409);
    expect(stream.events.at(-1)?.data).toEqual(done);
  },
);

verifies(
  'http:resume:store:without-lookup',
  'a stream is resumed to the answer of its call with a store that only replays',
  async (cell) => {
    const { storeEvent, replayEventsAfter } = createEventStore();
    const { http, headers, go } = await storing(cell, { storeEvent, replayEventsAfter });
    const lost = await call(http, headers);
    await cell.quiet();
    await lost.leave();
    await cell.quiet();
    const resumed = readEvents(await listen(http, headers, lost.events[0]?.id));
    await go.arrive();
    await cell.quiet();

    expect(resumed.events.map(({ data }) => data)).toEqual([done]);
    expect(resumed.ended).toBe(true);
  },
);

verifies(
  ['http:resume:store:standalone', 'http:resume:store:standalone:goes-on'],
  'a change that was missed is sent to who resumes the standalone stream, the next change once, and it stays open',
  async (cell) => {
    const store = createEventStore();
    const { http, headers, server, errors } = await storing(cell, store);
    const lost = readEvents(await listen(http, headers));
    await server.sendToolListChanged();
    await cell.quiet();
    await lost.leave();
    await cell.quiet();
    await server.sendToolListChanged();
    const resumed = readEvents(await listen(http, headers, lost.events[0]?.id));
    await cell.quiet();
    const replayed = resumed.events.map(({ data }) => data);
    await server.sendToolListChanged();
    await cell.quiet();

    expect(lost.events.map(({ data }) => data)).toEqual([changed]);
    expect(replayed).toEqual([changed]);
    expect(resumed.events.map(({ data }) => data)).toEqual([changed, changed]);
    expect(resumed.events.map(({ id }) => id)).toEqual(
      store.events
        .filter(({ message }) => 'method' in message)
        .slice(-2)
        .map(({ id }) => id),
    );
    expect([resumed.ended, errors]).toEqual([false, []]);
    await resumed.leave();
  },
);

verifies(
  'http:resume:store:replaced',
  'the stream of a call is resumed twice with a store that only replays: the first ends, the second has the answer',
  async (cell) => {
    const { storeEvent, replayEventsAfter } = createEventStore();
    const { http, headers, go } = await storing(cell, { storeEvent, replayEventsAfter });
    const lost = await call(http, headers);
    await cell.quiet();
    await lost.leave();
    await cell.quiet();
    const resume = async () => readEvents(await listen(http, headers, lost.events[0]?.id));
    const [first, second] = [await resume(), await resume()];
    await cell.quiet();
    const ended = [first.ended, second.ended];
    await go.arrive();
    await cell.quiet();

    observed(ended)
      .required((seen) => expect(seen).toEqual([true, false]))
      .divergent('left-open', (seen) => expect(seen).toEqual([false, false]));
    expect([first, second].map(({ events }) => events.map(({ data }) => data))).toEqual([[], [done]]);
    await first.leave();
  },
);

verifies(
  ['http:resume:store:fails', 'http:resume:store:fails:reported'],
  'resuming is refused with status 500 and reported with what a store throws that fails to replay',
  async (cell) => {
    const { storeEvent, getStreamIdForEventId } = createEventStore();
    const broken = new Error('the store is flooded');
    const replayEventsAfter = async () => {
      throw broken;
    };
    const { http, headers, server, errors } = await storing(cell, {
      storeEvent,
      getStreamIdForEventId,
      replayEventsAfter,
    });
    const lost = readEvents(await listen(http, headers));
    await server.sendToolListChanged();
    await cell.quiet();
    await lost.leave();
    await cell.quiet();
    const response = await listen(http, headers, lost.events[0]?.id);
    const body = JSON.parse(await response.text());

    expect(response.status).toBe(500);
    expect(body).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32000, message: expect.not.stringContaining('flooded') },
    });
    expect(errors).toEqual([broken]);
  },
);

verifies(
  'http:resume:store:none',
  'the standalone stream begins for a client that names an event where no store is',
  async (cell) => {
    const { http, headers, server } = await storing(cell);
    const response = await listen(http, headers, 'invented');
    const stream = readEvents(response);
    await server.sendToolListChanged();
    await cell.quiet();

    expect(response.status).toBe(200);
    expect(stream.events).toEqual([{ event: 'message', data: changed }]);
    await stream.leave();
  },
);
