// A process of tests with one order: reports are passed on as they come; one that falls silent is ended, with all that
// it has started.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usualDrawing } from '../case/drawing.ts';
import { testsOptions } from '../results/tests-options.ts';
import { beatFile, type Order, type Report } from './order.ts';

/** Milliseconds for which a process may do the same thing, on a machine that others use too. */
const longestBeat = 30_000;
const longestStart = 180_000;
const lookEvery = 1_000;

const early = 'the process of the tests ended early';

interface Told {
  readonly kind: string;
  readonly report?: Report;
  readonly message?: string;
  readonly error?: string;
}

export interface Ending {
  /** How the process ended, where it did not tell everything. */
  readonly why?: string;
  /** Whether it had to be ended, since it did the same thing for too long. */
  readonly hung: boolean;
  /** The fault and the cell of which it was heard last. */
  readonly id: string;
  readonly doing: string;
  /** What a test of the driver itself failed with: a fault of ours. */
  readonly failed?: string;
}

const optionsFor = (driver: string, order: Order) => ({
  ...testsOptions([driver], 1),
  provide: { subject: order.subject, filters: {}, drawing: usualDrawing, order },
});

const beatOf = (folder: string): { id: string; doing: string; since: number } => {
  try {
    const file = join(folder, beatFile);
    const [id = '', doing = ''] = readFileSync(file, 'utf8').split('\n');
    return { id, doing, since: statSync(file).mtimeMs };
  } catch {
    return { id: '', doing: '', since: 0 };
  }
};

/** All processes of tests are in groups of their own, so that nothing of one is left when it is ended. */
const endGroup = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

/**
 * Runs `driver`, a file of this folder, to its end, until it does the same thing for too long, or until whoever reads the
 * reports has enough.
 */
export const runOrder = async (
  driver: 'baseline-in-worker.ts' | 'faults-in-worker.ts',
  order: Order,
  onReport: (report: Report) => 'enough' | undefined,
): Promise<Ending> => {
  const program = fileURLToPath(new URL('../results/vitest-process.mjs', import.meta.url));
  const child = fork(program, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: true,
  });
  const end = () => endGroup(child.pid);
  process.once('exit', end);
  const began = Date.now();
  let why: string | undefined = early;
  let failed: string | undefined;
  let hung = false;
  child.on('message', (told: Told) => {
    if (told.report) {
      if (onReport(told.report) === 'enough') end();
    } else if (told.kind === 'problem') why = told.message;
    else if (told.kind === 'ended') failed ??= told.error;
    else if (told.kind === 'done' && why === early) why = undefined;
  });
  const watch = setInterval(() => {
    const { since } = beatOf(order.folder);
    const silent = Date.now() - (since || began);
    if (silent < (since ? longestBeat : longestStart)) return;
    hung = true;
    why = `hangs: does the same for ${Math.round(silent / 1000)} s`;
    end();
  }, lookEvery);
  child.send(optionsFor(`src/strength/${driver}`, order));
  await once(child, 'close');
  clearInterval(watch);
  process.off('exit', end);
  end();
  const { id, doing } = beatOf(order.folder);
  return { hung, id, doing, ...(why !== undefined && { why }), ...(failed !== undefined && { failed }) };
};
