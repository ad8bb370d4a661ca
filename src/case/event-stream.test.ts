// Events are read with the fields they were written with, however the bytes are cut.

import { expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';

const streamOf = (...chunks: string[]): Response => {
  const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const each of bytes) controller.enqueue(each);
        controller.close();
      },
    }),
  );
};

const over = async (stream: ReturnType<typeof readEvents>) => {
  await expect.poll(() => stream.ended, { interval: 1 }).toBe(true);
  return stream.events;
};

test('a priming event, a comment and a message cut in two', async () => {
  const stream = readEvents(
    streamOf('id: e1\nretry: 50\ndata: \n\n: alive\n\nevent: mess', 'age\nid: e2\ndata: {"a":1}\n\n'),
  );

  expect(await over(stream)).toEqual([
    { id: 'e1', retry: '50', data: '' },
    { event: 'message', id: 'e2', data: { a: 1 } },
  ]);
});

test('an event that was not finished when the stream ended is none', async () => {
  expect(await over(readEvents(streamOf('data: {"a":1}\n\n', 'data: {"b"')))).toEqual([{ data: { a: 1 } }]);
});
