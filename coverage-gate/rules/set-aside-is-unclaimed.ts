// A statement is set aside once or claimed, never both: either it can be observed or it cannot.

import { atOf, placeOf } from '../../requirements/spec/place.ts';
import { byRevision, listed } from '../by-revision.ts';
import type { Project } from '../project.ts';
import type { Found, Rule } from '../rule.ts';
import type { PlacedSetAside } from '../set-aside-entry.ts';
import { type Standing, standingsOf } from '../standing.ts';

export const setAsideIsUnclaimed: Rule = {
  name: 'set-aside-is-unclaimed',
  *find(project) {
    const claimed = standingsOf(project).filter(({ setAside, claimedBy }) => setAside && claimedBy.length);
    for (const placed of project.setAside) yield* claimedToo(placed, claimed);
    yield* twice(project);
  },
};

function* claimedToo(placed: PlacedSetAside, claimed: readonly Standing[]): Iterable<Found> {
  const { value, file, line } = placed;
  for (const tag of new Set(value.tags)) {
    const there = claimed.filter((one) => one.setAside === placed && one.statement.tag === tag);
    for (const { text, revisions } of byRevision(there, claimants)) {
      const message = `${tag} under ${value.at} is set aside here, but claimed in ${listed(revisions)} by ${text}.\nDrop it here, or there.`;
      yield { file, line, message };
    }
  }
}

const claimants = ({ claimedBy }: Standing): string =>
  listed(claimedBy.map(({ id, file, line }) => `${id} (${file}:${line})`));

function* twice({ setAside }: Project): Iterable<Found> {
  const first = new Map<string, string>();
  for (const { value, file, line } of setAside) {
    for (const tag of value.tags) {
      const key = `${tag} under ${atOf(placeOf(value.at))}`;
      const before = first.get(key);
      if (before === undefined) first.set(key, `${file}:${line}`);
      else yield { file, line, message: `${key} is set aside in ${before} already.\nDrop it here.` };
    }
  }
}
