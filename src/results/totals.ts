// Counting the cells of a run.

import { type Cell, type Footer, type Outcome, outcomes } from './model.ts';

export const totalsOf = (cells: readonly Cell[]): Footer['totals'] => {
  const totals = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  for (const { outcome } of cells) totals[outcome] += 1;
  return totals;
};

/** The three numbers of the closing line. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** passed = pass + divergent, failed = fail + stale + error, skipped = absent. */
export const tallyOf = (totals: Footer['totals']): Tally => ({
  passed: totals.pass + totals.divergent,
  failed: totals.fail + totals.stale + totals.error,
  skipped: totals.absent,
});

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, one) => sum + one.passed, 0),
  failed: tallies.reduce((sum, one) => sum + one.failed, 0),
  skipped: tallies.reduce((sum, one) => sum + one.skipped, 0),
});

/** The plain line that ends every run. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
