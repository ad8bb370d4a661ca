// What happened to one behaviour: the cells of one test that went the same way, gathered.

import type { Cell } from '../results/model.ts';
import { grouped } from './grouped.ts';
import type { Row } from './row.ts';
import type { Verdict } from './verdict.ts';

export interface Change {
  readonly verdict: Verdict;
  /** The requirements that its test proves. */
  readonly ids: readonly string[];
  readonly title: string;
  /** Never empty; all went the same way. The first one is the example. */
  readonly rows: readonly [Row, ...Row[]];
}

/** The cell of a row as it is now, or as it was where it is no more. */
export const cellOf = ({ before, after }: Row): Cell => (after ?? before) as Cell;

/** How a cell behaves, as far as it is told. */
const mannerOf = (cell: Cell | undefined): unknown =>
  cell && [cell.outcome, cell.pins, cell.lacks, cell.failure?.saw];

const keyOf = (row: Row): string => {
  const { ids, title } = cellOf(row);
  return JSON.stringify([row.verdict, ids, title, mannerOf(row.before), mannerOf(row.after)]);
};

/** Rows gathered by test and by what became of it, in the order of the first of each: five transports are one change. */
export const changesIn = (rows: readonly Row[]): Change[] =>
  grouped(rows, keyOf).map((group) => {
    const { ids, title } = cellOf(group[0]);
    return { verdict: group[0].verdict, ids, title, rows: group };
  });
