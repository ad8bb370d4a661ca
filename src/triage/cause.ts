// Changes that one difference on the wire accounts for: one fault of an SDK is one cause, in however many behaviours it
// shows.

import { compareTranscripts, type Difference } from '../wire/compare.ts';
import { type Change, cellOf } from './change.ts';
import { grouped } from './grouped.ts';
import type { Shift } from './shift.ts';
import { speaksOf } from './speaks-of.ts';
import { type Verdict, verdicts } from './verdict.ts';

export interface Cause<One extends Change> {
  /** What differs on the wire in all of them, or is named by the failure; undefined where nothing does: they were seen alike. */
  readonly difference?: Difference;
  /** The gravest, and among equals the plainest: the shortest conversation tells best what became different. */
  readonly lead: One;
  readonly others: readonly One[];
}

/** Verdicts between which one cause may spread. */
const kinds: readonly (readonly Verdict[])[] = [['regressed', 'moved'], ['unsure'], ['fixed'], ['gained']];

/** Equal for two differences that one change of the code explains: it matters neither which end nor, of a status, where. */
const keyOf = ({ message, pointer, change, before, after }: Difference): string =>
  pointer === '/line' ? `${before} ${after}` : `${message} ${pointer} ${change}`;

/** Whether it is no more than what follows: a test that ends early leaves the rest of its conversation out. */
const isLeftOut = ({ pointer, change }: Difference): boolean => pointer === '' && change === 'removed';

const isHead = ({ end }: Difference): boolean => end.endsWith(' request') || end.endsWith(' response');

const isOtherRequest = ({ end, pointer }: Difference): boolean =>
  end.endsWith(' request') && pointer === '/line';

/** Headers go with what is said, and the answer with what is asked. */
const withoutFollowers = (all: readonly Difference[]): readonly Difference[] => {
  const said = all.filter((one) => !one.pointer.startsWith('/headers'));
  if (said.length === 0) return all;
  return said.some(isOtherRequest) ? said.filter((one) => !isHead(one) || isOtherRequest(one)) : said;
};

/** All that differs in any cell of a change, without what may only follow from the rest. */
const differencesOf = ({ rows }: Change): Map<string, Difference> => {
  const all = rows.flatMap(({ before, after }) =>
    before && after ? compareTranscripts(before.transcript, after.transcript) : [],
  );
  return new Map(withoutFollowers(all.filter((one) => !isLeftOut(one))).map((one) => [keyOf(one), one]));
};

type Showing<One extends Change> = Map<One, Map<string, Difference>>;

/** How many cells show each difference. */
const countsOf = (all: Showing<Change>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const [{ rows }, differences] of all) {
    for (const key of differences.keys()) counts.set(key, (counts.get(key) ?? 0) + rows.length);
  }
  return counts;
};

/** Takes away what accounts for nothing: it shows in more cells that came to the same as ever than in others. */
const dropHarmless = (all: Showing<Change>, shifts: readonly Shift[]): void => {
  const harmless = new Map<string, number>();
  for (const { example, count } of shifts) {
    harmless.set(keyOf(example), (harmless.get(keyOf(example)) ?? 0) + count);
  }
  const counts = countsOf(all);
  for (const differences of all.values()) {
    for (const key of [...differences.keys()]) {
      if ((harmless.get(key) ?? 0) > (counts.get(key) ?? 0)) differences.delete(key);
    }
  }
};

/** The difference that the most cells show. */
const mostShown = (all: Showing<Change>): string | undefined =>
  [...countsOf(all)].sort(([, one], [, other]) => other - one)[0]?.[0];

const lengthsOf = ({ rows }: Change): readonly [number, number] => [
  Math.min(...rows.map((row) => cellOf(row).transcript.length)),
  Math.min(...rows.map((row) => cellOf(row).failure?.saw.length ?? 0)),
];

/** Orders changes so that the one that is the plainest to read comes first. */
export const plainestFirst = (one: Change, other: Change): number => {
  const [[steps, words], [otherSteps, otherWords]] = [lengthsOf(one), lengthsOf(other)];
  return steps - otherSteps || words - otherWords;
};

/** Sorts changes and takes the first one to lead. */
type Order<One extends Change> = (one: One, other: One) => number;

const causeOf = <One extends Change>(
  [first, ...rest]: readonly [One, ...One[]],
  order: Order<One>,
  difference?: Difference,
): Cause<One> => {
  const [lead = first, ...others] = [first, ...rest].sort(order);
  return { ...(difference && { difference }), lead, others };
};

/** What the test saw, where that is enough to go by: a bare number or an empty list may be seen anywhere. */
const sightOf = ({ rows: [{ after }] }: Change): string | undefined => {
  const [saw = ''] = after?.failure?.saw.split(' (expected') ?? [];
  return saw.length < 8 ? undefined : saw;
};

/**
 * Those of one test together, since what it saw may name a value that was drawn or an id that is new each time; and
 * tests that saw the same.
 */
const seenAlike = <One extends Change>(changes: readonly One[]): [One, ...One[]][] => {
  const testOf = ({ ids, title }: Change) => JSON.stringify([ids, title]);
  const alike = grouped(grouped(changes, testOf), ([first]) => sightOf(first) ?? testOf(first));
  return alike.map(([[first, ...rest], ...others]) => [first, ...rest, ...others.flat()]);
};

/** Those among changes that show nothing themselves whose failure names the difference, and that are no graver. */
const naming = <One extends Change>(silent: Iterable<One>, { difference, lead }: Cause<One>): One[] =>
  [...silent].filter(
    ({ verdict, rows: [{ after }] }) =>
      verdicts.indexOf(verdict) >= verdicts.indexOf(lead.verdict) &&
      difference &&
      speaksOf(after?.failure, difference),
  );

const causesOf = <One extends Change>(
  changes: readonly One[],
  shifts: readonly Shift[],
  order: Order<One>,
): Cause<One>[] => {
  const left: Showing<One> = new Map(changes.map((change) => [change, differencesOf(change)]));
  dropHarmless(left, shifts);
  const silent = new Set(changes.filter((change) => left.get(change)?.size === 0));
  const causes: Cause<One>[] = [];
  for (let key = mostShown(left); key !== undefined; key = mostShown(left)) {
    const shared = key;
    const [first, ...rest] = [...left.keys()].filter((change) => left.get(change)?.has(shared));
    if (!first) break;
    const cause = causeOf([first, ...rest], order, left.get(first)?.get(shared));
    const named = naming(silent, cause).sort(order);
    causes.push({ ...cause, others: [...cause.others, ...named] });
    for (const change of [first, ...rest]) left.delete(change);
    for (const change of named) silent.delete(change);
  }
  return [...causes, ...seenAlike([...silent]).map((group) => causeOf(group, order))];
};

/** How many cells a cause shows in. */
export const cellsOf = ({ lead, others }: Cause<Change>): number =>
  [lead, ...others].reduce((sum, { rows }) => sum + rows.length, 0);

/**
 * The fewest differences that account for all changes, as far as always taking the one that shows in the most cells
 * finds them.
 * @param shifts what differs where nothing changed: a difference that shows there for the most part is no cause
 * @param gravityOf a change of the same verdict; the smaller, the graver
 */
export const causesIn = <One extends Change>(
  changes: readonly One[],
  shifts: readonly Shift[],
  gravityOf: (change: One) => number,
): Cause<One>[] => {
  const order: Order<One> = (one, other) =>
    verdicts.indexOf(one.verdict) - verdicts.indexOf(other.verdict) ||
    gravityOf(one) - gravityOf(other) ||
    plainestFirst(one, other);
  return kinds.flatMap((kind) =>
    causesOf(
      changes.filter(({ verdict }) => kind.includes(verdict)),
      shifts,
      order,
    ),
  );
};
