// How vitest runs the suites, whoever starts it: every file in workers that load a subject once.

import { projectDirectory } from '../sdk/project.ts';

/** Options for `files`, in so many workers. What the tests are to be told goes into `provide` beside them. */
export const testsOptions = (files: readonly string[], maxWorkers: number) => ({
  root: projectDirectory,
  config: false as const,
  watch: false,
  include: [...files],
  pool: 'forks' as const,
  isolate: false,
  experimental: { fsModuleCache: true },
  maxWorkers,
  testTimeout: 0,
  chaiConfig: { truncateThreshold: 400 },
  dangerouslyIgnoreUnhandledErrors: true,
  server: { deps: { external: [/\.[cm]?js$/] } },
});
