// pnpm speed: milliseconds a tool call takes over each transport, beside a bare SDK call over a loopback socket that is
// measured in the same run, and cells per second of the suite. Machines are noisy: compare ratios, not runs.

import { matrixTransports } from '../requirements/model.ts';
import { runSuite } from '../src/results/run-suite.ts';
import { bareLoopback, callsOver, millisecondsACall } from '../src/results/speed.ts';
import { bind } from '../src/sdk/bind.ts';
import { locate } from '../src/sdk/locate.ts';
import { command, count, exit, main, repeatable } from './command.ts';

/** The most that the in-process bridge may cost, as a multiple of the bare call over a socket. */
const mostOfBridge = 1.5;

const program = command('pnpm speed', 'Measures calls over each transport and cells per second.')
  .option('--sdk <subject>', 'repeatable (default: v1 and v2)', repeatable)
  .option('--rounds <number>', 'rounds over which the median is taken', count, 15)
  .option('--calls <number>', 'calls in a round', count, 50);

const measure = async (text: string, rounds: number, calls: number): Promise<boolean> => {
  const subject = await locate(text);
  const binding = await bind(subject);
  const [revision] = binding.revisions;
  if (!revision) throw new Error(`${text} offers no revision`);
  const sites = [await bareLoopback(binding, revision)];
  for (const transport of [...matrixTransports, 'http-socket'] as const) {
    sites.push(await callsOver(binding, revision, transport));
  }
  const measured = await millisecondsACall(sites, rounds, calls);
  for (const site of sites) await site.close();
  const bare = measured.get('bare') ?? Number.NaN;
  console.log(
    `${subject.name} ${subject.version} at ${revision}: median of ${rounds} rounds of ${calls} calls`,
  );
  for (const [name, milliseconds] of measured) {
    console.log(
      `  ${name.padEnd(15)} ${milliseconds.toFixed(3)} ms a call  ${(milliseconds / bare).toFixed(2)} × bare`,
    );
  }
  const began = performance.now();
  const { run } = await runSuite({ subject, filters: {} });
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `  ${run.cells.length} cells in ${seconds.toFixed(1)} s, ${(run.cells.length / seconds).toFixed(0)} cells per second`,
  );
  return (measured.get('http') ?? Number.NaN) <= mostOfBridge * bare;
};

await main(async () => {
  const { sdk, rounds, calls } = program.parse().opts();
  let cheap = true;
  for (const text of sdk ?? ['v1', 'v2']) cheap = (await measure(text, rounds, calls)) && cheap;
  console.log(
    `the bridge costs ${cheap ? 'no more' : 'MORE'} than ${mostOfBridge} times a bare call over loopback`,
  );
  return cheap ? exit.asExpected : exit.notAsExpected;
});
