// Several calls at once from a client, and several questions at once to it: fast-check decides what happens next to which.

import {
  answered,
  cancelling,
  enveloped,
  everyCapability,
  expect,
  fc,
  held,
  type Json,
  type Peer,
  playedResult,
  property,
  settled,
  suiteClientIdentity,
  text,
  verifies,
  welcome,
} from '#case';

interface Fate {
  readonly end: string;
  /** How often progress is told before. */
  readonly steps: number;
}

/** What becomes of each of several calls. */
const fates = fc.array(
  fc.record({ end: fc.constantFrom('answered', 'failed', 'cancelled'), steps: fc.nat(2) }),
  { minLength: 2, maxLength: 4 },
);

/** The next calls that reach a server, by the name of what they call; cancellations in between are passed over. */
const nextCalls = async (server: Peer, count: number): Promise<Record<string, Json>> => {
  const calls: Record<string, Json> = {};
  while (Object.keys(calls).length < count) {
    const message: Json = await server.next();
    if (message.method === 'tools/call') calls[message.params.name] = message;
  }
  return calls;
};

verifies(
  'interleaving:calls',
  'calls hear their own progress and get their own answers from a server played by hand, in any order',
  async ({ connect, peer }) => {
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);

    const start = ({ end, steps }: Fate, index: number) => {
      const name = `${index}-${end}`;
      const heard: unknown[] = [];
      const cut = new AbortController();
      let hear = () => {};
      const onprogress = ({ progress }: Json) => {
        heard.push(progress);
        hear();
      };
      const next = () =>
        new Promise<void>((resolve) => {
          hear = resolve;
        });
      const outcome = client.callTool({ name }, { signal: cut.signal, onprogress });
      outcome.catch(() => {});
      return { name, end, steps, index, heard, next, cut, outcome };
    };
    const finish = async (frame: Json, { name, end, cut, outcome }: ReturnType<typeof start>) => {
      const { id } = frame;
      if (end === 'cancelled') cut.abort();
      else if (end === 'failed') {
        await server.send({ jsonrpc: '2.0', id, error: { code: -32050, message: name } });
      } else await server.send({ jsonrpc: '2.0', id, result: playedResult({ content: [text(name)] }) });
      await settled(outcome);
    };
    const step = async (frame: Json, { index, next }: ReturnType<typeof start>, progress: number) => {
      const coming = next();
      const params = enveloped({
        progressToken: frame.params._meta.progressToken,
        progress: index * 10 + progress,
      });
      await server.send({ jsonrpc: '2.0', method: 'notifications/progress', params });
      await settled(coming);
    };

    await property(fc.tuple(fc.scheduler(), fates), async ([scheduler, plans]) => {
      const calls = plans.map(start);
      const frames = await nextCalls(server, calls.length);
      for (const call of calls) {
        const frame = frames[call.name] ?? {};
        const told = Array.from({ length: call.steps }, (_, at) => () => step(frame, call, at));
        const steps = [...told, () => finish(frame, call)];
        scheduler.scheduleSequence(steps.map((builder) => ({ label: call.name, builder })));
      }
      await scheduler.waitIdle();

      for (const { name, end, steps, index, heard, outcome } of calls) {
        expect(heard).toEqual(Array.from({ length: steps }, (_, at) => index * 10 + at));
        const seen = await settled(outcome);
        if (end === 'answered') expect(seen).toMatchObject({ answered: { content: [text(name)] } });
        else if (end === 'failed') expect(seen).toMatchObject({ refused: { code: -32050 } });
        else expect(seen).toMatchObject({ refused: {} });
      }
    });
  },
);

verifies(
  'interleaving:handlers',
  'questions played by hand are answered one by one as their handlers end, cancelled ones not at all',
  async ({ sdk, connect, peer, quiet }) => {
    const handlers = held();
    const server = peer('server');
    const client = sdk.client(suiteClientIdentity, {
      capabilities: everyCapability.client,
      handlers: {
        'roots/list': async (_, context) => {
          const name = String(context.id);
          await handlers.wait(name, context);
          return { roots: [{ uri: 'file:///', name }] };
        },
      },
    });
    await Promise.all([connect(server, client), welcome(server, { tools: {} })]);
    // Over HTTP a server asks on the stream of a call that it has not answered yet.
    const call = client.callTool({ name: 'open' });
    const { id: open }: Json = await server.next();

    let runs = 0;
    const ends = fc.array(fc.constantFrom('answered', 'cancelled'), { minLength: 2, maxLength: 4 });
    await property(fc.tuple(fc.scheduler(), ends), async ([scheduler, fates]) => {
      runs += 1;
      const ids = fates.map((end, index) => `${runs}-${index}-${end}`);
      for (const id of ids) await server.send({ jsonrpc: '2.0', id, method: 'roots/list' });
      await Promise.all(ids.map(handlers.begun));

      const order: string[] = [];
      const seen: unknown[] = [];
      const end = async (id: string) => {
        if (id.endsWith('cancelled')) {
          await server.send(cancelling(id));
          await settled(handlers.cancelled(id));
          handlers.letGo(id);
        } else {
          order.push(id);
          handlers.letGo(id);
          seen.push(await settled(server.next()));
        }
      };
      for (const id of ids) scheduler.scheduleSequence([{ label: id, builder: () => end(id) }]);
      await scheduler.waitIdle();

      const answers = order.map((id) => ({
        jsonrpc: '2.0',
        id,
        result: { roots: [{ uri: 'file:///', name: id }] },
      }));
      expect(seen).toEqual(answers.map(answered));
    });
    await server.send({ jsonrpc: '2.0', id: open, result: playedResult({ content: [] }) });
    await quiet();

    expect(await settled(call)).toEqual(answered({ content: [] }));
    const late = server.received.filter(
      (message) => 'id' in message && /cancelled$/.test(String(message.id)),
    );
    expect(late).toEqual([]);
  },
);
