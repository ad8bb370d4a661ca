// Pairs statements without their texts. A tag has four hex digits, so at the same address it is proof, and further
// away two different texts share one now and then: there something else has to speak for it too.

import { atOf } from '../../requirements/spec/place.ts';
import { type Left, matchBy, without } from './align-exact.ts';
import type { Match, Placed } from './alignment.ts';

const marks = ({ tag, level, form }: Placed): string => `${tag} ${level} ${form}`;

const isAlone = (statements: readonly Placed[]): ((one: Placed) => boolean) => {
  const counts = new Map<string, number>();
  for (const one of statements) counts.set(marks(one), (counts.get(marks(one)) ?? 0) + 1);
  return (one) => counts.get(marks(one)) === 1;
};

/** Two statements that went the same way, or an anchor of the same name, make chance unlikely. */
const spokenFor = (matches: readonly Match[]): Match[] => {
  const ways = new Map<string, number>();
  const way = ({ from, to }: Match) => `${atOf(from)} ${atOf(to)}`;
  for (const match of matches) ways.set(way(match), (ways.get(way(match)) ?? 0) + 1);
  return matches.filter(
    (match) =>
      (match.from.anchor === match.to.anchor && match.from.anchor !== '') || (ways.get(way(match)) ?? 0) > 1,
  );
};

/**
 * By tag alone: at the same address; on the same page with the same level and form; on another page only with these, a
 * tag that nothing else has there, and either an anchor of the same name or a second statement that went the same way.
 */
export const matchTags = (all: Left): Match[] => {
  const found = matchBy(all, (one) => `${atOf(one)} ${one.tag}`);
  found.push(...matchBy(without(all, found), (one) => `${one.page} ${marks(one)}`));
  const left = without(all, found);
  const alone = { from: left.from.filter(isAlone(left.from)), to: left.to.filter(isAlone(left.to)) };
  found.push(...spokenFor(matchBy(alone, marks)));
  return found.map((match) => ({ ...match, alike: 1 }));
};

/** In place: where a section has as many left of one level and form on both sides, in their order. */
export const matchPlaces = (left: Left): Match[] => {
  const key = (one: Placed) => `${atOf(one)} ${one.level} ${one.form}`;
  const count = (statements: readonly Placed[]) => {
    const counts = new Map<string, number>();
    for (const one of statements) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1);
    return counts;
  };
  const [from, to] = [count(left.from), count(left.to)];
  const even = (one: Placed) => from.get(key(one)) === to.get(key(one));
  return matchBy({ from: left.from.filter(even), to: left.to.filter(even) }, key);
};
