// Runs are compared only where the same version of the suite made them.

import type { Header } from '../results/model.ts';
import { RunFileError } from '../results/run-file-error.ts';

/** @throws RunFileError `runs-of-different-suites` */
export const refuseDifferentSuites = (headers: readonly Header[]): void => {
  const [first, ...rest] = headers;
  const other = rest.find(({ suite }) => suite !== first?.suite);
  if (!first || !other) return;
  throw new RunFileError(
    'runs-of-different-suites',
    `the runs of ${first.subject.name} and ${other.subject.name} come from different versions of the suite ` +
      `(${first.suite} and ${other.suite}), so a difference could be the suite's own.\n` +
      '  Make all runs again with the same checkout.',
  );
};
