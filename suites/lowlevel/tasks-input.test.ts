// What a server built on the low-level class needs of the requestor of a task while it works.

import {
  answered,
  beginTask,
  type CaseContext,
  expect,
  type HandlerContext,
  hung,
  type Json,
  lowLevelWorkshop,
  minute,
  observed,
  type RequestOptions,
  refused,
  settled,
  stopClock,
  text,
  verifies,
} from '#case';

/** A workshop that can speak to the requestor of a task, who asks for it every five minutes. */
const hosting = (cell: CaseContext, native: Json = {}) =>
  lowLevelWorkshop(cell, {
    created: { ttl: undefined, pollInterval: 5 * minute },
    native: { taskMessageQueue: cell.sdk.taskMessageQueue(), ...native },
  });

const question = (message: string) => ({
  mode: 'form',
  message,
  requestedSchema: { type: 'object', properties: { shape: { type: 'string' } } },
});

const round = { action: 'accept', content: { shape: 'round' } };

/** A client that answers questions, and keeps all it is told of work in the order in which it comes. */
const customer = ({ sdk }: CaseContext) => {
  const heard: Json[] = [];
  const client = sdk.client(
    { name: 'customer', version: '1.0.0' },
    {
      capabilities: { elicitation: { form: {} } },
      handlers: {
        'elicitation/create': ({ params }) => {
          heard.push(params);
          return structuredClone(round);
        },
      },
      notifications: { 'notifications/tests/baked': ({ params }) => void heard.push(params) },
    },
  );
  return { client, heard };
};

/** Asks the requestor of a task something. */
const elicit = (
  context: HandlerContext | undefined,
  message: string,
  taskId: string,
  options: RequestOptions = {},
) =>
  context?.request('elicitation/create', question(message), {
    ...options,
    relatedTask: { taskId },
  }) as Promise<Json>;

const related = 'io.modelcontextprotocol/related-task';

/** Waits longer than the intervals at which the server looks after a task. */
const patient = { timeout: 60 * minute };

verifies(
  'tasks:input:status',
  'a task that asks waits for input, and its question for a listener',
  async (cell) => {
    const { server, contexts } = hosting(cell);
    const { client: guest, heard } = customer(cell);

    const { client } = await cell.connect(server, guest);
    const { taskId } = await beginTask(client);
    const over = new AbortController();
    const asked = await settled(elicit(contexts[0], 'Which shape?', taskId, { signal: over.signal }));
    const task = await client.tasks.get(taskId);
    over.abort();

    expect(asked).toEqual(hung());
    expect(task).toMatchObject({ status: 'input_required' });
    expect(heard).toEqual([]);
  },
);

verifies('tasks:input:left', 'a task that was answered waits for input no longer', async (cell) => {
  const clock = stopClock();
  const { server, store, contexts } = hosting(cell);
  const { client: guest } = customer(cell);

  const { client } = await cell.connect(server, guest);
  const { taskId } = await beginTask(client);
  const asked = elicit(contexts[0], 'Which shape?', taskId);
  await cell.quiet();
  const fetched = client.tasks.result(taskId, patient);
  expect(await asked).toMatchObject(round);
  const { status } = await client.tasks.get(taskId);
  await store.storeTaskResult(taskId, 'completed', { content: [text('a round loaf')] });
  clock.advance(5 * minute);

  expect(await fetched).toMatchObject({ content: [text('a round loaf')] });
  observed(status)
    .required((seen) => {
      expect(seen).toBe('working');
    })
    .divergent('stays', (seen) => {
      expect(seen).toBe('input_required');
    });
});

verifies('tasks:input:related', 'questions of two tasks name the one that asks', async (cell) => {
  const clock = stopClock();
  const { server, store, contexts } = hosting(cell);
  const { client: guest, heard } = customer(cell);

  const { client } = await cell.connect(server, guest);
  const ids: string[] = [(await beginTask(client)).taskId, (await beginTask(client)).taskId];
  const asked = ids.map((id, index) => elicit(contexts[index], `Which shape, ${index}?`, id));
  await cell.quiet();
  const fetched = ids.map((id) => client.tasks.result(id, patient));
  await Promise.all(asked);
  for (const id of ids) await store.storeTaskResult(id, 'completed', { content: [] });
  clock.advance(5 * minute);
  await Promise.all(fetched);

  const questions = ids.map((taskId, index) => ({
    ...question(`Which shape, ${index}?`),
    _meta: { [related]: { taskId } },
  }));
  expect(heard).toHaveLength(2);
  expect(heard).toEqual(expect.arrayContaining(questions));
});

verifies(
  'tasks:input:related:notification',
  'news of two tasks names the one that it is about',
  async (cell) => {
    const { server, store } = hosting(cell);
    const { client: guest, heard } = customer(cell);

    const { client, server: live } = await cell.connect(server, guest);
    const ids: string[] = [(await beginTask(client)).taskId, (await beginTask(client)).taskId];
    for (const taskId of ids) {
      await live.notify(
        'notifications/tests/baked',
        { loaf: ids.indexOf(taskId), _meta: { own: 1 } },
        { relatedTask: { taskId } },
      );
      await store.storeTaskResult(taskId, 'completed', { content: [] });
      await client.tasks.result(taskId);
    }
    await cell.quiet();

    expect(heard).toEqual(ids.map((taskId, loaf) => ({ loaf, _meta: { own: 1, [related]: { taskId } } })));
  },
);

verifies(
  'tasks:input:delivered',
  'nothing comes before the result is asked for, then all in order',
  async (cell) => {
    const clock = stopClock();
    const { server, store, contexts } = hosting(cell);
    const { client: guest, heard } = customer(cell);
    const bake = (loaf: number, taskId: string) =>
      live.notify('notifications/tests/baked', { loaf }, { relatedTask: { taskId } });

    const { client, server: live } = await cell.connect(server, guest);
    const { taskId } = await beginTask(client);
    await bake(1, taskId);
    const asked = elicit(contexts[0], 'Which shape?', taskId);
    await cell.quiet();
    await bake(2, taskId);
    await client.tasks.get(taskId);
    await cell.quiet();
    const early = structuredClone(heard);
    const fetched = client.tasks.result(taskId, patient);
    await asked;
    await bake(3, taskId);
    await store.storeTaskResult(taskId, 'completed', { content: [] });
    clock.advance(5 * minute);
    await fetched;
    await cell.quiet();

    const sent = cell.wire
      .sent('server')
      .flatMap((each) => ('method' in each && /baked|elicitation/.test(each.method) ? [each] : []));
    expect(early).toEqual([]);
    expect(heard).toHaveLength(4);
    // At the client a question takes longer to its handler than news does.
    expect(sent.map(({ method, params }) => params?.loaf ?? method)).toEqual([1, 'elicitation/create', 2, 3]);
  },
);

verifies(
  'tasks:input:answered',
  'a question that was answered is not cancelled when its time is over',
  async (cell) => {
    const clock = stopClock();
    const { server, store, contexts } = hosting(cell);
    const { client: guest } = customer(cell);

    const { client } = await cell.connect(server, guest);
    const { taskId } = await beginTask(client);
    const asked = elicit(contexts[0], 'Which shape?', taskId);
    await cell.quiet();
    const fetched = client.tasks.result(taskId, patient);
    expect(await asked).toMatchObject(round);
    clock.advance(minute);
    await cell.quiet();
    await store.storeTaskResult(taskId, 'completed', { content: [] });
    clock.advance(5 * minute);
    await fetched;

    const late = cell.wire.sent('server').filter((each) => 'method' in each && /cancelled/.test(each.method));
    observed(late)
      .required((seen) => {
        expect(seen).toEqual([]);
      })
      .divergent('cancelled', (seen) => {
        expect(seen).toMatchObject([{ params: { reason: expect.stringMatching(/timed out/) } }]);
      });
  },
);

verifies('tasks:input:full', 'the message that a full queue has no place for is refused', async (cell) => {
  const { server } = hosting(cell, { maxTaskQueueSize: 2 });

  const { client, server: live } = await cell.connect(server);
  const { taskId } = await beginTask(client);
  const bake = (loaf: number) =>
    settled(live.notify('notifications/tests/baked', { loaf }, { relatedTask: { taskId } }));

  expect([await bake(1), await bake(2)]).toEqual([answered(undefined), answered(undefined)]);
  expect(await bake(3)).toEqual(refused(undefined, { message: expect.stringMatching(/overflow/) }));
});

verifies('tasks:input:no-queue', 'messages of a task are refused where no queue was given', async (cell) => {
  const { server, contexts } = hosting(cell, { taskMessageQueue: undefined });
  const { client: guest } = customer(cell);

  const { client, server: live } = await cell.connect(server, guest);
  const { taskId } = await beginTask(client);
  const told = await settled(live.notify('notifications/tests/baked', {}, { relatedTask: { taskId } }));
  const asked = await settled(elicit(contexts[0], 'Which shape?', taskId));

  const message = expect.stringMatching(/not configured/);
  expect([told, asked]).toEqual([refused(undefined, { message }), refused(undefined, { message })]);
});

verifies(
  'tasks:input:poll-interval',
  'a task without an interval is looked after at the default one',
  async (cell) => {
    const clock = stopClock();
    const plain = cell.sdk.taskStore();
    const getTask = async (id: string) => {
      const { pollInterval: _, ...task } = (await plain.getTask(id)) ?? {};
      return task;
    };
    const taskStore = Object.assign(Object.create(plain), { getTask });
    const { server } = hosting(cell, { taskStore, defaultTaskPollInterval: 7 * minute });

    const { client } = await cell.connect(server);
    const { taskId } = await beginTask(client);
    const fetched = client.tasks.result(taskId, patient);
    await cell.quiet();
    const waiting = clock.waiting(7 * minute);
    await plain.storeTaskResult(taskId, 'completed', { content: [text('done')] });
    clock.advance(7 * minute);

    expect(waiting).toBe(1);
    expect(await fetched).toMatchObject({ content: [text('done')] });
  },
);
