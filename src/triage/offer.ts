// What one subject offers and the other does not, gathered by the features that are lacking.

import { cellOf } from './change.ts';
import { grouped } from './grouped.ts';
import type { Row } from './row.ts';

export interface Offer {
  readonly verdict: 'lost' | 'gained';
  /** The features that one side lacks. */
  readonly lacks: readonly string[];
  readonly cells: number;
  /** The requirements that are not judged on that side. */
  readonly ids: readonly string[];
}

/** What is gained and wrong is a change that has to be looked at by itself. */
export const isOffer = ({ verdict, after }: Row): boolean =>
  verdict === 'lost' ||
  (verdict === 'gained' && (after?.outcome === 'pass' || after?.outcome === 'divergent'));

/** Gathered in the order of the first row of each. */
export const offersIn = (rows: readonly Row[]): Offer[] => {
  const lacksOf = ({ verdict, before, after }: Row) => (verdict === 'lost' ? after : before)?.lacks;
  const groups = grouped(rows.filter(isOffer), (row) => JSON.stringify([row.verdict, lacksOf(row)]));
  return groups.map((all) => {
    const [first] = all;
    const ids = [...new Set(all.flatMap((row) => cellOf(row).ids))].sort();
    return {
      verdict: first.verdict as Offer['verdict'],
      lacks: lacksOf(first) ?? [],
      cells: all.length,
      ids,
    };
  });
};
