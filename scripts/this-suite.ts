// What a command works out from the requirements of this checkout must be about runs that the same suite made.

import type { Header } from '../src/results/model.ts';
import { RunFileError } from '../src/results/run-file-error.ts';
import { suiteVersion } from '../src/results/suite-version.ts';
import { projectDirectory } from '../src/sdk/project.ts';

/**
 * @param named the run as the user named it
 * @param advice what to do about it
 * @throws RunFileError `runs-of-different-suites`
 */
export const refuseAnotherSuite = (named: string, { suite }: Header, advice: string): void => {
  const here = suiteVersion(projectDirectory);
  if (suite === here) return;
  throw new RunFileError(
    'runs-of-different-suites',
    `${named}: version ${suite} of the suite made it, and this checkout is ${here}. ${advice}`,
  );
};
