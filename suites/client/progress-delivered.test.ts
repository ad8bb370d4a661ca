// Progress that arrives at a client. The server is played by hand.

import {
  type CaseContext,
  expect,
  type Json,
  observed,
  playedResult,
  type RequestOptions,
  text,
  verifies,
  welcome,
} from '#case';

interface Asked {
  readonly id: number;
  readonly params?: { readonly _meta?: Json };
}

/** A client, and a server that keeps the calls it gets. */
const asking = async ({ connect, peer }: CaseContext) => {
  const server = peer('server');
  const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);
  const ask = async (options?: RequestOptions, more: Json = {}) => {
    const answer = client.callTool({ name: 'work', ...more }, options);
    const { id, params } = (await server.next()) as unknown as Asked;
    const finish = () => server.send({ jsonrpc: '2.0', id, result: playedResult(done) });
    return { answer, finish, meta: params?._meta ?? {} };
  };
  const report = (progressToken: unknown, fields: Json) =>
    server.send({ jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken, ...fields } });
  return { ask, report };
};

const done = { content: [text('done')] };

verifies(
  'progress:delivered:client',
  'reports on two requests in turn reach each its own caller',
  async (cell) => {
    const { ask, report } = await asking(cell);

    const heard: [number[], number[]] = [[], []];
    const one = await ask({ onprogress: ({ progress }) => heard[0].push(progress) });
    const two = await ask({ onprogress: ({ progress }) => heard[1].push(progress) });
    await report(two.meta.progressToken, { progress: 10 });
    await report(one.meta.progressToken, { progress: 1 });
    await report(one.meta.progressToken, { progress: 2 });
    await report(two.meta.progressToken, { progress: 20 });
    await cell.quiet();
    await one.finish();
    await two.finish();

    expect(await Promise.all([one.answer, two.answer])).toMatchObject([done, done]);
    expect(heard).toEqual([
      [1, 2],
      [10, 20],
    ]);
  },
);

verifies(
  'progress:delivered:fields:client',
  'the caller hears progress, total, message and metadata, and not the token',
  async (cell) => {
    const { ask, report } = await asking(cell);

    const heard: Json[] = [];
    const { answer, finish, meta } = await ask({ onprogress: (each) => heard.push(each) });
    const _meta = { 'example.com/kettle': null };
    await report(meta.progressToken, { progress: 0.5, total: 2, message: 'half a cup', _meta });
    await report(meta.progressToken, { progress: 1 });
    await cell.quiet();
    await finish();

    expect(await answer).toMatchObject(done);
    expect(heard).toEqual([{ progress: 0.5, total: 2, message: 'half a cup', _meta }, { progress: 1 }]);
  },
);

verifies(
  'progress:delivered:late:client',
  'the caller hears nothing any more once it has its answer, while the next one does',
  async (cell) => {
    const { ask, report } = await asking(cell);

    const heard: string[] = [];
    const first = await ask({ onprogress: () => heard.push('first') });
    await first.finish();
    expect(await first.answer).toMatchObject(done);
    const second = await ask({ onprogress: () => heard.push('second') });
    await report(first.meta.progressToken, { progress: 1 });
    await report(second.meta.progressToken, { progress: 1 });
    await cell.quiet();
    await second.finish();

    expect(await second.answer).toMatchObject(done);
    expect(heard).toEqual(['second']);
  },
);

verifies(
  'progress:delivered:unknown:client',
  'a request is answered although reports came under tokens that nobody gave',
  async (cell) => {
    const { ask, report } = await asking(cell);

    const heard: Json[] = [];
    const { answer, finish, meta } = await ask({ onprogress: (each) => heard.push(each) });
    await report('nobody gave this', { progress: 1 });
    await report(987654, { progress: 2 });
    await report(meta.progressToken, { progress: 3 });
    await cell.quiet();
    await finish();

    expect(await answer).toMatchObject(done);
    expect(heard).toEqual([{ progress: 3 }]);
  },
);

verifies(
  'progress:delivered:last:client',
  'a report and the answer that come at once are both heard',
  async (cell) => {
    const { ask, report } = await asking(cell);

    const heard: Json[] = [];
    const { answer, finish, meta } = await ask({ onprogress: (each) => heard.push(each) });
    await Promise.all([report(meta.progressToken, { progress: 1 }), finish()]);

    expect(await answer).toMatchObject(done);
    await cell.quiet();
    observed(heard)
      .required((reports) => expect(reports).toEqual([{ progress: 1 }]))
      .divergent('lost', (reports) => expect(reports).toEqual([]));
  },
);
