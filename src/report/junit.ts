// Runs as JUnit XML, for CI systems that show it. A recorded divergence is a passed case that says so.

import { type Cell, cellKey, type Run } from '../results/model.ts';
import { element, escaped } from './xml.ts';

export interface TimedRun {
  readonly run: Run;
  /** Milliseconds by cell key. */
  readonly durations: ReadonlyMap<string, number>;
  /** What went wrong outside of any cell. */
  readonly problems: readonly string[];
}

interface TestCase {
  readonly xml: string;
  readonly verdict: 'passed' | 'skipped' | 'failure' | 'error';
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
  const name = `${cell.title} [${cell.tier} ${cell.transport} ${cell.revision}]`;
  const attributes = { classname: cell.ids.join(' + '), name, time: (milliseconds / 1000).toFixed(3) };
  return { verdict: verdicts[cell.outcome], xml: element('testcase', attributes, childrenOf(cell)) };
};

const problemCase = (problem: string): TestCase => ({
  verdict: 'error',
  xml: element('testcase', { classname: 'suite', name: 'outside of any cell' }, [
    element('error', { message: problem }),
  ]),
});

const counts = (cases: readonly TestCase[]) => {
  const number = (verdict: TestCase['verdict']) => cases.filter((one) => one.verdict === verdict).length;
  return {
    tests: cases.length,
    failures: number('failure'),
    errors: number('error'),
    skipped: number('skipped'),
  };
};

const casesOf = ({ run, durations, problems }: TimedRun): TestCase[] => [
  ...run.cells.map((cell) => caseOf(cell, durations.get(cellKey(cell)) ?? 0)),
  ...problems.map(problemCase),
];

/** One JUnit document with a test suite for each run. Times are in seconds, as JUnit has them. */
export const junitOf = (runs: readonly TimedRun[]): string => {
  const suites = runs.map((one) => ({ name: one.run.header.subject.name, cases: casesOf(one) }));
  const all = suites.flatMap(({ cases }) => cases);
  const children = suites.map(({ name, cases }) =>
    element('testsuite', { name, ...counts(cases) }, ['\n', ...cases.map(({ xml }) => `${xml}\n`)]),
  );
  const document = element('testsuites', { name: 'mcp-interaction', ...counts(all) }, children);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
};
