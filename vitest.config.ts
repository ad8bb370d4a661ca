// The tests of the machine itself. The suites over the subjects are run by scripts/test-interaction.ts.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{requirements,transports,src,coverage-gate,scripts}/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
