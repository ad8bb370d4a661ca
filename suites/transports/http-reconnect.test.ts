// What a client does whose stream of Streamable HTTP is closed before the response, or after it. The clock stands still
// until a test moves it.

import {
  answered,
  barrier,
  type CaseContext,
  createEventStore,
  expect,
  type HandlerContext,
  hung,
  minute,
  never,
  observed,
  settled,
  stopClock,
  suiteClientIdentity,
  text,
  verifies,
  type Wire,
} from '#case';

const done = { content: [text('done')] };
/** So that the call itself does not time out meanwhile. */
const patient = { timeout: 60 * minute };
const reconnectionOptions = {
  initialReconnectionDelay: minute,
  maxReconnectionDelay: minute,
  reconnectionDelayGrowFactor: 1,
  maxRetries: 2,
};

/** The events after which streams were resumed, and how often a stream was asked for in all. */
const resumptions = ({ records }: Wire) => {
  const gets = records.flatMap((record) =>
    record.kind === 'request' && record.over.kind === 'GET' ? [record.headers['last-event-id']] : [],
  );
  return { gets: gets.length, after: gets.filter((id) => id !== undefined) };
};

/** A client and a server that stores events, whose tool does `first`, waits until it may go on, and is done. */
const storing = async (
  { sdk, connect }: CaseContext,
  first: (context: HandlerContext) => unknown,
  hosting: { retryInterval?: number } = {},
) => {
  const clock = stopClock();
  const store = createEventStore();
  const responses: { destroy(): unknown }[] = [];
  const started = barrier(2);
  const go = barrier(2);
  const server = sdk.lowLevel(
    { name: 'storing', version: '1.0.0' },
    { tools: {}, logging: {} },
    {
      'tools/list': never('nobody lists here'),
      'tools/call': async (_request, context) => {
        await started.arrive();
        await first(context);
        await go.arrive();
        return done;
      },
    },
  );
  const client = sdk.client(suiteClientIdentity);
  await connect(server, client, {
    server: { eventStore: store, ...hosting },
    client: { reconnectionOptions },
    answer: (_request, response) => {
      responses.push(response);
      return false;
    },
  });
  return { client, clock, store, started, go, breakLast: () => responses.at(-1)?.destroy() };
};

verifies(
  ['http:reconnect:polls', 'http:reconnect:waits'],
  'a stream closed with a retry of two minutes is resumed then and not sooner, after its last event, to the result',
  async (context) => {
    const { client, clock, store, started, go } = await storing(
      context,
      ({ closeStream }) => closeStream?.(),
      { retryInterval: 2 * minute },
    );
    const call = client.callTool({ name: 'work' }, patient);
    await started.arrive();
    await context.quiet();
    clock.advance(2 * minute - 1);
    await context.quiet();
    const early = resumptions(context.wire).after;
    clock.advance(1);
    await context.quiet();
    const late = resumptions(context.wire).after;
    await go.arrive();

    expect(await settled(call)).toEqual(answered(done));
    expect(early).toEqual([]);
    expect(late).toEqual([store.events.at(-2)?.id]);
  },
);

verifies(
  ['http:reconnect:after-break', 'http:reconnect:last-event-id'],
  'a stream whose connection breaks is resumed after its last event, to the result',
  async (context) => {
    const { client, clock, store, started, go, breakLast } = await storing(context, ({ notify }) =>
      notify('notifications/message', { level: 'info', data: 'half way' }),
    );
    const over = new AbortController();
    const call = client.callTool({ name: 'work' }, { ...patient, signal: over.signal });
    await started.arrive();
    await context.quiet();
    breakLast();
    await context.quiet();
    clock.advance(minute);
    await context.quiet();
    await go.arrive();

    observed({ call: await settled(call), ...resumptions(context.wire) })
      .required((seen) =>
        expect(seen).toEqual({ call: answered(done), gets: 2, after: [store.events.at(-2)?.id] }),
      )
      .divergent('call-hangs', (seen) => expect(seen).toEqual({ call: hung(), gets: 1, after: [] }));
    over.abort();
  },
);

verifies(
  'http:reconnect:completed',
  'an hour after a call was answered on a stream with event ids nothing was resumed',
  async (context) => {
    const { client, clock, started, go } = await storing(context, () => {});
    const call = client.callTool({ name: 'work' }, patient);
    await started.arrive();
    await go.arrive();
    expect(await call).toEqual(done);
    await context.quiet();
    clock.advance(60 * minute);
    await context.quiet();

    expect(resumptions(context.wire)).toEqual({ gets: 1, after: [] });
  },
);

verifies(
  'http:reconnect:completed:error',
  'an hour after a call was refused on a stream with event ids nothing was resumed',
  async (context) => {
    const { client, clock, started } = await storing(context, () => {
      throw new Error('out of water');
    });
    const call = client.callTool({ name: 'work' }, patient);
    await started.arrive();
    const refusal = await settled(call);
    await context.quiet();
    clock.advance(minute);
    await context.quiet();

    expect(refusal).toMatchObject({ refused: { code: -32603 } });
    observed(resumptions(context.wire).after)
      .required((after) => expect(after).toEqual([]))
      .divergent('resumes', (after) => expect(after).toEqual([expect.any(String)]));
  },
);

verifies(
  'http:reconnect:closed',
  'a client that is closed while it waits to resume a stream never does',
  async (context) => {
    const { client, clock, started, go } = await storing(context, ({ closeStream }) => closeStream?.());
    const call = client.callTool({ name: 'work' }, patient);
    await started.arrive();
    await context.quiet();
    const over = settled(call);
    await client.close();
    expect(await over).toEqual({ refused: expect.anything() });
    clock.advance(60 * minute);
    await context.quiet();
    await go.arrive();

    expect(resumptions(context.wire)).toEqual({ gets: 1, after: [] });
  },
);
