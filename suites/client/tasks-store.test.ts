// The store of tasks in memory that comes with an SDK, asked by itself: either end may be given it.

import {
  answered,
  type CaseContext,
  expect,
  type Json,
  minute,
  observed,
  refused,
  settled,
  stopClock,
  text,
  verifies,
} from '#case';

const request = { method: 'tools/call', params: { name: 'work' } };

/** A store, and what begins a task in it. */
const shelf = ({ sdk, wire }: CaseContext) => {
  const store = sdk.taskStore();
  const begin = (options: Json = {}, session?: string) => store.createTask(options, 1, request, session);
  const ids = async (cursor?: string, session?: string): Promise<string[]> =>
    (await store.listTasks(cursor, session)).tasks.map(({ taskId }: Json) => taskId);
  // All of it happens within one end.
  const alone = () => wire.toRead([]);
  return { store, begin, ids, alone };
};

const saying = (message: string) => refused(undefined, { message });

verifies('tasks:store:created', 'tasks are whole, whatever they are begun with', async (cell) => {
  const clock = stopClock();
  const { begin, alone } = shelf(cell);

  const created = [
    await begin({ ttl: 90_000, pollInterval: 2_000 }),
    await begin({ ttl: 0, pollInterval: 0 }),
    await begin({ ttl: null }),
    await begin(),
  ];

  const now = new Date(clock.now()).toISOString();
  const taskId = expect.stringMatching(/^[0-9a-f]{32}$/);
  const fresh = { taskId, status: 'working', createdAt: now, lastUpdatedAt: now };
  expect(created).toEqual([
    { ...fresh, ttl: 90_000, pollInterval: 2_000 },
    { ...fresh, ttl: 0, pollInterval: 0 },
    // The SDK's own choice: one second.
    { ...fresh, ttl: null, pollInterval: 1_000 },
    { ...fresh, ttl: null, pollInterval: 1_000 },
  ]);
  alone();
});

verifies('tasks:store:missing', 'an unknown task is null, and everything else is refused', async (cell) => {
  const { store, begin, alone } = shelf(cell);
  await begin();

  const attempts = [
    store.storeTaskResult('gone', 'completed', { content: [] }),
    store.getTaskResult('gone'),
    store.updateTaskStatus('gone', 'working'),
  ];

  const missing = saying('Task with ID gone not found');
  expect(await store.getTask('gone')).toBeNull();
  expect(await Promise.all(attempts.map(settled))).toEqual([missing, missing, missing]);
  alone();
});

verifies('tasks:store:resultless', 'a task that was only cancelled has no result', async (cell) => {
  const { store, begin, alone } = shelf(cell);
  const { taskId } = await begin();
  await store.updateTaskStatus(taskId, 'cancelled');

  const outcome = await settled(store.getTaskResult(taskId));

  expect(outcome).toEqual(saying(`Task ${taskId} has no result stored`));
  alone();
});

verifies('tasks:store:ended', 'refusals say what the task has ended as', async (cell) => {
  const { store, begin, alone } = shelf(cell);
  const result = { content: [text('bread')] };
  const { taskId } = await begin();
  await store.storeTaskResult(taskId, 'failed', structuredClone(result));

  const outcomes = [
    await settled(store.storeTaskResult(taskId, 'completed', { content: [] })),
    await settled(store.updateTaskStatus(taskId, 'working', 'Once more.')),
  ];

  expect(outcomes).toEqual([
    saying(
      `Cannot store result for task ${taskId} in terminal status 'failed'. Task results can only be stored once.`,
    ),
    saying(
      `Cannot update task ${taskId} from terminal status 'failed' to 'working'. Terminal states (completed, failed, cancelled) cannot transition to other states.`,
    ),
  ]);
  expect(await store.getTaskResult(taskId)).toEqual(result);
  alone();
});

verifies('tasks:store:updated', 'a state and a result each bring the time they came at', async (cell) => {
  const clock = stopClock();
  const { store, begin, alone } = shelf(cell);
  const { taskId, createdAt } = await begin();
  const times: unknown[] = [];
  const expected: string[] = [];
  const after = async (change: Promise<void>) => {
    await change;
    times.push(await store.getTask(taskId));
    expected.push(new Date(clock.now()).toISOString());
    clock.advance(minute);
  };

  clock.advance(minute);
  await after(store.updateTaskStatus(taskId, 'input_required'));
  await after(store.updateTaskStatus(taskId, 'working'));
  await after(store.storeTaskResult(taskId, 'completed', { content: [] }));

  expect(times).toMatchObject(expected.map((lastUpdatedAt) => ({ createdAt, lastUpdatedAt })));
  alone();
});

verifies('tasks:store:message', 'neither silence nor an empty word takes a word back', async (cell) => {
  const { store, begin, alone } = shelf(cell);
  const { taskId } = await begin();
  const words: unknown[] = [];
  for (const word of [undefined, 'rising', '', undefined, 'baking']) {
    await store.updateTaskStatus(taskId, 'working', word);
    words.push((await store.getTask(taskId))?.statusMessage);
  }

  expect(words).toEqual([undefined, 'rising', 'rising', 'rising', 'baking']);
  alone();
});

verifies('tasks:store:endless', 'no lifetime and one of nothing end never', async (cell) => {
  const clock = stopClock(0);
  const { store, begin, ids, alone } = shelf(cell);
  const begun = [await begin(), await begin({ ttl: null }), await begin({ ttl: 0 })];
  for (const { taskId } of begun.slice(1)) {
    await store.storeTaskResult(taskId, 'completed', { content: [] });
  }
  const { taskId } = await begin({ ttl: 0 });
  await store.updateTaskStatus(taskId, 'failed');
  clock.advance(10_000 * minute);

  expect(await ids()).toEqual([...begun.map((task) => task.taskId), taskId]);
  alone();
});

verifies('tasks:store:lifetime', 'a change before the end gives no more time', async (cell) => {
  const clock = stopClock();
  const { store, begin, alone } = shelf(cell);
  const { taskId } = await begin({ ttl: 5 * minute });

  for (const status of ['input_required', 'working']) {
    clock.advance(2 * minute);
    await store.updateTaskStatus(taskId, status);
  }
  const before = await store.getTask(taskId);
  clock.advance(minute);

  expect(before).toMatchObject({ status: 'working' });
  expect(await store.getTask(taskId)).toBeNull();
  alone();
});

verifies('tasks:store:cleanup', 'what is cleaned up is gone, and so are its timers', async (cell) => {
  const clock = stopClock();
  const { store, begin, ids, alone } = shelf(cell);
  const [, stored, failed] = [
    await begin({ ttl: 5 * minute }),
    await begin({ ttl: 5 * minute }),
    await begin({ ttl: 5 * minute }),
  ];
  await store.storeTaskResult(stored?.taskId, 'completed', { content: [] });
  await store.updateTaskStatus(failed?.taskId, 'failed');
  const waiting = clock.waiting(5 * minute);
  store.cleanup();

  expect([waiting, clock.waiting(5 * minute)]).toEqual([3, 0]);
  expect([store.getAllTasks(), await ids()]).toEqual([[], []]);
  alone();
});

verifies(
  'tasks:store:pages',
  'pages go on where they stopped, unless that place has expired meanwhile',
  async (cell) => {
    const clock = stopClock();
    const { store, begin, ids, alone } = shelf(cell);
    const begun: string[] = [];
    for (let count = 1; count <= 22; count += 1) {
      const ttl = count < 10 ? minute : count === 10 ? 3 * minute : undefined;
      begun.push((await begin({ ttl })).taskId);
    }
    const first = await store.listTasks();
    const second = await store.listTasks(first.nextCursor);
    // The task that the cursor names is the first one left.
    clock.advance(minute);
    const rest = await store.listTasks(first.nextCursor);
    clock.advance(2 * minute);
    const late = await settled(store.listTasks(first.nextCursor));

    expect(first.nextCursor).toBe(begun[9]);
    expect(second).toMatchObject({ tasks: { length: 10 }, nextCursor: begun[19] });
    expect(rest).toEqual(second);
    expect(await ids(begun[19])).toEqual(begun.slice(20));
    expect(late).toEqual(saying(`Invalid cursor: ${begun[9]}`));
    expect(await settled(store.listTasks('nowhere'))).toEqual(saying('Invalid cursor: nowhere'));
    alone();
  },
);

verifies('tasks:store:copies', 'who writes into a task that was handed out changes nothing', async (cell) => {
  const { store, begin, alone } = shelf(cell);
  const created = structuredClone(await begin({ ttl: null }));
  const all = async (): Promise<Json[]> => [
    (await store.getTask(created.taskId)) ?? {},
    (await store.listTasks()).tasks[0],
    ...store.getAllTasks(),
  ];

  const given = await all();
  for (const each of given) Object.assign(each, { status: 'failed', ttl: 7 });

  expect(given).toHaveLength(3);
  expect(await all()).toEqual([created, created, created]);
  alone();
});

verifies(
  'tasks:store:session',
  'another session finds no task of this one; a task of no session is found by all',
  async (cell) => {
    const { store, begin, ids, alone } = shelf(cell);
    const mine = await begin({}, 'mine');
    const free = await begin();
    await store.storeTaskResult(free.taskId, 'completed', { content: [] }, 'theirs');
    const stranger = [
      answered(await store.getTask(mine.taskId, 'theirs')),
      await settled(store.getTaskResult(mine.taskId, 'theirs')),
      await settled(store.updateTaskStatus(mine.taskId, 'working', undefined, 'theirs')),
      await settled(store.storeTaskResult(mine.taskId, 'completed', { content: [] }, 'theirs')),
    ];

    expect(await ids(undefined, 'mine')).toEqual([mine.taskId, free.taskId]);
    expect([await ids(), store.getAllTasks().length]).toEqual([[mine.taskId, free.taskId], 2]);
    expect(await store.getTask(mine.taskId, 'mine')).toMatchObject({ taskId: mine.taskId });
    expect(await store.getTask(free.taskId, 'theirs')).toMatchObject({ status: 'completed' });
    observed({ stranger, listed: await ids(undefined, 'theirs') })
      .required((seen) => {
        const missing = saying(`Task with ID ${mine.taskId} not found`);
        expect(seen).toEqual({
          stranger: [answered(null), missing, missing, missing],
          listed: [free.taskId],
        });
      })
      .divergent('everywhere', (seen) => {
        expect(seen).toMatchObject({ stranger: [{}, {}, answered(undefined), answered(undefined)] });
        expect(seen.listed).toEqual([mine.taskId, free.taskId]);
      });
    alone();
  },
);
