// Progress that a server built on the high-level class reports too late.

import {
  aborted,
  barrier,
  type CaseContext,
  expect,
  type HandlerContext,
  observed,
  type RequestOptions,
  settled,
  text,
  verifies,
} from '#case';

type Work = (context: HandlerContext) => Promise<void> | void;

/** A server that works on a call as `work` says, and the way to call it. */
const joined = async ({ sdk, connect }: CaseContext, work: Work) => {
  const server = sdk.highLevel({ name: 'reporting', version: '1.0.0' }, ({ registerTool }) => {
    registerTool('work', {}, async (_args, context) => {
      await work(context);
      return done;
    });
  });
  const { client } = await connect(server);
  return (options?: RequestOptions) => client.callTool({ name: 'work' }, options);
};

const done = { content: [text('done')] };

/** What the server has reported so far. */
const reported = ({ wire }: CaseContext) =>
  wire
    .sent('server')
    .flatMap((each) => ('method' in each && each.method === 'notifications/progress' ? [each.params] : []));

verifies('progress:stops', 'a report made after the answer does not go out', async (cell) => {
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

verifies('progress:stops:cancelled', 'a report made after the cancellation does not go out', async (cell) => {
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
});
