// How far a client has come with a request.

import {
  type CaseContext,
  expect,
  type HandlerContext,
  type Json,
  observed,
  type RequestOptions,
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

verifies(
  ['progress:sent:client', 'progress:total:absent:client'],
  'two reports arrive as they were made',
  async (cell) => {
    const heard = await hearing(cell, saying({ progress: 1 }, { progress: 2 }));

    expect(heard).toEqual([{ progress: 1 }, { progress: 2 }]);
  },
);

verifies('progress:total:client', 'totals arrive, a changed one and zero among them', async (cell) => {
  const reports = [
    { progress: 1, total: 0 },
    { progress: 2, total: 10 },
    { progress: 3, total: 7 },
  ];

  expect(await hearing(cell, saying(...reports))).toEqual(reports);
});

verifies('progress:message:client', 'messages arrive, an empty one among them', async (cell) => {
  const reports = [
    { progress: 1, message: 'the kettle is on' },
    { progress: 2, total: 3, message: '' },
    { progress: 3, message: 'fertig: Tee für 2 \n☕' },
  ];

  expect(await hearing(cell, saying(...reports))).toEqual(reports);
});

verifies('progress:floating-point:client', 'fractions arrive unrounded', async (cell) => {
  const reports = [
    { progress: -0.5, total: 1.5 },
    { progress: 0.1, total: 0.30000000000000004 },
    { progress: 1e-7 + 1, total: 1e21 },
  ];

  expect(await hearing(cell, saying(...reports))).toEqual(reports);
});

verifies('progress:none:client', 'an asker that would listen hears nothing but the answer', async (cell) => {
  expect(await hearing(cell, () => {})).toEqual([]);
  expect(reported(cell)).toEqual([]);
});

verifies('progress:frequency:client', 'a hundred reports in a row arrive in their order', async (cell) => {
  const reports = Array.from({ length: 100 }, (_, index) => ({ progress: index + 1 }));

  expect(await hearing(cell, saying(...reports))).toEqual(reports);
});

verifies(
  'progress:increases:client',
  'of reports that fall back only those that increase go out',
  async (cell) => {
    const values = [1, 3, 2, 3, 4];
    await hearing(cell, saying(...values.map((progress) => ({ progress }))));

    observed(reported(cell).map((each) => (each as Json).progress))
      .required((sent) => expect(sent).toEqual([1, 3, 4]))
      .divergent('unchanged', (sent) => expect(sent).toEqual(values));
  },
);

verifies(
  'progress:provided:client',
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
