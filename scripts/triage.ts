// pnpm triage A B: what changed between two runs, or between two subjects that are run first where needed.

import { triageReport } from '../src/report/triage.ts';
import { runOrFile } from '../src/results/run-or-file.ts';
import { exitCodeOf, triage } from '../src/triage/triage.ts';
import { command, main } from './command.ts';
import { withSpinner } from './spinner.ts';

const program = command('pnpm triage', 'Compares two runs cell by cell.')
  .argument('<before>', 'a run file, or a subject such as v1 or @modelcontextprotocol/sdk@1.24.3')
  .argument('<after>', 'the same');

await main(async () => {
  const [before = '', after = ''] = program.parse().args;
  const runs = await withSpinner(
    async (say) => [await runOrFile(before, say), await runOrFile(after, say)] as const,
  );
  const result = triage(...runs);
  console.log(triageReport(result));
  return exitCodeOf(result);
});
