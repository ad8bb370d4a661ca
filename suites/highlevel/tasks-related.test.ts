// What a server built on the high-level class, with a queue for messages of tasks, does with requests that name a task.

import {
  answered,
  beginTask,
  type CaseContext,
  type Client,
  expect,
  highLevelWorkshop,
  hung,
  type Json,
  minute,
  observed,
  open,
  refused,
  settled,
  stopClock,
  verifies,
} from '#case';

const related = 'io.modelcontextprotocol/related-task';

/** The metadata of whatever belongs to a task. */
const of = (taskId: string) => ({ [related]: { taskId } });

const hosting = (cell: CaseContext, native: Json = {}, broken: Json = {}) =>
  highLevelWorkshop(cell, {
    created: { ttl: undefined, pollInterval: 5 * minute },
    native: { taskMessageQueue: cell.sdk.taskMessageQueue(), ...native },
    broken,
  });

const question = {
  mode: 'form',
  message: 'Which shape?',
  requestedSchema: { type: 'object', properties: { shape: { type: 'string' } } },
};
const round = { action: 'accept', content: { shape: 'round' } };

/** Asks for what may never be answered; what it came to is told in time. */
const asking = (client: Client, method: string, params: Json) => {
  const over = new AbortController();
  const answer = settled(client.request(method, params, { signal: over.signal, timeout: 60 * minute }));
  return { answer, giveUp: () => over.abort('tired of it') };
};

verifies(
  'tasks:related:inherited',
  'news and a question sent while a request is handled wait for whoever fetches its task',
  async (cell) => {
    const clock = stopClock();
    const { server, contexts, store } = hosting(cell);
    const heard: Json[] = [];
    const guest = cell.sdk.client(
      { name: 'guest', version: '1.0.0' },
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

    const { client } = await cell.connect(server, guest);
    const { taskId } = await beginTask(client);
    const other = await beginTask(client);
    const call = { name: 'work', task: {}, _meta: of(taskId) };
    const { answer, giveUp } = asking(client, 'tools/call', call);
    await answer;
    const [, , context] = contexts;
    await context?.notify('notifications/tests/baked', { loaf: 1 });
    const asked = context?.request('elicitation/create', structuredClone(question));
    const meant = { relatedTask: { taskId: other.taskId } };
    const elsewhere = context?.request('elicitation/create', structuredClone(question), meant);
    await cell.quiet();
    const [early, { status }] = [structuredClone(heard), (await store.getTask(taskId)) ?? {}];
    const fetched = [];
    for (const id of [taskId, other.taskId]) {
      fetched.push(client.tasks.result(id, { timeout: 60 * minute }));
      await cell.quiet();
    }
    await Promise.all([asked, elsewhere]);
    for (const id of [taskId, other.taskId]) await store.storeTaskResult(id, 'completed', { content: [] });
    clock.advance(5 * minute);
    await Promise.all(fetched);
    giveUp();
    await cell.quiet();

    expect([contexts.map((each) => each.taskId), status]).toEqual([
      [undefined, undefined, taskId],
      'input_required',
    ]);
    expect(early).toEqual([]);
    expect(heard).toEqual([
      { loaf: 1, _meta: of(taskId) },
      { ...question, _meta: of(taskId) },
      { ...question, _meta: of(other.taskId) },
    ]);
  },
);

/** A client played by hand, of whose task the server asks something under the id 0, to be answered with `round`. */
const questioning = async (cell: CaseContext) => {
  const clock = stopClock();
  const workshop = hosting(cell);
  const { client } = await cell.connect(workshop.server, cell.peer('client'));
  await open(client, { capabilities: { elicitation: { form: {} } } });
  const begun = await client.request('tools/call', { name: 'work', task: {} });
  const { taskId } = (begun as unknown as { result: Json }).result.task as { taskId: string };
  const over = new AbortController();
  const meant = { relatedTask: { taskId }, timeout: 60 * minute, signal: over.signal };
  const asked = workshop.contexts[0]
    ?.request('elicitation/create', question, meant)
    .then(answered, ({ code, message }: Json) => refused(code, { message }));
  await cell.quiet();
  /** An older server sends no head of an answer before there is one. */
  const put = (frame: Json) => {
    client.send({ jsonrpc: '2.0', ...frame }).catch(() => {});
    return cell.quiet();
  };
  /** Fetches the result, answers the question and lets the task end. */
  const fetch = async () => {
    await put({ id: 'fetch', method: 'tasks/result', params: { taskId } });
    await put({ id: 0, result: round });
    await workshop.store.storeTaskResult(taskId, 'completed', { content: [] });
    clock.advance(5 * minute);
    await cell.quiet();
  };
  /** Waits for the question no longer. */
  const giveUp = () => over.abort('tired of it');
  return { ...workshop, client, taskId, asked, put, fetch, giveUp };
};

verifies(
  'tasks:related:answer',
  'a pong that the server sends is no answer to a question of the same id',
  async (cell) => {
    const { taskId, asked, put, fetch, giveUp, errors } = await questioning(cell);

    await put({ id: 0, method: 'ping', params: { _meta: of(taskId) } });
    await fetch();

    const seenErrors = [...errors];
    const outcome = await asked;
    giveUp();

    observed({ outcome, errors: seenErrors })
      .required((seen) => {
        expect(seen).toEqual({ outcome: answered(round), errors: [] });
      })
      .divergent('own-answer', (seen) => {
        expect(seen).toEqual({ outcome: answered({}), errors: [] });
      });
  },
);

verifies(
  'tasks:related:answer:error',
  'a method that the server does not know does not refuse its question of the same id',
  async (cell) => {
    const { taskId, asked, put, fetch, giveUp, errors } = await questioning(cell);

    await put({ id: 0, method: 'tests/unknown', params: { _meta: of(taskId) } });
    await fetch();

    const seenErrors = [...errors];
    const outcome = await asked;
    giveUp();

    observed({ outcome, errors: seenErrors })
      .required((seen) => {
        expect(seen).toEqual({ outcome: answered(round), errors: [] });
      })
      .divergent('own-refusal', (seen) => {
        const outcome = refused(-32601, { message: 'MCP error -32601: Method not found' });
        expect(seen).toEqual({ outcome, errors: [] });
      });
  },
);

verifies(
  'tasks:related:lost',
  'a ping, a method that nobody knows and a wrong request are answered each',
  async (cell) => {
    const { client, taskId, asked, put, fetch, giveUp, errors } = await questioning(cell);

    const wrong = { taskId: 'no-such-task', _meta: of(taskId) };
    for (const frame of [
      { id: 11, method: 'ping', params: { _meta: of(taskId) } },
      { id: 12, method: 'tests/unknown', params: { _meta: of(taskId) } },
      { id: 13, method: 'tasks/get', params: wrong },
    ]) {
      await put(frame);
    }
    await fetch();
    await asked;
    const told = [...errors];
    giveUp();

    const answers = client.received.flatMap((each) => ('method' in each ? [] : [each]));
    observed({ answers: answers.filter(({ id }) => typeof id === 'number'), errors: told })
      .required((seen) => {
        expect(seen).toMatchObject({ answers: [{ id: 11 }, { id: 12 }, { id: 13 }], errors: [] });
      })
      .divergent('told', (seen) => {
        const message = (kind: string, id: number) => `${kind} handler missing for request ${id}`;
        expect(seen).toEqual({
          answers: [],
          errors: [message('Response', 11), message('Error', 12), message('Error', 13)],
        });
      });
  },
);

verifies(
  'tasks:related:full',
  'a ping, a method that nobody knows and a wrong request are answered each, though nothing fits',
  async (cell) => {
    const { server, errors } = hosting(cell, { maxTaskQueueSize: 0 });

    const { client } = await cell.connect(server);
    const { taskId } = await beginTask(client);
    const _meta = of(taskId);
    const attempts = [];
    for (const [method, params] of [
      ['ping', { _meta }],
      ['tests/unknown', { _meta }],
      ['tasks/get', { taskId: 'no-such-task', _meta }],
    ] as const) {
      const { answer, giveUp } = asking(client, method, params);
      attempts.push(await answer);
      giveUp();
    }

    observed({ attempts, errors })
      .required((seen) => {
        expect(seen).toEqual({ attempts: [answered({}), refused(-32601), refused(-32602)], errors: [] });
      })
      .divergent('told', (seen) => {
        const why = 'Error: Task message queue overflow: queue size (0) exceeds maximum (0)';
        expect(seen.attempts).toEqual([hung(), hung(), hung()]);
        expect(seen.errors).toEqual([
          `Failed to send response: ${why}`,
          expect.stringMatching(/^Failed to (send an|enqueue) error response: Error: Task message queue/),
          `Failed to send response: ${why}`,
        ]);
      });
  },
);

verifies('tasks:related:unknown', 'nothing is handled, and each refusal says why', async (cell) => {
  const { server, contexts } = hosting(cell);

  const { client } = await cell.connect(server);
  const _meta = of('no-such-task');
  const attempts = [];
  for (const [method, params] of [
    ['tools/call', { name: 'work', task: {}, _meta }],
    ['tests/unknown', { _meta }],
  ] as const) {
    const { answer, giveUp } = asking(client, method, params);
    attempts.push(await answer);
    giveUp();
  }

  observed({ attempts, handled: contexts.length })
    .required((seen) => {
      const message = expect.stringMatching(/: Task not found: no-such-task$/);
      const unknown = { message: 'MCP error -32601: Method not found' };
      expect(seen).toEqual({
        attempts: [refused(-32602, { message }), refused(-32601, unknown)],
        handled: 0,
      });
    })
    .divergent('hung', (seen) => {
      expect(seen).toEqual({ attempts: [hung(), hung()], handled: 1 });
    });
});

verifies(
  'tasks:related:given-up',
  'a call that is cancelled meanwhile is neither begun nor answered',
  async (cell) => {
    const looked = { open: () => {} };
    const gate = new Promise<void>((resolve) => {
      looked.open = resolve;
    });
    const plain = cell.sdk.taskStore();
    const getTask = async (id: string, session?: string) => {
      await gate;
      return plain.getTask(id, session);
    };
    const taskStore = Object.assign(Object.create(plain), { getTask });
    const { server, contexts, errors } = hosting(cell, { taskStore });

    const { client } = await cell.connect(server);
    const { taskId } = await beginTask(client);
    const call = asking(client, 'tools/call', { name: 'work', task: {}, _meta: of(taskId) });
    await cell.quiet();
    call.giveUp();
    await call.answer;
    await cell.quiet();
    looked.open();
    await cell.quiet();

    expect(errors).toEqual([]);
    observed(contexts.length)
      .required((seen) => {
        expect(seen).toBe(1);
      })
      .divergent('handled', (seen) => {
        expect(seen).toBe(2);
      });
  },
);
