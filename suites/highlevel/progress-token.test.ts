// The tokens of a server built on the high-level class that wants to hear of progress. The client is played by hand.

import {
  type CaseContext,
  enveloped,
  expect,
  type Json,
  observed,
  open,
  type RequestOptions,
  text,
  verifies,
} from '#case';

interface Asked {
  readonly id: number;
  readonly params?: { readonly _meta?: Json };
}

/** A server, and a client that keeps the questions it gets. */
const asking = async ({ sdk, connect, peer }: CaseContext) => {
  const server = sdk.highLevel({ name: 'curious', version: '1.0.0' }, () => {});
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
  return { ask, report, other: client };
};

const done = { roots: [{ uri: 'file:///done' }] };

const onprogress = () => {};

const isToken = (token: unknown) => typeof token === 'string' || Number.isInteger(token);

verifies(
  'progress:token:type',
  'a token is a string or an integer; a fraction in a report, sent by hand, is judged wrong',
  async (cell) => {
    const { ask, other } = await asking(cell);

    const { answer, finish, meta } = await ask({ onprogress });
    const params = { progressToken: 1.5, progress: 1 };
    await other.sendInvalid({ jsonrpc: '2.0', method: 'notifications/progress', params });
    await cell.quiet();
    await finish();

    expect(await answer).toMatchObject(done);
    expect(isToken(meta.progressToken)).toBe(true);
    expect(cell.wire.judged()).toMatchObject([{ side: 'client', pointer: '/params/progressToken' }]);
  },
);

verifies(
  'progress:token:unique',
  'three requests at once, and one after them, come with different tokens',
  async (cell) => {
    const { ask } = await asking(cell);

    const asked = [await ask({ onprogress }), await ask({ onprogress }), await ask({ onprogress })];
    await asked[0]?.finish();
    await asked[0]?.answer;
    asked.push(await ask({ onprogress }));
    for (const { finish } of asked.slice(1)) await finish();

    expect(await Promise.all(asked.map(({ answer }) => answer))).toMatchObject([done, done, done, done]);
    const tokens = asked.map(({ meta }) => meta.progressToken);
    expect(tokens.filter(isToken)).toHaveLength(4);
    expect(new Set(tokens).size).toBe(4);
  },
);

verifies(
  'progress:token:absent',
  'a request of a caller that does not listen comes without a token',
  async (cell) => {
    const { ask } = await asking(cell);

    const { answer, finish, meta } = await ask();
    await finish();

    expect(await answer).toMatchObject(done);
    expect(meta).not.toHaveProperty('progressToken');
  },
);

verifies(
  'progress:token:meta',
  'the metadata of the caller arrives with the token beside it',
  async (cell) => {
    const { ask } = await asking(cell);

    const _meta = { 'example.com/kettle': { cups: 2, lid: null } };
    const { answer, finish, meta } = await ask({ onprogress }, { _meta });
    await finish();

    expect(await answer).toMatchObject(done);
    observed(meta)
      .required((sent) => expect(sent).toMatchObject({ ..._meta, progressToken: expect.anything() }))
      .divergent('token-alone', (sent) => expect(sent).toEqual({ progressToken: expect.anything() }));
  },
);

verifies(
  'progress:token:kept',
  'a text, an integer and zero come back as they were sent by hand',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel({ name: 'reporting', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('work', {}, async (_args, { meta, notify }) => {
        await notify('notifications/progress', { progressToken: meta?.progressToken, progress: 1 });
        return { content: [text('done')] };
      });
    });

    const { client } = await connect(server, peer('client'));
    await open(client);
    const before = client.received.length;
    const tokens = ['brew 1 ☕', 7, '7', 0];
    for (const progressToken of tokens) {
      await client.request('tools/call', enveloped({ name: 'work', _meta: { progressToken } }));
    }

    const reports = client.received.slice(before).filter((each) => 'method' in each);
    expect(reports).toEqual(
      tokens.map((progressToken) => ({
        jsonrpc: '2.0',
        method: 'notifications/progress',
        params: expect.objectContaining({ progressToken, progress: 1 }),
      })),
    );
  },
);
