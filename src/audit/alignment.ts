// How the statements of one revision pair with those of another: one to one, each pair with what became of it.

import type { Statement } from '../../requirements/spec/facts.ts';

/** A statement and where it stands; its text where a checkout was read. */
export interface Placed extends Statement {
  readonly page: string;
  readonly anchor: string;
  readonly text?: string;
  /** The key word that makes it a statement. */
  readonly word?: string;
  /** From 1, in the file of the page. */
  readonly line?: number;
}

/**
 * `same`: at the same address. `moved`: at another one. `reworded`: with another text, or at another level, wherever
 * it stands.
 */
export type Kind = 'same' | 'moved' | 'reworded';

export interface Pair {
  readonly kind: Kind;
  readonly from: Placed;
  readonly to: Placed;
  /** How alike the two texts are, 0 to 1; absent where no text was read and only the place pairs them. */
  readonly alike?: number;
}

export interface Alignment {
  /** In the order of the older revision. */
  readonly pairs: readonly Pair[];
  /** Statements of the older revision that nothing in the newer one is near to. */
  readonly removed: readonly Placed[];
  /** Statements of the newer revision that come from none. */
  readonly added: readonly Placed[];
}

/** Two statements found, before it is said what became of them. */
export interface Match {
  readonly from: Placed;
  readonly to: Placed;
  readonly alike?: number;
}
