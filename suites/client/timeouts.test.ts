// Requests of a client that nobody answers in time. The server is played by hand where it has to stay silent; the clock is the
// test's.

import {
  aborted,
  answered,
  barrier,
  type CaseContext,
  expect,
  hung,
  minute,
  never,
  type Peer,
  playedResult,
  type RequestOptions,
  refused,
  settled,
  stopClock,
  text,
  verifies,
  welcome,
} from '#case';

/** The next request; a cancellation that comes before it is only recorded. */
const nextRequest = async (server: Peer): Promise<Request> => {
  const message = await server.next();
  return 'id' in message ? (message as unknown as Request) : nextRequest(server);
};

interface Request {
  readonly id: number;
  readonly params: { readonly _meta: { readonly progressToken: number } };
}

/** A client with a clock that stands still, and a server that answers when the test says so. */
const asking = async (cell: CaseContext) => {
  const clock = stopClock();
  const server = cell.peer('server');
  const [{ client }] = await Promise.all([cell.connect(server), welcome(server, { tools: {} })]);
  return {
    clock,
    ask: async (options: RequestOptions) => {
      const answer = client.callTool({ name: 'slow' }, options);
      const { id, params } = await nextRequest(server);
      return {
        answer,
        id,
        finish: () => server.send({ jsonrpc: '2.0', id, result: playedResult(inTime) }),
        /** Reports progress, and lets it arrive. */
        report: async (progress: number) => {
          const { progressToken } = params._meta;
          await server.send({
            jsonrpc: '2.0',
            method: 'notifications/progress',
            params: { progressToken, progress },
          });
          await cell.quiet();
        },
      };
    },
  };
};

const inTime = { content: [text('in time')] };
const onprogress = () => {};
const givenUp = { refused: expect.anything() };

const cancelledBy = ({ wire }: CaseContext) =>
  wire
    .sent('client')
    .filter((each) => 'method' in each && each.method === 'notifications/cancelled')
    .map((each) => ('params' in each ? each.params : undefined));

verifies(
  ['timeouts:default:client', 'timeouts:default:minute:client'],
  'a call still waits shortly before a minute is over, and has failed afterwards',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const { answer } = await ask({});
    clock.advance(minute - 1);
    expect(await settled(answer)).toEqual(hung());
    clock.advance(1);

    expect(await settled(answer)).toEqual(givenUp);
  },
);

verifies(
  'timeouts:per-request:client',
  'of three calls at once the shortest fails, then the middle one, while the longest is answered',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const long = await ask({ timeout: 9 * minute });
    const short = await ask({ timeout: 3 * minute });
    const middle = await ask({ timeout: 6 * minute });
    clock.advance(3 * minute);
    expect(await settled(short.answer)).toEqual(givenUp);
    expect(await settled(middle.answer)).toEqual(hung());
    clock.advance(3 * minute);
    expect(await settled(middle.answer)).toEqual(givenUp);
    clock.advance(3 * minute - 1);
    await long.finish();

    expect(await settled(long.answer)).toMatchObject(answered(inTime));
  },
);

verifies(
  'timeouts:stops-waiting:client',
  'a call has failed once its time is over, and stays so when its answer comes',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const { answer, finish } = await ask({ timeout: 5 * minute });
    clock.advance(5 * minute - 1);
    expect(await settled(answer)).toEqual(hung());
    clock.advance(1);
    expect(await settled(answer)).toEqual(givenUp);
    // Where the call had a stream of its own, there is no way left for its answer.
    await finish().catch(() => {});
    await cell.quiet();

    expect(await settled(answer)).toEqual(givenUp);
  },
);

verifies(
  'timeouts:cancels:client',
  'one cancellation, of the call whose time is over, goes over the wire',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const other = await ask({ timeout: 10 * minute });
    const { answer, id } = await ask({ timeout: 5 * minute });
    clock.advance(5 * minute);
    expect(await settled(answer)).toEqual(givenUp);
    await cell.quiet();
    await other.finish();

    expect(await settled(other.answer)).toMatchObject(answered(inTime));
    expect(cancelledBy(cell)).toEqual([{ requestId: id, reason: expect.any(String) }]);
  },
);

verifies(
  'timeouts:cancels:stateless:client',
  'the handler of a real server is stopped once the time of its call is over',
  async ({ sdk, connect }) => {
    const clock = stopClock();
    const started = barrier(2);
    let stopped: Promise<unknown> = Promise.resolve();
    const server = sdk.lowLevel(
      { name: 'patient', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async ({ params }, { signal }) => {
          expect(params.name).toBe('wait');
          stopped = aborted(signal);
          await started.arrive();
          await stopped;
          return { content: [] };
        },
      },
    );

    const { client } = await connect(server);
    const call = client.callTool({ name: 'wait' }, { timeout: 5 * minute });
    await started.arrive();
    clock.advance(5 * minute);

    expect(await settled(call)).toEqual(givenUp);
    expect(await settled(stopped)).toEqual(answered(expect.anything()));
  },
);

verifies('timeouts:told:client', 'the error holds the time that was allowed', async (cell) => {
  const { clock, ask } = await asking(cell);

  const { answer } = await ask({ timeout: 5 * minute });
  clock.advance(5 * minute);

  expect(await settled(answer)).toEqual(refused(expect.anything(), { data: { timeout: 300_000 } }));
});

verifies(
  'timeouts:works-on:client',
  'a call is answered after one before it ran out of time',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const { answer } = await ask({ timeout: 5 * minute });
    clock.advance(5 * minute);
    expect(await settled(answer)).toEqual(givenUp);
    const next = await ask({ timeout: 5 * minute });
    await next.finish();

    expect(await settled(next.answer)).toMatchObject(answered(inTime));
  },
);

verifies(
  'timeouts:initialize:client',
  'connecting fails once the time for it is over',
  async ({ sdk, connect, peer }) => {
    const clock = stopClock();
    const server = peer('server');
    const client = sdk.client({ name: 'hasty', version: '1.0.0' }, { connecting: { timeout: 5 * minute } });

    const connecting = connect(server, client);
    connecting.catch(() => {});
    expect(await server.next()).toMatchObject({ method: 'initialize' });
    clock.advance(5 * minute - 1);
    expect(await settled(connecting)).toEqual(hung());
    clock.advance(1);

    expect(await settled(connecting)).toEqual(givenUp);
  },
);

verifies(
  'timeouts:progress:client',
  'a call is answered after three times its time, since there was progress in between',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const options = { timeout: 5 * minute, onprogress, resetTimeoutOnProgress: true };
    const { answer, report, finish } = await ask(options);
    for (const progress of [1, 2, 3]) {
      clock.advance(5 * minute - 1);
      await report(progress);
    }
    await finish();

    expect(await settled(answer)).toMatchObject(answered(inTime));
  },
);

verifies(
  'timeouts:progress:unasked:client',
  'a call fails when its time is over although there was progress',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const { answer, report } = await ask({ timeout: 5 * minute, onprogress });
    clock.advance(5 * minute - 1);
    await report(1);
    expect(await settled(answer)).toEqual(hung());
    clock.advance(1);

    expect(await settled(answer)).toEqual(givenUp);
  },
);
