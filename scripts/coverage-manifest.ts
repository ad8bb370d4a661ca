// pnpm coverage:manifest: holds requirements, tests and, with --run, runs against each other.

import { judge } from '../coverage-gate/gate.ts';
import { printAnnotation, printFinding, printSummary } from '../coverage-gate/print.ts';
import { readProject } from '../coverage-gate/project.ts';
import type { Run } from '../src/results/model.ts';
import { readRun } from '../src/results/read.ts';
import { RunFileError } from '../src/results/run-file-error.ts';
import { suiteVersion } from '../src/results/suite-version.ts';
import { command, exit, main, repeatable } from './command.ts';

const program = command('pnpm coverage:manifest', 'Checks the contract between requirements, tests and runs.')
  .option('--run <file>', 'also hold a whole run against the requirements; repeatable', repeatable)
  .option('--json', 'print the verdict as one JSON object');

/** A run of another version of the suite says nothing about the tests of this one. */
const ofThisSuite = (file: string, run: Run): Run => {
  const here = suiteVersion(process.cwd());
  if (run.header.suite === here) return run;
  throw new RunFileError(
    'runs-of-different-suites',
    `${file}  was made by version ${run.header.suite} of the suite; this checkout is ${here}.\n  Make the run again with this checkout.`,
  );
};

await main(async () => {
  const { run, json } = program.parse().opts<{ run?: string[]; json?: true }>();
  const runs = (run ?? []).map((file) => ofThisSuite(file, readRun(file)));
  const verdict = judge(readProject(process.cwd()), runs);
  if (process.env.GITHUB_ACTIONS) for (const one of verdict.findings) console.error(printAnnotation(one));
  const summary = printSummary(verdict, runs.length > 0 ? 'proven' : 'cited');
  console.log(
    json
      ? JSON.stringify(verdict, undefined, 2)
      : [...verdict.findings.map(printFinding), summary].join('\n\n'),
  );
  return verdict.findings.length > 0 ? exit.notAsExpected : exit.asExpected;
});
