// Prints the runs of a command and gives what they add up to.

import { requirements } from '../requirements/index.ts';
import { failureSection, runReport } from '../src/report/run.ts';
import type { SubjectRun } from '../src/results/run-subjects.ts';
import { sumOf, type Tally, tallyOf } from '../src/results/totals.ts';

const surroundings = ({ file, subject }: SubjectRun) => ({ requirements, subjectText: subject.text, file });

const problemLines = ({ problems }: SubjectRun) => problems.map((problem) => `error  ${problem}`);

/** The lines on what is not as expected in a run. */
export const failuresOf = (one: SubjectRun): string[] => [
  ...failureSection(one.run, surroundings(one)),
  ...problemLines(one),
];

/** Prints one report for each run. Problems outside of any cell count as failed: nothing is lost. */
export const printRuns = (runs: readonly SubjectRun[]): Tally => {
  for (const one of runs) {
    console.log([...runReport(one.run, surroundings(one)), ...problemLines(one)].join('\n'));
  }
  const problems = runs.reduce((sum, run) => sum + run.problems.length, 0);
  const tally = sumOf(runs.map(({ run }) => tallyOf(run.footer.totals)));
  return { ...tally, failed: tally.failed + problems };
};
