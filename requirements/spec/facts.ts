// What is committed of the specification: where its normative statements stand and how binding each is. No sentence of
// it. Written by `pnpm spec:facts` as `<revision>.json`, one file a revision.

import type { Level } from '../model.ts';

/** How binding a statement of the specification is: MUST, SHALL, REQUIRED; SHOULD, RECOMMENDED; MAY, OPTIONAL. */
export const statementLevels = ['must', 'should', 'may'] as const satisfies readonly Level[];
export type StatementLevel = (typeof statementLevels)[number];

/**
 * Where the key word of a statement stands. `sentence`: in the statement itself, in running text or in a list item;
 * `item`: in the lead-in of the list it is an item of; `row`: in a table, in its cells or in the lead-in of the table.
 */
export type StatementForm = 'sentence' | 'item' | 'row';

export interface Statement {
  /** Four hex digits, unique under an anchor; the same for the same text in every revision. */
  readonly tag: string;
  readonly level: StatementLevel;
  readonly form: StatementForm;
}

/**
 * Every anchor of a page in the order of the page, those without statements too; `''` is what stands before the first
 * heading.
 */
export type PageFacts = Readonly<Record<string, readonly Statement[]>>;

export interface SpecFacts {
  readonly revision: string;
  /** By address below the revision's base URL, such as `server/tools`; `server` is `server/index`, `index` the front page. */
  readonly pages: Readonly<Record<string, PageFacts>>;
}

/** The page generated from the schema: its statements are a ledger of their own, claimed by requirements about fields. */
export const schemaPage = 'schema';

/** Pages that restate what others say: they hold mentions and no statements. */
export const restatingPages: readonly string[] = ['changelog', 'deprecated'];
