// Mentions: key words that are spoken about and oblige nobody.

import type { FoundWord } from './key-words.ts';

const quotedBefore = /["“'‘`]$/;
const quotedAfter = /^[,.]?["”'’`]/;

/** "a MUST", "the MAY": a word that takes an article is a noun. */
const articleBefore = /\b(?:an?|the) $/i;

/** "from SHOULD to MUST" */
const fromBefore = /\bfrom $/i;
const fromToBefore = /\bfrom [A-Z]{3,}(?: NOT)? to $/;
const toAfter = /^ to [A-Z]{3,}\b/;

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
  if (fromToBefore.test(before) || (fromBefore.test(before) && toAfter.test(after))) return true;
  return isVerb(word) && articleBefore.test(before);
};
