// Which request an id stands for in a transcript, and which one an answer is for.

import type { Side } from '../../transports/recorder.ts';
import type { TranscriptLine } from '../results/model.ts';
import { isFields, kindOf, messagesIn } from './message-kind.ts';
import { otherSide, senderOf } from './sides.ts';

/** Requests by what their id stands for, and answers by the request they answer. */
export interface Methods {
  /** The method of the request that an id stands for, as it was last used up to a line; else as it first is. */
  of(owner: Side, id: unknown, line: number): string | undefined;
  /** The method of the request that the answer in a line is for. */
  answeredIn(line: number): string | undefined;
}

/**
 * An id may be used again, by another session or by a client that was connected anew. A transcript is in order for each
 * direction alone, so it is counted at each end: the second answer to an id belongs to the second request with it.
 */
export const methodsIn = (lines: readonly TranscriptLine[]): Methods => {
  const uses = new Map<string, { at: number; end: Side; method: string }[]>();
  const answers = new Map<string, number[]>();
  const keyOf = (owner: Side, id: unknown) => `${owner} ${JSON.stringify(id)}`;
  lines.forEach((line, at) => {
    if ('http' in line) return;
    const sender = senderOf(line);
    for (const message of messagesIn(line.message)) {
      if (!isFields(message)) continue;
      const [isRequest, isAnswer] = [
        kindOf(message) === 'request',
        'result' in message || 'error' in message,
      ];
      const key = keyOf(isAnswer ? otherSide(sender) : sender, message.id);
      if (isRequest) {
        uses.set(key, [...(uses.get(key) ?? []), { at, end: line.at, method: String(message.method) }]);
      }
      if (isAnswer) answers.set(`${line.at} ${key}`, [...(answers.get(`${line.at} ${key}`) ?? []), at]);
    }
  });
  const answered = new Map<number, string>();
  for (const [name, all] of answers) {
    const [end = '', ...key] = name.split(' ');
    const asked = uses.get(key.join(' '))?.filter((use) => use.end === end) ?? [];
    all.forEach((at, index) => {
      const method = (asked[index] ?? asked.at(-1))?.method;
      if (method !== undefined) answered.set(at, method);
    });
  }
  const of = (owner: Side, id: unknown, line: number) => {
    const all = uses.get(keyOf(owner, id));
    return (all?.findLast(({ at }) => at <= line) ?? all?.[0])?.method;
  };
  return { of, answeredIn: (line) => answered.get(line) };
};
