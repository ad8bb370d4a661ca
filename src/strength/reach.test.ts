// Which offsets were executed, by the nested ranges that V8 gives.

import { expect, test } from 'vitest';
import { packed, unpacked } from './places.ts';
import { executed } from './reach.ts';

const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count });

test('the innermost range around an offset decides', () => {
  const ranges = [range(40, 60, 0), range(0, 100, 1), range(10, 30, 0), range(15, 20, 3)];
  expect(executed(ranges, [5, 12, 17, 25, 35, 45, 70])).toEqual([5, 17, 35, 70]);
});

test('a function that ran counts although the module around it does not run again', () => {
  expect(executed([range(0, 100, 0), range(10, 20, 1)], [5, 15])).toEqual([15]);
});

test('a range ends before its last offset, and outside of all nothing was executed', () => {
  expect(executed([range(10, 20, 1)], [9, 10, 19, 20])).toEqual([10, 19]);
});

test('a set of places comes back from its text', () => {
  const set = unpacked(packed([0, 8, 13], 14));
  expect([0, 1, 7, 8, 12, 13].filter((number) => set.has(number))).toEqual([0, 8, 13]);
  expect(set.size).toBe(3);
});
