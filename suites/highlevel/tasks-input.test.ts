// What a server built on the high-level class needs of the requestor of a task while it works.

import {
  answered,
  beginTask,
  type CaseContext,
  expect,
  type HandlerContext,
  highLevelWorkshop,
  hung,
  type Json,
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
  highLevelWorkshop(cell, {
    created: { ttl: undefined, pollInterval: 5 * minute },
    native: { taskMessageQueue: cell.sdk.taskMessageQueue(), ...native },
  });

const question = (message: string) => ({
  mode: 'form',
  message,
  requestedSchema: { type: 'object', properties: { shape: { type: 'string' } } },
});

/** With metadata of its own. */
const asking = (message: string) => ({ ...question(message), _meta: { 'tests/shelf': null } });

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
  context?.request('elicitation/create', asking(message), {
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
  const asked = ids.map((id, index) =>
    elicit(contexts[index], `Which shape, ${index}?`, id, index === 0 ? { onprogress: () => {} } : {}),
  );
  await cell.quiet();
  const fetched = ids.map((id) => client.tasks.result(id, patient));
  await Promise.all(asked);
  for (const id of ids) await store.storeTaskResult(id, 'completed', { content: [] });
  clock.advance(5 * minute);
  await Promise.all(fetched);

  const questions = ids.map((taskId, index) => ({
    ...question(`Which shape, ${index}?`),
    _meta: {
      'tests/shelf': null,
      [related]: { taskId },
      ...(index === 0 && { progressToken: expect.any(Number) }),
    },
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
  const message = 'Task message queue overflow: queue size (2) exceeds maximum (2)';
  expect(await bake(3)).toEqual(refused(undefined, { message }));
});

verifies('tasks:input:no-queue', 'messages of a task are refused where no queue was given', async (cell) => {
  const { server, contexts } = hosting(cell, { taskMessageQueue: undefined });
  const { client: guest } = customer(cell);

  const { client, server: live } = await cell.connect(server, guest);
  const { taskId } = await beginTask(client);
  const told = await settled(live.notify('notifications/tests/baked', {}, { relatedTask: { taskId } }));
  const asked = await settled(elicit(contexts[0], 'Which shape?', taskId));

  const message = 'Cannot enqueue task message: taskStore and taskMessageQueue are not configured';
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

verifies(
  'tasks:input:poll-interval:own',
  'without any interval it is looked after every second',
  async (cell) => {
    const clock = stopClock(1_000);
    const plain = cell.sdk.taskStore();
    const getTask = async (id: string) => ({ ...(await plain.getTask(id)), pollInterval: undefined });
    const taskStore = Object.assign(Object.create(plain), { getTask });
    const { server } = hosting(cell, { taskStore });

    const { client } = await cell.connect(server);
    const { taskId } = await beginTask(client);
    const before = clock.waiting(1_000);
    const fetched = client.tasks.result(taskId, patient);
    await cell.quiet();
    const waiting = clock.waiting(1_000) - before;
    await plain.storeTaskResult(taskId, 'completed', { content: [text('done')] });
    clock.advance(1_000);

    expect(waiting).toBe(1);
    expect(await fetched).toMatchObject({ content: [text('done')] });
  },
);

verifies('tasks:input:refused', 'a refusal reaches the task with its code and data', async (cell) => {
  const clock = stopClock();
  const { server, store, contexts } = hosting(cell);
  const guest = cell.sdk.client(
    { name: 'guest', version: '1.0.0' },
    {
      capabilities: { elicitation: { form: {} } },
      handlers: {
        'elicitation/create': () => {
          throw cell.sdk.protocolError(-32050, 'No shape.', { shapes: [] });
        },
      },
    },
  );

  const { client } = await cell.connect(server, guest);
  const { taskId } = await beginTask(client);
  const asked = elicit(contexts[0], 'Which shape?', taskId).then(answered, ({ code, message, data }: Json) =>
    refused(code, { message, data }),
  );
  await cell.quiet();
  const fetched = client.tasks.result(taskId, patient);
  const outcome = await asked;
  await store.storeTaskResult(taskId, 'completed', { content: [] });
  clock.advance(5 * minute);
  await fetched;

  const message = expect.stringMatching(/: No shape\.$/);
  expect(outcome).toEqual(refused(-32050, { message, data: { shapes: [] } }));
});

verifies(
  'tasks:input:given-up',
  'a question that was given up before anybody fetched it is neither cancelled nor asked',
  async (cell) => {
    const { server, store } = hosting(cell);
    const { client: guest } = customer(cell);

    const { client, server: live } = await cell.connect(server, guest);
    const { taskId } = await beginTask(client);
    const over = new AbortController();
    const options = { relatedTask: { taskId }, signal: over.signal };
    const asked = live
      .request('elicitation/create', question('Which shape?'), options)
      .then(answered, ({ code, message }: Json) => refused(code, { message }));
    await cell.quiet();
    over.abort('tired of it');
    await cell.quiet();
    await store.storeTaskResult(taskId, 'completed', { content: [] });
    await client.tasks.result(taskId);
    await cell.quiet();

    const message = 'MCP error -32001: tired of it';
    const sent = cell.wire
      .sent('server')
      .flatMap((each) => ('method' in each && /cancelled|elicitation/.test(each.method) ? [each] : []));
    expect(await asked).toEqual(refused(-32001, { message }));
    observed(sent)
      .required((seen) => {
        expect(seen).toEqual([]);
      })
      .divergent('sent', (seen) => {
        expect(seen).toMatchObject([
          { method: 'notifications/cancelled', params: { requestId: 0, reason: 'tired of it' } },
          { id: 0, method: 'elicitation/create' },
        ]);
      });
  },
);
