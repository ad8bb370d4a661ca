// Cancellations that a client can do nothing with. They are played by hand: no real server sends them.

import { barrier, type CaseContext, cancelling, expect, playedResult, text, verifies, welcome } from '#case';

/** A client asked by hand while a request of its own is open: over HTTP that one carries what a server says. */
const connected = async ({ connect, peer }: CaseContext) => {
  const server = peer('server');
  const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);
  const call = client.callTool({ name: 'work' });
  const { id } = (await server.next()) as { id: number };
  const finish = async () => {
    await server.send({ jsonrpc: '2.0', id, result: { content: [text('done')] } });
    return call;
  };
  return { server, finish };
};

verifies(
  'cancellation:invalid:unknown:client',
  'after a cancellation of nothing, played by hand, a question is answered and a call finished',
  async (cell) => {
    const { server, finish } = await connected(cell);

    await server.send(cancelling('never-sent', 'enough'));
    const answer = await server.request('ping');
    const result = await finish();

    expect(answer).toEqual({ jsonrpc: '2.0', id: expect.any(String), result: {} });
    expect(result).toEqual({ content: [text('done')] });
  },
);

verifies(
  'cancellation:invalid:completed:client',
  'after a cancellation of what it has answered, played by hand, a question is answered and a call finished',
  async (cell) => {
    const { server, finish } = await connected(cell);

    const first = await server.request('ping');
    await server.send(cancelling(String('id' in first && first.id), 'enough'));
    const second = await server.request('ping');
    await cell.quiet();
    const before = server.received.length;
    const result = await finish();

    const pong = { jsonrpc: '2.0', id: expect.any(String), result: {} };
    expect([first, second]).toEqual([pong, pong]);
    expect(server.received.slice(before)).toEqual([]);
    expect(result).toEqual({ content: [text('done')] });
  },
);

verifies(
  'cancellation:invalid:malformed:client',
  'malformed cancellations, played by hand, do not stop the question that they name',
  async (cell) => {
    const released = barrier(2);
    const started = barrier(2);
    const server = cell.peer('server');
    const client = cell.sdk.client(
      { name: 'steady', version: '1.0.0' },
      {
        capabilities: { roots: {} },
        handlers: {
          'roots/list': async (_request, { signal }) => {
            await started.arrive();
            await released.arrive();
            return { roots: [{ uri: `file:///${signal.aborted}` }] };
          },
        },
      },
    );

    await Promise.all([cell.connect(server, client), welcome(server)]);
    const carrier = client.ping();
    const { id } = (await server.next()) as { id: number };
    await server.send({ jsonrpc: '2.0', id: 'asked', method: 'roots/list' });
    await started.arrive();
    for (const params of [undefined, { requestId: ['asked'] }, { requestId: 'asked', reason: 7 }]) {
      await server.sendInvalid({
        jsonrpc: '2.0',
        method: 'notifications/cancelled',
        ...(params && { params }),
      });
    }
    await cell.quiet();
    released.arrive();

    expect(await server.next()).toEqual({
      jsonrpc: '2.0',
      id: 'asked',
      result: { roots: [{ uri: 'file:///false' }] },
    });
    await server.send({ jsonrpc: '2.0', id, result: {} });
    await carrier;
  },
);

verifies(
  'cancellation:invalid:race:client',
  'the answer to a cancelled call, played by hand, leaves the next call to its own answer',
  async ({ connect, peer, quiet }) => {
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);

    const over = new AbortController();
    const call = client.callTool({ name: 'slow' }, { signal: over.signal });
    const late = (await server.next()) as { id: number };
    const answer = { jsonrpc: '2.0', id: late.id, result: playedResult({ content: [text('late')] }) };
    const crossing = server.send(answer);
    over.abort('enough');
    const outcome = await call.then(
      (result) => result,
      () => 'given up',
    );
    await crossing;
    await quiet();

    const next = client.callTool({ name: 'quick' });
    await quiet();
    const { id } = server.received.findLast((each) => 'id' in each) as { id: number };
    await server.send({ jsonrpc: '2.0', id, result: playedResult({ content: [text('in time')] }) });
    expect(await next).toMatchObject({ content: [text('in time')] });
    expect(['given up', { content: [text('late')] }]).toContainEqual(outcome);
  },
);
