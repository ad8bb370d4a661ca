// Mentions: key words that are spoken about and oblige nobody.

import type { FoundWord } from './key-words.ts';

const quotedBefore = /["“'‘`]\s*$/;
const quotedAfter = /^\s*[,.]?["”'’`]/;

/** "from SHOULD to MUST", "a MUST", "this MAY": a word that takes an article or a preposition is a noun. */
const nounBefore = /\b(?:from|to|an?|the|this|that|these|those|each|every|any|no) $/i;

/** The verbs among the key words; the others may follow an article and still oblige. */
const isVerb = (word: string): boolean => /^(?:MUST|SHALL|SHOULD|MAY)/.test(word);

const aboutKeyWords = /\bkey ?words\b.*\binterpreted\b/i;

/** Whether a key word of this sentence is only spoken about. */
export const isMention = (sentence: string, { word, from, to, inCode }: FoundWord): boolean => {
  const before = sentence.slice(0, from);
  const after = sentence.slice(to);
  if (inCode || aboutKeyWords.test(sentence)) return true;
  if (quotedBefore.test(before) && quotedAfter.test(after)) return true;
  if (/[\w/-]$/.test(before) || /^(?:[\w/]|-\w)/.test(after)) return true;
  return isVerb(word) && nounBefore.test(before);
};
