// How far a server built on the high-level class has come with a request.

import {
  type CaseContext,
  expect,
  type HandlerContext,
  type Json,
  observed,
  type RequestOptions,
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

/** Reports one thing after another under the token of the request. */
const saying =
  (...reports: Json[]): Work =>
  async ({ meta, notify }) => {
    for (const report of reports) {
      await notify('notifications/progress', { progressToken: meta?.progressToken, ...report });
    }
  };

/** What the asker hears. */
const hearing = async (cell: CaseContext, work: Work) => {
  const ask = await joined(cell, async (context) => {
    await work(context);
    // What arrives together with the answer is a matter of its own: progress:delivered:last.
    await cell.quiet();
  });
  const heard: Json[] = [];
  expect(await ask({ onprogress: (report) => heard.push(report) })).toMatchObject(done);
  return heard;
};

verifies(['progress:sent', 'progress:total:absent'], 'two reports arrive as they were made', async (cell) => {
  const heard = await hearing(cell, saying({ progress: 1 }, { progress: 2 }));

  expect(heard).toEqual([{ progress: 1 }, { progress: 2 }]);
});

verifies('progress:sent:permitted', 'a report on the call of the client arrives', async (cell) => {
  expect(await hearing(cell, saying({ progress: 1 }))).toEqual([{ progress: 1 }]);
});

verifies('progress:total', 'totals arrive, a changed one and zero among them', async (cell) => {
  const reports = [
    { progress: 1, total: 0 },
    { progress: 2, total: 10 },
    { progress: 3, total: 7 },
  ];

  expect(await hearing(cell, saying(...reports))).toEqual(reports);
});

verifies('progress:message', 'messages arrive, an empty one among them', async (cell) => {
  const reports = [
    { progress: 1, message: 'the kettle is on' },
    { progress: 2, total: 3, message: '' },
    { progress: 3, message: 'fertig: Tee für 2 \n☕' },
  ];

  expect(await hearing(cell, saying(...reports))).toEqual(reports);
});

verifies('progress:floating-point', 'fractions arrive unrounded', async (cell) => {
  const reports = [
    { progress: -0.5, total: 1.5 },
    { progress: 0.1, total: 0.30000000000000004 },
    { progress: 1e-7 + 1, total: 1e21 },
  ];

  expect(await hearing(cell, saying(...reports))).toEqual(reports);
});

verifies('progress:none', 'an asker that would listen hears nothing but the answer', async (cell) => {
  expect(await hearing(cell, () => {})).toEqual([]);
  expect(reported(cell)).toEqual([]);
});

verifies('progress:frequency', 'a hundred reports in a row arrive in their order', async (cell) => {
  const reports = Array.from({ length: 100 }, (_, index) => ({ progress: index + 1 }));

  expect(await hearing(cell, saying(...reports))).toEqual(reports);
});

verifies('progress:increases', 'of reports that fall back only those that increase go out', async (cell) => {
  const values = [1, 3, 2, 3, 4];
  await hearing(cell, saying(...values.map((progress) => ({ progress }))));

  observed(reported(cell).map((each) => (each as Json).progress))
    .required((sent) => expect(sent).toEqual([1, 3, 4]))
    .divergent('unchanged', (sent) => expect(sent).toEqual(values));
});

verifies(
  'progress:provided',
  'a report under an invented token does not go out, when the request came with none',
  async (cell) => {
    const ask = await joined(cell, ({ notify }) =>
      notify('notifications/progress', { progressToken: 'invented', progress: 1 }),
    );
    expect(await ask()).toMatchObject(done);

    observed(reported(cell))
      .required((sent) => expect(sent).toEqual([]))
      .divergent('sent', (sent) =>
        expect(sent).toEqual([expect.objectContaining({ progressToken: 'invented', progress: 1 })]),
      );
  },
);
