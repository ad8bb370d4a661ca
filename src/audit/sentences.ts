// Where sentences end in a prose. A stop in a code span or a bracket ends none, nor does an abbreviation.

import { type Prose, part } from './prose.ts';

const stop = /[.?!…]["”’')\]]* (?=\S)/g;

const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|vs|cf|viz|approx|incl|resp|Fig|No)$/i;

/** `Section 7. "Title"`: the stop belongs to the number. */
const numberBeforeTitle = /\b(?:Sections?|Sec|Chapter|Figure|Table|Appendix) [\w.-]+$/;

const depthAt = ({ text, code }: Prose, from: number, to: number): number => {
  let depth = 0;
  for (let at = from; at < to; at++) {
    if (code[at]) continue;
    if (text[at] === '(') depth++;
    else if (text[at] === ')') depth = Math.max(0, depth - 1);
  }
  return depth;
};

const endsSentence = (prose: Prose, begin: number, at: number, next: number): boolean => {
  const { text, code } = prose;
  if (code[at]) return false;
  if (/\p{Ll}/u.test(text[next] ?? '') && !code[next]) return false;
  const before = text.slice(begin, at);
  if (!before.startsWith('(') && /^\W*\)\W*[A-Z]{2}/.test(text.slice(at, next + 2))) return false;
  if (text[at] === '.' && abbreviation.test(before)) return false;
  if (/["“]/.test(text[next] ?? '') && numberBeforeTitle.test(before)) return false;
  return depthAt(prose, begin, next) === 0;
};

/** The sentences of a prose, in order; together they are all of it. */
export const sentencesOf = (prose: Prose): readonly Prose[] => {
  const sentences: Prose[] = [];
  let begin = 0;
  for (const { 0: match, index } of prose.text.matchAll(stop)) {
    const next = index + match.length;
    if (!endsSentence(prose, begin, index, next)) continue;
    sentences.push(part(prose, begin, next));
    begin = next;
  }
  if (begin < prose.text.length) sentences.push(part(prose, begin));
  return sentences;
};
