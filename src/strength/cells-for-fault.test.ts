// Which cells are to notice a fault, and in which order.

import { expect, test } from 'vitest';
import { cellsForFaults } from './cells-for-fault.ts';
import type { BaselineCell } from './order.ts';
import { packed } from './places.ts';

const places = { 'a.js': [10, 20, 30, 40] };

const cell = (
  key: string,
  milliseconds: number,
  reached: readonly number[],
  child = false,
): BaselineCell => ({
  ...{ kind: 'cell', green: true, saw: 'pass', key, milliseconds, child },
  ...{ test: key.split(' ')[0] ?? '', reached: packed(reached, 4) },
});

const cells = [
  cell('cup:fill http', 3, [0]),
  cell('cup:fill memory', 1, [0]),
  cell('cup:empty memory', 9, [0, 1]),
  cell('kettle:boil memory', 5, [0]),
  cell('kettle:child stdio', 50, [], true),
];

const cellsAt = (at: number) => {
  const fault = { id: '', file: 'a.js', at, group: '', before: '', after: '', line: 1, column: 1 };
  const edit = { operator: 'changed-bound', start: at, end: at, replacement: '' } as const;
  return cellsForFaults({ loading: packed([3], 4), cells }, places)({ ...fault, ...edit });
};

test('each test once, areas in turn, cheap before dear, then the other cells of the same tests', () => {
  expect(cellsAt(10)).toEqual({
    reached: 4,
    cells: ['cup:fill memory', 'kettle:boil memory', 'cup:empty memory', 'cup:fill http'],
  });
});

test('only the cells that reach the place', () => {
  expect(cellsAt(20)).toEqual({ reached: 1, cells: ['cup:empty memory'] });
});

test('where no cell reaches it, those with a child of their own try', () => {
  expect(cellsAt(30)).toEqual({ reached: 0, cells: ['kettle:child stdio'] });
});

test('what runs as the subject is loaded is reached by all', () => {
  expect(cellsAt(40).reached).toBe(5);
});
