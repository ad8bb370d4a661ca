// How alike two texts are: by their words first, since a reworded sentence keeps its rare words, then by their order.

import { distance } from 'fastest-levenshtein';

/** A text taken apart once, to be compared with many. */
export interface Words {
  /** One character a word, so that an edit distance counts words. */
  readonly line: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly weight: number;
}

/** Takes texts apart; a word that few of them hold weighs more. */
export const wordsOf = (texts: readonly string[]): { words: Words[]; weightOf: (sign: string) => number } => {
  const signs = new Map<string, string>();
  const signOf = (word: string): string => {
    if (!signs.has(word)) signs.set(word, String.fromCharCode(0x4e00 + signs.size));
    return signs.get(word) as string;
  };
  const lines = texts.map((text) =>
    (text.toLowerCase().match(/[\p{L}\p{N}_]+(?:[-./'’][\p{L}\p{N}_]+)*/gu) ?? []).map(signOf).join(''),
  );
  const holders = new Map<string, number>();
  for (const line of lines) for (const sign of new Set(line)) holders.set(sign, (holders.get(sign) ?? 0) + 1);
  const weightOf = (sign: string): number => Math.log(1 + lines.length / (holders.get(sign) ?? 1));
  const words = lines.map((line) => {
    const counts = new Map<string, number>();
    for (const sign of line) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    return { line, counts, weight: [...line].reduce((sum, sign) => sum + weightOf(sign), 0) };
  });
  return { words, weightOf };
};

/** The share of words that both hold, by weight, 0 to 1. */
export const sharedWords = (a: Words, b: Words, weightOf: (sign: string) => number): number => {
  const [few, many] = a.counts.size < b.counts.size ? [a, b] : [b, a];
  let shared = 0;
  for (const [sign, times] of few.counts) {
    const others = many.counts.get(sign);
    if (others !== undefined) shared += weightOf(sign) * Math.min(times, others);
  }
  return a.weight + b.weight === 0 ? 0 : (2 * shared) / (a.weight + b.weight);
};

/** The share of words that need not be touched to make one text of the other, 0 to 1. */
export const sharedOrder = (a: Words, b: Words): number =>
  1 - distance(a.line, b.line) / Math.max(a.line.length, b.line.length, 1);
