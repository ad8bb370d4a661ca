// Two wordings of one statement, with the words marked that differ.

import { type Change, diffWordsWithSpace } from 'diff';

type Mark = (words: string) => string;

interface Piece {
  readonly words: string;
  readonly differs: boolean;
}

/** Marks words and leaves the blanks around them alone. */
const marked = (words: string, mark: Mark): string => words.replace(/\S(?:.*\S)?/s, mark);

/** One side of a comparison; a blank between two words that differ belongs to them. */
const piecesOf = (parts: readonly Change[], skip: 'added' | 'removed'): Piece[] => {
  const side = parts.filter((part) => !part[skip]);
  const differs = (part: Change | undefined) => part !== undefined && (part.added || part.removed);
  const pieces: Piece[] = [];
  for (const [index, part] of side.entries()) {
    const between = part.value.trim() === '' && differs(side[index - 1]) && differs(side[index + 1]);
    const piece = { words: part.value, differs: differs(part) || between };
    const last = pieces.at(-1);
    if (last?.differs === piece.differs)
      pieces[pieces.length - 1] = { ...last, words: last.words + piece.words };
    else pieces.push(piece);
  }
  return pieces;
};

/** The older and the newer text, each with what the other lacks marked. */
export const markedWords = (
  before: string,
  after: string,
  marks: { readonly gone: Mark; readonly come: Mark; readonly plain?: Mark },
): [string, string] => {
  const parts = diffWordsWithSpace(before, after);
  const { gone, come, plain = (words) => words } = marks;
  const side = (skip: 'added' | 'removed', mark: Mark) =>
    piecesOf(parts, skip)
      .map(({ words, differs }) => (differs ? marked(words, mark) : plain(words)))
      .join('');
  return [side('added', gone), side('removed', come)];
};
