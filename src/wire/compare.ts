// What differs between two transcripts, each difference with a signature: one change of an SDK has one signature,
// in however many cells it shows.

import { isDeepStrictEqual } from 'node:util';
import type { TranscriptLine } from '../results/model.ts';
import { type Aligned, align } from './align.ts';
import { type Comparable, comparables } from './comparable.ts';
import { type ValueChange, valueChanges } from './value-changes.ts';

export interface Difference {
  /** `tools/list result`, `POST tools/call response`. */
  readonly message: string;
  /** `server sent`, `client got`, `client request`. */
  readonly end: string;
  /** Where in the message, array indexes as `*`; empty: the whole of it. */
  readonly pointer: string;
  /** `moved`: the same message over another stream (`before`, `after`), or in another order within it. */
  readonly change: ValueChange['change'] | 'moved';
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Equal for two differences that are the same change. */
export const signatureOf = ({ message, end, pointer, change }: Difference): string =>
  [end, message, pointer, change].join(' | ');

/** What arrived differs as what was sent differs: told once, at the sender. */
const toldAtSender = ({ message, end, pointer, change }: Difference): string => {
  const [at, did] = end.split(' ');
  const sender = at === 'client' ? 'server' : 'client';
  return did === 'got' ? signatureOf({ message, end: `${sender} sent`, pointer, change }) : '';
};

/** A header is the same change whatever the exchange was opened for. */
const nameOf = ({ name, over, end, isHead }: Comparable, pointer: string): string =>
  isHead && pointer.startsWith('/headers') ? `${over.replace(/ .*/, '')} ${end.split(' ')[1]}` : name;

const changesIn = (before: Comparable, after: Comparable): Difference[] =>
  valueChanges(before.value, after.value).map((each) => ({
    message: nameOf(after, each.pointer),
    end: after.end,
    ...each,
  }));

const kindKey = ({ end, name }: Comparable): string => `${end} ${name}`;

/** A head goes where its message goes, which is told of the message. */
const moveOf = (before: Comparable, after: Comparable): Difference[] => {
  if (before.isHead) return [];
  const overs = before.over === after.over ? {} : { before: before.over, after: after.over };
  return [{ message: before.name, end: before.end, pointer: '', change: 'moved', ...overs }];
};

/** Pairs what is gone in one place with what has come in another, where it is the same kind of message. */
const withMoves = (aligned: readonly Aligned<Comparable>[]): Difference[] => {
  const differences: Difference[] = [];
  const come = aligned.flatMap(({ before, after }) => (before || !after ? [] : [after]));
  for (const { before, after } of aligned) {
    if (before && after) differences.push(...changesIn(before, after));
    if (!before || after) continue;
    const index = come.findIndex((each) => kindKey(each) === kindKey(before));
    const [moved] = index < 0 ? [] : come.splice(index, 1);
    const whole = { message: before.name, end: before.end, pointer: '' };
    if (moved) differences.push(...moveOf(before, moved), ...changesIn(before, moved));
    else differences.push({ ...whole, change: 'removed', before: before.value });
  }
  const added = come.map((each) => ({
    message: each.name,
    end: each.end,
    pointer: '',
    change: 'added' as const,
    after: each.value,
  }));
  return [...differences, ...added];
};

/** Where nothing differs but which request of a kind is meant, or which of two equal streams came first. */
const onlyOrder: Difference = { message: 'transcript', end: 'either', pointer: '', change: 'moved' };

/** All that differs, once for each signature; never empty for transcripts that are not equal. */
export const compareTranscripts = (
  before: readonly TranscriptLine[],
  after: readonly TranscriptLine[],
): Difference[] => {
  if (isDeepStrictEqual(before, after)) return [];
  const key = (line: Comparable) => `${line.end} ${line.over} ${line.name}`;
  const differences = withMoves(align(comparables(before), comparables(after), key));
  const unique = new Map<string, Difference>();
  for (const each of differences) {
    if (!unique.has(signatureOf(each))) unique.set(signatureOf(each), each);
  }
  const told = [...unique.values()].filter((each) => !unique.has(toldAtSender(each)));
  return told.length > 0 ? told : [onlyOrder];
};
