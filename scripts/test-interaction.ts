// pnpm test:interaction: runs the suite against one subject or several, reports, and writes one run file each.

import { prepareTestsProcess } from '../src/results/tests-process.ts';
import { command, count, main, path, repeatable, shard, wholeNumber } from './command.ts';

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
  .option('--shard <part>', 'run one part of several, such as 2/8; pnpm runs merge joins them', shard)
  .option('--baseline <file>', 'fail only for what regressed since this run file; takes one --sdk')
  .option('--annotations', 'also print what failed, or regressed, as annotations of GitHub Actions')
  .option('--junit <file>', 'also write a JUnit file')
  .option('--seed <number>', 'run in the random order of this seed; the run file stays the same', wholeNumber)
  .option('--property-runs <number>', 'how many values each property is tried with (default: 25)', count)
  .option('--property-seed <number>', 'draw the values of properties from this seed', wholeNumber)
  .option('--property-path <path>', 'begin with the value that a failed property names', path);

await main(async () => {
  const asked = program.parse().opts();
  // While vitest loads in a process of its own, this one loads what it needs itself.
  prepareTestsProcess();
  const { runInteraction } = await import('./run-interaction.ts');
  return runInteraction(asked);
});
