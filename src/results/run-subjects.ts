// Runs the suite against several subjects one after the other, and writes one run file each.

import { join, relative } from 'node:path';
import { FilterError } from '../case/filters.ts';
import type { Filters } from '../case/matrix.ts';
import { locate } from '../sdk/locate.ts';
import type { Subject } from '../sdk/subject.ts';
import { runSuite, type SuiteRun } from './run-suite.ts';
import { writeRun } from './write.ts';

export interface SubjectsRequest {
  /** Subjects as typed: `v1`, `@modelcontextprotocol/sdk@1.24.3`, `path:../typescript-sdk`. */
  readonly texts: readonly string[];
  readonly filters: Filters;
  readonly seed?: number | undefined;
  /** The run file, or the folder where there are several subjects; absent: `.out/`. */
  readonly out?: string | undefined;
}

export interface SubjectRun extends SuiteRun {
  readonly subject: Subject;
  /** Its run file, relative to the working folder. */
  readonly file: string;
}

/** The run file of a subject: `out` itself for one subject, else a file named after it in that folder. */
const runFileOf = (subject: Subject, out: string | undefined, several: boolean): string => {
  const name = `${subject.name.replaceAll(/[^\w.-]+/g, '_')}.jsonl`;
  if (out === undefined) return join('.out', name);
  return several ? join(out, name) : out;
};

const locateAll = async (texts: readonly string[], say: (line: string) => void): Promise<Subject[]> => {
  const subjects: Subject[] = [];
  for (const text of texts) {
    say(`finding ${text}`);
    subjects.push(await locate(text, say));
  }
  return subjects;
};

/**
 * Runs the suite against every subject; all of them are located before the first one runs.
 *
 * @param say is called with one line of progress at a time
 * @throws SubjectError where one cannot be had, FilterError where no cell of a subject fits the filters
 */
export const runSubjects = async (
  { texts, filters, seed, out }: SubjectsRequest,
  say: (line: string) => void,
): Promise<SubjectRun[]> => {
  const subjects = await locateAll(texts, say);
  const runs: SubjectRun[] = [];
  for (const subject of subjects) {
    say(`${subject.name}: starting`);
    const progress = (ended: number, registered: number) =>
      say(`${subject.name}: ${ended} of ${registered} cells`);
    const suiteRun = await runSuite({ subject, filters, progress, ...(seed !== undefined && { seed }) });
    if (suiteRun.run.cells.length === 0) {
      throw new FilterError(
        `${subject.name}: no cell fits these filters, so nothing was run. Loosen one of them.`,
      );
    }
    const file = runFileOf(subject, out, subjects.length > 1);
    await writeRun(file, suiteRun.run);
    runs.push({ ...suiteRun, subject, file: relative('.', file) });
  }
  return runs;
};
