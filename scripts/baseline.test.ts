// What may stand as a baseline, and what counts as worse than it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Cell, Header } from '../src/results/model.ts';
import { suiteVersion } from '../src/results/suite-version.ts';
import { writeRun } from '../src/results/write.ts';
import { projectDirectory } from '../src/sdk/project.ts';
import { triage } from '../src/triage/triage.ts';
import { cellOf, runOf } from '../src/triage/two-runs.ts';
import { readBaseline, verdictSince } from './baseline.ts';

const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
afterAll(() => rmSync(folder, { recursive: true }));

const suite = suiteVersion(projectDirectory);
const kept = (header: Partial<Header> = {}): string => {
  const file = join(folder, 'baseline.jsonl.gz');
  writeRun(file, runOf('1.32.2', [cellOf('a:b', 'pass')], { suite, ...header }));
  return file;
};
const asked = { texts: ['v1'], filters: {} };

test('a whole run of this version of the suite is a baseline', () => {
  expect(readBaseline(kept(), asked).cells).toHaveLength(1);
  const filtered = kept({ filters: { ids: ['a', 'b'] } });
  expect(readBaseline(filtered, { ...asked, filters: { ids: ['b', 'a'] } }).cells).toHaveLength(1);
});

test('one that the new run cannot be held against is refused before anything runs', () => {
  const refusing = (header: Partial<Header>, rest: object = {}) =>
    expect(() => readBaseline(kept(header), { ...asked, ...rest }));

  refusing({}, { texts: ['v1', 'v2'] }).toThrow('it is held against one subject, saw 2');
  refusing({}, { shard: { index: 1, count: 2 } }).toThrow('a shard cannot be held against it');
  refusing({ suite: 'other' }).toThrow(`version other of the suite made it, and this checkout is ${suite}`);
  refusing({ filters: { ids: ['a'] } }).toThrow('it was made with the filters {"ids":["a"]}');
  refusing({ shard: { index: 1, count: 2, offers: [] } }).toThrow('is shard 1/2');
  expect(() => readBaseline(join(folder, 'none.jsonl.gz'), asked)).toThrow('does not exist');
});

const failure = { kind: 'assertion', required: 'r', saw: 's' } as const;
const states: Readonly<Record<string, Cell>> = {
  pass: cellOf('a:b', 'pass'),
  divergent: cellOf('a:b', 'divergent', { pins: ['odd'] }),
  fail: cellOf('a:b', 'fail', { failure }),
  absent: cellOf('a:b', 'absent', { lacks: ['tasks'] }),
  error: cellOf('a:b', 'error', { failure }),
};

test.each<[before: string, after: string, code: number]>([
  ['pass', 'pass', 0],
  ['fail', 'fail', 0],
  ['fail', 'pass', 0],
  ['pass', 'absent', 0],
  ['pass', 'fail', 1],
  ['pass', 'divergent', 1],
  ['divergent', 'fail', 1],
  ['absent', 'fail', 1],
  ['pass', 'error', 2],
])('%s before and %s now: exit %i', (before, after, code) => {
  const of = (state: string) => runOf('1.32.2', [states[state] as Cell]);

  expect(verdictSince(triage(of(before), of(after)), [])).toBe(code);
});

test('a failure of what the baseline has not, and a problem outside of any cell, are not passed over', () => {
  const none = runOf('1.32.2', []);

  expect(verdictSince(triage(none, runOf('1.32.2', [states.fail as Cell])), [])).toBe(1);
  expect(verdictSince(triage(none, none), ['a worker died'])).toBe(2);
});
