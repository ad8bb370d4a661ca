// The statements that one requirement should claim: the same one in neighbouring revisions.

import { type Revision, revisions } from '../../requirements/revisions.ts';
import type { SpecFacts, StatementLevel } from '../../requirements/spec/facts.ts';
import { atOf } from '../../requirements/spec/place.ts';
import type { OpenStatement } from './open-statement.ts';

export interface StatementGroup {
  readonly level: StatementLevel;
  /** Where it stands in each revision of its window, oldest first, none left out. */
  readonly places: readonly OpenStatement[];
  /** The revisions from which on it is worded differently. */
  readonly reworded: readonly Revision[];
}

/**
 * Groups open statements, in the order of the pages of the newest revision, then of older ones.
 *
 * One text under one address is one group as long as no revision lies between. A text that moved to another page or
 * anchor stays in its group, if it stands once on either side; so does the only statement of an anchor when its
 * wording changes and its level does not.
 */
export const groupStatements = (
  open: readonly OpenStatement[],
  facts: readonly SpecFacts[],
): readonly StatementGroup[] => {
  const groups = runsOf(open);
  const moved = joinNeighbours(groups, isMoved);
  return joinNeighbours(moved, (one, other) => isReworded(one, other, facts));
};

const newestFirst = (open: readonly OpenStatement[]): OpenStatement[] =>
  [...revisions].reverse().flatMap((revision) => open.filter((one) => one.revision === revision));

const addressOf = (one: OpenStatement): string => `${atOf(one)} ${one.statement.tag} ${one.statement.level}`;

const isNext = (older: OpenStatement, newer: OpenStatement): boolean =>
  revisions.indexOf(older.revision) + 1 === revisions.indexOf(newer.revision);

/** The same text under the same address, without a gap. */
const runsOf = (open: readonly OpenStatement[]): StatementGroup[] => {
  const groups: { level: StatementLevel; places: OpenStatement[]; reworded: Revision[] }[] = [];
  const latest = new Map<string, (typeof groups)[number]>();
  for (const one of newestFirst(open)) {
    const group = latest.get(addressOf(one));
    const [oldest] = group?.places ?? [];
    if (group && oldest && isNext(one, oldest)) group.places.unshift(one);
    else {
      const fresh = { level: one.statement.level, places: [one], reworded: [] };
      latest.set(addressOf(one), fresh);
      groups.push(fresh);
    }
  }
  return groups;
};

type Continues = (older: OpenStatement, newer: OpenStatement) => boolean;

const continues = (older: StatementGroup, newer: StatementGroup, same: Continues): boolean => {
  const last = older.places.at(-1);
  const [first] = newer.places;
  return last !== undefined && first !== undefined && isNext(last, first) && same(last, first);
};

/** Joins groups where the newer goes on with one older group, and that one with no other. */
const joinNeighbours = (groups: readonly StatementGroup[], same: Continues): StatementGroup[] => {
  const olderOf = new Map<StatementGroup, StatementGroup>();
  for (const newer of groups) {
    const [older, ...others] = groups.filter((one) => continues(one, newer, same));
    if (!older || others.length > 0) continue;
    if (groups.filter((one) => continues(older, one, same)).length === 1) olderOf.set(newer, older);
  }
  const absorbed = new Set(olderOf.values());
  const whole = (group: StatementGroup): StatementGroup => {
    const older = olderOf.get(group);
    return older ? join(whole(older), group) : group;
  };
  return groups.filter((group) => !absorbed.has(group)).map(whole);
};

const join = (older: StatementGroup, newer: StatementGroup): StatementGroup => {
  const changes = older.places.at(-1)?.statement.tag !== newer.places[0]?.statement.tag;
  const turn = changes ? newer.places.slice(0, 1).map(({ revision }) => revision) : [];
  return {
    level: newer.level,
    places: [...older.places, ...newer.places],
    reworded: [...older.reworded, ...turn, ...newer.reworded],
  };
};

const isMoved: Continues = (older, newer) =>
  older.statement.tag === newer.statement.tag &&
  older.statement.level === newer.statement.level &&
  (older.page === newer.page || (older.anchor === newer.anchor && older.anchor !== ''));

const isReworded = (older: OpenStatement, newer: OpenStatement, facts: readonly SpecFacts[]): boolean =>
  atOf(older) === atOf(newer) &&
  older.statement.level === newer.statement.level &&
  [older, newer].every((one) => countAt(one, facts) === 1);

const countAt = ({ revision, page, anchor }: OpenStatement, facts: readonly SpecFacts[]): number =>
  facts.find((one) => one.revision === revision)?.pages[page]?.[anchor]?.length ?? 0;
