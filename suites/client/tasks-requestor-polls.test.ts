// A client that follows its task to the end. The servers are played by hand.

import {
  type CaseContext,
  expect,
  gathered,
  type Json,
  minute,
  observed,
  playedTask,
  playTaskServer,
  stopClock,
  type TaskRequest,
  tasksCapability,
  text,
  verifies,
} from '#case';

/** Longer than the intervals of the tasks. */
const patient = { timeout: 60 * minute };

const call = { name: 'work', arguments: {} };
const done = { content: [text('done')] };

/** Has the tool called as a task that works for now, and keeps what the stream tells meanwhile. */
const following = async (cell: CaseContext, options: Json = {}, native: Json = {}, shortest = minute) => {
  const clock = stopClock(shortest);
  const played = await playTaskServer(cell, { tasks: tasksCapability }, native);
  const told: Json[] = [];
  const listen = async () => {
    const stream = played.client.tasks.callTool(call, { ...patient, task: {}, ...options });
    for await (const message of stream) told.push(message);
  };
  const over = listen();
  await played.reply(await played.next(), { task: playedTask('4711') });
  /** Answers the next question how the task is doing, and lets the client act on it. */
  const tell = async (more: Json) => {
    const frame = await played.next();
    expect(frame).toMatchObject({ method: 'tasks/get', params: { taskId: '4711' } });
    await played.reply(frame, playedTask('4711', more));
    await cell.quiet();
  };
  const asked = () => played.server.received.flatMap((each) => ('method' in each ? [each.method] : []));
  return { ...played, clock, told, over, tell, asked };
};

verifies(
  'tasks:requestor:polls:interval',
  'the next question waits as long as the last answer says',
  async (cell) => {
    const { clock, over, tell, asked, next, reply } = await following(cell);

    await tell({ pollInterval: 3 * minute });
    const count = asked().length;
    clock.advance(3 * minute - 1);
    await cell.quiet();
    const early = asked().length;
    clock.advance(1);
    await tell({ pollInterval: 8 * minute });
    const waiting = clock.waiting(8 * minute);
    clock.advance(8 * minute);
    await tell({ status: 'completed' });
    await reply(await next(), done);
    await over;

    expect(early).toBe(count);
    expect(waiting).toBe(1);
  },
);

verifies(
  'tasks:requestor:polls:default',
  'without a suggestion the next question waits by default',
  async (cell) => {
    const { clock, over, tell } = await following(cell, {}, { defaultTaskPollInterval: 7 * minute });

    await tell({ pollInterval: undefined });
    const waiting = clock.waiting(7 * minute);
    clock.advance(7 * minute);
    await tell({ status: 'failed' });
    await over;

    expect(waiting).toBe(1);
  },
);

verifies(
  'tasks:requestor:polls:default:own',
  'without any interval the next question waits a second',
  async (cell) => {
    const { clock, over, tell } = await following(cell, {}, {}, 1_000);
    const before = clock.waiting(1_000);

    await tell({ pollInterval: undefined });
    const waiting = clock.waiting(1_000) - before;
    clock.advance(1_000);
    await tell({ status: 'failed' });
    await over;

    expect(waiting).toBe(1);
  },
);

verifies(
  ['tasks:requestor:polls:on', 'tasks:requestor:polls:alone'],
  'a task that works on and on is asked for until it is done, though nobody notifies of it',
  async (cell) => {
    const { clock, told, over, tell, next, reply } = await following(cell);

    for (const statusMessage of ['kneading', 'rising', 'baking']) {
      await tell({ statusMessage });
      clock.advance(5 * minute);
    }
    await tell({ status: 'completed' });
    const frame = await next();
    await reply(frame, done);
    await over;

    expect(frame).toMatchObject({ method: 'tasks/result', params: { taskId: '4711' } });
    expect(told).toEqual([
      { type: 'taskCreated', task: playedTask('4711') },
      { type: 'taskStatus', task: playedTask('4711', { statusMessage: 'kneading' }) },
      { type: 'taskStatus', task: playedTask('4711', { statusMessage: 'rising' }) },
      { type: 'taskStatus', task: playedTask('4711', { statusMessage: 'baking' }) },
      { type: 'taskStatus', task: playedTask('4711', { status: 'completed' }) },
      { type: 'result', result: done },
    ]);
  },
);

verifies('tasks:requestor:polls:plain', 'the questions name the task and ask for none', async (cell) => {
  const { over, tell, next, reply, server } = await following(cell);

  await tell({ status: 'completed' });
  await reply(await next(), done);
  await over;

  const questions = server.received.flatMap((each) =>
    'method' in each && each.method.startsWith('tasks/') ? [each.params] : [],
  );
  observed(questions)
    .required((seen) => {
      expect(seen).toEqual([{ taskId: '4711' }, { taskId: '4711' }]);
    })
    .divergent('task', (seen) => {
      expect(seen).toEqual([
        { taskId: '4711', task: {} },
        { taskId: '4711', task: {} },
      ]);
    });
});

verifies(
  'tasks:requestor:polls:ends',
  'a task that fails, or is cancelled, ends in an error',
  async (cell) => {
    for (const status of ['failed', 'cancelled']) {
      const { told, over, tell, asked } = await following(cell);

      await tell({ status });
      await over;

      const message = expect.stringMatching(new RegExp(`4711.*${status}`));
      expect(told.slice(1)).toMatchObject([
        { type: 'taskStatus', task: { status } },
        { type: 'error', error: { code: -32603, message } },
      ]);
      expect(asked().slice(2)).toEqual(['tools/call', 'tasks/get']);
    }
  },
);

verifies('tasks:requestor:polls:told', 'a premature notification changes nothing', async (cell) => {
  const { clock, server, told, over, tell, next, reply } = await following(cell);

  const params = playedTask('4711', { status: 'completed' });
  await tell({});
  // Over HTTP it is the client's open request that carries what a server tells.
  clock.advance(5 * minute);
  const frame = await next();
  await server.send({ jsonrpc: '2.0', method: 'notifications/tasks/status', params });
  await reply(frame, playedTask('4711', { statusMessage: 'still' }));
  await cell.quiet();
  clock.advance(5 * minute);
  await tell({ status: 'completed' });
  await reply(await next(), done);
  await over;

  expect(frame.method).toBe('tasks/get');
  const states = told.map(({ type, task: each }) => [type, each?.status]);
  expect(states).toEqual([
    ['taskCreated', 'working'],
    ['taskStatus', 'working'],
    ['taskStatus', 'working'],
    ['taskStatus', 'completed'],
    ['result', undefined],
  ]);
});

verifies(
  'tasks:requestor:polls:input',
  'a task that waits for input is asked for its result at once',
  async (cell) => {
    const { told, over, tell, next, reply } = await following(cell);

    await tell({ status: 'input_required' });
    const frame = await next();
    await reply(frame, done);
    await over;

    expect(frame).toMatchObject({ method: 'tasks/result', params: { taskId: '4711' } });
    expect(told.at(-1)).toEqual({ type: 'result', result: done });
  },
);

verifies(
  'tasks:requestor:polls:resumes',
  'a request for the result that breaks off is not the end',
  async (cell) => {
    const { clock, told, tell, next, refuse, asked } = await following(cell);

    await tell({ status: 'input_required' });
    await refuse(await next(), { code: -32000, message: 'Ask again later.' });
    await cell.quiet();
    clock.advance(5 * minute);
    await cell.quiet();

    observed({ asked: asked().slice(2), last: told.at(-1)?.type })
      .required((seen) => {
        expect(seen).toMatchObject({ asked: ['tools/call', 'tasks/get', 'tasks/result', 'tasks/get'] });
      })
      .divergent('ends', (seen) => {
        expect(seen).toEqual({ asked: ['tools/call', 'tasks/get', 'tasks/result'], last: 'error' });
      });
  },
);

verifies(
  'tasks:requestor:polls:gone',
  'a cancelled task that is gone ends in the error of the server',
  async (cell) => {
    const { client, clock, told, over, tell, next, reply, refuse, asked } = await following(cell);

    await tell({});
    const cancelling = client.tasks.cancel('4711');
    await reply(await next(), playedTask('4711', { status: 'cancelled' }));
    expect(await cancelling).toMatchObject({ status: 'cancelled' });
    clock.advance(5 * minute);
    await refuse(await next(), { code: -32602, message: 'Task not found' });
    await over;
    await cell.quiet();

    expect(told.at(-1)).toMatchObject({ type: 'error', error: { code: -32602 } });
    expect(asked().slice(2)).toEqual(['tools/call', 'tasks/get', 'tasks/cancel', 'tasks/get']);
  },
);

verifies(
  'tasks:requestor:polls:cancels',
  'a stream that its user gives up cancels the task',
  async (cell) => {
    const impatience = new AbortController();
    const { clock, told, over, tell, server, asked } = await following(cell, { signal: impatience.signal });

    await tell({});
    impatience.abort('tired of it');
    await cell.quiet();
    const given = asked().slice(4);
    const open = server.received.flatMap((each) =>
      'method' in each && each.method === 'tasks/cancel' ? [each as unknown as TaskRequest] : [],
    );
    for (const { id } of open) {
      await server.send({ jsonrpc: '2.0', id, result: playedTask('4711', { status: 'cancelled' }) });
    }
    clock.advance(5 * minute);
    await over;

    observed(given)
      .required((seen) => {
        expect(seen).toEqual(['tasks/cancel']);
      })
      .divergent('notification', (seen) => {
        expect(seen).toEqual(['notifications/cancelled', 'notifications/cancelled']);
      });
    expect(told.slice(2)).toMatchObject([
      { type: 'error', error: { code: -32603, message: 'MCP error -32603: tired of it' } },
    ]);
  },
);

verifies(
  'tasks:requestor:polls:none',
  'a result in place of a task ends in an error, and nothing is asked',
  async (cell) => {
    const { client, server, next, reply } = await playTaskServer(cell);

    const told = gathered(client.tasks.callTool(call, { ...patient, task: {} }));
    await reply(await next(), done);
    const messages = await told;
    await cell.quiet();

    const message = expect.stringMatching(/^MCP error -32603: .*task/s);
    expect(messages).toMatchObject([{ type: 'error', error: { code: -32603, message } }]);
    expect(server.received.at(-1)).toMatchObject({ method: 'tools/call' });
  },
);

verifies(
  'tasks:requestor:polls:refused',
  'a refusal ends the stream as the server put it, whatever was asked',
  async (cell) => {
    const error = { code: -32050, message: 'The oven is cold.', data: { degrees: 21 } };
    const begun = await following(cell);
    await begun.refuse(await begun.next(), error);
    await begun.over;
    const ended = await following(cell);
    await ended.tell({ status: 'completed' });
    await ended.refuse(await ended.next(), error);
    await ended.over;
    const { client, next, refuse } = await playTaskServer(cell);
    const told = gathered(client.tasks.callTool(call, { ...patient, task: {} }));
    await refuse(await next(), error);

    const message = 'MCP error -32050: The oven is cold.';
    const last = { type: 'error', error: { ...error, message } };
    expect(begun.told.slice(1)).toMatchObject([last]);
    expect(ended.told.slice(2)).toMatchObject([last]);
    expect(await told).toMatchObject([last]);
  },
);
