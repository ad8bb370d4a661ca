// pnpm test:carriers: runs the cells over http and stdio, and the same over a real socket and a real child, and holds
// them against each other.

import { requirements } from '../requirements/index.ts';
import { onDemandTransports, repeatedBy } from '../requirements/model.ts';
import { checkedFilters } from '../src/case/filters.ts';
import { compareRepeats } from '../src/results/repeats.ts';
import { runSubjects } from '../src/results/run-subjects.ts';
import { closingLine } from '../src/results/totals.ts';
import { command, exit, main, repeatable } from './command.ts';
import { printRuns } from './print-runs.ts';
import { withSpinner } from './spinner.ts';

const program = command(
  'pnpm test:carriers',
  'Compares real sockets and children with what stands in for them.',
)
  .option('--sdk <subject>', 'repeatable (default: v1 and v2)', repeatable)
  .option('-t, --id <prefix>', 'only requirements with this id or below it; repeatable', repeatable)
  .option('--out <path>', 'the run file, or the folder for several subjects (default: .out/)');

const transports = onDemandTransports.flatMap((transport) => [repeatedBy[transport], transport]);

await main(async () => {
  const { sdk = ['v1', 'v2'], id, out } = program.parse().opts();
  const filters = checkedFilters({ ids: id, transports }, Object.keys(requirements));
  const runs = await withSpinner((say) => runSubjects({ texts: sdk, filters, out }, say));
  const tally = printRuns(runs);
  let unlike = 0;
  for (const { run, subject } of runs) {
    const repeats = compareRepeats(run);
    unlike += repeats.unlike.length;
    for (const { key, differences } of repeats.unlike) {
      console.log([`unlike ${key}`, ...differences.map((each) => `       ${each}`)].join('\n'));
    }
    console.log(`${subject.text}: ${repeats.compared} cells repeated, ${repeats.unlike.length} unlike`);
  }
  console.log(closingLine({ ...tally, failed: tally.failed + unlike }));
  return tally.failed + unlike > 0 ? exit.notAsExpected : exit.asExpected;
});
