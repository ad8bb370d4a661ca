// The key words of RFC 2119 in a prose, as written: in capitals, a negation belonging to its word.

import type { StatementLevel } from '../../requirements/spec/facts.ts';
import type { Prose } from './prose.ts';

export interface FoundWord {
  /** `MUST NOT` */
  readonly word: string;
  /** Where it begins and ends in the text. */
  readonly from: number;
  readonly to: number;
  readonly inCode: boolean;
}

const keyWords =
  /(?<![A-Za-z])(?:(?:MUST|SHALL|SHOULD)(?: NOT)?|NOT RECOMMENDED|REQUIRED|RECOMMENDED|MAY|OPTIONAL)(?![A-Za-z])/g;

/** Every key word of a prose, in order. */
export const keyWordsIn = ({ text, code }: Prose): readonly FoundWord[] =>
  [...text.matchAll(keyWords)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
    inCode: code[index] ?? false,
  }));

/** How binding a key word is; a negation binds as its word does. */
export const levelOf = (word: string): StatementLevel => {
  if (/SHOULD|RECOMMENDED/.test(word)) return 'should';
  return /MAY|OPTIONAL/.test(word) ? 'may' : 'must';
};
