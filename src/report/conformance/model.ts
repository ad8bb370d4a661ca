// The conformance table as data: what goes in (where each statement stands) and what every rendering of it reads.

import type { Requirement } from '../../../requirements/model.ts';
import type { Statement, StatementLevel } from '../../../requirements/spec/facts.ts';
import type { SetAsideReason } from '../../../requirements/spec/set-aside.ts';
import type { Cell, Outcome } from '../../results/model.ts';

/** A requirement that claims a statement. */
export interface Claim {
  readonly id: string;
  readonly requirement: Requirement;
  readonly file: string;
  readonly line: number;
  /** Every tier it has to be proven on, `-` for none, and whether a test there cites it. */
  readonly places: readonly { readonly tier: Cell['tier']; readonly cited: boolean }[];
}

export interface ClaimedStatement {
  readonly revision: string;
  readonly page: string;
  /** `''` is what stands before the first heading. */
  readonly anchor: string;
  readonly statement: Statement;
  readonly claims: readonly Claim[];
  readonly setAside?: { readonly reason: SetAsideReason; readonly note?: string };
}

/** Each statement is in one of them; what each means stands in the README. */
export const categories = ['proven', 'in-part', 'open', 'deferred', 'set-aside', 'unclaimed'] as const;
export type Category = (typeof categories)[number];

/** The outcomes on tiers that came to the same, with the transports of each. */
export interface TierOutcomes {
  readonly tiers: readonly Cell['tier'][];
  readonly outcomes: readonly { readonly outcome: Outcome; readonly transports: readonly string[] }[];
}

/** What is said beside an outcome: how it diverges, what was seen, what is lacking. */
export interface Remark {
  readonly outcome: Outcome;
  readonly text: string;
  readonly issue?: string;
}

/** What a requirement came to with one subject. */
export interface SubjectReport {
  readonly divergent: boolean;
  readonly tiers: readonly TierOutcomes[];
  readonly remarks: readonly Remark[];
}

export interface ClaimReport {
  readonly claim: Claim;
  readonly state: 'proven' | 'open' | 'deferred';
  /** The tiers on which it is not proven; none when it is deferred. */
  readonly missing: readonly Cell['tier'][];
  /** In the order of the subjects of its revision. */
  readonly subjects: readonly SubjectReport[];
}

export interface StatementReport {
  readonly statement: Statement;
  readonly category: Category;
  readonly claims: readonly ClaimReport[];
  readonly setAside?: ClaimedStatement['setAside'];
}

/** The numbers of one level; there is no sum over levels anywhere. */
export interface LevelRow {
  readonly level: StatementLevel;
  readonly statements: number;
  readonly counts: Readonly<Record<Category, number>>;
  /** Statements that each subject diverges from, in the order of the subjects. */
  readonly divergent: readonly number[];
}

export interface PageReport {
  readonly page: string;
  readonly rows: readonly LevelRow[];
  readonly anchors: readonly { readonly anchor: string; readonly statements: readonly StatementReport[] }[];
}

export interface RevisionReport {
  readonly revision: string;
  /** What `proven` rests on: runs of this revision, or tests that cite, where no run was made at it. */
  readonly basis: 'runs' | 'citations';
  /** The runs at this revision; the SDK lines whose divergences are on record, where there is none. */
  readonly subjects: readonly string[];
  readonly pages: readonly PageReport[];
  /** Over all pages but the schema page, whose statements are a ledger of their own. */
  readonly totals: readonly LevelRow[];
}

export interface Conformance {
  /** Newest first. */
  readonly revisions: readonly RevisionReport[];
}
