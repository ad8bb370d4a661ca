// The run that a new one is held against: looked at before anything runs, since a run is dear.

import { isDeepStrictEqual } from 'node:util';
import { requirements } from '../requirements/index.ts';
import type { Filters } from '../src/case/matrix.ts';
import { type TriageReport, triageReport } from '../src/report/triage/model.ts';
import type { Run } from '../src/results/model.ts';
import { readRun } from '../src/results/read.ts';
import type { SubjectRun } from '../src/results/run-subjects.ts';
import { writtenFilters } from '../src/results/run-suite.ts';
import type { Shard } from '../src/results/shard.ts';
import { refuseIncomparable } from '../src/triage/comparable.ts';
import type { Row } from '../src/triage/row.ts';
import { exitCodeOf, type Triage, triage } from '../src/triage/triage.ts';
import { refuseAnotherSuite } from './this-suite.ts';

export class BaselineError extends Error {
  readonly code = 'baseline';
}

const again = 'Make it again: pnpm test:interaction --sdk SUBJECT --out FILE';

/** What the new run is going to be, as far as it matters. */
export interface Asked {
  readonly texts: readonly string[];
  readonly filters: Filters;
  readonly shard?: Shard | undefined;
}

/**
 * The run in the file, if the one that is asked for can be held against it.
 *
 * @throws BaselineError, or RunFileError for a file that is no whole run or was made by another version of the suite
 */
export const readBaseline = (file: string, { texts, filters, shard }: Asked): Run => {
  const fail = (why: string): never => {
    throw new BaselineError(`--baseline ${file}: ${why}`);
  };
  if (texts.length !== 1) fail(`it is held against one subject, saw ${texts.length}. Name one with --sdk.`);
  if (shard) fail('a shard cannot be held against it. Join all shards (pnpm runs merge), then pnpm triage.');
  const run = readRun(file);
  refuseIncomparable([run.header]);
  refuseAnotherSuite(`--baseline ${file}`, run.header, again);
  if (!isDeepStrictEqual(run.header.filters, writtenFilters(filters))) {
    const had = JSON.stringify(run.header.filters);
    fail(`it was made with the filters ${had}. Give the same ones, or make it again without.`);
  }
  return run;
};

/** What changed since the baseline. */
export const sinceBaseline = (baseline: Run, { run, subject }: SubjectRun): TriageReport =>
  triageReport(triage(baseline, run), requirements, [baseline.header.subject.name, subject.text]);

const isNewFailure = ({ before, after }: Row): boolean =>
  after?.outcome === 'fail' && before?.outcome !== 'fail';

/**
 * The exit code: 1 where something regressed, or fails that did not fail in the baseline; else 2 where not all could be
 * told; else 0.
 *
 * @param problems what went wrong outside of any cell
 */
export const verdictSince = (since: Triage, problems: readonly string[]): 0 | 1 | 2 => {
  if (since.rows.some(isNewFailure)) return 1;
  const code = exitCodeOf(since);
  return code === 0 && problems.length > 0 ? 2 : code;
};
