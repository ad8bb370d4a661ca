// Runs vitest in a process of its own and tells its parent what happens. Plain JavaScript: the loader that the commands
// need for TypeScript would triple the time that vitest itself takes to load.

import { startVitest } from 'vitest/node';

/** What is told: see `Told` in collect.ts. */
const tell = (told) => process.send(told);

const reporter = {
  onTestModuleCollected(module) {
    for (const test of module.children.allTests()) {
      tell({ kind: 'registered', file: module.relativeModuleId, name: test.name, cell: test.meta().cell });
    }
  },
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    const milliseconds = test.diagnostic()?.duration ?? 0;
    tell({ kind: 'ended', cell: test.meta().cell, milliseconds, state, error: errors?.[0]?.message });
  },
  onTestRunEnd(modules, unhandled) {
    for (const module of modules) {
      for (const { message } of module.errors())
        tell({ kind: 'problem', where: module.relativeModuleId, message });
    }
    for (const { message } of unhandled) tell({ kind: 'problem', where: 'outside of any test', message });
  },
};

process.once('message', async (options) => {
  const vitest = await startVitest('test', [], {
    ...options,
    reporters: [reporter],
    onConsoleLog: () => false,
  });
  await vitest.close();
  tell({ kind: 'done' });
  process.disconnect();
});
