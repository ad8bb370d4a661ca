// How the list of divergences puts things.

import { type Divergence, levels } from '../../../requirements/model.ts';
import type { Outcome } from '../../results/model.ts';
import type { Sighting } from '../../triage/since.ts';
import type { Diverging } from './model.ts';

/** Where a record holds: `v1 >=1.21; highlevel; http, sse`. */
export const whereOf = ({ sdk, versions, tier, transports, revisions }: Divergence): string =>
  [`${sdk} ${versions ?? 'every version'}`, tier, transports?.join(', '), revisions?.join(', ')]
    .filter(Boolean)
    .join('; ');

const earlier: Readonly<Record<Outcome, string>> = {
  pass: 'behaves as required',
  stale: 'behaves as required',
  absent: 'does not offer it',
  divergent: 'diverges in another way',
  fail: 'does something else',
  error: 'could not be told',
};

/**
 * `since 1.12.1: 1.12.0 behaves as required`
 * @param newest the newest version in which it was sought; undefined: none of its versions is published
 */
export const sinceText = (sighting: Sighting | undefined, newest: string | undefined): string => {
  if (newest === undefined) return 'none of its versions is published';
  if (sighting === undefined) return `not seen in ${newest}, the newest of its versions`;
  const { version, before } = sighting;
  if (before === undefined) return `since ${version}, the oldest of its versions`;
  return `since ${version}: ${before.version} ${before.outcome === undefined ? 'speaks no revision that asks for it' : earlier[before.outcome]}`;
};

/** `v1 1.32.2: 12 must, 3 own.`; the levels are never added up. */
export const divergencesSentence = (title: string, all: readonly Diverging[]): string => {
  const counts = levels
    .map((level) => [level, all.filter((one) => one.level === level).length] as const)
    .filter(([, count]) => count > 0)
    .map(([level, count]) => `${count} ${level}`);
  return `${title}: ${counts.length > 0 ? counts.join(', ') : 'no divergence is on record'}.`;
};
