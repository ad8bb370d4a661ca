// pnpm test:interaction: runs the suite against one subject or several, reports, and writes one run file each.

import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import yoctoSpinner from 'yocto-spinner';
import { requirements } from '../requirements/index.ts';
import { checkedFilters, FilterError } from '../src/case/filters.ts';
import { junitOf } from '../src/report/junit.ts';
import { runReport } from '../src/report/run.ts';
import { runSuite } from '../src/results/run-suite.ts';
import { closingLine, sumOf, type Tally, tallyOf } from '../src/results/totals.ts';
import { writeRun } from '../src/results/write.ts';
import { locate } from '../src/sdk/locate.ts';
import type { Subject } from '../src/sdk/subject.ts';
import { command, exit, main, repeatable, UsageError } from './command.ts';

const program = command('pnpm test:interaction', 'Runs the interaction suite against real MCP SDKs.')
  .option('--sdk <subject>', 'v1, v2, name@version, path:DIR; repeatable (default: v1 and v2)', repeatable)
  .option('-t, --id <prefix>', 'only requirements with this id or below it; repeatable', repeatable)
  .option('--tier <tier>', 'lowlevel, highlevel or - ; repeatable', repeatable)
  .option('--transport <transport>', 'memory, http, …, http-socket, stdio-process; repeatable', repeatable)
  .option('--revision <date>', 'only cells at this revision; repeatable', repeatable)
  .option('--out <path>', 'the run file, or the folder for several subjects (default: .out/)')
  .option('--junit <file>', 'also write a JUnit file')
  .option('--seed <number>', 'run in the random order of this seed', Number);

/** The run file of a subject: `--out` itself for one subject, else a file named after it in that folder. */
const runFileOf = (subject: Subject, out: string | undefined, several: boolean): string => {
  const name = `${subject.name.replaceAll(/[^\w.-]+/g, '_')}.jsonl`;
  if (out === undefined) return join('.out', name);
  return several ? join(out, name) : out;
};

await main(async () => {
  const options = program.parse().opts();
  if (options.seed !== undefined && !Number.isSafeInteger(options.seed)) {
    throw new UsageError('--seed takes a whole number.');
  }
  const filters = checkedFilters(
    { ids: options.id, tiers: options.tier, transports: options.transport, revisions: options.revision },
    Object.keys(requirements),
  );
  const texts: string[] = options.sdk ?? ['v1', 'v2'];
  const spinner = yoctoSpinner({ stream: process.stderr });
  const subjects: Subject[] = [];
  for (const text of texts) {
    spinner.start(`finding ${text}`);
    subjects.push(
      await locate(text, (line) => {
        spinner.text = line;
      }),
    );
    spinner.stop();
  }

  const tallies: Tally[] = [];
  const cases = [];
  let told = true;
  for (const subject of subjects) {
    spinner.start(`${subject.name}: starting`);
    const { run, durations, problems } = await runSuite({
      subject,
      filters,
      ...(options.seed !== undefined && { seed: options.seed }),
      progress: (ended, registered) => {
        spinner.text = `${subject.name}: ${ended} of ${registered} cells`;
      },
    });
    spinner.stop();
    if (run.cells.length === 0) {
      throw new FilterError(
        `${subject.name}: no cell fits these filters, so nothing was run. Loosen one of them.`,
      );
    }
    const file = runFileOf(subject, options.out, subjects.length > 1);
    await writeRun(file, run);
    const around = { requirements, subjectText: subject.text, file: relative('.', file) };
    for (const line of runReport(run, around)) console.log(line);
    for (const problem of problems) console.log(problem);
    if (problems.length > 0) told = false;
    tallies.push(tallyOf(run.footer.totals));
    cases.push({ run, durations });
  }
  if (options.junit) await writeFile(options.junit, junitOf(cases));

  const sum = sumOf(tallies);
  console.log(closingLine(sum));
  if (sum.failed > 0) return exit.notAsExpected;
  return told ? exit.asExpected : exit.couldNotTell;
});
