// Every recorded divergence as a list: which behaviour, how binding, since when, where, and what happens instead.

import { type Divergence, type Level, levels } from '../../../requirements/model.ts';
import type { Requirements } from '../../triage/records.ts';
import { newestLink } from '../newest-link.ts';

export interface Diverging {
  readonly id: string;
  readonly behavior: string;
  readonly level: Level;
  readonly record: Divergence;
  /** Where the specification asks for it, in the newest revision that the record speaks of; absent: it does not. */
  readonly link?: string;
  /** Since which version it holds, in words; absent: nobody has looked. */
  readonly since?: string;
}

/**
 * The divergences on record, the most binding first, then by id.
 *
 * @param isMeant which records
 */
export const divergingIn = (
  requirements: Requirements,
  isMeant: (record: Divergence, id: string) => boolean,
): Diverging[] => {
  const all = Object.entries(requirements).flatMap(([id, requirement]) => {
    const records = (requirement.divergence ?? []).filter((record) => isMeant(record, id));
    return records.map((record) => {
      const link = newestLink(requirement, (one) => record.revisions?.includes(one) ?? true);
      const { behavior, level } = requirement;
      return { id, behavior, level, record, ...(link !== undefined && { link }) };
    });
  });
  const key = ({ level, id }: Diverging) => `${levels.indexOf(level)} ${id}`;
  return all.sort((one, other) => (key(one) < key(other) ? -1 : 1));
};
