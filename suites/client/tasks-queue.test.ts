// The queue for messages of tasks that comes with an SDK, asked by itself: either end may be given it.

import { answered, expect, refused, settled, verifies } from '#case';

const news = (loaf: number) => ({
  type: 'notification',
  message: { jsonrpc: '2.0', method: 'notifications/tests/baked', params: { loaf } },
  timestamp: loaf,
});

verifies('tasks:queue:order', 'each task has its own order, whatever the session', async ({ sdk, wire }) => {
  const queue = sdk.taskMessageQueue();
  await queue.enqueue('bread', news(1), 'mine');
  await queue.enqueue('cake', news(2));
  await queue.enqueue('bread', news(3), 'theirs');

  const given = [
    await queue.dequeue('bread'),
    await queue.dequeue('bread', 'mine'),
    await queue.dequeue('bread'),
    await queue.dequeue('cake', 'theirs'),
    await queue.dequeue('tart'),
  ];

  expect(given).toEqual([news(1), news(3), undefined, news(2), undefined]);
  wire.toRead([]);
});

verifies('tasks:queue:all', 'all of one task come, once, and none of another', async ({ sdk, wire }) => {
  const queue = sdk.taskMessageQueue();
  for (const loaf of [1, 2, 3]) await queue.enqueue('bread', news(loaf));
  await queue.enqueue('cake', news(4));

  const all = await queue.dequeueAll('bread');
  await queue.enqueue('bread', news(5));

  expect(all).toEqual([news(1), news(2), news(3)]);
  expect([await queue.dequeueAll('bread'), await queue.dequeueAll('bread')]).toEqual([[news(5)], []]);
  expect([await queue.dequeueAll('cake'), await queue.dequeueAll('tart')]).toEqual([[news(4)], []]);
  wire.toRead([]);
});

verifies('tasks:queue:limit', 'a full queue takes again what fits', async ({ sdk, wire }) => {
  const queue = sdk.taskMessageQueue();
  const put = (loaf: number, most?: number) => settled(queue.enqueue('bread', news(loaf), undefined, most));

  const outcomes = [await put(1, 2), await put(2, 2), await put(3, 2), await put(4, 0), await put(5)];
  await queue.dequeueAll('bread');

  const full = (most: number) => ({
    message: `Task message queue overflow: queue size (2) exceeds maximum (${most})`,
  });
  const taken = answered(undefined);
  expect(outcomes).toEqual([taken, taken, refused(undefined, full(2)), refused(undefined, full(0)), taken]);
  expect(await put(6, 1)).toEqual(taken);
  wire.toRead([]);
});
