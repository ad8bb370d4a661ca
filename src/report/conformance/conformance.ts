// Builds the conformance table: a pure function of where the statements stand and of runs.

import { restatingPages, schemaPage, statementLevels } from '../../../requirements/spec/facts.ts';
import type { Run } from '../../results/model.ts';
import { claimReport } from './claim-report.ts';
import {
  type Category,
  type ClaimedStatement,
  type ClaimReport,
  type Conformance,
  categories,
  type LevelRow,
  type PageReport,
  type RevisionReport,
  type StatementReport,
} from './model.ts';
import { witnessesAt } from './witnesses.ts';

/**
 * @param statements of any number of revisions, in the order of their pages
 * @param runs whole runs; each speaks of the revisions it was made at and of no other
 */
export const conformanceOf = (statements: readonly ClaimedStatement[], runs: readonly Run[]): Conformance => {
  const byRevision = gather(
    statements.filter(({ page }) => !restatingPages.includes(page)),
    ({ revision }) => revision,
  );
  const newestFirst = [...byRevision].sort(([one], [other]) => (one < other ? 1 : -1));
  return { revisions: newestFirst.map(([revision, those]) => revisionReport(revision, those, runs)) };
};

const revisionReport = (
  revision: string,
  statements: readonly ClaimedStatement[],
  runs: readonly Run[],
): RevisionReport => {
  const witnesses = witnessesAt(revision, runs);
  const subjects = witnesses.list.map(({ name }) => name);
  const reports = new Map<string, ClaimReport>();
  const reported = statements.map((one) => {
    for (const claim of one.claims) {
      if (!reports.has(claim.id)) reports.set(claim.id, claimReport(claim, witnesses));
    }
    const claims = one.claims.map(({ id }) => reports.get(id) as ClaimReport);
    return { page: one.page, anchor: one.anchor, report: statementReport(one, claims) };
  });
  const rowsOf = (some: readonly { report: StatementReport }[]) =>
    levelRows(
      some.map(({ report }) => report),
      subjects.length,
    );
  const pages = [...gather(reported, ({ page }) => page)].map(
    ([page, those]): PageReport => ({
      page,
      rows: rowsOf(those),
      anchors: [...gather(those, ({ anchor }) => anchor)].map(([anchor, these]) => ({
        anchor,
        statements: these.map(({ report }) => report),
      })),
    }),
  );
  const totals = rowsOf(reported.filter(({ page }) => page !== schemaPage));
  return { revision, basis: witnesses.basis, subjects, pages, totals };
};

const statementReport = (
  { statement, setAside }: ClaimedStatement,
  claims: readonly ClaimReport[],
): StatementReport => ({
  statement,
  category: categoryOf(claims, setAside !== undefined),
  claims,
  ...(setAside && { setAside }),
});

/** Whoever claims a statement says more about it than whoever sets it aside. */
const categoryOf = (claims: readonly ClaimReport[], isSetAside: boolean): Category => {
  const states = new Set(claims.map(({ state }) => state));
  if (states.size === 0) return isSetAside ? 'set-aside' : 'unclaimed';
  if (states.has('proven')) return states.size === 1 ? 'proven' : 'in-part';
  return states.has('open') ? 'open' : 'deferred';
};

const levelRows = (statements: readonly StatementReport[], subjects: number): readonly LevelRow[] =>
  [...gather(statements, ({ statement }) => statement.level)]
    .sort(([one], [other]) => statementLevels.indexOf(one) - statementLevels.indexOf(other))
    .map(([level, those]) => ({
      level,
      statements: those.length,
      counts: Object.fromEntries(
        categories.map((category) => [category, those.filter((one) => one.category === category).length]),
      ) as Record<Category, number>,
      divergent: Array.from(
        { length: subjects },
        (_, at) => those.filter(({ claims }) => claims.some((one) => one.subjects[at]?.divergent)).length,
      ),
    }));

const gather = <K, T>(values: readonly T[], keyOf: (value: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
};
