// Every fault, over a link in memory and over stdio lines.

import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { type Fault, type FaultKind, withFaults } from './faults.ts';
import type { JsonRpcMessage } from './json-rpc.ts';
import { createLineLink } from './line-link.ts';
import { memoryPair } from './memory-pair.ts';
import { turns } from './patience.ts';
import type { RawLink } from './raw-link.ts';

const linePair = (): [RawLink, RawLink] => {
  const [there, back] = [new PassThrough(), new PassThrough()];
  return [createLineLink(back, there), createLineLink(there, back)];
};

const note = (method: string): JsonRpcMessage => ({ jsonrpc: '2.0', method });
const second: Fault['when'] = (message) => 'method' in message && message.method === 'b';

describe.each([
  ['memory', memoryPair],
  ['stdio', linePair],
])('over %s', (_, pair) => {
  /** Sends a, b, c past the fault of b, in the direction asked for, and gives back what came. */
  const send = async (kind: FaultKind, way: Fault['way']) => {
    const [one, other] = pair();
    const faulty = withFaults(one, [{ kind, way, when: second }]);
    const [from, to] = way === 'out' ? [faulty, other] : [other, faulty];
    const came: string[] = [];
    to.onmessage = (message) => void came.push((message as { method: string }).method);
    let closes = 0;
    faulty.onclose = () => {
      closes += 1;
    };
    await Promise.all([faulty.start(), other.start()]);
    for (const method of ['a', 'b', 'c']) await from.send(note(method)).catch(() => {});
    await turns(4);
    return { came, faulty, closes: () => closes };
  };

  const expected: [FaultKind, string[]][] = [
    ['drop', ['a', 'c']],
    ['duplicate', ['a', 'b', 'b', 'c']],
    ['reorder', ['a', 'c', 'b']],
  ];
  for (const way of ['in', 'out'] as const) {
    test.each(expected)(`%s, ${way}`, async (kind, order) => {
      const { came, faulty } = await send(kind, way);
      expect(came).toEqual(order);
      expect(faulty.pending).toEqual([]);
    });

    test(`delay, ${way}`, async () => {
      const { came, faulty } = await send('delay', way);
      expect(came).toEqual(['a', 'c']);
      await faulty.release();
      await turns(2);
      expect(came).toEqual(['a', 'c', 'b']);
    });

    test(`cut, ${way}`, async () => {
      const { came, closes } = await send('cut', way);
      expect(came).toEqual(['a']);
      expect(closes()).toBe(1);
    });
  }
});

test('split sends the text in two parts, and it still is one message', async () => {
  const [one, other] = linePair();
  const chunks: number[] = [];
  const write = one.sendPart;
  one.sendPart = async (part) => {
    chunks.push(part.length);
    await write?.(part);
  };
  const faulty = withFaults(one, [{ kind: 'split', way: 'out' }]);
  const came: unknown[] = [];
  other.onmessage = (message) => void came.push(message);
  await Promise.all([faulty.start(), other.start()]);
  await faulty.send(note('a'));
  await turns(2);
  expect(chunks).toHaveLength(2);
  expect(came).toEqual([note('a')]);
});

test('a message in memory cannot be split', async () => {
  const faulty = withFaults(memoryPair()[0], [{ kind: 'split', way: 'out' }]);
  await expect(faulty.send(note('a'))).rejects.toMatchObject({ code: 'FAULT_IMPOSSIBLE' });
});
