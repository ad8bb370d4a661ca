// The process that runs vitest. Loading vitest takes longer than anything else before the first test, so a command may
// start the process before it has loaded what it needs itself.

import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

let prepared: ChildProcess | undefined;

const start = (): ChildProcess =>
  fork(fileURLToPath(new URL('vitest-process.mjs', import.meta.url)), {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

/** All that keeps this process alive for the sake of a child. */
const handlesOf = (child: ChildProcess) =>
  [child, child.channel, child.stderr as Socket | null].filter((handle) => handle != null);

/** Starts a process for the next `takeTestsProcess`. One that is never taken ends with this process and keeps it not. */
export const prepareTestsProcess = (): void => {
  if (prepared) return;
  prepared = start();
  handlesOf(prepared).forEach((handle) => void handle.unref());
};

/** The prepared process, or a new one. */
export const takeTestsProcess = (): ChildProcess => {
  const taken = prepared ?? start();
  prepared = undefined;
  handlesOf(taken).forEach((handle) => void handle.ref());
  return taken;
};
