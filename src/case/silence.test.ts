// A wire is silent once nothing is on its way, and a short timer of the subject still is.

import { afterEach, expect, test } from 'vitest';
import type { WireRecord } from '../../transports/recorder.ts';
import { watchResources } from './resources.ts';
import { endCell, startCell } from './running-cell.ts';
import { silence } from './silence.ts';

afterEach(endCell);

const record: WireRecord = {
  kind: 'message',
  at: 'server',
  did: 'sent',
  over: { kind: 'stream', ordinal: 1 },
  message: { jsonrpc: '2.0', method: 'notifications/x' },
};

const started = () => {
  const cell = startCell({
    ids: ['lifecycle:initialize'],
    title: 'a cell',
    tier: '-',
    transport: 'memory',
    revision: '2025-11-25',
    lacks: [],
  });
  cell.resources = watchResources();
  return { cell, resources: cell.resources };
};

test.each([1, 4])('what a timer of %i ms says breaks the silence', async (milliseconds) => {
  const { cell, resources } = started();
  setTimeout(() => cell.recorder.add(record), milliseconds);
  await silence(cell);
  expect(cell.recorder.records).toHaveLength(1);
  await resources.leftovers();
});

test('a timer that runs for longer does not keep anybody waiting', async () => {
  const { cell, resources } = started();
  const timer = setTimeout(() => cell.recorder.add(record), 60_000);
  await silence(cell);
  clearTimeout(timer);
  expect(await resources.leftovers()).toEqual([]);
});
