// Compares two runs cell by cell: what changed, and what of it shows on the wire alone.

import type { Header, Run } from '../results/model.ts';
import { refuseIncomparable } from './comparable.ts';
import { type Row, rowsOf } from './row.ts';
import { type Shift, shiftsIn } from './shift.ts';
import { type Verdict, verdicts } from './verdict.ts';

export interface Triage {
  readonly before: Header;
  readonly after: Header;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** Every cell of either run, in order of alarm, then by key. */
  readonly rows: readonly Row[];
  /** The most frequent first. */
  readonly shifts: readonly Shift[];
}

const countsOf = (rows: readonly Row[]): Record<Verdict, number> => {
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
};

/**
 * What changed from one run to the other.
 * @throws RunFileError `run-file-shard`, `runs-of-different-suites`, `runs-of-different-filters`
 */
export const triage = (before: Run, after: Run): Triage => {
  refuseIncomparable([before.header, after.header]);
  const rows = rowsOf(before, after);
  return {
    before: before.header,
    after: after.header,
    counts: countsOf(rows),
    rows,
    shifts: shiftsIn(rows),
  };
};

/** 1 when something regressed; 2 when nothing did as far as could be told, but not all could; otherwise 0. */
export const exitCodeOf = ({ counts }: Triage): 0 | 1 | 2 => {
  if (counts.regressed > 0) return 1;
  return counts.unsure > 0 ? 2 : 0;
};
