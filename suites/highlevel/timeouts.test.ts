// Requests of a server built on the high-level class that nobody answers in time. The client is played by hand; the clock is
// the test's.

import {
  answered,
  type CaseContext,
  expect,
  hung,
  minute,
  open,
  type Peer,
  type RequestOptions,
  refused,
  settled,
  stopClock,
  verifies,
} from '#case';

/** The next request; a cancellation that comes before it is only recorded. */
const nextRequest = async (client: Peer): Promise<Request> => {
  const message = await client.next();
  return 'id' in message ? (message as unknown as Request) : nextRequest(client);
};

interface Request {
  readonly id: number;
  readonly params: { readonly _meta: { readonly progressToken: number } };
}

/** A server with a clock that stands still, and a client that answers when the test says so. */
const asking = async (cell: CaseContext) => {
  const clock = stopClock();
  const server = cell.sdk.highLevel({ name: 'curious', version: '1.0.0' }, () => {});
  const { client, server: live } = await cell.connect(server, cell.peer('client'));
  await open(client, { capabilities: { roots: {} } });
  return {
    clock,
    ask: async (options: RequestOptions) => {
      const answer = live.request('roots/list', undefined, options);
      const { id, params } = await nextRequest(client);
      return {
        answer,
        id,
        finish: () => client.send({ jsonrpc: '2.0', id, result: inTime }),
        /** Reports progress, and lets it arrive. */
        report: async (progress: number) => {
          const { progressToken } = params._meta;
          await client.send({
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

const inTime = { roots: [{ uri: 'file:///in/time' }] };
const onprogress = () => {};
const givenUp = { refused: expect.anything() };

const cancelledBy = ({ wire }: CaseContext) =>
  wire
    .sent('server')
    .filter((each) => 'method' in each && each.method === 'notifications/cancelled')
    .map((each) => ('params' in each ? each.params : undefined));

verifies(
  ['timeouts:default', 'timeouts:default:minute'],
  'a question still waits shortly before a minute is over, and has failed afterwards',
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
  'timeouts:per-request',
  'of three questions at once the shortest fails, then the middle one, while the longest is answered',
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

    expect(await settled(long.answer)).toEqual(answered(inTime));
  },
);

verifies(
  'timeouts:stops-waiting',
  'a question has failed once its time is over, and stays so when its answer comes',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const { answer, finish } = await ask({ timeout: 5 * minute });
    clock.advance(5 * minute - 1);
    expect(await settled(answer)).toEqual(hung());
    clock.advance(1);
    expect(await settled(answer)).toEqual(givenUp);
    // Where the question had a stream of its own, there is no way left for its answer.
    await finish().catch(() => {});
    await cell.quiet();

    expect(await settled(answer)).toEqual(givenUp);
  },
);

verifies(
  'timeouts:cancels',
  'one cancellation, of the question whose time is over, goes over the wire',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const other = await ask({ timeout: 10 * minute });
    const { answer, id } = await ask({ timeout: 5 * minute });
    clock.advance(5 * minute);
    expect(await settled(answer)).toEqual(givenUp);
    await cell.quiet();
    await other.finish();

    expect(await settled(other.answer)).toEqual(answered(inTime));
    expect(cancelledBy(cell)).toEqual([{ requestId: id, reason: expect.any(String) }]);
  },
);

verifies('timeouts:told', 'the error holds the time that was allowed', async (cell) => {
  const { clock, ask } = await asking(cell);

  const { answer } = await ask({ timeout: 5 * minute });
  clock.advance(5 * minute);

  expect(await settled(answer)).toEqual(refused(expect.anything(), { data: { timeout: 300_000 } }));
});

verifies('timeouts:works-on', 'a question is answered after one before it ran out of time', async (cell) => {
  const { clock, ask } = await asking(cell);

  const { answer } = await ask({ timeout: 5 * minute });
  clock.advance(5 * minute);
  expect(await settled(answer)).toEqual(givenUp);
  const next = await ask({ timeout: 5 * minute });
  await next.finish();

  expect(await settled(next.answer)).toEqual(answered(inTime));
});

verifies(
  'timeouts:progress',
  'a question is answered after three times its time, since there was progress in between',
  async (cell) => {
    const { clock, ask } = await asking(cell);

    const options = { timeout: 5 * minute, onprogress, resetTimeoutOnProgress: true };
    const { answer, report, finish } = await ask(options);
    for (const progress of [1, 2, 3]) {
      clock.advance(5 * minute - 1);
      await report(progress);
    }
    await finish();

    expect(await settled(answer)).toEqual(answered(inTime));
  },
);

verifies(
  'timeouts:progress:unasked',
  'a question fails when its time is over although there was progress',
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
