// One cell of two runs, and the verdict on it.

import { eraOf, isRevision } from '../../requirements/revisions.ts';
import { type Cell, cellKey, type Run } from '../results/model.ts';
import { type Verdict, verdictOn, verdicts } from './verdict.ts';

export interface Row {
  readonly verdict: Verdict;
  readonly before?: Cell;
  readonly after?: Cell;
}

/** What a cell is matched by: not by its revision, since two versions may speak different ones of the same era. */
const matchKey = ({ ids, title, tier, transport, revision }: Cell): string =>
  cellKey({ ids, title, tier, transport, revision: isRevision(revision) ? eraOf(revision) : revision });

const byKey = (run: Run): Map<string, Cell[]> => {
  const cells = new Map<string, Cell[]>();
  for (const cell of run.cells) {
    const key = matchKey(cell);
    cells.set(key, [...(cells.get(key) ?? []), cell]);
  }
  return cells;
};

const rowOf = (before: Cell | undefined, after: Cell | undefined): Row => ({
  verdict: verdictOn(before, after),
  ...(before && { before }),
  ...(after && { after }),
});

/** A row for every cell of either run, in order of alarm, then by key. */
export const rowsOf = (before: Run, after: Run): Row[] => {
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
