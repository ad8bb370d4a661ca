// What a server built on the high-level class tells the queue that it is given for messages of tasks.

import {
  beginTask,
  expect,
  highLevelWorkshop,
  type Json,
  observed,
  settled,
  stopClock,
  verifies,
} from '#case';

const related = 'io.modelcontextprotocol/related-task';

verifies(
  'tasks:queue:given',
  'the queue gets the whole message, its kind, time and session, and how many it may hold',
  async (cell) => {
    const clock = stopClock();
    const plain = cell.sdk.taskMessageQueue();
    const given: unknown[] = [];
    const enqueue: typeof plain.enqueue = (...message) => {
      given.push(structuredClone(message));
      return plain.enqueue(...message);
    };
    const taskMessageQueue = Object.assign(Object.create(plain), { enqueue });
    const { server, contexts } = highLevelWorkshop(cell, {
      native: { taskMessageQueue, maxTaskQueueSize: 7 },
    });

    const { client, server: live } = await cell.connect(server);
    const { taskId } = await beginTask(client);
    const _meta = { [related]: { taskId } };
    const [{ sessionId } = {}] = contexts;
    const over = new AbortController();
    const options = { relatedTask: { taskId }, signal: over.signal };
    await live.notify('notifications/tests/baked', { loaf: 1 }, { relatedTask: { taskId } });
    const asked = [
      settled(live.request('roots/list', {}, options)),
      settled(client.request('ping', { _meta }, { signal: over.signal })),
      settled(client.request('tests/unknown', { _meta }, { signal: over.signal })),
      settled(client.request('tasks/get', { taskId: 'gone', _meta }, { signal: over.signal })),
    ];
    await Promise.all(asked);
    over.abort();

    const kept = (type: string, session: string | undefined, message: Json) => [
      ...[taskId, { type, message: { jsonrpc: '2.0', ...message }, timestamp: clock.now() }],
      ...[session, 7],
    ];
    const unknown = { code: -32601, message: 'Method not found' };
    const gone = { code: -32602, message: 'MCP error -32602: Failed to retrieve task: Task not found' };
    // Which of the client's requests has which id: each answer goes with its own.
    const ids = Object.fromEntries(
      cell.wire
        .sent('client')
        .flatMap((each) => ('id' in each && 'method' in each ? [[each.method, each.id]] : [])),
    );
    const all = (own: string | undefined) =>
      expect.arrayContaining([
        kept('notification', own, { method: 'notifications/tests/baked', params: { loaf: 1, _meta } }),
        kept('request', own, { id: 0, method: 'roots/list', params: { _meta } }),
        kept('response', sessionId, { id: ids.ping, result: {} }),
        kept('error', sessionId, { id: ids['tests/unknown'], error: unknown }),
        kept('error', sessionId, { id: ids['tasks/get'], error: gone }),
      ]);
    expect(given).toHaveLength(5);
    observed(given)
      .required((seen) => {
        expect(seen).toEqual(all(sessionId));
      })
      .divergent('sessionless', (seen) => {
        expect(seen).toEqual(all(undefined));
      });
  },
);
