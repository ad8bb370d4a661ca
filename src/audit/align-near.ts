// Pairs what is left by likeness: reworded statements. The most alike first, each one once.

import { atOf } from '../../requirements/spec/place.ts';
import { eachOnce, type Left } from './align-exact.ts';
import { sharedOrder, sharedWords, type Words, wordsOf } from './align-nearness.ts';
import type { Match, Placed } from './alignment.ts';

/**
 * How alike two texts must be to be one statement in two wordings: less where the place speaks for it too. Chosen by
 * reading all pairs of 2025-06-18 with 2025-11-25 and of that with 2026-07-28. In one section true pairs go down to
 * 0.41 and false ones begin at 0.38; on one page to 0.45, false ones at 0.39; between pages that share nothing, true
 * ones to 0.61, and two rules of another subject reach 0.43 by their phrasing alone.
 */
const nearEnough = { section: 0.4, page: 0.44, elsewhere: 0.6 } as const;

type Nearness = keyof typeof nearEnough;

/** How near two places are; sections and pages between which a text has moved word for word count as one. */
const nearnessBy = (exact: readonly Match[]): ((from: Placed, to: Placed) => Nearness) => {
  const key = (from: string, to: string) => `${from} ${to}`;
  const sections = new Set(exact.map(({ from, to }) => key(atOf(from), atOf(to))));
  const pages = new Set(exact.map(({ from, to }) => key(from.page, to.page)));
  return (from, to) => {
    const [old, young] = [atOf(from), atOf(to)];
    if (old === young || sections.has(key(old, young))) return 'section';
    return from.page === to.page || pages.has(key(from.page, to.page)) ? 'page' : 'elsewhere';
  };
};

interface Candidate extends Match {
  readonly alike: number;
  /** Likeness and place together: only the order in which pairs are taken. */
  readonly score: number;
}

/** What the right place and the right level add to the order, never to the likeness. */
const bonus = { section: 0.1, page: 0.05, elsewhere: 0, level: 0.05 } as const;

/** The reworded statements among those left, given the pairs that are sure. */
export const matchNear = ({ from, to }: Left, exact: readonly Match[]): Match[] => {
  const { words, weightOf } = wordsOf([...from, ...to].map(({ text }) => text ?? ''));
  const nearness = nearnessBy(exact);
  const candidate = (row: number, column: number): Candidate[] => {
    const [one, other] = [from[row] as Placed, to[column] as Placed];
    const near = nearness(one, other);
    const [a, b] = [words[row] as Words, words[from.length + column] as Words];
    const shared = sharedWords(a, b, weightOf);
    if ((shared + 1) / 2 < nearEnough[near]) return [];
    const alike = (shared + sharedOrder(a, b)) / 2;
    if (alike < nearEnough[near]) return [];
    const score = alike + bonus[near] + (one.level === other.level ? bonus.level : 0);
    return [{ from: one, to: other, alike, score }];
  };
  const candidates = from.flatMap((_, row) => to.flatMap((_, column) => candidate(row, column)));
  return eachOnce(candidates).map(({ from, to, alike }) => ({ from, to, alike }));
};
