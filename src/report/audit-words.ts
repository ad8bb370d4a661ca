// Two wordings of one statement, with the words marked that differ.

import { diffWordsWithSpace } from 'diff';

type Mark = (words: string) => string;

/** Marks words and leaves the blanks around them alone. */
const marked = (words: string, mark: Mark): string => words.replace(/\S(?:.*\S)?/s, mark);

/** The older and the newer text, each with what the other lacks marked. */
export const markedWords = (
  before: string,
  after: string,
  marks: { readonly gone: Mark; readonly come: Mark; readonly plain?: Mark },
): [string, string] => {
  const parts = diffWordsWithSpace(before, after);
  const { gone, come, plain = (words) => words } = marks;
  const side = (skip: 'added' | 'removed', mark: Mark) =>
    parts
      .filter((part) => !part[skip])
      .map((part) => (part.added || part.removed ? marked(part.value, mark) : plain(part.value)))
      .join('');
  return [side('added', gone), side('removed', come)];
};
