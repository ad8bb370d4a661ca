// Pairs statements whose text is the same, the nearest places first.

import { atOf } from '../../requirements/spec/place.ts';
import type { Match, Placed } from './alignment.ts';

/** The statements of both revisions that have no partner yet. */
export interface Left {
  readonly from: readonly Placed[];
  readonly to: readonly Placed[];
}

const grouped = (statements: readonly Placed[], keyOf: (one: Placed) => string): Map<string, Placed[]> => {
  const groups = new Map<string, Placed[]>();
  for (const one of statements) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
};

/** What is left once those with a partner are gone. */
export const without = (left: Left, matches: readonly Match[]): Left => {
  const gone = new Set(matches.flatMap(({ from, to }) => [from, to]));
  return {
    from: left.from.filter((one) => !gone.has(one)),
    to: left.to.filter((one) => !gone.has(one)),
  };
};

/** Pairs those with the same key in the order in which they stand. */
export const matchBy = (left: Left, keyOf: (one: Placed) => string): Match[] => {
  const candidates = grouped(left.to, keyOf);
  return [...grouped(left.from, keyOf)].flatMap(([key, ones]) => {
    const others = candidates.get(key) ?? [];
    return ones.slice(0, others.length).map((from, index) => ({ from, to: others[index] as Placed }));
  });
};

const textKey = ({ text, word }: Placed): string => `${word} ${text}`;

/** Which pages of the newer revision took most of what stood on a page of the older one, by the pairs so far. */
const heirs = (matches: readonly Match[]): ((one: Match) => number) => {
  const taken = new Map<string, number>();
  const key = ({ from, to }: Match) => `${from.page} ${to.page}`;
  for (const match of matches) taken.set(key(match), (taken.get(key(match)) ?? 0) + 1);
  return (match) => taken.get(key(match)) ?? 0;
};

/** The best first; whoever has a partner is out. */
export const eachOnce = <M extends Match & { readonly score: number }>(candidates: readonly M[]): M[] => {
  const taken = new Set<Placed>();
  return [...candidates]
    .sort((a, b) => b.score - a.score)
    .filter(({ from, to }) => {
      if (taken.has(from) || taken.has(to)) return false;
      taken.add(from).add(to);
      return true;
    });
};

/** The same text anywhere: on the page that took most of the old one, rather than on another. */
const anywhere = (left: Left, before: readonly Match[]): Match[] => {
  const taken = heirs(before);
  const others = grouped(left.to, textKey);
  const candidates = left.from.flatMap((from) =>
    (others.get(textKey(from)) ?? []).map((to) => ({
      from,
      to,
      score: taken({ from, to }) + (to.anchor === from.anchor ? 0.5 : 0),
    })),
  );
  return eachOnce(candidates).map(({ from, to }) => ({ from, to }));
};

/**
 * Statements with the same text: at the same address with the same tag, at the same address, on the same page, under an
 * anchor of the same name, anywhere.
 */
export const matchTexts = (all: Left): Match[] => {
  const keys: ((one: Placed) => string)[] = [
    (one) => `${atOf(one)} ${one.tag} ${textKey(one)}`,
    (one) => `${atOf(one)} ${textKey(one)}`,
    (one) => `${one.page} ${textKey(one)}`,
  ];
  const found: Match[] = [];
  for (const key of keys) found.push(...matchBy(without(all, found), key));
  found.push(...anywhere(without(all, found), found));
  return found.map((match) => ({ ...match, alike: 1 }));
};
