// Progress that a client reports too late.

import {
  aborted,
  barrier,
  type CaseContext,
  expect,
  type HandlerContext,
  observed,
  type RequestOptions,
  settled,
  verifies,
} from '#case';

type Work = (context: HandlerContext) => Promise<void> | void;

/** A client that works on a question as `work` says, and the way to ask it. */
const joined = async ({ sdk, connect }: CaseContext, work: Work) => {
  const server = sdk.lowLevel({ name: 'curious', version: '1.0.0' }, {}, {});
  const client = sdk.client(
    { name: 'reporting', version: '1.0.0' },
    {
      capabilities: { roots: {} },
      handlers: {
        'roots/list': async (_request, context) => {
          await work(context);
          return done;
        },
      },
    },
  );
  const { server: live } = await connect(server, client);
  // The first question has the id zero in some SDKs, which is a matter of its own.
  await live.ping();
  return (options?: RequestOptions) => live.request('roots/list', undefined, options);
};

const done = { roots: [{ uri: 'file:///done' }] };

/** What the client has reported so far. */
const reported = ({ wire }: CaseContext) =>
  wire
    .sent('client')
    .flatMap((each) => ('method' in each && each.method === 'notifications/progress' ? [each.params] : []));

verifies('progress:stops:client', 'a report made after the answer does not go out', async (cell) => {
  let late: () => Promise<void> = async () => {};
  const ask = await joined(cell, async ({ meta, notify }) => {
    const report = (progress: number) =>
      notify('notifications/progress', { progressToken: meta?.progressToken, progress });
    late = () => report(2);
    await report(1);
    await cell.quiet();
  });
  const heard: unknown[] = [];
  expect(await ask({ onprogress: (report) => heard.push(report) })).toMatchObject(done);
  await cell.quiet();
  await settled(late());
  await cell.quiet();

  expect(heard).toEqual([{ progress: 1 }]);
  observed(reported(cell))
    .required((sent) => expect(sent).toMatchObject([{ progress: 1 }]))
    .divergent('sent', (sent) => expect(sent).toMatchObject([{ progress: 1 }, { progress: 2 }]));
});

verifies(
  'progress:stops:cancelled:client',
  'a report made after the cancellation does not go out',
  async (cell) => {
    const [started, finished] = [barrier(2), barrier(2)];
    const ask = await joined(cell, async ({ meta, notify, signal }) => {
      const report = (progress: number) =>
        notify('notifications/progress', { progressToken: meta?.progressToken, progress });
      await report(1);
      await started.arrive();
      await aborted(signal);
      await settled(report(2));
      finished.arrive();
    });
    const over = new AbortController();
    const heard: unknown[] = [];
    const asked = ask({ signal: over.signal, onprogress: (report) => heard.push(report) });
    await started.arrive();
    await cell.quiet();
    over.abort('enough');
    expect(await settled(asked)).toEqual({ refused: expect.anything() });
    await finished.arrive();
    await cell.quiet();

    expect(heard).toEqual([{ progress: 1 }]);
    observed(reported(cell))
      .required((sent) => expect(sent).toMatchObject([{ progress: 1 }]))
      .divergent('sent', (sent) => expect(sent).toMatchObject([{ progress: 1 }, { progress: 2 }]));
  },
);
