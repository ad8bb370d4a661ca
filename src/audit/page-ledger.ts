// What has been read from a page so far, and the anchor that the next statement stands under.

import { restatingPages } from '../../requirements/spec/facts.ts';
import { keyWordsIn, levelOf } from './key-words.ts';
import type { Prose } from './prose.ts';
import { lineOf } from './prose.ts';
import type { KeyWord, ReadAnchor, ReadStatement } from './read-statement.ts';
import { anchorsOfPage } from './slug.ts';

/** A statement that has no tag yet. */
export type Found = Omit<ReadStatement, 'tag' | 'page'> & {
  /** Which of the key words of the text makes it a statement, from 1. */
  readonly ordinal: number;
};

export class PageLedger {
  readonly anchors: ReadAnchor[] = [{ anchor: '', title: '', line: 1 }];
  readonly found: Found[] = [];
  readonly leadIns: KeyWord[] = [];
  readonly mentions: KeyWord[] = [];
  readonly #restates: boolean;
  readonly #anchorOf = anchorsOfPage();
  #anchor = '';
  #heading = '';

  constructor(page: string) {
    this.#restates = restatingPages.includes(page);
  }

  enterHeading(title: Prose): void {
    this.#heading = this.#anchorOf(title.text);
    this.#anchor = this.#heading;
    this.#addAnchor(this.#anchor, title.text, lineOf(title));
    this.mention(title);
  }

  /** What follows stands under an id. Before the first heading it does not: that is the page's own. */
  enterId(id: string, line: number): void {
    if (this.#heading === '') return;
    this.#anchor = id;
    this.#addAnchor(id, '', line);
  }

  /** Reads a container: an id inside it ends with it, a heading goes on. */
  within(read: () => void): void {
    const [anchor, heading] = [this.#anchor, this.#heading];
    read();
    this.#anchor = this.#heading === heading ? anchor : this.#heading;
  }

  /** A key word that is only spoken about, or every one of a text that is not read. */
  mention(prose: Prose, words = keyWordsIn(prose)): void {
    this.#note(this.mentions, prose, words);
  }

  leadIn(prose: Prose, words: ReturnType<typeof keyWordsIn>): void {
    this.#note(this.#restates ? this.mentions : this.leadIns, prose, words);
  }

  state(statement: Omit<Found, 'anchor' | 'level'>): void {
    if (!this.#restates) {
      this.found.push({ ...statement, anchor: this.#anchor, level: levelOf(statement.word) });
    } else if (statement.direct) this.mentions.push({ ...statement });
  }

  #note(list: KeyWord[], prose: Prose, words: ReturnType<typeof keyWordsIn>): void {
    for (const { word, from } of words) list.push({ word, line: lineOf(prose, from), text: prose.text });
  }

  #addAnchor(anchor: string, title: string, line: number): void {
    if (this.anchors.some((known) => known.anchor === anchor)) return;
    this.anchors.push({ anchor, title, line });
  }
}
