// What coverage-manifest.ts does: holds the specification, requirements, tests and, with --run, runs against each other.

import type { Command } from 'commander';
import { conformanceOfProject } from '../coverage-gate/conformance.ts';
import { judge, type Verdict } from '../coverage-gate/gate.ts';
import { printAnnotation, printFinding, printLedgers, printSummary } from '../coverage-gate/print.ts';
import { type Project, readProject } from '../coverage-gate/project.ts';
import { revisionsNamed } from '../coverage-gate/spec-facts.ts';
import { standingsOf } from '../coverage-gate/standing.ts';
import { printUnclaimed } from '../coverage-gate/unclaimed-list.ts';
import { conformanceMarkdown } from '../src/report/conformance/markdown.ts';
import { tableFiles } from '../src/report/conformance/table-files.ts';
import type { Run } from '../src/results/model.ts';
import { readRun } from '../src/results/read.ts';
import { RunFileError } from '../src/results/run-file-error.ts';
import { suiteVersion } from '../src/results/suite-version.ts';
import { command, exit, repeatable } from './command.ts';

const manifestCommand = (): Command =>
  command(
    'pnpm coverage:manifest',
    'Checks the contract between the specification, requirements, tests and runs.',
  )
    .option('--run <file>', 'also hold a whole run against the requirements; repeatable', repeatable)
    .option(
      '--strict [revision...]',
      'what no requirement claims in these revisions (every one) is a finding',
    )
    .option(
      '--list-unclaimed [revision...]',
      'print the tags of what no requirement claims, by page and level',
    )
    .option('--table [file...]', 'print the conformance table, or write it to files that end in .md or .html')
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

const hint = ({ statements, schema }: Verdict): string[] =>
  [statements, schema].some((ledger) => Object.values(ledger).some((one) => one.unclaimed > 0))
    ? ['--list-unclaimed [REVISION] names what is unclaimed; --strict [REVISION] makes it a finding.']
    : [];

interface Options {
  run?: string[];
  strict?: true | string[];
  listUnclaimed?: true | string[];
  table?: true | string[];
  json?: true;
}

/** Sees where the table goes before the work begins; what it returns writes it, or gives what is to be printed. */
const tableOf = (
  program: Command,
  { table, json }: Options,
): ((project: Project, runs: readonly Run[]) => string) => {
  if (table === undefined) return () => '';
  if (table === true) {
    if (json) program.error('error: --json prints one object: name a file for --table.');
    return (project, runs) => conformanceMarkdown(conformanceOfProject(project, runs)).trimEnd();
  }
  const write = tableFiles('--table', table);
  return (project, runs) => {
    write(conformanceOfProject(project, runs));
    return '';
  };
};

/**
 * Judges the project in the working directory.
 *
 * @param args as typed behind the name of the command
 * @returns the exit code
 */
export const runManifest = async (args: readonly string[]): Promise<number> => {
  const program = manifestCommand();
  const options = program.parse(args, { from: 'user' }).opts<Options>();
  const table = tableOf(program, options);
  const runs = (options.run ?? []).map((file) => ofThisSuite(file, readRun(file)));
  const project = readProject(process.cwd());
  const strict = revisionsNamed(project.facts, options.strict);
  const listed = revisionsNamed(project.facts, options.listUnclaimed);
  const verdict = judge(project, runs, strict);
  if (process.env.GITHUB_ACTIONS) for (const one of verdict.findings) console.error(printAnnotation(one));
  const parts = [
    table(project, runs),
    ...verdict.findings.map(printFinding),
    printUnclaimed(standingsOf(project), listed, strict).join('\n'),
    [...printLedgers(verdict), ...hint(verdict)].join('\n'),
    printSummary(verdict, runs.length > 0 ? 'proven' : 'cited'),
  ];
  console.log(
    options.json ? JSON.stringify(verdict, undefined, 2) : parts.filter((part) => part !== '').join('\n\n'),
  );
  return verdict.findings.length > 0 ? exit.notAsExpected : exit.asExpected;
};
