// Streams of Streamable HTTP that outlive their connection, seen at the server: events with ids, replay, polling.

import {
  answered,
  barrier,
  type CaseContext,
  createEventStore,
  expect,
  never,
  observed,
  open,
  type RawHttp,
  rawHeaders,
  rawSession,
  readEvents,
  settled,
  text,
  verifies,
} from '#case';

type Session = Parameters<typeof rawHeaders>[0];

const identity = { name: 'storing', version: '1.0.0' };
const capabilities = { tools: { listChanged: true } };
const done = { content: [text('done')] };
const answer = { jsonrpc: '2.0', id: 'call', result: done };
const step = (progress: number) => ({ progressToken: 'steps', progress });
const stepped = (progress: number) => ({
  jsonrpc: '2.0',
  method: 'notifications/progress',
  params: step(progress),
});

/** Posts the call of a tool and starts reading what answers it. */
const call = async (http: RawHttp, client: Session, more: Record<string, string> = {}) => {
  const params = { name: 'work', _meta: { progressToken: 'steps' } };
  const response = await http.fetch(http.url, {
    method: 'POST',
    headers: { ...rawHeaders(client), ...more },
    body: JSON.stringify({ jsonrpc: '2.0', id: 'call', method: 'tools/call', params }),
  });
  return readEvents(response);
};

const resume = (http: RawHttp, client: Session, after: string | undefined) =>
  http.fetch(http.url, { headers: { ...rawHeaders(client), 'last-event-id': after ?? 'none' } });

/** A server that stores events and whose call announces a step, waits, announces another and ends. */
const stepping = async ({ sdk, connect, peer }: CaseContext) => {
  const store = createEventStore();
  const half = barrier(2);
  const go = barrier(2);
  const server = sdk.lowLevel(identity, capabilities, {
    'tools/list': never('nobody lists here'),
    'tools/call': async (_request, { notify }) => {
      await notify('notifications/progress', step(1));
      await half.arrive();
      await go.arrive();
      await notify('notifications/progress', step(2));
      return done;
    },
  });
  const connected = await connect(server, peer('client'), { server: { eventStore: store } });
  await open(connected.client);
  return { ...connected, http: connected.http, server: connected.server, store, half, go };
};

verifies(
  ['http:resume:event-ids', 'http:resume:unique-ids'],
  'events of a call and of the standalone stream have the ids they are stored under, each another one',
  async (context) => {
    const { http, client, server, store, half, go } = await stepping(context);
    const stream = await call(http, client);
    await half.arrive();
    await server.sendToolListChanged();
    await go.arrive();
    await context.quiet();

    const messages = stream.events.filter(({ data }) => data !== '');
    expect(messages.map(({ data }) => data)).toEqual([stepped(1), stepped(2), answer]);
    const stored = (message: unknown) =>
      store.events.find((event) => JSON.stringify(event.message) === JSON.stringify(message))?.id;
    expect(messages.map(({ id }) => id)).toEqual(messages.map(({ data }) => stored(data)));
    const ids = context.wire.records.flatMap((record) =>
      record.kind === 'message' && record.at === 'client' && record.did === 'got' ? [record.eventId] : [],
    );
    expect(ids.length).toBe(5);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(5);
  },
);

verifies(
  ['http:resume:priming', 'http:resume:priming:stored-first'],
  'while the handler has sent nothing yet its stream holds one event with an id and no data, stored as the first',
  async ({ sdk, connect, peer, quiet }) => {
    const store = createEventStore();
    const go = barrier(2);
    const server = sdk.lowLevel(identity, capabilities, {
      'tools/list': never('nobody lists here'),
      'tools/call': async () => {
        await go.arrive();
        return done;
      },
    });

    const { http, client } = await connect(server, peer('client'), { server: { eventStore: store } });
    await open(client);
    const stream = await call(http, client);
    await quiet();
    const primed = [...stream.events];
    await go.arrive();
    await quiet();

    expect(primed).toEqual([{ id: store.events.at(-2)?.id, data: '' }]);
    const streamId = store.events.at(-1)?.streamId;
    const stored = store.events.filter((event) => event.streamId === streamId);
    expect(stored.map(({ message }) => message)).toEqual([{}, answer]);
  },
);

verifies(
  'http:resume:priming:older-client',
  'a call under the version of 2025-06-18 gets its messages and no event without data',
  async (context) => {
    const { http, client, half, go } = await stepping(context);
    const stream = await call(http, client, { 'mcp-protocol-version': '2025-06-18' });
    await half.arrive();
    await go.arrive();
    await context.quiet();

    expect(stream.events.map(({ data }) => data)).toEqual([stepped(1), stepped(2), answer]);
  },
);

verifies(
  ['http:resume:replayed', 'http:resume:other-streams'],
  'after a lost connection the rest of its stream is replayed under the stored ids, and nothing of another stream',
  async (context) => {
    const { http, client, server, store, half, go } = await stepping(context);
    const lost = await call(http, client);
    await half.arrive();
    await context.quiet();
    const last = lost.events.at(-1);
    await lost.leave();
    await server.sendToolListChanged();
    await go.arrive();
    await context.quiet();
    const resumed = readEvents(await resume(http, client, last?.id));
    await context.quiet();

    expect(last?.data).toEqual(stepped(1));
    const [changed, second, response] = store.events.slice(-3);
    expect(changed?.message).toEqual({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' });
    expect(resumed.events).toEqual([
      { event: 'message', id: second?.id, data: stepped(2) },
      { event: 'message', id: response?.id, data: answer },
    ]);
  },
);

verifies(
  ['http:resume:stream-of-id', 'http:resume:ends'],
  'a stream resumed after its priming event brings the whole call and ends',
  async (context) => {
    const { http, client, half, go } = await stepping(context);
    const lost = await call(http, client);
    await half.arrive();
    await context.quiet();
    await lost.leave();
    await go.arrive();
    await context.quiet();
    const resumed = readEvents(await resume(http, client, lost.events[0]?.id));
    await context.quiet();

    expect(resumed.events.map(({ data }) => data)).toEqual([stepped(1), stepped(2), answer]);
    observed(resumed.ended)
      .required((ended) => expect(ended).toBe(true))
      .divergent('stays-open', (ended) => expect(ended).toBe(false));
  },
);

verifies(
  'http:resume:goes-on',
  'a stream resumed while the call runs brings the rest of it as it comes, and ends',
  async (context) => {
    const { http, client, half, go } = await stepping(context);
    const lost = await call(http, client);
    await half.arrive();
    await context.quiet();
    await lost.leave();
    await context.quiet();
    const resumed = readEvents(await resume(http, client, lost.events.at(-1)?.id));
    await context.quiet();
    const before = [...resumed.events];
    await go.arrive();
    await context.quiet();

    expect(before).toEqual([]);
    expect(resumed.events.map(({ data }) => data)).toEqual([stepped(2), answer]);
    expect(resumed.ended).toBe(true);
  },
);

verifies(
  'http:resume:unknown-event',
  'a GET after an event of no stream is refused with status 400',
  async (context) => {
    const { http, client } = await stepping(context);
    const response = await settled(
      resume(http, client, 'invented').then(async ({ status, body }) => {
        await body?.cancel();
        return status;
      }),
    );

    observed(response)
      .required((status) => expect(status).toEqual(answered(400)))
      .divergent('served', (status) => expect(status).toEqual(answered(200)));
  },
);

/** What a server does to the stream of a call, or to the standalone one, before the call ends. */
const closing = async (
  { sdk, connect, peer }: CaseContext,
  which: 'closeStream' | 'closeStandaloneStream',
) => {
  const go = barrier(2);
  const server = sdk.lowLevel(identity, capabilities, {
    'tools/list': never('nobody lists here'),
    'tools/call': async (_request, context) => {
      context[which]?.();
      await go.arrive();
      return done;
    },
  });
  const connected = await connect(server, peer('client'), {
    server: { eventStore: createEventStore(), retryInterval: 4000 },
  });
  return { client: connected.client, http: connected.http, go };
};

verifies(
  ['http:resume:polling', 'http:resume:retry'],
  'the stream of a running call is primed with a retry field and ends, its answer comes on the one that resumes it',
  async (context) => {
    const { client, http, go } = await closing(context, 'closeStream');
    await open(client);
    const closed = await call(http, client);
    await context.quiet();
    const [primed] = closed.events;
    const resumed = readEvents(await resume(http, client, primed?.id));
    await go.arrive();
    await context.quiet();

    expect({ ended: closed.ended, events: closed.events }).toEqual({
      ended: true,
      events: [{ id: expect.any(String), retry: '4000', data: '' }],
    });
    expect(resumed.events.map(({ data }) => data)).toEqual([answer]);
  },
);

verifies(
  ['http:resume:standalone-closed', 'http:resume:standalone-retry'],
  'the standalone stream is told when to come back and ends while a call runs',
  async (context) => {
    const { http, go } = await closing(context, 'closeStandaloneStream');
    const session = await rawSession(http);
    const standalone = readEvents(await http.fetch(http.url, { headers: rawHeaders(session) }));
    const called = await call(http, session);
    await context.quiet();

    expect({ standalone: standalone.ended, call: called.ended }).toEqual({ standalone: true, call: false });
    observed(standalone.events)
      .required((events) => expect(events.at(-1)).toMatchObject({ retry: '4000' }))
      .divergent('no-retry', (events) => expect(events).toEqual([]));
    await go.arrive();
    await context.quiet();
    expect(called.events.at(-1)?.data).toEqual(answer);
  },
);
