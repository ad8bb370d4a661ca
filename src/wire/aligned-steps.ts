// Two transcripts of one cell side by side, message by message, with the first or the telling difference marked.

import { isDeepStrictEqual } from 'node:util';
import type { TranscriptLine } from '../results/model.ts';
import { type Aligned, align } from './align.ts';
import { type Comparable, comparables } from './comparable.ts';

/** One line of a transcript as it is shown. */
export interface Shown {
  readonly line: TranscriptLine;
  /** `tools/list result`; for a head `POST tools/list response`. */
  readonly name: string;
}

export interface Step {
  /** Absent: only the other transcript has it. */
  readonly before?: Shown;
  readonly after?: Shown;
  readonly differs: boolean;
  /** The one to look at: the difference that was asked for, or else the first; where both are the same it is the first. */
  readonly mark?: 'first' | 'telling';
}

interface Item extends Shown {
  readonly comparable: Comparable;
}

const itemsOf = (lines: readonly TranscriptLine[]): Item[] =>
  comparables(lines).map((comparable, index) => ({
    line: lines[index] as TranscriptLine,
    name: comparable.name,
    comparable,
  }));

const isArrival = ({ before, after }: Aligned<Item>): boolean => {
  const line = (before ?? after)?.line;
  return line !== undefined && 'did' in line && line.did === 'got';
};

const differs = ({ before, after }: Aligned<Item>): boolean =>
  !isDeepStrictEqual(before?.comparable.value, after?.comparable.value);

/** What a pair is about, whichever end tells of it. */
const contentOf = ({ before, after }: Aligned<Item>): string => {
  const { name, over } = ((before ?? after) as Item).comparable;
  return JSON.stringify([name, over, before?.comparable.value, after?.comparable.value]);
};

/** Without what arrived just as it was sent, which would be told twice. */
const withoutEchoes = (pairs: readonly Aligned<Item>[]): Aligned<Item>[] => {
  const sent = new Set(pairs.filter((pair) => !isArrival(pair)).map(contentOf));
  return pairs.filter((pair) => !isArrival(pair) || (differs(pair) && !sent.has(contentOf(pair))));
};

const shown = (side: 'before' | 'after', item: Item | undefined): Partial<Step> =>
  item ? { [side]: { line: item.line, name: item.name } } : {};

/**
 * The steps of both, in order; what arrived is a step of its own only where it differs and was sent otherwise.
 * @param telling the name of the message to look for first
 */
export const alignedSteps = (
  before: readonly TranscriptLine[],
  after: readonly TranscriptLine[],
  telling?: string,
): Step[] => {
  const key = ({ comparable: { end, over, name } }: Item) => `${end} ${over} ${name}`;
  const pairs = withoutEchoes(align(itemsOf(before), itemsOf(after), key));
  const nameOf = ({ before: one, after: other }: Aligned<Item>) => (one ?? other)?.name;
  const told = pairs.findIndex((pair) => nameOf(pair) === telling && differs(pair));
  const first = pairs.findIndex(differs);
  const marked = told >= 0 ? told : first;
  return pairs.map((pair, index) => ({
    ...shown('before', pair.before),
    ...shown('after', pair.after),
    differs: differs(pair),
    ...(index === marked && { mark: index === first ? ('first' as const) : ('telling' as const) }),
  }));
};
