// Shards of one run become the whole again, and whatever does not fit together is refused.

import { expect, test } from 'vitest';
import type { Requirement } from '../../requirements/model.ts';
import { cellOf, runOf } from '../triage/two-runs.ts';
import { errorCell } from './expected.ts';
import { mergedRun, type Part } from './merge.ts';
import type { Cell, Header } from './model.ts';
import { runText } from './write.ts';

const requirement: Requirement = {
  source: ['sdk'],
  behavior: 'It is so.',
  level: 'own',
  tiers: ['lowlevel'],
  transports: { only: ['memory'], because: 'transport-free' },
};
const ids = ['a:a', 'b:b', 'c:c', 'd:d'];
const requirements = Object.fromEntries(ids.map((id) => [id, requirement]));
const passed = ids.map((id) => cellOf(id, 'pass'));

const part = (index: number, cells: readonly Cell[], header: Partial<Header> = {}): Part => ({
  file: `${index}.jsonl`,
  run: runOf('1.32.2', cells, { shard: { index, count: 3, offers: [] }, ...header }),
});
const parts = (): [Part, Part, Part] => [part(1, passed.slice(2)), part(2, []), part(3, passed.slice(0, 2))];

test.each([[[0, 1, 2]], [[2, 0, 1]]])('shards in the order %j are the whole run', (order) => {
  const all = parts();
  const merged = mergedRun(
    order.map((at) => all[at] as Part),
    requirements,
  );

  expect(runText(merged)).toBe(runText(runOf('1.32.2', passed)));
});

test('a cell that no shard has is an error of the whole', () => {
  const [first, second, third] = parts();
  const without = part(3, third.run.cells.slice(1));
  const missing = errorCell({ ...cellOf('a:a', 'error'), title: '(expected)' }, 'no test ran for it');

  expect(runText(mergedRun([first, second, without], requirements))).toBe(
    runText(runOf('1.32.2', [...passed.slice(1), missing])),
  );
});

const broken = (...some: readonly Part[]): unknown => {
  try {
    return mergedRun(some, requirements);
  } catch (error) {
    return error;
  }
};
const saying = (text: string) => ({ code: 'shards-do-not-fit', message: expect.stringContaining(text) });

test('a shard that is missing, or there twice, or whole, is refused', () => {
  const [first, second, third] = parts();

  expect(broken()).toMatchObject(saying('nothing to merge'));
  expect(broken(second)).toMatchObject(saying('shard 1/3, 3/3 is missing'));
  expect(broken(first, second, { ...second, file: 'again.jsonl' }, third)).toMatchObject(
    saying('again.jsonl  is shard 2/3, and so is 2.jsonl'),
  );
  const whole = { file: 'whole.jsonl', run: runOf('1.32.2', passed) };
  expect(broken(first, second, third, whole)).toMatchObject(saying('whole.jsonl  is a whole run'));
});

test.each<[string, Partial<Header>]>([
  ['subject', { subject: { ...parts()[0].run.header.subject, version: '1.32.1' } }],
  ['version of the suite', { suite: 'other' }],
  ['revisions', { revisions: ['2026-07-28'] }],
  ['Node', { node: 22 }],
  ['filters', { filters: { ids: ['a'] } }],
  ['number of shards', { shard: { index: 3, count: 4, offers: [] } }],
  ['features', { shard: { index: 3, count: 3, offers: ['tasks'] } }],
])('a shard with another %s is refused', (what, header) => {
  const [first, second, third] = parts();

  expect(broken(first, second, part(3, third.run.cells, header))).toMatchObject(
    saying(`3.jsonl  has another ${what} than 1.jsonl`),
  );
});
