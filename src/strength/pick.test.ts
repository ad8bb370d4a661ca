// The choice of faults by a seed.

import { expect, test } from 'vitest';
import type { Fault, Operator } from './fault.ts';
import { pick } from './pick.ts';

const fault = (group: string, operator: Operator, number: number): Fault => ({
  ...{
    id: `${group}.js:${number}:1:${operator}`,
    file: `${group}.js`,
    group,
    operator,
    line: number,
    column: 1,
  },
  ...{ at: 0, start: 0, end: 0, replacement: '', before: '', after: '' },
});

const many = (group: string, operator: Operator, count: number): Fault[] =>
  Array.from({ length: count }, (_, index) => fault(group, operator, index + 1));

const faults = [
  ...many('kettle', 'changed-literal', 90),
  ...many('kettle', 'dropped-statement', 10),
  ...many('cup', 'changed-literal', 6),
];

const idsOf = (picked: readonly Fault[]) => picked.map(({ id }) => id);

const countOf = (picked: readonly Fault[], key: 'group' | 'operator', value: string) =>
  picked.filter((one) => one[key] === value).length;

test('spreads over the parts of the code, and within each over the operators', () => {
  const picked = pick(faults, 8, 1);
  expect(countOf(picked, 'group', 'cup')).toBe(4);
  const kettle = picked.filter(({ group }) => group === 'kettle');
  expect(countOf(kettle, 'operator', 'dropped-statement')).toBe(2);
});

test('goes on with what is left where a part has no more', () => {
  expect(countOf(pick(faults, 20, 1), 'group', 'cup')).toBe(6);
  expect(idsOf(pick(faults, 1000, 1)).toSorted()).toEqual(idsOf(faults).toSorted());
});

test('depends on the seed alone, not on the order of the faults', () => {
  expect(pick(faults.toReversed(), 8, 1)).toEqual(pick(faults, 8, 1));
  expect(idsOf(pick(faults, 8, 2))).not.toEqual(idsOf(pick(faults, 8, 1)));
});

test('a larger sample adds to a smaller one', () => {
  expect(pick(faults, 30, 1).slice(0, 8)).toEqual(pick(faults, 8, 1));
});
