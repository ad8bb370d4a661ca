// How the list of divergences puts things.

import { type Divergence, levels } from '../../../requirements/model.ts';
import type { Diverging } from './model.ts';

/** Where a record holds: `v1 >=1.21; highlevel; http, sse`. */
export const whereOf = ({ sdk, versions, tier, transports, revisions }: Divergence): string =>
  [`${sdk} ${versions ?? 'every version'}`, tier, transports?.join(', '), revisions?.join(', ')]
    .filter(Boolean)
    .join('; ');

/** `v1 1.32.2: 12 must, 3 own.`; the levels are never added up. */
export const divergencesSentence = (title: string, all: readonly Diverging[]): string => {
  const counts = levels
    .map((level) => [level, all.filter((one) => one.level === level).length] as const)
    .filter(([, count]) => count > 0)
    .map(([level, count]) => `${count} ${level}`);
  return `${title}: ${counts.length > 0 ? counts.join(', ') : 'no divergence is on record'}.`;
};
