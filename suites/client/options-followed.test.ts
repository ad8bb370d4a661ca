// Lists that a client is told to follow: each by itself, with options that are looked at, from one server to the next.

import {
  type CaseContext,
  type Client,
  expect,
  type Json,
  minute,
  observed,
  settled,
  stopClock,
  suiteClientIdentity,
  verifies,
} from '#case';

type Told = [list: string, error: string | null, items: unknown];
type Kinds = readonly ('tools' | 'prompts' | 'resources')[];

const kinds: Kinds = ['tools', 'prompts', 'resources'];
const tool = { name: 't', inputSchema: { type: 'object' } };
const lists: Json = {
  tools: [tool],
  prompts: [{ name: 'p' }],
  resources: [{ uri: 'file:///r', name: 'r' }],
};

/** A server that announces these lists. */
const announcing = ({ sdk }: CaseContext, announced: Kinds = kinds) =>
  sdk.lowLevel(
    { name: 'announcing', version: '1.0.0' },
    Object.fromEntries(announced.map((kind) => [kind, { listChanged: true }])),
    Object.fromEntries(
      announced.map((kind) => [`${kind}/list`, () => structuredClone({ [kind]: lists[kind] })]),
    ),
  );

const clientOf = ({ sdk }: CaseContext, listChanged: Json): Client =>
  sdk.client(suiteClientIdentity, { native: { listChanged } });

/** A client that follows all lists, and what it has told its user so far. */
const follower = (cell: CaseContext, options: Json = {}) => {
  const told: Told[] = [];
  const following = kinds.map((kind) => {
    const onChanged = (error: Error | null, items: unknown) =>
      void told.push([kind, error?.message ?? null, items]);
    return [kind, { onChanged, debounceMs: 0, ...options }];
  });
  return { told, client: clientOf(cell, Object.fromEntries(following)) };
};

const announcementOf = (kind: string) => `notifications/${kind}/list_changed`;

verifies('options:followed:tools', 'one announcement leads to one list', async (cell) => {
  const { told, client } = follower(cell);

  const { server } = await cell.connect(announcing(cell), client);
  await server.sendToolListChanged();
  await cell.quiet();

  expect(told).toEqual([['tools', null, [tool]]]);
  cell.wire.toRead([`server → ${announcementOf('tools')}`, 'client → tools/list #1', 'server → result #1']);
});

verifies(
  'options:followed:apart',
  'three lists that change within a minute are told a minute later, each when its own is over',
  async (cell) => {
    const clock = stopClock();
    const { told, client } = follower(cell, { debounceMs: minute });

    const { server } = await cell.connect(announcing(cell), client);
    for (const kind of kinds) {
      await server.notify(announcementOf(kind));
      await cell.quiet();
      clock.advance(1);
    }
    clock.advance(minute - 3);
    await cell.quiet();
    const first = structuredClone(told);
    clock.advance(2);
    await cell.quiet();

    expect(first).toEqual([['tools', null, lists.tools]]);
    expect(told).toEqual(kinds.map((kind) => [kind, null, lists[kind]]));
    expect(clock.waiting(minute)).toBe(0);
  },
);

verifies(
  'options:followed:unrefreshed',
  'three announcements within a minute are told as one change, without a list',
  async (cell) => {
    const clock = stopClock();
    const { told, client } = follower(cell, { debounceMs: minute, autoRefresh: false });

    const { server } = await cell.connect(announcing(cell), client);
    for (let sent = 0; sent < 3; sent += 1) await server.sendPromptListChanged();
    await cell.quiet();
    clock.advance(minute);
    await cell.quiet();

    expect(told).toEqual([['prompts', null, null]]);
    expect(cell.wire.sent('client').at(-1)).toMatchObject({ method: 'notifications/initialized' });
  },
);

verifies(
  'options:followed:invalid',
  'a wait that is negative or no number, a fetching that is neither on nor off, and nobody to tell are named',
  async (cell) => {
    const onChanged = () => {};
    const wrong: readonly [options: Json, what: RegExp][] = [
      [{ onChanged, debounceMs: -1 }, /debounceMs/],
      [{ onChanged, debounceMs: 0.5 }, /debounceMs/],
      [{ onChanged, debounceMs: 'long' }, /debounceMs/],
      [{ onChanged, autoRefresh: 'yes' }, /autoRefresh/],
      [{}, /^onChanged must be a function$/],
    ];

    for (const kind of kinds) {
      for (const [options, what] of wrong) {
        const outcome = await settled(cell.connect(announcing(cell), clientOf(cell, { [kind]: options })));
        const opening = `Invalid ${kind} listChanged options: `;
        expect(outcome).toMatchObject({ refused: { message: expect.stringContaining(opening) } });
        const { message } = (outcome as { refused: { message: string } }).refused;
        expect(message.slice(opening.length)).toMatch(what);
      }
    }
  },
);

verifies(
  'options:followed:invalid:unannounced',
  'a client with a senseless wait for prompts follows the tools of a server without prompts',
  async (cell) => {
    const told: unknown[] = [];
    const client = clientOf(cell, {
      tools: { onChanged: (_: unknown, items: unknown) => void told.push(items), debounceMs: 0 },
      prompts: { debounceMs: -1 },
    });

    const { server } = await cell.connect(announcing(cell, ['tools']), client);
    await server.sendToolListChanged();
    await cell.quiet();

    expect(told).toEqual([[tool]]);
  },
);

verifies(
  'options:followed:thrown',
  'an error and a word that are thrown over a list come back as errors without a list',
  async (cell) => {
    for (const thrown of [new TypeError('no such list'), 'no such list']) {
      const told: unknown[] = [];
      const onChanged = (error: Error | null, items: unknown) => {
        told.push([error, items]);
        if (!error) throw thrown;
      };
      const client = clientOf(cell, { tools: { onChanged, debounceMs: 0 } });

      const { server } = await cell.connect(announcing(cell), client);
      await server.sendToolListChanged();
      await cell.quiet();

      expect(told).toEqual([
        [null, [tool]],
        [expect.objectContaining({ message: 'no such list' }), null],
      ]);
      expect((told[1] as [unknown])[0]).toBeInstanceOf(Error);
    }
  },
);

verifies(
  'options:followed:reconnected',
  'of a first server the tools are followed, of a second one the prompts too',
  async (cell) => {
    const { told, client } = follower(cell);

    await cell.connect(announcing(cell, ['tools']), client);
    await client.close();
    const { server } = await cell.connect(announcing(cell, ['tools', 'prompts']), client);
    await server.sendToolListChanged();
    await cell.quiet();
    await server.sendPromptListChanged();
    await cell.quiet();

    observed(told)
      .required((seen) => {
        expect(seen).toEqual([
          ['tools', null, lists.tools],
          ['prompts', null, lists.prompts],
        ]);
      })
      .divergent('first-only', (seen) => expect(seen).toEqual([['tools', null, lists.tools]]));
  },
);

verifies(
  'options:followed:closed',
  'a minute after a change that was announced before the end nothing is told',
  async (cell) => {
    const clock = stopClock();
    const { told, client } = follower(cell, { debounceMs: minute });

    const { server } = await cell.connect(announcing(cell), client);
    await server.sendToolListChanged();
    await cell.quiet();
    await client.close();
    clock.advance(minute);
    await cell.quiet();

    observed(told)
      .required((seen) => expect(seen).toEqual([]))
      .divergent('told-anyway', (seen) => expect(seen).toEqual([['tools', 'Not connected', null]]));
  },
);
