// The unclaimed statements of revisions as text: by page and level, the tags under their anchors.

import { statementLevels } from '../requirements/spec/facts.ts';
import { standsAs } from './ledger.ts';
import type { Standing } from './standing.ts';

/** The lines of each page of each revision that has some. */
export const printUnclaimed = (
  standings: readonly Standing[],
  revisions: readonly string[],
  strict: readonly string[],
): string[] => {
  const open = standings.filter((one) => standsAs(one, strict) === 'unclaimed');
  return revisions.flatMap((revision) => {
    const there = open.filter((one) => one.revision === revision);
    return grouped(there, ({ page }) => page).flatMap(([page, onPage]) => [
      `${revision} ${page}`,
      ...linesOf(onPage),
    ]);
  });
};

const linesOf = (onPage: readonly Standing[]): string[] =>
  statementLevels.flatMap((level) => {
    const there = onPage.filter(({ statement }) => statement.level === level);
    if (there.length === 0) return [];
    const anchors = grouped(there, ({ anchor }) => anchor).map(([anchor, under]) => {
      const tags = under.map(({ statement }) => statement.tag).join(' ');
      return `    #${anchor}  ${tags}`;
    });
    return [`  ${level} ${there.length}`, ...anchors];
  });

const grouped = (
  standings: readonly Standing[],
  by: (one: Standing) => string,
): (readonly [name: string, group: readonly Standing[]])[] =>
  [...new Set(standings.map(by))].map((name) => [name, standings.filter((one) => by(one) === name)]);
