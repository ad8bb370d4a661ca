// Changes of the wire without a change of outcome, gathered by what differs: one change of an SDK is one shift.

import { areaOf } from '../../requirements/address.ts';
import { compareTranscripts, type Difference, signatureOf } from '../wire/compare.ts';
import { cellOf } from './change.ts';
import type { Row } from './row.ts';

/** One change of the wire, in all cells whose verdict is `shifted` and that show it. */
export interface Shift {
  readonly example: Difference;
  /** How many cells show it. */
  readonly count: number;
  /** The requirements whose cells show it, sorted. */
  readonly ids: readonly string[];
  /** Their areas, sorted. */
  readonly areas: readonly string[];
  /** The first cell that shows it. */
  readonly first: Row;
}

const proven = (rows: readonly Row[]): Pick<Shift, 'ids' | 'areas'> => {
  const ids = [...new Set(rows.flatMap((row) => cellOf(row).ids))].sort();
  return { ids, areas: [...new Set(ids.map(areaOf))].sort() };
};

/** All ways in which the shifted ones of these rows differ, the most frequent first. */
export const shiftsIn = (rows: readonly Row[]): Shift[] => {
  const shifts = new Map<string, { example: Difference; rows: [Row, ...Row[]] }>();
  for (const row of rows) {
    if (row.verdict !== 'shifted' || !row.before || !row.after) continue;
    for (const example of compareTranscripts(row.before.transcript, row.after.transcript)) {
      const signature = signatureOf(example);
      const known = shifts.get(signature);
      if (known) known.rows.push(row);
      else shifts.set(signature, { example, rows: [row] });
    }
  }
  return [...shifts.values()]
    .map(({ example, rows: all }) => ({
      example,
      count: all.length,
      ...proven(all),
      first: all[0],
    }))
    .sort((one, other) => other.count - one.count);
};
