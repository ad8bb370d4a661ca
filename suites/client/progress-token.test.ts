// The tokens of a client that wants to hear of progress. The server is played by hand.

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
  return { ask, report, other: server };
};

const done = { content: [text('done')] };

const onprogress = () => {};

const isToken = (token: unknown) => typeof token === 'string' || Number.isInteger(token);

verifies(
  'progress:token:type:client',
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
    expect(cell.wire.judged()).toMatchObject([{ side: 'server', pointer: '/params/progressToken' }]);
  },
);

verifies(
  'progress:token:unique:client',
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
  'progress:token:absent:client',
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
  'progress:token:meta:client',
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
  'progress:token:kept:client',
  'a text, an integer and zero come back as they were sent by hand',
  async ({ sdk, connect, peer }) => {
    const server = peer('server');
    const client = sdk.client(
      { name: 'reporting', version: '1.0.0' },
      {
        capabilities: { roots: {} },
        handlers: {
          'roots/list': async (_request, { meta, notify }) => {
            await notify('notifications/progress', { progressToken: meta?.progressToken, progress: 1 });
            return { roots: [] };
          },
        },
      },
    );

    await Promise.all([connect(server, client), welcome(server)]);
    // Over HTTP it is the client's open request that carries what a server asks.
    const carrier = client.ping();
    const { id } = (await server.next()) as { id: number };
    const before = server.received.length;
    const tokens = ['brew 1 ☕', 7, '7', 0];
    for (const progressToken of tokens) {
      await server.request('roots/list', { _meta: { progressToken } });
    }
    await server.send({ jsonrpc: '2.0', id, result: {} });
    await carrier;

    const reports = server.received.slice(before).filter((each) => 'method' in each);
    expect(reports).toEqual(
      tokens.map((progressToken) => ({
        jsonrpc: '2.0',
        method: 'notifications/progress',
        params: { progressToken, progress: 1 },
      })),
    );
  },
);
