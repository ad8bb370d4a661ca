// Since which version something shows, found by halving: at most as many looks as halvings of the versions, and one run
// of a version serves all that is to be seen in it.

import type { Outcome } from '../results/model.ts';
import type { CellOutcome } from './history.ts';

/** A divergence that is to be found, and the versions in which it may be. */
export interface Sought {
  readonly id: string;
  readonly pin: string;
  /** Oldest first. */
  readonly versions: readonly string[];
}

export interface Sighting {
  /** The oldest version that shows it, as far as it shows in all that follow. */
  readonly version: string;
  /** What the version before came to; absent where there is none to look at. */
  readonly before?: { readonly version: string; readonly outcome: Outcome | undefined };
}

/** The cells of a version that prove at least these requirements. */
export type CellsOf = (version: string, ids: readonly string[]) => Promise<readonly CellOutcome[]>;

interface Search {
  readonly sought: Sought;
  /** The newest version that is known not to show it, as an index; -1: none is. */
  low: number;
  /** The oldest one that is known to show it; as many as there are: none is. */
  high: number;
  /** What the one at `low` came to. */
  outcome?: Outcome | undefined;
}

/** The newest first, then the oldest, since most have always been there; then halving. */
const nextOf = ({ sought: { versions }, low, high }: Search): number | undefined => {
  const last = versions.length - 1;
  if (high > last) return low === last ? undefined : last;
  if (low === -1 && high > 0) return 0;
  return high - low > 1 ? Math.floor((low + high) / 2) : undefined;
};

const look = (search: Search, at: number, cells: readonly CellOutcome[]): void => {
  const own = cells.filter(({ ids }) => ids.includes(search.sought.id));
  if (own.some(({ outcome, pins }) => outcome === 'divergent' && pins?.includes(search.sought.pin))) {
    search.high = at;
    return;
  }
  search.low = at;
  search.outcome = own[0]?.outcome;
};

const sightingOf = ({ sought: { versions }, low, high, outcome }: Search): Sighting | undefined => {
  const [version, before] = [versions[high], versions[low]];
  if (version === undefined) return undefined;
  return { version, ...(before !== undefined && { before: { version: before, outcome } }) };
};

/**
 * Since when each of them shows; undefined where not even its newest version shows it.
 * @param cellsOf is asked for one version at a time
 */
export const sightingsOf = async (
  all: readonly Sought[],
  cellsOf: CellsOf,
): Promise<(Sighting | undefined)[]> => {
  const searches: Search[] = all.map((sought) => ({ sought, low: -1, high: sought.versions.length }));
  for (;;) {
    const asked = new Map<string, [Search, number][]>();
    for (const search of searches) {
      const next = nextOf(search);
      const version = next === undefined ? undefined : search.sought.versions[next];
      if (next !== undefined && version !== undefined)
        asked.set(version, [...(asked.get(version) ?? []), [search, next]]);
    }
    if (asked.size === 0) return searches.map(sightingOf);
    for (const [version, looks] of asked) {
      const cells = await cellsOf(version, [...new Set(looks.map(([{ sought }]) => sought.id))]);
      for (const [search, at] of looks) look(search, at, cells);
    }
  }
};
