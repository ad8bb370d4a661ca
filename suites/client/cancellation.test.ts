// Requests that the server gives up while a client works on them.

import {
  aborted,
  answered,
  barrier,
  type CaseContext,
  cancelling,
  expect,
  hung,
  observed,
  settled,
  text,
  verifies,
  welcome,
} from '#case';

const identity = { name: 'patient', version: '1.0.0' };

/** A client whose roots wait for the cancellation of the question; `stopped` tells the reason. */
const patient = ({ sdk }: CaseContext, afterwards: () => void = () => {}) => {
  const started = barrier(2);
  let tell: (reason: unknown) => void = () => {};
  const stopped = new Promise<unknown>((resolve) => {
    tell = resolve;
  });
  const client = sdk.client(identity, {
    capabilities: { roots: {} },
    handlers: {
      'roots/list': async (_request, { signal }) => {
        await started.arrive();
        tell(await aborted(signal));
        afterwards();
        return { roots: [{ uri: 'file:///too/late' }] };
      },
    },
  });
  return { client, started, stopped };
};

/** A server played by hand whose question is being worked on. */
const askByHand = async (
  { connect, peer }: CaseContext,
  { client, started }: ReturnType<typeof patient>,
  id: string | number,
) => {
  const server = peer('server');
  await Promise.all([connect(server, client), welcome(server)]);
  // Over HTTP it is the client's open request that carries what a server asks.
  const carrier = client.ping();
  const { id: open } = (await server.next()) as { id: number };
  await server.send({ jsonrpc: '2.0', id, method: 'roots/list' });
  await started.arrive();
  const finish = async () => {
    await server.send({ jsonrpc: '2.0', id: open, result: {} });
    await carrier;
  };
  return { server, before: server.received.length, finish };
};

/** A server's question, given up with a reason. It is not the first one: that has the id zero in some SDKs. */
const giveUp = async (cell: CaseContext, reason: string) => {
  const server = cell.sdk.lowLevel({ name: 'curious', version: '1.0.0' }, {}, {});
  const { client, started, stopped } = patient(cell);

  const { server: live } = await cell.connect(server, client);
  await live.ping();
  const over = new AbortController();
  const question = live.request('roots/list', undefined, { signal: over.signal });
  await started.arrive();
  over.abort(reason);
  return { refusal: await settled(question), stopped: await settled(stopped) };
};

verifies(
  'cancellation:stops:client',
  'the handler is stopped once the server gives its question up',
  async (cell) => {
    const { refusal, stopped } = await giveUp(cell, 'enough');

    expect(refusal).toEqual({ refused: expect.anything() });
    expect(stopped).toEqual(answered(expect.anything()));
  },
);

verifies(
  'cancellation:id-zero:client',
  'a question with the id zero, played by hand, is stopped',
  async (cell) => {
    const client = patient(cell);

    const { server, finish } = await askByHand(cell, client, 0);
    await server.send(cancelling(0, 'enough'));

    observed(await settled(client.stopped))
      .required((reason) => expect(reason).toEqual(answered('enough')))
      .divergent('goes-on', (reason) => expect(reason).toEqual(hung()));
    await finish();
  },
);

verifies(
  'cancellation:reason:client',
  "the handler's signal carries the reason of the server",
  async (cell) => {
    const { stopped } = await giveUp(cell, 'the tea is cold');

    expect(stopped).toEqual(answered('the tea is cold'));
  },
);

/** The server goes on listening: what is not there is not merely not waited for. */
const unanswered = async (cell: CaseContext, afterwards?: () => void) => {
  const client = patient(cell, afterwards);

  const { server, before, finish } = await askByHand(cell, client, 'given-up');
  await server.send(cancelling('given-up', 'enough'));
  expect(await settled(client.stopped)).toEqual(answered('enough'));
  await cell.quiet();

  expect(server.received.slice(before)).toEqual([]);
  await finish();
};

verifies(
  'cancellation:no-response:client',
  'a server played by hand hears nothing of what the stopped handler returns',
  (cell) => unanswered(cell),
);

verifies(
  'cancellation:no-response:client',
  'a server played by hand hears nothing of what the stopped handler throws',
  (cell) =>
    unanswered(cell, () => {
      throw new Error('stopped');
    }),
);

verifies(
  'cancellation:concurrent:client',
  'of two questions at once the one that is not given up is answered',
  async ({ sdk, connect }) => {
    const [started, released] = [barrier(3), barrier(2)];
    let stopped: Promise<unknown> = Promise.resolve();
    const server = sdk.lowLevel({ name: 'curious', version: '1.0.0' }, {}, {});
    const client = sdk.client(identity, {
      capabilities: { roots: {}, sampling: {} },
      handlers: {
        'roots/list': async (_request, { signal }) => {
          stopped = aborted(signal);
          await started.arrive();
          await stopped;
          return { roots: [] };
        },
        'sampling/createMessage': async (_request, { signal }) => {
          await started.arrive();
          await released.arrive();
          return { role: 'assistant', model: 'none', content: text(`aborted: ${signal.aborted}`) };
        },
      },
    });

    const { server: live } = await connect(server, client);
    await live.ping();
    const over = new AbortController();
    const givenUp = live.request('roots/list', undefined, { signal: over.signal });
    const other = live.createMessage({ messages: [], maxTokens: 1 });
    await started.arrive();
    over.abort('enough');
    const refusal = await settled(givenUp);
    const reason = await settled(stopped);
    released.arrive();

    expect(refusal).toEqual({ refused: expect.anything() });
    expect(reason).toEqual(answered('enough'));
    expect(await settled(other)).toEqual(
      answered({ role: 'assistant', model: 'none', content: text('aborted: false') }),
    );
  },
);
