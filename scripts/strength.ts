// pnpm strength: plants single faults in a copy of a subject's published code, and tells which the suite notices.

import { requirements } from '../requirements/index.ts';
import { checkedFilters } from '../src/case/filters.ts';
import { faultReport, strengthReport } from '../src/strength/report.ts';
import { strength } from '../src/strength/strength.ts';
import { command, count, exit, main, repeatable, wholeNumber } from './command.ts';
import { withSpinner } from './spinner.ts';

const program = command('pnpm strength', 'Tells which faults in an SDK the suite would notice.')
  .option('--sdk <subject>', 'v1, v2, name@version, path:DIR', 'v1')
  .option('--sample <number>', 'how many faults; a larger sample adds to a smaller one', count, 300)
  .option('--seed <number>', 'which faults: chosen by this number before anybody looks', wholeNumber, 1)
  .option(
    '-t, --id <id>',
    'only the suite files of this requirement or of all below it; repeatable',
    repeatable,
  )
  .option('--despite-red', 'leave out cells that fail on the subject as published')
  .option('--fault <id>', 'only this fault, with the cells that are run for it; repeatable', repeatable);

// `exit` also ends the process of the tests and removes its copies.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.stderr.write('Interrupted. What is known is kept: the same command goes on from there.\n');
    process.exit(exit.couldNotTell);
  });
}

await main(async () => {
  const { sdk, sample, seed, id, fault, despiteRed } = program.parse().opts();
  checkedFilters({ ids: id }, Object.keys(requirements));
  const request = { text: sdk, count: sample, seed, ids: fault, prefixes: id, despiteRed };
  const judged = await withSpinner((say) => strength(request, say));
  const lines = fault ? faultReport(judged) : strengthReport(judged, sdk);
  console.log(lines.join('\n'));
  return exit.asExpected;
});
