// Requests that a server built on the high-level class gives up. The client is played by hand.

import {
  aborted,
  answered,
  barrier,
  type CaseContext,
  enveloped,
  expect,
  observed,
  open,
  type Peer,
  settled,
  verifies,
} from '#case';

const cancelledBy = ({ wire }: CaseContext) =>
  wire
    .sent('server')
    .filter((each) => 'method' in each && each.method === 'notifications/cancelled')
    .map((each) => ('params' in each ? each.params : undefined));

/** The next request; a cancellation that comes before it is only recorded. */
const nextRequest = async (client: Peer): Promise<{ id: number }> => {
  const message = await client.next();
  return 'id' in message ? (message as { id: number }) : nextRequest(client);
};

/** A server that asks for roots, and a silent client. */
const asking = async ({ sdk, connect, peer }: CaseContext) => {
  const server = sdk.highLevel({ name: 'curious', version: '1.0.0' }, () => {});
  const { client, server: live } = await connect(server, peer('client'));
  await open(client, { capabilities: { roots: {} } });
  const ask = async (over: AbortController) => {
    const answer = live.request('roots/list', undefined, { signal: over.signal });
    const { id } = await nextRequest(client);
    return { answer, id };
  };
  return { client, live, ask };
};

verifies(
  'cancellation:sent:own-request',
  'of two questions the one that is given up is named in one cancellation; the client is played by hand',
  async (cell) => {
    const { client, ask } = await asking(cell);

    const over = new AbortController();
    const kept = await ask(new AbortController());
    const givenUp = await ask(over);
    over.abort('enough');
    const refusal = await settled(givenUp.answer);
    await cell.quiet();
    await client.send({ jsonrpc: '2.0', id: kept.id, result: { roots: [] } });

    expect(refusal).toEqual({ refused: expect.anything() });
    expect(await kept.answer).toEqual({ roots: [] });
    expect(cancelledBy(cell)).toEqual([{ requestId: givenUp.id, reason: expect.any(String) }]);
  },
);

verifies(
  'cancellation:sent:disconnect',
  'a call played by hand is stopped when its caller breaks the response off',
  async ({ sdk, connect, peer, revision }) => {
    const started = barrier(2);
    let stopped: Promise<unknown> = Promise.resolve();
    const server = sdk.highLevel({ name: 'patient', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('wait', {}, async (_args, { signal }) => {
        stopped = aborted(signal);
        await started.arrive();
        await stopped;
        return { content: [] };
      });
    });

    const { http } = await connect(server, peer('client'));
    const over = new AbortController();
    const params = enveloped({ name: 'wait' });
    const response = http.fetch(http.url, {
      method: 'POST',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        'mcp-protocol-version': revision,
        'mcp-method': 'tools/call',
        'mcp-name': 'wait',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 'broken-off', method: 'tools/call', params }),
      signal: over.signal,
    });
    response.catch(() => {});
    await started.arrive();
    over.abort();

    expect(await settled(stopped)).toEqual(answered(expect.anything()));
  },
);

verifies(
  ['cancellation:sent:in-progress', 'cancellation:sent:in-flight'],
  'giving a question up after its answer, played by hand, has no effect on the wire',
  async (cell) => {
    const { client, ask } = await asking(cell);

    const over = new AbortController();
    const { answer, id } = await ask(over);
    await client.send({ jsonrpc: '2.0', id, result: { roots: [] } });
    expect(await answer).toEqual({ roots: [] });
    over.abort('enough');
    await cell.quiet();

    observed(cancelledBy(cell))
      .required((sent) => expect(sent).toEqual([]))
      .divergent('sent', (sent) => expect(sent).toEqual([{ requestId: id, reason: 'enough' }]));
  },
);

verifies(
  'cancellation:sent:before',
  'a question that is given up beforehand is refused and never reaches the client, which is played by hand',
  async (cell) => {
    const { client, live } = await asking(cell);

    const before = client.received.length;
    const question = live.request('roots/list', undefined, { signal: AbortSignal.abort('enough') });

    expect(await question.catch((reason) => String(reason))).toContain('enough');
    await cell.quiet();
    expect(client.received.slice(before)).toEqual([]);
  },
);

verifies(
  'cancellation:sent:reason',
  'a word and an error arrive as texts at a client played by hand',
  async (cell) => {
    const { ask } = await asking(cell);

    for (const reason of ['the tea is cold', new Error('out of water')]) {
      const over = new AbortController();
      const { answer } = await ask(over);
      over.abort(reason);
      expect(await settled(answer)).toEqual({ refused: expect.anything() });
    }
    await cell.quiet();

    expect(cancelledBy(cell)).toEqual([
      { requestId: expect.any(Number), reason: 'the tea is cold' },
      { requestId: expect.any(Number), reason: 'Error: out of water' },
    ]);
  },
);

verifies(
  'cancellation:sent:refusal',
  'the message of the refusal holds the reason; the client is played by hand',
  async (cell) => {
    const { ask } = await asking(cell);

    const over = new AbortController();
    const { answer } = await ask(over);
    over.abort('the tea is cold');

    expect(await answer.catch((reason) => String(reason))).toContain('the tea is cold');
  },
);

verifies(
  'cancellation:sent:late-answer',
  'a given-up question stays refused when its answer comes, played by hand, and the next gets its own',
  async (cell) => {
    const { client, ask } = await asking(cell);

    const over = new AbortController();
    const late = await ask(over);
    const told: string[] = [];
    const watched = late.answer.then(
      () => told.push('answered'),
      () => told.push('refused'),
    );
    over.abort('enough');
    await watched;
    await client.send({ jsonrpc: '2.0', id: late.id, result: { roots: [{ uri: 'file:///late' }] } });
    await cell.quiet();
    const next = await ask(new AbortController());
    await client.send({ jsonrpc: '2.0', id: next.id, result: { roots: [{ uri: 'file:///in/time' }] } });

    expect(await next.answer).toEqual({ roots: [{ uri: 'file:///in/time' }] });
    expect(told).toEqual(['refused']);
  },
);
