// Which statement of a revision is which of another: by text where both were read, else by tag and place.

import { schemaPage } from '../../requirements/spec/facts.ts';
import { atOf } from '../../requirements/spec/place.ts';
import { type Left, matchTexts, without } from './align-exact.ts';
import { matchNear } from './align-near.ts';
import { matchPlaces, matchTags } from './align-tags.ts';
import type { Alignment, Match, Pair, Placed } from './alignment.ts';

const pairOf = (match: Match): Pair => {
  const { from, to } = match;
  const sameText = match.alike === 1 && from.text === to.text;
  const moved = atOf(from) !== atOf(to);
  const kind = !sameText || from.level !== to.level ? 'reworded' : moved ? 'moved' : 'same';
  return { kind, ...match };
};

/** The generated schema page is a ledger of its own: nothing moves between it and the others. */
const byLedger = (all: Left): Left[] =>
  [true, false].map((schema) => {
    const inLedger = ({ page }: Placed) => (page === schemaPage) === schema;
    return { from: all.from.filter(inLedger), to: all.to.filter(inLedger) };
  });

const hasTexts = ({ from, to }: Left): boolean => [...from, ...to].every(({ text }) => text !== undefined);

const matchLedger = (all: Left, texts: boolean): Match[] => {
  const exact = texts ? matchTexts(all) : matchTags(all);
  const left = without(all, exact);
  return [...exact, ...(texts ? matchNear(left, exact) : matchPlaces(left))];
};

/**
 * Pairs the statements of two revisions one to one. With the texts of both, a pair is verified by text and the reworded
 * are found by likeness. Without, tags decide, and `reworded` says only that in the same section as many statements of
 * that level and form are left on both sides.
 */
export const alignPlaced = (from: readonly Placed[], to: readonly Placed[]): Alignment => {
  const all = { from, to };
  const texts = hasTexts(all);
  const matches = byLedger(all).flatMap((ledger) => matchLedger(ledger, texts));
  const order = new Map(from.map((one, index) => [one, index]));
  const left = without(all, matches);
  return {
    pairs: matches.map(pairOf).sort((a, b) => (order.get(a.from) as number) - (order.get(b.from) as number)),
    removed: left.from,
    added: left.to,
  };
};
