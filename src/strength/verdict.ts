// What a cell says of a subject: whether a run with it would end as expected.

import type { Cell } from '../results/model.ts';

export const isGreen = ({ outcome }: Cell): boolean =>
  outcome === 'pass' || outcome === 'divergent' || outcome === 'absent';

const longest = 200;

/** What was seen where a cell is not green, on one line. */
export const sawOf = ({ outcome, failure }: Cell): string =>
  failure ? `${outcome}: ${failure.saw.replaceAll(/\s+/g, ' ').slice(0, longest)}` : outcome;
