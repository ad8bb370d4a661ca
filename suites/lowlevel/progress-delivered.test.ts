// Progress that arrives at a server built on the low-level class. The client is played by hand.

import { type CaseContext, expect, type Json, observed, open, type RequestOptions, verifies } from '#case';

interface Asked {
  readonly id: number;
  readonly params?: { readonly _meta?: Json };
}

/** A server, and a client that keeps the questions it gets. */
const asking = async ({ sdk, connect, peer }: CaseContext) => {
  const server = sdk.lowLevel({ name: 'curious', version: '1.0.0' }, {}, {});
  const { client, server: live } = await connect(server, peer('client'));
  await open(client, { capabilities: { roots: {} } });
  const ask = async (options?: RequestOptions, more?: Json) => {
    const answer = live.request('roots/list', more, options);
    const { id, params } = (await client.next()) as unknown as Asked;
    const finish = () => client.send({ jsonrpc: '2.0', id, result: done });
    return { answer, finish, meta: params?._meta ?? {} };
  };
  const report = (progressToken: unknown, fields: Json) =>
    client.send({ jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken, ...fields } });
  return { ask, report };
};

const done = { roots: [{ uri: 'file:///done' }] };

verifies('progress:delivered', 'reports on two requests in turn reach each its own caller', async (cell) => {
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
});

verifies(
  'progress:delivered:fields',
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
  'progress:delivered:late',
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
  'progress:delivered:unknown',
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
  'progress:delivered:last',
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
