import { describe, expect, test } from 'vitest';
import { type Cell, type Outcome, outcomes } from '../results/model.ts';
import { type Verdict, verdictOn, verdicts } from './verdict.ts';

const cell = (outcome: Outcome, rest: Partial<Cell> = {}): Cell => ({
  kind: 'cell',
  ids: ['a:b'],
  title: 't',
  tier: 'lowlevel',
  transport: 'memory',
  revision: '2025-11-25',
  outcome,
  transcript: [],
  ...rest,
});

/** Outcome before, outcome after, verdict: written out, so that the table is checked against something else. */
const pairs = `
  pass      pass      same
  pass      divergent regressed
  pass      absent    lost
  pass      fail      regressed
  pass      stale     same
  pass      error     unsure
  divergent pass      fixed
  divergent divergent same
  divergent absent    lost
  divergent fail      moved
  divergent stale     fixed
  divergent error     unsure
  absent    pass      gained
  absent    divergent gained
  absent    absent    same
  absent    fail      gained
  absent    stale     gained
  absent    error     unsure
  fail      pass      fixed
  fail      divergent moved
  fail      absent    lost
  fail      fail      same
  fail      stale     fixed
  fail      error     unsure
  stale     pass      same
  stale     divergent regressed
  stale     absent    lost
  stale     fail      regressed
  stale     stale     same
  stale     error     unsure
  error     pass      unsure
  error     divergent unsure
  error     absent    unsure
  error     fail      unsure
  error     stale     unsure
  error     error     unsure
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/) as [Outcome, Outcome, Verdict]);

test('the pairs below are all pairs of outcomes', () => {
  const all = outcomes.flatMap((before) => outcomes.map((after) => `${before} ${after}`));
  expect(pairs.map(([before, after]) => `${before} ${after}`).sort()).toEqual(all.sort());
  expect(pairs).toHaveLength(36);
});

test.each(pairs)('%s → %s is %s', (before, after, verdict) => {
  expect(verdictOn(cell(before), cell(after))).toBe(verdict);
});

test('a cell of one run alone is new or gone', () => {
  expect(verdictOn(undefined, cell('pass'))).toBe('new');
  expect(verdictOn(cell('pass'), undefined)).toBe('gone');
});

describe('with the same outcome', () => {
  const failure = { kind: 'assertion', required: 'r', saw: 's' } as const;
  const transcript = [{ at: 'client', did: 'sent', over: 'stream', message: {} }] as const;

  test('another pin or failure has moved, whatever the wire says', () => {
    const moved = (before: Cell, after: Cell) => expect(verdictOn(before, after)).toBe('moved');
    moved(cell('divergent', { pins: ['a'] }), cell('divergent', { pins: ['b'] }));
    moved(cell('divergent', { pins: ['a'] }), cell('divergent', { pins: ['a', 'b'] }));
    moved(cell('fail', { failure }), cell('fail', { failure: { ...failure, saw: 'x' } }));
    moved(cell('fail', { failure }), cell('fail', { failure: { ...failure, kind: 'hang' } }));
  });

  test('the same pins in another order, or the same failure on another line, are the same', () => {
    expect(verdictOn(cell('divergent', { pins: ['a', 'b'] }), cell('divergent', { pins: ['b', 'a'] }))).toBe(
      'same',
    );
    expect(
      verdictOn(
        cell('fail', { failure: { ...failure, at: 'a.ts:1' } }),
        cell('fail', { failure: { ...failure, at: 'a.ts:2' } }),
      ),
    ).toBe('same');
  });

  test.each(['pass', 'divergent', 'absent', 'fail', 'stale'] as const)(
    '%s, another transcript is a shift',
    (outcome) => {
      expect(verdictOn(cell(outcome), cell(outcome, { transcript: [...transcript] }))).toBe('shifted');
    },
  );

  test('pass and stale count as the same outcome', () => {
    expect(verdictOn(cell('pass'), cell('stale', { pins: ['a'], transcript: [...transcript] }))).toBe(
      'shifted',
    );
    expect(verdictOn(cell('stale', { pins: ['a'] }), cell('pass'))).toBe('same');
  });
});

test('every verdict has its place in the order of alarm, once', () => {
  expect(new Set(verdicts).size).toBe(10);
  expect(verdicts).toEqual(expect.arrayContaining(pairs.map(([, , verdict]) => verdict)));
});
