// Runs vitest in a process of its own and tells its parent what happens. Plain JavaScript: the loader that the commands
// need for TypeScript would triple the time that vitest itself takes to load.

/** What is told: see `Told` in collect.ts. */
const tell = (told) => process.send(told);

const reporter = {
  onTestModuleCollected(module) {
    for (const test of module.children.allTests()) {
      const { cell, abilities } = test.meta();
      tell({ kind: 'registered', file: module.relativeModuleId, name: test.name, cell, abilities });
    }
  },
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    const milliseconds = test.diagnostic()?.duration ?? 0;
    tell({ kind: 'ended', ...test.meta(), milliseconds, state, error: errors?.[0]?.message });
  },
  onTestRunEnd(modules, unhandled) {
    for (const module of modules) {
      for (const { message } of module.errors())
        tell({ kind: 'problem', where: module.relativeModuleId, message });
    }
    for (const { message } of unhandled) tell({ kind: 'problem', where: 'outside of any test', message });
  },
};

// Whoever started this process is gone, or has no tests to run after all.
process.once('disconnect', () => process.exit());

/** Begun before anybody says what to run. */
const loading = import('vitest/node');

process.once('message', async (options) => {
  const { startVitest } = await loading;
  const vitest = await startVitest('test', [], {
    ...options,
    reporters: [reporter],
    onConsoleLog: () => false,
  });
  await vitest.close();
  process.send({ kind: 'done' }, () => process.disconnect());
});
