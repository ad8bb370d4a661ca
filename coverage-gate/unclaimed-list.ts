// The unclaimed statements of revisions as text: by page and level, under each level the tags by anchor.

import { levels } from '../requirements/model.ts';
import { atOf } from '../requirements/spec/place.ts';
import { standsAs } from './ledger.ts';
import type { Standing } from './standing.ts';

/** One line for each page and level of each revision; none for what is claimed or set aside. */
export const printUnclaimed = (
  standings: readonly Standing[],
  revisions: readonly string[],
  strict: readonly string[],
): string[] => {
  const open = standings.filter((one) => standsAs(one, strict) === 'unclaimed');
  return revisions.flatMap((revision) => {
    const there = open.filter((one) => one.revision === revision);
    return [...new Set(there.map(({ page }) => page))].flatMap((page) => [
      `${revision} ${page}`,
      ...linesOf(there.filter((one) => one.page === page)),
    ]);
  });
};

const linesOf = (onPage: readonly Standing[]): string[] =>
  levels.flatMap((level) => {
    const there = onPage.filter(({ statement }) => statement.level === level);
    if (there.length === 0) return [];
    const anchors = [...new Set(there.map(({ anchor }) => anchor))].map((anchor) => {
      const tags = there.filter((one) => one.anchor === anchor).map(({ statement }) => statement.tag);
      return [...(anchor ? [atOf({ page: '', anchor })] : []), ...tags].join(' ');
    });
    return [`  ${level.padEnd(6)} ${String(there.length).padStart(3)}  ${anchors.join(', ')}`];
  });
