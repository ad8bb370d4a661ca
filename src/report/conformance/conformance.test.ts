import { expect, test } from 'vitest';
import type { Outcome } from '../../results/model.ts';
import { cellOf, runOf } from '../../triage/two-runs.ts';
import { conformanceOf } from './conformance.ts';
import { claimOf, runs, stated, statements } from './kettles.ts';
import { type Category, type ClaimedStatement, categories, type LevelRow } from './model.ts';

const [newest, older] = conformanceOf(statements, runs).revisions;

const only = (statement: ClaimedStatement, ...made: Parameters<typeof conformanceOf>[1]) => {
  const report = conformanceOf([statement], made).revisions[0];
  return { row: report?.totals[0], one: report?.pages[0]?.anchors[0]?.statements[0] };
};
const categoryOf = (...given: Parameters<typeof only>): Category | undefined => only(...given).one?.category;

const lowlevel = (outcome: Outcome) => runOf('1.0.0', [cellOf('kettle:a', outcome)]);
const a = claimOf('kettle:a');
const later = claimOf('kettle:later', { deferred: { reason: 'unwritten', note: 'no test yet' } });

test('every statement is in one category: those of a row add up to its statements', () => {
  const rows = [newest, older].flatMap((report) => [
    ...(report?.totals ?? []),
    ...(report?.pages ?? []).flatMap((page) => page.rows),
  ]);
  const sumOf = ({ counts }: LevelRow) => categories.reduce((sum, category) => sum + counts[category], 0);
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.map(sumOf)).toEqual(rows.map((row) => row.statements));
});

test('each category is told by who claims a statement and whether it is set aside', () => {
  const pass = lowlevel('pass');
  expect(categoryOf(stated('1', 'must', [a]), pass)).toBe('proven');
  expect(categoryOf(stated('1', 'must', [a, later]), pass)).toBe('in-part');
  expect(categoryOf(stated('1', 'must', [a, claimOf('kettle:b')]), pass)).toBe('in-part');
  expect(categoryOf(stated('1', 'must', [claimOf('kettle:b'), later]), pass)).toBe('open');
  expect(categoryOf(stated('1', 'must', [later]), pass)).toBe('deferred');
  expect(categoryOf(stated('1', 'must', [], { setAside: { reason: 'advice' } }), pass)).toBe('set-aside');
  expect(categoryOf(stated('1', 'must', [later], { setAside: { reason: 'advice' } }), pass)).toBe('deferred');
  expect(categoryOf(stated('1', 'must'), pass)).toBe('unclaimed');
});

test('a verdict proves, whatever it says; absent and error are none', () => {
  const proven = (outcome: Outcome) => categoryOf(stated('1', 'must', [a]), lowlevel(outcome)) === 'proven';
  expect((['pass', 'divergent', 'fail', 'stale'] as const).map(proven)).toEqual([true, true, true, true]);
  expect((['absent', 'error'] as const).map(proven)).toEqual([false, false]);
});

test('a requirement on two tiers is proven once both came to a verdict, in whichever runs', () => {
  const both = claimOf('kettle:a', {}, [
    { tier: 'lowlevel', cited: true },
    { tier: 'highlevel', cited: true },
  ]);
  const high = runOf('1.1.0', [cellOf('kettle:a', 'pass', { tier: 'highlevel' })]);
  expect(only(stated('1', 'must', [both]), lowlevel('pass')).one?.claims[0]?.missing).toEqual(['highlevel']);
  expect(categoryOf(stated('1', 'must', [both]), lowlevel('pass'))).toBe('open');
  expect(categoryOf(stated('1', 'must', [both]), lowlevel('pass'), high)).toBe('proven');
});

test('a statement counts as divergent for the subject that diverges or fails, and for no other', () => {
  const counted = (outcome: Outcome) =>
    only(stated('1', 'must', [later, a]), lowlevel(outcome), runOf('1.1.0', [])).row?.divergent;
  expect(counted('divergent')).toEqual([1, 0]);
  expect(counted('fail')).toEqual([1, 0]);
  for (const outcome of ['pass', 'stale', 'absent', 'error'] as const)
    expect(counted(outcome)).toEqual([0, 0]);
});

test('a run speaks of its own revisions; the others say what is cited and on record', () => {
  expect([newest?.revision, newest?.basis, newest?.subjects]).toEqual([
    '2025-11-25',
    'runs',
    ['v1 1.0.0', 'v2 1.0.0'],
  ]);
  expect([older?.revision, older?.basis, older?.subjects]).toEqual(['2025-06-18', 'citations', ['v1', 'v2']]);
  expect(older?.totals[0]).toMatchObject({ level: 'must', statements: 3, divergent: [1, 0] });
  expect(older?.totals[0]?.counts).toMatchObject({ proven: 1, 'in-part': 1, unclaimed: 1 });
});

test('a cell at another revision of the same run proves nothing here', () => {
  const run = runOf('1.0.0', [cellOf('kettle:a', 'pass', { revision: '2025-06-18' })]);
  expect(categoryOf(stated('1', 'must', [a]), run)).toBe('open');
});

test('a divergence that is recorded for other revisions is not on record here', () => {
  const divergence = [{ pin: 'hums', sdk: 'v2', revisions: ['2026-07-28'], note: 'hums' }] as const;
  const claim = claimOf('kettle:a', { divergence });
  expect(only(stated('1', 'must', [claim])).row?.divergent).toEqual([0, 0]);
  expect(only(stated('1', 'must', [claim], { revision: '2026-07-28' })).row?.divergent).toEqual([0, 1]);
});

test('levels stand apart, in their order, and the schema page is left out of the totals', () => {
  expect(newest?.totals.map(({ level, statements: number }) => [level, number])).toEqual([
    ['must', 3],
    ['should', 3],
  ]);
  expect(newest?.pages.map(({ page, rows }) => [page, ...rows.map((row) => row.statements)])).toEqual([
    ['server/kettle', 2, 2],
    ['server/cup', 1, 1],
    ['schema', 1],
  ]);
});

test('pages that only restate have no statements', () => {
  expect(conformanceOf([stated('1', 'must', [], { page: 'changelog' })], []).revisions).toEqual([]);
});
