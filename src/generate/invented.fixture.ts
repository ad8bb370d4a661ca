// Invented statements about kettles, for tests.

import type { Revision } from '../../requirements/revisions.ts';
import type { SpecFacts, StatementLevel } from '../../requirements/spec/facts.ts';
import { placeOf } from '../../requirements/spec/place.ts';
import type { OpenStatement } from './open-statement.ts';

export const open = (
  revision: Revision,
  at: string,
  tag: string,
  level: StatementLevel = 'must',
): OpenStatement => ({ revision, ...placeOf(at), statement: { tag, level, form: 'sentence' } });

/** The facts of revisions that hold these statements and no others. */
export const factsOf = (statements: readonly OpenStatement[]): readonly SpecFacts[] => {
  const byRevision = new Map<string, Record<string, Record<string, OpenStatement['statement'][]>>>();
  for (const { revision, page, anchor, statement } of statements) {
    const pages = byRevision.get(revision) ?? {};
    byRevision.set(revision, pages);
    pages[page] ??= {};
    pages[page][anchor] ??= [];
    pages[page][anchor].push(statement);
  }
  return [...byRevision].map(([revision, pages]) => ({ revision, pages }));
};
