// What one subject offers and the other does not, gathered by the features that are lacking.

import { cellOf } from './change.ts';
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
  const groups = new Map<string, Row[]>();
  for (const row of rows.filter(isOffer)) {
    const lacks = (row.verdict === 'lost' ? row.after : row.before)?.lacks;
    const key = JSON.stringify([row.verdict, lacks]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].map(([key, all]) => {
    const [verdict, lacks] = JSON.parse(key) as [Offer['verdict'], string[] | null];
    const ids = [...new Set(all.flatMap((row) => cellOf(row).ids))].sort();
    return { verdict, lacks: lacks ?? [], cells: all.length, ids };
  });
};
