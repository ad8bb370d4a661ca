// Runs as JUnit XML, for CI systems that show it. A recorded divergence is a passed case that says so.

import { getJunitXml, type TestCase, type TestSuite } from 'junit-xml';
import { type Cell, cellKey, type Run } from '../results/model.ts';

export interface TimedRun {
  readonly run: Run;
  /** Milliseconds by cell key. */
  readonly durations: ReadonlyMap<string, number>;
}

const caseOf = (cell: Cell, milliseconds: number): TestCase => {
  const message = cell.failure ? `required: ${cell.failure.required}\nsaw: ${cell.failure.saw}` : '';
  const problem = [{ message, type: `${cell.outcome} (${cell.failure?.kind ?? ''})` }];
  return {
    name: `${cell.title} [${cell.tier} ${cell.transport} ${cell.revision}]`,
    classname: cell.ids.join(' + '),
    time: milliseconds / 1000,
    skipped: cell.outcome === 'absent',
    ...(cell.outcome === 'divergent' && { systemOut: [`diverges as recorded: ${cell.pins?.join(', ')}`] }),
    ...(cell.outcome === 'error' && { errors: problem }),
    ...((cell.outcome === 'fail' || cell.outcome === 'stale') && { failures: problem }),
  };
};

const suiteOf = ({ run, durations }: TimedRun): TestSuite => ({
  name: run.header.subject.name,
  testCases: run.cells.map((cell) => caseOf(cell, durations.get(cellKey(cell)) ?? 0)),
});

/** One JUnit document with a test suite for each run. Times are in seconds, as JUnit has them. */
export const junitOf = (runs: readonly TimedRun[]): string =>
  getJunitXml({ name: 'mcp-interaction', suites: runs.map(suiteOf) });
