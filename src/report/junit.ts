// Runs as JUnit XML, for CI systems that show it. A recorded divergence is a passed case that says so.

import { type Cell, cellKey, type Run } from '../results/model.ts';
import { caseName, junitDocument, type TestCase } from './junit-document.ts';
import { element, escaped } from './xml.ts';

export interface TimedRun {
  readonly run: Run;
  /** Milliseconds by cell key. */
  readonly durations: ReadonlyMap<string, number>;
  /** What went wrong outside of any cell. */
  readonly problems: readonly string[];
}

const verdicts: Readonly<Record<Cell['outcome'], TestCase['verdict']>> = {
  pass: 'passed',
  divergent: 'passed',
  absent: 'skipped',
  fail: 'failure',
  stale: 'failure',
  error: 'error',
};

const childrenOf = (cell: Cell): string[] => {
  const { outcome, failure } = cell;
  const verdict = verdicts[outcome];
  if (verdict === 'skipped') return [element('skipped', { message: `lacks ${cell.lacks?.join(', ')}` })];
  if (verdict === 'passed') {
    const note = escaped(`diverges as recorded: ${cell.pins?.join(', ')}`);
    return outcome === 'divergent' ? [element('system-out', {}, [note])] : [];
  }
  const type = failure ? `${outcome} (${failure.kind})` : outcome;
  const text = failure ? `required: ${failure.required}\nsaw: ${failure.saw}` : '';
  return [element(verdict, { message: failure?.saw ?? '', type }, [escaped(text)])];
};

const caseOf = (cell: Cell, milliseconds: number): TestCase => {
  const attributes = { ...caseName(cell), time: (milliseconds / 1000).toFixed(3) };
  return { verdict: verdicts[cell.outcome], xml: element('testcase', attributes, childrenOf(cell)) };
};

const problemCase = (problem: string): TestCase => ({
  verdict: 'error',
  xml: element('testcase', { classname: 'suite', name: 'outside of any cell' }, [
    element('error', { message: problem }),
  ]),
});

const casesOf = ({ run, durations, problems }: TimedRun): TestCase[] => [
  ...run.cells.map((cell) => caseOf(cell, durations.get(cellKey(cell)) ?? 0)),
  ...problems.map(problemCase),
];

/** One JUnit document with a test suite for each run. Times are in seconds, as JUnit has them. */
export const junitOf = (runs: readonly TimedRun[]): string =>
  junitDocument(runs.map((one) => ({ name: one.run.header.subject.name, cases: casesOf(one) })));
