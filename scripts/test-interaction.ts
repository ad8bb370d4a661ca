// pnpm test:interaction: runs the suite against one subject or several, reports, and writes one run file each.

import { writeFile } from 'node:fs/promises';
import { requirements } from '../requirements/index.ts';
import { checkedFilters } from '../src/case/filters.ts';
import { junitOf } from '../src/report/junit.ts';
import { outputFile } from '../src/results/output-file.ts';
import { runSubjects } from '../src/results/run-subjects.ts';
import { closingLine } from '../src/results/totals.ts';
import { command, exit, main, repeatable, wholeNumber } from './command.ts';
import { printRuns } from './print-runs.ts';
import { withSpinner } from './spinner.ts';

const program = command('pnpm test:interaction', 'Runs the interaction suite against real MCP SDKs.')
  .option('--sdk <subject>', 'v1, v2, name@version, path:DIR; repeatable (default: v1 and v2)', repeatable)
  .option(
    '-t, --id <id>',
    'only the requirement with this id, or all below it (tools:call); repeatable',
    repeatable,
  )
  .option('--tier <tier>', 'lowlevel, highlevel, or - for tests of no tier; repeatable', repeatable)
  .option('--transport <name>', 'memory, http, …, http-socket, stdio-process; repeatable', repeatable)
  .option('--revision <date>', 'only cells at this revision; repeatable', repeatable)
  .option('--out <path>', 'the run file, or the folder for several subjects (default: .out/)')
  .option('--junit <file>', 'also write a JUnit file')
  .option(
    '--seed <number>',
    'run in the random order of this seed; the run file stays the same',
    wholeNumber,
  );

await main(async () => {
  const { sdk, id, tier, transport, revision, out, junit, seed } = program.parse().opts();
  const typed = { ids: id, tiers: tier, transports: transport, revisions: revision };
  const filters = checkedFilters(typed, Object.keys(requirements));
  if (junit !== undefined) outputFile('--junit', junit);
  const request = { texts: sdk ?? ['v1', 'v2'], filters, seed, out };
  const runs = await withSpinner((say) => runSubjects(request, say));
  const tally = printRuns(runs);
  if (junit !== undefined) await writeFile(junit, junitOf(runs));
  console.log(closingLine(tally));
  return tally.failed > 0 ? exit.notAsExpected : exit.asExpected;
});
