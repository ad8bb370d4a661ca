// Runs the suite against several subjects one after the other, and writes one run file each.

import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Drawing } from '../case/drawing.ts';
import { FilterError } from '../case/filters.ts';
import type { Filters } from '../case/matrix.ts';
import { locate } from '../sdk/locate.ts';
import type { Subject } from '../sdk/subject.ts';
import { OutputError, outputFile } from './output-file.ts';
import { runSuite, type SuiteRun } from './run-suite.ts';
import type { Shard } from './shard.ts';
import { prepareTestsProcess } from './tests-process.ts';
import { writeRun } from './write.ts';

export interface SubjectsRequest {
  /** Subjects as typed: `v1`, `@modelcontextprotocol/sdk@1.24.3`, `path:../typescript-sdk`. */
  readonly texts: readonly string[];
  readonly filters: Filters;
  readonly seed?: number | undefined;
  readonly shard?: Shard | undefined;
  readonly drawing?: Partial<Drawing> | undefined;
  /** The run file, or the folder where there are several subjects; absent: `.out/`. */
  readonly out?: string | undefined;
}

export interface SubjectRun extends SuiteRun {
  readonly subject: Subject;
  /** Its run file, relative to the working folder. */
  readonly file: string;
}

/**
 * The run file of each subject: `out` itself for one subject, else files named after them in that folder.
 *
 * @throws OutputError where one cannot be written, or two subjects would share one
 */
export const runFilesOf = (names: readonly string[], out: string | undefined): string[] => {
  if (names.length > 1 && out !== undefined && statSync(out, { throwIfNoEntry: false })?.isFile()) {
    throw new OutputError(`--out ${out}: several subjects need a folder, saw a file. Name a folder.`);
  }
  const files = names.map((name) => {
    if (out !== undefined && names.length === 1) return out;
    return join(out || '.out', `${name.replaceAll(/[^\w.-]+/g, '_')}.jsonl`);
  });
  const again = files.findIndex((file, index) => files.indexOf(file) < index);
  if (again !== -1) {
    throw new OutputError(
      `${names[again]}: two subjects would share the run file ${files[again]}. Name each --sdk once.`,
    );
  }
  return files.map((file) => outputFile('--out', file));
};

const locateAll = async (texts: readonly string[], say: (line: string) => void): Promise<Subject[]> => {
  const subjects: Subject[] = [];
  for (const text of texts) {
    say(`finding ${text}`);
    subjects.push(await locate(text, say));
  }
  return subjects;
};

const nothingRun = (runs: readonly SubjectRun[]): FilterError => {
  const has = runs.map(
    ({ subject, run }) => `${subject.name} has revision ${run.header.revisions.join(', ')}`,
  );
  return new FilterError(
    `No cell fits these filters; ${has.join('; ')}. Loosen one of them, or choose other subjects with --sdk.`,
  );
};

/**
 * Runs the suite against every subject; all of them are located before the first one runs.
 *
 * @param say is called with one line of progress at a time
 * @throws SubjectError where one cannot be had, OutputError where a run file cannot be written, FilterError where no
 *   cell of any subject fits the filters
 */
export const runSubjects = async (
  { texts, filters, seed, shard, drawing, out }: SubjectsRequest,
  say: (line: string) => void,
): Promise<SubjectRun[]> => {
  const subjects = await locateAll(texts, say);
  const files = runFilesOf(
    subjects.map(({ name }) => (shard ? `${name}-${shard.index}of${shard.count}` : name)),
    out,
  );
  const runs: SubjectRun[] = [];
  for (const [index, subject] of subjects.entries()) {
    say(`${subject.name}: starting`);
    const progress = (ended: number, registered: number) =>
      say(`${subject.name}: ${ended} of ${registered} cells`);
    const running = runSuite({
      subject,
      filters,
      shard,
      drawing,
      progress,
      ...(seed !== undefined && { seed }),
    });
    if (index + 1 < subjects.length) prepareTestsProcess();
    const suiteRun = await running;
    const file = files[index] ?? '';
    writeRun(file, suiteRun.run);
    runs.push({ ...suiteRun, subject, file: relative('.', file) });
  }
  // A shard may have no cell where there are few: its fellows have them.
  if (!shard && runs.every(({ run }) => run.cells.length === 0)) throw nothingRun(runs);
  return runs;
};
