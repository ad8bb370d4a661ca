// Requests that a client gives up. The server is played by hand where it has to stay silent.

import {
  aborted,
  answered,
  barrier,
  type CaseContext,
  expect,
  never,
  observed,
  type Peer,
  playedResult,
  settled,
  text,
  verifies,
  welcome,
} from '#case';

const cancelledBy = ({ wire }: CaseContext) =>
  wire
    .sent('client')
    .filter((each) => 'method' in each && each.method === 'notifications/cancelled')
    .map((each) => ('params' in each ? each.params : undefined));

/** The next request; a cancellation that comes before it is only recorded. */
const nextRequest = async (server: Peer): Promise<{ id: number }> => {
  const message = await server.next();
  return 'id' in message ? (message as { id: number }) : nextRequest(server);
};

/** A client and a silent server, played by hand. */
const silent = async ({ connect, peer }: CaseContext) => {
  const server = peer('server');
  const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);
  const call = async (name: string, over: AbortController) => {
    const answer = client.callTool({ name }, { signal: over.signal });
    const { id } = await nextRequest(server);
    return { answer, id };
  };
  return { server, client, call };
};

/** Of two calls at once the second is given up. */
const givesUpOneOfTwo = async (cell: CaseContext) => {
  const { server, call } = await silent(cell);

  const over = new AbortController();
  const kept = await call('kept', new AbortController());
  const givenUp = await call('given-up', over);
  over.abort('enough');
  const refusal = await settled(givenUp.answer);
  await cell.quiet();
  await server.send({ jsonrpc: '2.0', id: kept.id, result: playedResult({ content: [text('kept')] }) });

  expect(refusal).toEqual({ refused: expect.anything() });
  expect(await kept.answer).toMatchObject({ content: [text('kept')] });
  expect(cancelledBy(cell)).toEqual([expect.objectContaining({ requestId: givenUp.id })]);
};

verifies(
  'cancellation:sent:own-request:client',
  'of two calls the one that is given up is named in one cancellation; the server is played by hand',
  givesUpOneOfTwo,
);

verifies(
  'cancellation:sent:frame:client',
  'of two calls the one that is given up is named in one cancellation; the server is played by hand',
  givesUpOneOfTwo,
);

verifies(
  'cancellation:sent:stream:client',
  'the server learns that a call is given up, and gets no message',
  async (cell) => {
    const started = barrier(2);
    let stopped: Promise<unknown> = Promise.resolve();
    const server = cell.sdk.lowLevel(
      { name: 'patient', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async ({ params }, { signal }) => {
          expect(params.name).toBe('wait');
          stopped = aborted(signal);
          await started.arrive();
          await stopped;
          return { content: [] };
        },
      },
    );

    const { client } = await cell.connect(server);
    const over = new AbortController();
    const call = client.callTool({ name: 'wait' }, { signal: over.signal });
    await started.arrive();
    over.abort('enough');

    expect(await settled(call)).toEqual({ refused: expect.anything() });
    expect(await settled(stopped)).toEqual(answered(expect.anything()));
    cell.wire.toRead(['client → server/discover #1', 'server → result #1', 'client → tools/call #2']);
  },
);

verifies(
  ['cancellation:sent:in-progress:client', 'cancellation:sent:in-flight:client'],
  'giving a call up after its answer has no effect on the wire',
  async (cell) => {
    const over = new AbortController();
    const server = cell.sdk.lowLevel(
      { name: 'quick', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': never('nobody lists here'), 'tools/call': () => ({ content: [text('done')] }) },
    );

    const { client } = await cell.connect(server);
    expect(await client.callTool({ name: 'quick' }, { signal: over.signal })).toMatchObject({
      content: [text('done')],
    });
    over.abort('enough');
    await client.callTool({ name: 'quick' });
    await cell.quiet();

    observed(cancelledBy(cell))
      .required((sent) => expect(sent).toEqual([]))
      .divergent('sent', (sent) =>
        expect(sent).toEqual([{ requestId: expect.any(Number), reason: 'enough' }]),
      );
  },
);

verifies(
  'cancellation:sent:before:client',
  'a call that is given up beforehand is refused and leaves no trace on the wire',
  async (cell) => {
    const server = cell.sdk.lowLevel(
      { name: 'spared', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': never('nobody lists here'), 'tools/call': never('it was given up before') },
    );

    const { client } = await cell.connect(server);
    const before = cell.wire.sent('client').length;
    const call = client.callTool({ name: 'wait' }, { signal: AbortSignal.abort('enough') });

    expect(await call.catch((reason) => String(reason))).toContain('enough');
    await cell.quiet();
    expect(cell.wire.sent('client').slice(before)).toEqual([]);
  },
);

verifies(
  'cancellation:sent:reason:client',
  'a word and an error arrive as texts; the server is played by hand',
  async (cell) => {
    const { call } = await silent(cell);

    for (const reason of ['the tea is cold', new Error('out of water')]) {
      const over = new AbortController();
      const { answer } = await call('brew', over);
      over.abort(reason);
      expect(await settled(answer)).toEqual({ refused: expect.anything() });
      await cell.quiet();
    }

    expect(cancelledBy(cell)).toEqual([
      { requestId: expect.any(Number), reason: 'the tea is cold' },
      { requestId: expect.any(Number), reason: 'Error: out of water' },
    ]);
  },
);

verifies(
  'cancellation:sent:refusal:client',
  'the message of the refusal holds the reason; the server is played by hand',
  async (cell) => {
    const { call } = await silent(cell);

    const over = new AbortController();
    const { answer } = await call('brew', over);
    over.abort('the tea is cold');

    expect(await answer.catch((reason) => String(reason))).toContain('the tea is cold');
  },
);

verifies(
  'cancellation:sent:late-answer:client',
  'a given-up call stays refused when its answer comes, played by hand, and the next call gets its own',
  async (cell) => {
    const { server, client, call } = await silent(cell);

    const over = new AbortController();
    const { answer, id } = await call('slow', over);
    const told: string[] = [];
    const watched = answer.then(
      () => told.push('answered'),
      () => told.push('refused'),
    );
    over.abort('enough');
    await watched;
    const late = { jsonrpc: '2.0', id, result: playedResult({ content: [text('late')] }) };
    // Where the call had a stream of its own, there is no way left for its answer.
    await server.send(late).catch(() => {});
    await cell.quiet();
    const next = client.callTool({ name: 'quick' });
    await cell.quiet();
    const asked = server.received.findLast((each) => 'id' in each) as { id: number };
    const content = [text('in time')];
    await server.send({ jsonrpc: '2.0', id: asked.id, result: playedResult({ content }) });

    expect(await next).toMatchObject({ content });
    expect(told).toEqual(['refused']);
  },
);

verifies(
  'cancellation:sent:initialize:client',
  'a client whose connecting is given up says nothing more to a server played by hand',
  async (cell) => {
    const over = new AbortController();
    const server = cell.peer('server');
    const client = cell.sdk.client(
      { name: 'hasty', version: '1.0.0' },
      { connecting: { signal: over.signal } },
    );

    const connecting = cell.connect(server, client);
    connecting.catch(() => {});
    const { id } = (await server.next()) as { id: number };
    over.abort('enough');
    expect(await settled(connecting)).toEqual({ refused: expect.anything() });
    await cell.quiet();

    observed(cancelledBy(cell))
      .required((sent) => expect(sent).toEqual([]))
      .divergent('cancelled', (sent) => expect(sent).toEqual([{ requestId: id, reason: 'enough' }]));
  },
);
