// pnpm runs merge FILE…: joins the run files that --shard made of one subject into the file of the whole run.

import { requirements } from '../requirements/index.ts';
import { mergedRun } from '../src/results/merge.ts';
import { outputFiles } from '../src/results/output-file.ts';
import { readRun } from '../src/results/read.ts';
import { closingLine, tallyOf } from '../src/results/totals.ts';
import { writeRun } from '../src/results/write.ts';
import { command, exit, main } from './command.ts';
import { refuseAnotherSuite } from './this-suite.ts';

const program = command('pnpm runs', 'Works on run files.');
const merge = program
  .command('merge')
  .description('Joins the shards of one subject into the run that one machine would have made.')
  .argument('<files...>', 'all run files that --shard made of it, in any order')
  .requiredOption('--out <file>', 'the run file of the whole')
  .exitOverride();

await main(async () => {
  let code: number = exit.asExpected;
  merge.action((files: readonly string[], { out }: { out: string }) => {
    outputFiles({ '--out': out }, files);
    const parts = files.map((file) => ({ file, run: readRun(file) }));
    const [first] = parts;
    const again = 'Merge shards with the checkout that made them.';
    // Which cells the whole must have is read off the requirements, so they have to be those of the run.
    if (first) refuseAnotherSuite(first.file, first.run.header, again);
    const run = mergedRun(parts, requirements);
    writeRun(out, run);
    const tally = tallyOf(run.footer.totals);
    console.log(`${parts.length} shards of ${run.header.subject.name}. Run file: ${out}`);
    console.log(closingLine(tally));
    if (tally.failed > 0) code = exit.notAsExpected;
  });
  program.parse();
  return code;
});
