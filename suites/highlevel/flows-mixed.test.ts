// Long conversations with a server built on the high-level class, in which calls come to different ends.

import {
  aborted,
  answered,
  type CaseContext,
  expect,
  type HandlerContext,
  held,
  hung,
  type Json,
  minute,
  observed,
  settled,
  stopClock,
  suiteClientIdentity,
  text,
  verifies,
} from '#case';

type Work = (n: number, context: HandlerContext) => Json | Promise<Json>;

/** A server whose one tool does this with its number. */
const working = ({ sdk }: CaseContext, work: Work) =>
  sdk.highLevel(
    { name: 'busy', version: '1.0.0' },
    ({ registerTool }) => {
      registerTool('work', { inputSchema: { n: sdk.z.number() } }, ({ n }, context) => work(n, context));
    },
    { capabilities: { logging: {} } },
  );

/** What becomes of a call whose handler throws. */
const broken = () => answered({ content: [text('broken')], isError: true });

const calling = (n: number) => ({ name: 'work', arguments: { n } });
const said = (word: string) => answered({ content: [text(word)] });

verifies(
  'flows:mixed:calls',
  'of twenty-four calls, all under way, a quarter each is answered, given up, broken, and answered after a question',
  async (cell) => {
    const calls = held();
    const stopped: number[] = [];
    const server = working(cell, async (n, context) => {
      const name = `${n % 4}`;
      if (name === '1') {
        await Promise.all([calls.wait(`${n}`, context), aborted(context.signal).then(() => stopped.push(n))]);
      }
      if (name === '2') throw new TypeError('broken');
      const { roots } = name === '3' ? await context.request('roots/list') : { roots: [{ uri: 'none' }] };
      return { content: [text(`${n} ${roots[0].uri}`)] };
    });
    const rooted = cell.sdk.client(suiteClientIdentity, {
      capabilities: { roots: {} },
      handlers: { 'roots/list': () => ({ roots: [{ uri: 'file:///home' }] }) },
    });

    const { client } = await cell.connect(server, rooted);
    const numbers = Array.from({ length: 24 }, (_, n) => n);
    const given = numbers.filter((n) => n % 4 === 1);
    const over = new AbortController();
    const outcomes = numbers.map((n) =>
      settled(client.callTool(calling(n), given.includes(n) ? { signal: over.signal } : {})),
    );
    await Promise.all(given.map((n) => calls.begun(`${n}`)));
    over.abort('enough');
    await Promise.all(given.map((n) => calls.cancelled(`${n}`)));
    for (const n of given) calls.letGo(`${n}`);

    const expected = (n: number) =>
      [said(`${n} none`), { refused: expect.anything() }, broken(), said(`${n} file:///home`)][n % 4];
    expect(await Promise.all(outcomes)).toEqual(numbers.map(expected));
    await cell.quiet();
    expect(stopped.toSorted((one, other) => one - other)).toEqual(given);
    expect(await settled(client.callTool(calling(24)))).toEqual(said('24 none'));
    const sent = cell.wire.sent('client').map((each) => 'method' in each && each.method);
    expect(sent.filter((method) => method === 'notifications/cancelled')).toHaveLength(given.length);
  },
);

verifies(
  'flows:mixed:levels',
  'at one endpoint one client gets errors, the other warnings as well, and a third everything',
  async (cell) => {
    const sessions: (string | undefined)[] = [];
    const server = working(cell, async (_, { sessionId }) => {
      sessions.push(sessionId);
      return { content: [] };
    });
    const heard: Json = { error: [], warning: [], unset: [] };
    const listening = (level: string) =>
      cell.sdk.client(suiteClientIdentity, {
        notifications: { 'notifications/message': ({ params }) => void heard[level].push(params.level) },
      });

    const first = await cell.connect(server, listening('error'));
    const ends = [first, await first.another(listening('warning')), await first.another(listening('unset'))];
    for (const { client } of ends) await client.callTool(calling(0));
    await ends[1]?.client.setLoggingLevel('warning');
    await first.client.setLoggingLevel('error');
    for (const level of ['info', 'warning', 'error']) {
      for (const [index, end] of ends.entries()) {
        await end.server.sendLoggingMessage({ level, data: 'hello' }, sessions[index]);
      }
    }
    await cell.quiet();

    expect(heard).toEqual({
      error: ['error'],
      warning: ['warning', 'error'],
      unset: ['info', 'warning', 'error'],
    });
  },
);

verifies(
  'flows:mixed:closed',
  'two calls under way are stopped and fail, and what their handlers return goes nowhere',
  async (cell) => {
    const clock = stopClock();
    const calls = held();
    const server = working(cell, async (n, context) => {
      await calls.wait(`${n}`, context);
      return { content: [text('too late')] };
    });

    const { client, server: live } = await cell.connect(server);
    const outcomes = [1, 2].map((n) => settled(client.callTool(calling(n))));
    await Promise.all([calls.begun('1'), calls.begun('2')]);
    const before = cell.wire.sent('server').length;
    await live.close();
    const stopped = await settled(Promise.all([calls.cancelled('1'), calls.cancelled('2')]));
    calls.letGo('1');
    calls.letGo('2');
    await cell.quiet();

    const closed = { refused: expect.objectContaining({ message: expect.stringMatching(/closed/i) }) };
    expect(await Promise.all(outcomes)).toEqual([closed, closed]);
    const waiting = clock.waiting(minute);
    clock.advance(minute);
    observed({ stopped, waiting, sent: cell.wire.sent('server').slice(before) })
      .required((seen) => {
        expect(seen).toEqual({ stopped: { answered: expect.anything() }, waiting: 0, sent: [] });
      })
      .divergent('go-on', (seen) => {
        const late = [1, 2].map((id) => ({ jsonrpc: '2.0', id, result: { content: [text('too late')] } }));
        expect(seen).toEqual({ stopped: hung(), waiting: 2, sent: late });
      })
      .divergent('go-on-unsent', (seen) => {
        expect(seen).toEqual({ stopped: hung(), waiting: 2, sent: [] });
      });
  },
);

verifies(
  'flows:mixed:connected',
  'a server says no before it is connected, yes then, and no again once it is closed',
  async (cell) => {
    const recipe = working(cell, () => ({ content: [] }));
    const tells = (live: { native: unknown }) => (live.native as { isConnected(): boolean }).isConnected();
    const early = tells(recipe.build());

    const { client, server } = await cell.connect(recipe);
    const during = tells(server);
    expect(await client.ping()).toEqual({});
    await server.close();

    expect([early, during, tells(server)]).toEqual([false, true, false]);
  },
);
