// A run for a comparison: a run file where one is named, else the run of a subject, made once and kept.

import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { locate } from '../sdk/locate.ts';
import { cacheDirectory, projectDirectory } from '../sdk/project.ts';
import type { Subject } from '../sdk/subject.ts';
import type { Run } from './model.ts';
import { readRun } from './read.ts';
import { runSuite } from './run-suite.ts';
import { suiteVersion } from './suite-version.ts';
import { writeRun } from './write.ts';

/** Where the run of a subject is kept: what could change it is in the name, for `path:` the content of its code. */
const keptAs = ({ name, version, packages, content }: Subject): string => {
  const identity = JSON.stringify([name, version, packages, content, process.versions.node.split('.')[0]]);
  const key = createHash('sha256').update(identity).digest('hex').slice(0, 16);
  return join(cacheDirectory, 'runs', suiteVersion(projectDirectory), `${key}.jsonl`);
};

/** The whole run of a subject where one is kept. */
export const keptRun = (subject: Subject): Run | undefined => {
  const kept = keptAs(subject);
  return existsSync(kept) ? readRun(kept) : undefined;
};

/** The suite ran into something outside of any cell: what the run shows is not all there is. */
export class SuiteProblemError extends Error {
  readonly code = 'SUITE_PROBLEM';
  override readonly name = 'SuiteProblemError';
}

/** Whether a text names a run file rather than a subject. */
export const isRunFile = (text: string): boolean =>
  /\.jsonl(\.gz)?$/.test(text) || (existsSync(text) && statSync(text).isFile());

/** A run that a text names. */
export interface Found {
  /** Whether it has yet to be made. */
  readonly isNew: boolean;
  /**
   * @param workers how many processes make it; absent: as many as for a run alone
   * @throws SuiteProblemError where something went wrong outside of any cell
   */
  run(workers?: number): Promise<Run>;
}

const there = (run: Run): Found => ({ isNew: false, run: async () => run });

/**
 * Finds what a text names, and runs nothing: that is not done before all that is to be compared was found.
 *
 * @param text a run file, or a subject as `--sdk` takes it
 * @param say is called with one line of progress at a time
 * @throws RunFileError for a file that is no whole run, SubjectError for a subject that cannot be had
 */
export const findRun = async (text: string, say: (line: string) => void): Promise<Found> => {
  if (isRunFile(text)) return there(readRun(text));
  const subject = await locate(text, say);
  const kept = keptRun(subject);
  return kept ? there(kept) : { isNew: true, run: (workers) => newRun(subject, say, workers) };
};

const newRun = async (subject: Subject, say: (line: string) => void, workers?: number): Promise<Run> => {
  const { run, problems } = await runSuite({
    subject,
    filters: {},
    workers,
    progress: (ended, registered) => say(`${subject.name}: ${ended} of ${registered} cells`),
  });
  if (problems.length > 0) {
    throw new SuiteProblemError(
      `${subject.name} cannot be compared: ${problems.join('; ')}. Run it alone to see more.`,
    );
  }
  const kept = keptAs(subject);
  writeRun(kept, run);
  // As it is read the next time: a report shows the keys of a message in the order of the file, today as well.
  return readRun(kept);
};

/** The run that a text names, found and made: see `findRun`. */
export const runOrFile = async (text: string, say: (line: string) => void): Promise<Run> =>
  (await findRun(text, say)).run();
