import { describe, expect, test } from 'vitest';
import { exitCodeOf, triage } from './triage.ts';
import { after, before, cellOf, runOf } from './two-runs.ts';

const result = triage(before, after);

test('every cell of either run gets a verdict, in order of alarm', () => {
  expect(result.rows.map((row) => [row.verdict, (row.after ?? row.before)?.ids[0]])).toEqual([
    ['regressed', 'b:regressed'],
    ['regressed', 'b:regressed'],
    ['moved', 'd:moved'],
    ['lost', 'e:lost'],
    ['gone', 'f:gone'],
    ['fixed', 'c:fixed'],
    ['new', 'g:new'],
    ['shifted', 'h:shifted'],
    ['shifted', 'h:shifted'],
    ['same', 'a:same'],
    ['same', 'i:older-revision'],
    ['same', 'j:stale'],
  ]);
  expect(result.counts).toEqual({
    regressed: 2,
    moved: 1,
    lost: 1,
    unsure: 0,
    gone: 1,
    fixed: 1,
    gained: 0,
    new: 1,
    shifted: 2,
    same: 3,
  });
});

test('shifts are gathered by what differs, the most frequent first', () => {
  const told = result.shifts.map(({ example, count, areas, first }) => ({
    ...example,
    count,
    areas,
    first: first.after?.transport,
  }));
  const place = { message: 'ping result', end: 'server sent', areas: ['h'] };
  expect(told).toEqual([
    {
      ...place,
      pointer: '/result/_meta/a',
      change: 'changed',
      before: 1,
      after: 2,
      count: 2,
      first: 'memory',
    },
    { ...place, pointer: '/result/_meta/b', change: 'removed', before: 1, count: 1, first: 'stdio' },
  ]);
});

describe('cells are matched', () => {
  const verdictsOf = (one: ReturnType<typeof cellOf>, other: ReturnType<typeof cellOf>) =>
    triage(runOf('1.0.0', [one]), runOf('1.1.0', [other])).rows.map((row) => row.verdict);

  test('across the revisions of an era', () => {
    const cell = (revision: string) => cellOf('a', 'pass', { revision });
    expect(verdictsOf(cell('2024-11-05'), cell('2025-11-25'))).toEqual(['same']);
    expect(verdictsOf(cell('2025-11-25'), cell('2026-07-28'))).toEqual(['gone', 'new']);
  });

  test('by test, tier and transport', () => {
    const cell = cellOf('a', 'pass');
    for (const rest of [{ ids: ['b'] }, { title: 'x' }, { tier: '-' }, { transport: 'sse' }] as const) {
      expect(verdictsOf(cell, { ...cell, ...rest } as typeof cell)).toEqual(['gone', 'new']);
    }
  });

  test('one by one where a run has two revisions of an era', () => {
    const cells = ['2025-06-18', '2025-11-25'].map((revision) => cellOf('a', 'pass', { revision }));
    expect(triage(runOf('1', cells), runOf('2', cells)).counts).toMatchObject({ same: 2, new: 0, gone: 0 });
    expect(triage(runOf('1', cells), runOf('2', cells.slice(1))).counts).toMatchObject({ same: 1, gone: 1 });
  });
});

test('runs of different versions of the suite are refused', () => {
  expect(() => triage(before, runOf('1.32.2', [], { suite: 'def' }))).toThrow(
    expect.objectContaining({
      code: 'runs-of-different-suites',
      message: expect.stringContaining('(abc and def)'),
    }),
  );
});

test('runs with different filters are refused, and told which', () => {
  const filtered = (transport: string) => runOf('1.32.2', [], { filters: { transport: [transport] } });

  expect(triage(filtered('http'), filtered('http')).counts.same).toBe(0);
  for (const runs of [
    [before, filtered('http')],
    [filtered('sse'), filtered('http')],
  ] as const) {
    expect(() => triage(...runs)).toThrow(
      expect.objectContaining({
        code: 'runs-of-different-filters',
        message: expect.stringContaining('with {"transport":["http"]}'),
      }),
    );
  }
});

test('a shard is refused, whichever side it is on', () => {
  const shard = runOf('1.32.2', [], { shard: { index: 2, count: 8, offers: [] } });

  for (const runs of [
    [before, shard],
    [shard, before],
  ] as const) {
    expect(() => triage(...runs)).toThrow(
      expect.objectContaining({ code: 'run-file-shard', message: expect.stringContaining('shard 2/8') }),
    );
  }
});

test('the exit code says whether something regressed, and whether all could be told', () => {
  expect(exitCodeOf(result)).toBe(1);
  expect(exitCodeOf(triage(before, before))).toBe(0);
  const untold = runOf('1.32.2', [cellOf('a:same', 'error')]);
  expect(exitCodeOf(triage(before, untold))).toBe(2);
  expect(exitCodeOf(triage(before, runOf('1.32.2', [...untold.cells, cellOf('b:regressed', 'fail')])))).toBe(
    1,
  );
});
