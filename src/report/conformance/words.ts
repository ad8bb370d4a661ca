// What the columns and states are called, the same in every rendering. Without runs nothing is called proven.

import type { Category, RevisionReport } from './model.ts';

type Basis = RevisionReport['basis'];

export const categoryWord = (category: Category, basis: Basis): string => {
  if (category === 'proven') return basis === 'runs' ? 'proven' : 'cited';
  if (category === 'open') return basis === 'runs' ? 'no verdict' : 'no test';
  return category.replace('-', ' ');
};

/** What is said of a subject, or of a line of it, that does not behave as required. */
export const divergentWord = (basis: Basis): string => (basis === 'runs' ? 'divergent' : 'on record');

/** What the numbers of a revision rest on. */
export const basisSentence = ({ basis, subjects }: RevisionReport): string =>
  basis === 'runs'
    ? `Proven means that tests ran and asserted, in the runs of ${subjects.join(' and ')}.`
    : 'No run of this revision was given: cited means that tests exist, not that they ran; on record are divergences of any version.';

/** What the columns mean, in their order. */
export const legend: readonly (readonly [word: string, meaning: string])[] = [
  [
    'proven',
    'every requirement that claims the statement came to a verdict on each of its tiers. The verdict may be that a subject diverges',
  ],
  [
    'cited',
    'in place of proven where no run was made: a test names every such requirement on each of its tiers',
  ],
  ['in part', 'some requirements that claim it are proven (or cited), others are not, or are deferred'],
  [
    'no verdict, no test',
    'claimed by requirements that are to be tested, and none of them is proven, or cited',
  ],
  ['deferred', 'claimed only by requirements without a test yet, each with its reason'],
  ['set aside', 'no test of this suite could prove it, with the reason'],
  ['unclaimed', 'no requirement claims it'],
  [
    'divergent',
    'counted for each subject beside these columns: a requirement that claims the statement has a cell that diverges as recorded, or fails',
  ],
];
