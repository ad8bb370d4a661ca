// Prints the runs of a command and gives what they add up to.

import { requirements } from '../requirements/index.ts';
import { runReport } from '../src/report/run.ts';
import type { SubjectRun } from '../src/results/run-subjects.ts';
import { sumOf, type Tally, tallyOf } from '../src/results/totals.ts';

/** Prints one report for each run. Problems outside of any cell count as failed: nothing is lost. */
export const printRuns = (runs: readonly SubjectRun[]): Tally => {
  for (const { run, file, subject, problems } of runs) {
    const lines = runReport(run, { requirements, subjectText: subject.text, file });
    console.log([...lines, ...problems.map((problem) => `error  ${problem}`)].join('\n'));
  }
  const problems = runs.reduce((sum, run) => sum + run.problems.length, 0);
  const tally = sumOf(runs.map(({ run }) => tallyOf(run.footer.totals)));
  return { ...tally, failed: tally.failed + problems };
};
