// Tags: what a statement is called in the facts. The same text has the same tag in every revision and on every page.

import { createHash } from 'node:crypto';
import { PageError } from './page-error.ts';

/** A statement before it has its tag. */
export interface Untagged {
  readonly anchor: string;
  readonly line: number;
  readonly text: string;
  /** Which of the key words of the text makes it a statement, from 1. */
  readonly ordinal: number;
}

const tagOf = (text: string, ordinal: number, occurrence: number): string =>
  createHash('sha256')
    .update(JSON.stringify([text, ordinal, occurrence]))
    .digest('hex')
    .slice(0, 4);

/**
 * Gives each statement of a page its tag.
 *
 * @param file how the page is named in messages
 * @throws PageError `tag-collision`: two statements under one anchor have the same tag.
 */
export const withTags = <T extends Untagged>(file: string, found: readonly T[]): (T & { tag: string })[] => {
  const occurrences = new Map<string, number>();
  const holders = new Map<string, T>();
  return found.map((statement) => {
    const { anchor, text, ordinal, line } = statement;
    const same = JSON.stringify([anchor, text, ordinal]);
    const occurrence = (occurrences.get(same) ?? 0) + 1;
    occurrences.set(same, occurrence);
    const tag = tagOf(text, ordinal, occurrence);
    const holder = holders.get(`${anchor} ${tag}`);
    if (holder !== undefined) {
      throw new PageError(
        'tag-collision',
        `${file}:${holder.line} and ${file}:${line} are two statements under #${anchor} with one tag, ${tag}.\n` +
          '  Tags have four digits; lengthen them in src/audit/statement-tag.ts and write all facts anew.',
      );
    }
    holders.set(`${anchor} ${tag}`, statement);
    return { ...statement, tag };
  });
};
