// A cell's line of a run file. Nine tenths of it are the transcript, which is parsed when somebody looks at it: of two runs
// the transcripts of nearly all cells are the same bytes.

import { isDeepStrictEqual } from 'node:util';
import type { Cell, TranscriptLine } from './model.ts';

const opening = ',"transcript":';
const closing = ',"transport":"';
const lastKey = /^,"transport":"[^"]*"\}$/;

/** A line with the bytes of its transcript taken out. */
export interface CellLine {
  readonly rest: string;
  readonly transcript: Buffer;
}

/**
 * The line taken apart, if it stands as a run file is written: its keys sorted. A string cannot hold what is looked for, for
 * there its quotes are escaped; the key that ends the line is the cell's own.
 */
export const cellLineIn = (line: Buffer): CellLine | undefined => {
  const from = line.indexOf(`${opening}[`);
  const to = line.lastIndexOf(`]${closing}`) + 1;
  if (from === -1 || to <= from) return undefined;
  const end = line.toString('utf8', to);
  if (!lastKey.test(end)) return undefined;
  return {
    rest: line.toString('utf8', 0, from) + end,
    transcript: line.subarray(from + opening.length, to),
  };
};

const bytes = new WeakMap<Cell, Buffer>();

/** The cell with a transcript that is parsed once, when it is first asked for. */
export const withTranscript = (
  cell: Omit<Cell, 'transcript'>,
  transcript: Buffer,
  parse: (text: string) => TranscriptLine[],
): Cell => {
  let lines: TranscriptLine[] | undefined;
  const whole = Object.defineProperty(cell, 'transcript', {
    enumerable: true,
    get: () => {
      lines ??= parse(transcript.toString('utf8'));
      return lines;
    },
  }) as Cell;
  bytes.set(whole, transcript);
  return whole;
};

/** Whether two cells have the same transcript. */
export const sameTranscript = (one: Cell, other: Cell): boolean => {
  const [here, there] = [bytes.get(one), bytes.get(other)];
  if (here && there?.equals(here)) return true;
  return isDeepStrictEqual(one.transcript, other.transcript);
};
