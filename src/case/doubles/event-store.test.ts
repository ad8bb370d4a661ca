// The contract of the event store: ids are unique across streams, and only later events of the same stream come back.

import { expect, test } from 'vitest';
import { createEventStore } from './event-store.ts';

const replayed = async (store: ReturnType<typeof createEventStore>, after: string) => {
  const sent: unknown[] = [];
  const streamId = await store.replayEventsAfter(after, {
    send: async (id, message) => void sent.push([id, message]),
  });
  return { streamId, sent };
};

test('what is stored in turns is replayed stream by stream, later events only, under their own ids', async () => {
  const store = createEventStore();
  const first = await store.storeEvent('kettle', { n: 1 });
  const other = await store.storeEvent('cup', { n: 2 });
  const third = await store.storeEvent('kettle', { n: 3 });

  expect(new Set([first, other, third]).size).toBe(3);
  expect(await replayed(store, first)).toEqual({ streamId: 'kettle', sent: [[third, { n: 3 }]] });
  expect(await replayed(store, other)).toEqual({ streamId: 'cup', sent: [] });
  expect(await store.getStreamIdForEventId(third)).toBe('kettle');
});

test('an event that was never stored belongs to no stream and cannot be resumed after', async () => {
  const store = createEventStore();

  expect(await store.getStreamIdForEventId('event-9')).toBeUndefined();
  await expect(replayed(store, 'event-9')).rejects.toThrow('no event is called event-9');
});
