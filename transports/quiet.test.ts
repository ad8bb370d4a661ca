// Silence is proven by turns without a record, and a wire that never falls silent is given up on.

import { expect, test } from 'vitest';
import { pause, turns } from './patience.ts';
import { NeverQuietError, quiet } from './quiet.ts';
import { createRecorder, type WireRecord } from './recorder.ts';

const record: WireRecord = {
  kind: 'message',
  at: 'client',
  did: 'sent',
  over: { kind: 'stream', ordinal: 1 },
  message: { jsonrpc: '2.0', method: 'notifications/x' },
};

test('quiet waits until the last message has crossed', async () => {
  const recorder = createRecorder();
  const sending = (async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      await turns(8);
      recorder.add(record);
    }
  })();
  await quiet(recorder, { turns: 20 });
  expect(recorder.records).toHaveLength(5);
  await sending;
});

test('quiet gives up on a wire that goes on and on', async () => {
  const recorder = createRecorder();
  let going = true;
  const sending = (async () => {
    while (going) {
      recorder.add(record);
      await turns(1);
    }
  })();
  await expect(quiet(recorder, { atMost: 50 })).rejects.toBeInstanceOf(NeverQuietError);
  going = false;
  await sending;
});

test('where the carrier lies outside the process, quiet takes real time as well', async () => {
  const recorder = createRecorder();
  const answering = pause(3).then(() => recorder.add(record));
  await quiet(recorder, { turns: 1, milliseconds: 5 });
  expect(recorder.records).toHaveLength(1);
  await answering;
});

/** Keeps the core from everything else, as a machine does that has stopped this process for a while. */
const standStill = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('a process that stood still gets the time for its timers all the same', async () => {
  const recorder = createRecorder();
  const answering = (async () => {
    await pause(1);
    await pause(1);
    await pause(1);
    recorder.add(record);
  })();
  const silent = quiet(recorder, { turns: 5, milliseconds: 5 });
  standStill(20);
  await silent;
  expect(recorder.records).toHaveLength(1);
  await answering;
});

test('real time is taken only while something needs it, and a millisecond where nothing does', async () => {
  const recorder = createRecorder();
  await quiet(recorder, { milliseconds: Number.POSITIVE_INFINITY, needsTime: () => false });

  const answering = pause(3).then(() => recorder.add(record));
  await quiet(recorder, {
    turns: 1,
    milliseconds: Number.POSITIVE_INFINITY,
    needsTime: () => recorder.records.length === 0,
  });
  expect(recorder.records).toHaveLength(1);
  await answering;
});
