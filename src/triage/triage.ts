// Compares two runs cell by cell, and gathers what shifted by what differs.

import { eraOf, isRevision } from '../../requirements/revisions.ts';
import { type Cell, cellKey, type Header, type Run } from '../results/model.ts';
import { RunFileError } from '../results/run-file-error.ts';
import { compareTranscripts, type Difference, signatureOf } from '../wire/compare.ts';
import { type Verdict, verdictOn, verdicts } from './verdict.ts';

export interface Row {
  readonly verdict: Verdict;
  readonly before?: Cell;
  readonly after?: Cell;
}

/** One change of the wire, in all cells whose verdict is `shifted` and that show it. */
export interface Shift {
  readonly example: Difference;
  /** How many cells show it. */
  readonly count: number;
  /** The first requirement whose cell shows it. */
  readonly id: string;
}

export interface Triage {
  readonly before: Header;
  readonly after: Header;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** Every cell of either run, in order of alarm, then by key. */
  readonly rows: readonly Row[];
  /** The most frequent first. */
  readonly shifts: readonly Shift[];
}

/** What a cell is matched by: not by its revision, since two versions may speak different ones of the same era. */
const matchKey = (cell: Cell): string =>
  cellKey({ ...cell, revision: isRevision(cell.revision) ? eraOf(cell.revision) : cell.revision });

const byKey = (run: Run): Map<string, Cell[]> => {
  const cells = new Map<string, Cell[]>();
  for (const cell of run.cells) cells.set(matchKey(cell), [...(cells.get(matchKey(cell)) ?? []), cell]);
  return cells;
};

const rowOf = (before: Cell | undefined, after: Cell | undefined): Row => ({
  verdict: verdictOn(before, after),
  ...(before && { before }),
  ...(after && { after }),
});

const rowsOf = (before: Run, after: Run): Row[] => {
  const [old, young] = [byKey(before), byKey(after)];
  const keys = [...new Set([...old.keys(), ...young.keys()])].sort();
  const rows = keys.flatMap((key) => {
    const [was, is] = [old.get(key) ?? [], young.get(key) ?? []];
    const length = Math.max(was.length, is.length);
    return Array.from({ length }, (_, index) => rowOf(was[index], is[index]));
  });
  const alarm = ({ verdict }: Row) => verdicts.indexOf(verdict);
  return rows.sort((one, other) => alarm(one) - alarm(other));
};

const shiftsIn = (rows: readonly Row[]): Shift[] => {
  const shifts = new Map<string, Shift>();
  for (const { verdict, before, after } of rows) {
    if (verdict !== 'shifted' || !before || !after) continue;
    for (const example of compareTranscripts(before.transcript, after.transcript)) {
      const signature = signatureOf(example);
      const known = shifts.get(signature) ?? { example, count: 0, id: after.ids[0] as string };
      shifts.set(signature, { ...known, count: known.count + 1 });
    }
  }
  return [...shifts.values()].sort((one, other) => other.count - one.count);
};

const countsOf = (rows: readonly Row[]): Record<Verdict, number> => {
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
};

const refuseDifferentSuites = ({ header: before }: Run, { header: after }: Run): void => {
  if (before.suite === after.suite) return;
  throw new RunFileError(
    'runs-of-different-suites',
    `the runs of ${before.subject.name} and ${after.subject.name} come from different versions of the suite ` +
      `(${before.suite} and ${after.suite}), so a difference could be the suite's own.\n` +
      '  Make both runs again with the same checkout.',
  );
};

/**
 * What changed from one run to the other.
 * @throws RunFileError `runs-of-different-suites`
 */
export const triage = (before: Run, after: Run): Triage => {
  refuseDifferentSuites(before, after);
  const rows = rowsOf(before, after);
  return {
    before: before.header,
    after: after.header,
    counts: countsOf(rows),
    rows,
    shifts: shiftsIn(rows),
  };
};

/** 1 when something regressed, otherwise 0. */
export const exitCodeOf = ({ counts }: Triage): 0 | 1 => (counts.regressed > 0 ? 1 : 0);
