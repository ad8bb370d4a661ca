// Which request an id stands for in a transcript, and which one an answer is for.

import type { Side } from '../../transports/recorder.ts';
import type { TranscriptLine } from '../results/model.ts';
import { type Fields, isFields, kindOf, messagesIn } from './message-kind.ts';
import { otherSide, senderOf } from './sides.ts';

/** Requests by what their id stands for, and answers by the request they answer. */
export interface Methods {
  /** The method of the request that an id stands for, as it was last used up to a line; else as it first is. */
  of(owner: Side, id: unknown, line: number): string | undefined;
  /** The method of the request that the answer in a line is for. */
  answeredIn(line: number): string | undefined;
}

interface Use {
  readonly line: number;
  /** The end whose record it is: both record a request that arrives. */
  readonly end: Side;
  readonly method: string;
}

const keyOf = (owner: Side, id: unknown): string => `${owner} ${JSON.stringify(id)}`;

/** Calls with every message, by its line and the end that recorded it. */
const eachMessage = (
  lines: readonly TranscriptLine[],
  call: (message: Fields, sender: Side, end: Side, line: number) => void,
): void => {
  lines.forEach((line, index) => {
    if ('http' in line) return;
    for (const message of messagesIn(line.message)) {
      if (isFields(message)) call(message, senderOf(line), line.at, index);
    }
  });
};

/** The requests with each id, in the order of the transcript. */
const usesIn = (lines: readonly TranscriptLine[]): Map<string, Use[]> => {
  const uses = new Map<string, Use[]>();
  eachMessage(lines, (message, sender, end, line) => {
    if (kindOf(message) !== 'request') return;
    const key = keyOf(sender, message.id);
    uses.set(key, [...(uses.get(key) ?? []), { line, end, method: String(message.method) }]);
  });
  return uses;
};

/**
 * An id may be used again, by another session or by a client that was connected anew. A transcript is in order for each
 * direction alone, so it is counted at each end: the second answer to an id belongs to the second request with it.
 */
export const methodsIn = (lines: readonly TranscriptLine[]): Methods => {
  const uses = usesIn(lines);
  const answered = new Map<number, string>();
  const counts = new Map<string, number>();
  eachMessage(lines, (message, sender, end, line) => {
    if (!['result', 'error'].includes(kindOf(message))) return;
    const key = keyOf(otherSide(sender), message.id);
    const own = (uses.get(key) ?? []).filter((use) => use.end === end);
    const nth = counts.get(`${end} ${key}`) ?? 0;
    counts.set(`${end} ${key}`, nth + 1);
    const use = own[nth] ?? own.at(-1);
    if (use) answered.set(line, use.method);
  });
  const of = (owner: Side, id: unknown, line: number) => {
    const all = uses.get(keyOf(owner, id));
    return (all?.findLast((use) => use.line <= line) ?? all?.[0])?.method;
  };
  return { of, answeredIn: (line) => answered.get(line) };
};
