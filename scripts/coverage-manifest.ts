// `pnpm coverage:manifest`: holds requirements, tests and, with --run, runs against each other.

import { Command } from 'commander';
import { judge } from '../coverage-gate/gate.ts';
import { printAnnotation, printFinding, printSummary } from '../coverage-gate/print.ts';
import { readProject } from '../coverage-gate/project.ts';
import { readRun } from '../src/results/read.ts';

const options = new Command('coverage:manifest')
  .description('check the contract between requirements, tests and runs')
  .option('--json', 'print the verdict as one JSON object')
  .option(
    '--run <file>',
    'hold a whole run against the requirements (repeatable)',
    (file, files: string[]) => [...files, file],
    [],
  )
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse()
  .opts<{ json?: true; run: string[] }>();

try {
  const runs = options.run.map((file) => readRun(file));
  const verdict = judge(readProject(process.cwd()), runs);
  if (process.env.GITHUB_ACTIONS) for (const one of verdict.findings) console.error(printAnnotation(one));
  if (options.json) console.log(JSON.stringify(verdict, undefined, 2));
  else {
    for (const one of verdict.findings) console.log(`${printFinding(one)}\n`);
    console.log(printSummary(verdict, runs.length > 0 ? 'proven' : 'cited'));
  }
  process.exitCode = verdict.findings.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof Error && 'code' in error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
