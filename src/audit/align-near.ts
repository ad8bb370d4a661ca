// Pairs what is left by likeness: reworded statements. The most alike first, each one once.

import type { Left } from './align-exact.ts';
import { sharedOrder, sharedWords, type Words, wordsOf } from './align-nearness.ts';
import type { Match, Placed } from './alignment.ts';

/**
 * How alike two texts must be to be one statement in two wordings: less where the place speaks for it too. Chosen by
 * looking at the pairs of 2025-06-18 to 2025-11-25 to 2026-07-28; the README of the folder says what was seen.
 */
export const nearEnough = { sameSection: 0.4, samePage: 0.5, elsewhere: 0.6 } as const;

const thresholdOf = (from: Placed, to: Placed): number => {
  if (from.page !== to.page)
    return from.anchor === to.anchor && from.anchor !== '' ? nearEnough.samePage : nearEnough.elsewhere;
  return from.anchor === to.anchor ? nearEnough.sameSection : nearEnough.samePage;
};

interface Candidate extends Match {
  readonly alike: number;
  /** Likeness and place together: only the order in which pairs are taken. */
  readonly score: number;
}

const candidate = (
  from: Placed,
  to: Placed,
  [a, b]: [Words, Words],
  weightOf: (sign: string) => number,
): Candidate[] => {
  const threshold = thresholdOf(from, to);
  const words = sharedWords(a, b, weightOf);
  if ((words + 1) / 2 < threshold) return [];
  const alike = (words + sharedOrder(a, b)) / 2;
  if (alike < threshold) return [];
  return [
    {
      from,
      to,
      alike,
      score: alike + (nearEnough.elsewhere - threshold) / 2 + (from.level === to.level ? 0.05 : 0),
    },
  ];
};

/** The reworded statements among those left. */
export const matchNear = ({ from, to }: Left): Match[] => {
  const { words, weightOf } = wordsOf([...from, ...to].map(({ text }) => text ?? ''));
  const candidates = from.flatMap((one, row) =>
    to.flatMap((other, column) =>
      candidate(one, other, [words[row] as Words, words[from.length + column] as Words], weightOf),
    ),
  );
  const taken = new Set<Placed>();
  return candidates
    .sort((a, b) => b.score - a.score)
    .filter((match) => {
      if (taken.has(match.from) || taken.has(match.to)) return false;
      taken.add(match.from).add(match.to);
      return true;
    })
    .map(({ from, to, alike }) => ({ from, to, alike }));
};
