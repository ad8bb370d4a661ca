// Requests that the client gives up while a server built on the low-level class works on them.

import {
  aborted,
  answered,
  barrier,
  type CaseContext,
  cancelling,
  enveloped,
  expect,
  type HandlerContext,
  hung,
  never,
  observed,
  open,
  refused,
  settled,
  text,
  verifies,
} from '#case';

/** A server with one tool that waits for the cancellation of its call; `stopped` tells the reason. */
const patient = (
  { sdk }: CaseContext,
  afterwards: (context: HandlerContext) => Promise<void> | void = () => {},
) => {
  const started = barrier(2);
  let tell: (reason: unknown) => void = () => {};
  const stopped = new Promise<unknown>((resolve) => {
    tell = resolve;
  });
  const server = sdk.lowLevel(
    { name: 'patient', version: '1.0.0' },
    { tools: {} },
    {
      'tools/list': never('nobody lists here'),
      'tools/call': async ({ params }, context) => {
        expect(params.name).toBe('wait');
        await started.arrive();
        tell(await aborted(context.signal));
        await afterwards(context);
        return { content: [text('too late')] };
      },
    },
  );
  return { server, started, stopped };
};

const waiting = (id: string | number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: enveloped({ name: 'wait' }),
});

/** A client played by hand whose call is being worked on. */
const callByHand = async (
  { connect, peer }: CaseContext,
  { server, started }: ReturnType<typeof patient>,
  id: string | number,
) => {
  const { client } = await connect(server, peer('client'));
  await open(client, { capabilities: { roots: {} } });
  // Some servers send no headers before there is something to say: nobody waits for them.
  client.send(waiting(id)).catch(() => {});
  await started.arrive();
  return { client, before: client.received.length };
};

verifies('cancellation:stops', 'the handler is stopped once the client gives its call up', async (cell) => {
  const { server, started, stopped } = patient(cell);

  const { client } = await cell.connect(server);
  const over = new AbortController();
  const call = client.callTool({ name: 'wait' }, { signal: over.signal });
  await started.arrive();
  over.abort('enough');

  expect(await settled(call)).toEqual({ refused: expect.anything() });
  expect(await settled(stopped)).toEqual(answered(expect.anything()));
});

verifies('cancellation:id-zero', 'a call with the id zero, played by hand, is stopped', async (cell) => {
  const server = patient(cell);

  const { client } = await callByHand(cell, server, 0);
  await client.send(cancelling(0, 'enough'));

  observed(await settled(server.stopped))
    .required((reason) => expect(reason).toEqual(answered('enough')))
    .divergent('goes-on', (reason) => expect(reason).toEqual(hung()));
});

verifies('cancellation:reason', "the handler's signal carries the reason of the client", async (cell) => {
  const { server, started, stopped } = patient(cell);

  const { client } = await cell.connect(server);
  const over = new AbortController();
  const call = client.callTool({ name: 'wait' }, { signal: over.signal });
  await started.arrive();
  over.abort('the tea is cold');

  expect(await settled(call)).toEqual({ refused: expect.anything() });
  expect(await settled(stopped)).toEqual(answered('the tea is cold'));
});

verifies(
  'cancellation:reason:absent',
  'a call is stopped by a cancellation without reason, played by hand',
  async (cell) => {
    const server = patient(cell);

    const { client } = await callByHand(cell, server, 'given-up');
    await client.send(cancelling('given-up'));

    expect(await settled(server.stopped)).toEqual(answered(expect.anything()));
  },
);

/** The caller goes on listening: what is not there is not merely not waited for. */
const unanswered = async (cell: CaseContext, afterwards?: () => void) => {
  const server = patient(cell, afterwards);

  const { client, before } = await callByHand(cell, server, 'given-up');
  await client.send(cancelling('given-up', 'enough'));
  expect(await settled(server.stopped)).toEqual(answered('enough'));
  await cell.quiet();

  expect(client.received.slice(before)).toEqual([]);
};

const failing = () => {
  throw new Error('stopped');
};

verifies(
  'cancellation:no-response',
  'a caller played by hand hears nothing of what the stopped handler returns',
  (cell) => unanswered(cell),
);

verifies(
  'cancellation:no-response',
  'a caller played by hand hears nothing of what the stopped handler throws',
  (cell) => unanswered(cell, failing),
);

verifies(
  'cancellation:no-response:frame',
  'a caller played by hand hears nothing of what the stopped handler returns',
  (cell) => unanswered(cell),
);

verifies(
  'cancellation:no-response:frame',
  'a caller played by hand hears nothing of what the stopped handler throws',
  (cell) => unanswered(cell, failing),
);

verifies(
  'cancellation:frees-stream',
  'the response to a call played by hand ends with its cancellation',
  async (cell) => {
    const { server, started, stopped } = patient(cell);

    const { http, client } = await cell.connect(server, cell.peer('client'));
    await open(client);
    const response = http.fetch(http.url, {
      method: 'POST',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        'mcp-session-id': String(client.sessionId),
        'mcp-protocol-version': cell.revision,
      },
      body: JSON.stringify(waiting('given-up')),
    });
    const read = response.then((each) => each.text());
    read.catch(() => {});
    await started.arrive();
    await client.send(cancelling('given-up', 'enough'));

    expect(await settled(stopped)).toEqual(answered('enough'));
    observed(await settled(read))
      .required((body) => expect(body).toEqual(answered(expect.not.stringContaining('"result"'))))
      .divergent('left-open', (body) => expect(body).toEqual(hung()));
  },
);

verifies(
  'cancellation:asks-nothing',
  'a question that the stopped handler asks never reaches the client, which is played by hand',
  async (cell) => {
    let asked: Promise<unknown> = Promise.resolve();
    const server = patient(cell, ({ request }) => {
      asked = request('roots/list');
      asked.catch(() => {});
    });

    const { client, before } = await callByHand(cell, server, 'given-up');
    await client.send(cancelling('given-up', 'enough'));
    expect(await settled(server.stopped)).toEqual(answered('enough'));
    await cell.quiet();

    observed({ asked: await settled(asked), received: client.received.slice(before) })
      .required((seen) => expect(seen).toEqual({ asked: refused(-32000), received: [] }))
      .divergent('asked', (seen) =>
        expect(seen).toEqual({
          asked: hung(),
          received: [expect.objectContaining({ method: 'roots/list' })],
        }),
      );
    const question = client.received.slice(before).find((each) => 'id' in each);
    if (question)
      await client.send({ jsonrpc: '2.0', id: 'id' in question && question.id, result: { roots: [] } });
    await settled(asked);
  },
);

verifies(
  'cancellation:concurrent',
  'of two calls at once the one that is not given up comes to its end',
  async ({ sdk, connect }) => {
    const started = barrier(3);
    const released = barrier(2);
    let tell: (reason: unknown) => void = () => {};
    const stopped = new Promise<unknown>((resolve) => {
      tell = resolve;
    });
    const server = sdk.lowLevel(
      { name: 'busy', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async ({ params }, { signal }) => {
          await started.arrive();
          if (params.name === 'wait') tell(await aborted(signal));
          else await released.arrive();
          return { content: [text(`${params.name} ${signal.aborted}`)] };
        },
      },
    );

    const { client } = await connect(server);
    const over = new AbortController();
    const givenUp = client.callTool({ name: 'wait' }, { signal: over.signal });
    const other = client.callTool({ name: 'work' });
    await started.arrive();
    over.abort('enough');
    const refusal = await settled(givenUp);
    const reason = await settled(stopped);
    released.arrive();

    expect(refusal).toEqual({ refused: expect.anything() });
    expect(reason).toEqual(answered(expect.anything()));
    expect(await settled(other)).toMatchObject(answered({ content: [text('work false')] }));
  },
);

verifies(
  'cancellation:uncancellable',
  'a handler that does not listen to its signal does all of its work',
  async ({ sdk, connect }) => {
    const [started, released, finished] = [barrier(2), barrier(2), barrier(2)];
    const done: string[] = [];
    const server = sdk.lowLevel(
      { name: 'deaf', version: '1.0.0' },
      { tools: {} },
      {
        'tools/list': never('nobody lists here'),
        'tools/call': async ({ params }) => {
          expect(params.name).toBe('work');
          await started.arrive();
          await released.arrive();
          done.push('all of it');
          await finished.arrive();
          return { content: [] };
        },
      },
    );

    const { client } = await connect(server);
    const over = new AbortController();
    const call = client.callTool({ name: 'work' }, { signal: over.signal });
    await started.arrive();
    over.abort('enough');
    expect(await settled(call)).toEqual({ refused: expect.anything() });
    released.arrive();

    expect(await settled(finished.arrive())).toEqual(answered(undefined));
    expect(done).toEqual(['all of it']);
  },
);
