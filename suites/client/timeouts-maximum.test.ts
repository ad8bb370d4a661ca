// Requests of a client that take too long although there is progress. The server is played by hand where it has to stay silent; the clock is the
// test's.

import {
  type CaseContext,
  type Clock,
  expect,
  hung,
  minute,
  observed,
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

/** A client with a clock that stands still, and a server that reports progress. */
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

/** Lets every wait end that an SDK has forgotten: it would be left over, which is a matter of its own. */
const endWaits = (clock: Clock) => clock.advance(100 * minute);

/** A call whose next progress comes at its maximum. */
const atMaximum = async (clock: Clock, ask: Awaited<ReturnType<typeof asking>>['ask']) => {
  const resets = { onprogress, resetTimeoutOnProgress: true };
  const asked = await ask({ timeout: 20 * minute, maxTotalTimeout: 10 * minute, ...resets });
  asked.answer.catch(() => {});
  clock.advance(10 * minute);
  return asked;
};

const cancelledBy = ({ wire }: CaseContext) =>
  wire
    .sent('client')
    .filter((each) => 'method' in each && each.method === 'notifications/cancelled')
    .map((each) => ('params' in each ? each.params : undefined));

verifies(
  'timeouts:maximum:client',
  'a call with progress again and again fails at the first progress after its maximum',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const resets = { onprogress, resetTimeoutOnProgress: true };
    const { answer, report } = await ask({ timeout: 5 * minute, maxTotalTimeout: 10 * minute, ...resets });
    for (const progress of [1, 2, 3]) {
      clock.advance(3 * minute);
      await report(progress);
    }
    expect(await settled(answer)).toEqual(hung());
    clock.advance(minute);
    await report(4);

    expect(await settled(answer)).toEqual(givenUp);
    endWaits(clock);
  },
);

verifies(
  'timeouts:maximum:told:client',
  'the error of a call whose progress comes a minute after its maximum holds the ten minutes and the eleven',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const { answer, report } = await atMaximum(clock, ask);
    clock.advance(minute);
    await report(1);

    const message = expect.stringMatching(/\bMaximum total timeout exceeded$/);
    const data = { maxTotalTimeout: 600_000, totalElapsed: 660_000 };
    expect(await settled(answer)).toEqual(refused(expect.anything(), { message, data }));
    endWaits(clock);
  },
);

verifies(
  'timeouts:maximum:cancels:client',
  'one cancellation, of the call that has reached its maximum, goes over the wire at once',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const { id, report } = await atMaximum(clock, ask);
    await report(1);
    const atOnce = cancelledBy(cell);
    endWaits(clock);
    await cell.quiet();

    const one = [{ requestId: id, reason: expect.any(String) }];
    observed({ atOnce, later: cancelledBy(cell) })
      .required((sent) => expect(sent).toEqual({ atOnce: one, later: one }))
      .divergent('late', (sent) => expect(sent).toEqual({ atOnce: [], later: one }))
      .divergent('never', (sent) => expect(sent).toEqual({ atOnce: [], later: [] }));
  },
);

verifies(
  'timeouts:maximum:clears:client',
  'nothing waits any more for a call that has reached its maximum',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const { report } = await atMaximum(clock, ask);
    await report(1);

    observed(clock.waiting(20 * minute))
      .required((left) => expect(left).toBe(0))
      .divergent('one-left', (left) => expect(left).toBe(1));
    endWaits(clock);
  },
);

verifies(
  'timeouts:maximum:default:client',
  'a call with progress every day has failed before eight days are over',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const resets = { onprogress, resetTimeoutOnProgress: true };
    const { answer, report, finish } = await ask({ timeout: 24 * 60 * minute, ...resets });
    for (const progress of [1, 2, 3, 4, 5, 6, 7, 8]) {
      clock.advance(24 * 60 * minute - 1);
      await report(progress);
    }

    observed(await settled(answer))
      .required((outcome) => expect(outcome).toEqual(givenUp))
      .divergent('waits-on', (outcome) => expect(outcome).toEqual(hung()));
    await finish().catch(() => {});
    await cell.quiet();
  },
);

verifies(
  'timeouts:maximum:silent:client',
  'a call without any progress has failed once its maximum is reached, before its time is over',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const resets = { onprogress, resetTimeoutOnProgress: true };
    const { answer } = await ask({ timeout: 10 * minute, maxTotalTimeout: 5 * minute, ...resets });
    clock.advance(5 * minute);

    observed(await settled(answer))
      .required((outcome) => expect(outcome).toEqual(givenUp))
      .divergent('waits-on', (outcome) => expect(outcome).toEqual(hung()));
    clock.advance(5 * minute);
    expect(await settled(answer)).toEqual(givenUp);
  },
);
