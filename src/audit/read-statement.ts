// What reading a page of the specification gives: its anchors and statements with their texts. The texts are not
// committed; what is committed of them is in requirements/spec/facts.ts.

import type { Statement } from '../../requirements/spec/facts.ts';

/** A key word of RFC 2119 where it stands on a page. */
export interface KeyWord {
  /** As written: `MUST NOT`. */
  readonly word: string;
  /** From 1, in the file of the page. */
  readonly line: number;
  /** The sentence around it, without markup. */
  readonly text: string;
}

export interface ReadStatement extends Statement {
  readonly page: string;
  readonly anchor: string;
  readonly line: number;
  /** The whole statement, without markup: what a lead-in or a row label gives it stands first. */
  readonly text: string;
  /** The key word that makes it a statement. */
  readonly word: string;
  /** Whether that key word stands in the statement itself; otherwise a lead-in gave it. */
  readonly direct: boolean;
}

export interface ReadAnchor {
  readonly anchor: string;
  readonly title: string;
  readonly line: number;
}

export interface ReadPage {
  /** Below the revision's base URL, such as `server/tools`. */
  readonly page: string;
  /** Below the checkout, such as `docs/specification/2025-11-25/server/tools.mdx`. */
  readonly file: string;
  readonly anchors: readonly ReadAnchor[];
  readonly statements: readonly ReadStatement[];
  /** Lead-ins that oblige to nothing by themselves ("Servers SHOULD:"). */
  readonly leadIns: readonly KeyWord[];
  /** Key words that are only spoken about. */
  readonly mentions: readonly KeyWord[];
}

export interface ReadRevision {
  readonly revision: string;
  readonly pages: readonly ReadPage[];
}
