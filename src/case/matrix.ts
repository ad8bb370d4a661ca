// Which cells a test has: pure functions over requirements, a subject's abilities and the filters of a run.

import {
  admits,
  type Feature,
  holdsIn,
  matrixTransports,
  type Requirement,
  type Tier,
  type Transport,
  tiers,
} from '../../requirements/model.ts';
import { eraOf, type Revision } from '../../requirements/revisions.ts';

/** What a run was asked for; an absent list admits everything, transports: the default matrix. */
export interface Filters {
  readonly ids?: readonly string[];
  readonly tiers?: readonly string[];
  readonly transports?: readonly Transport[];
  readonly revisions?: readonly string[];
}

/** What the matrix needs to know of a subject. */
export interface Abilities {
  readonly revisions: readonly Revision[];
  readonly offers: ReadonlySet<Feature>;
}

/** One test on one tier, transport and revision. */
export interface CellSpec {
  readonly ids: readonly string[];
  readonly title: string;
  readonly tier: Tier | '-';
  readonly transport: Transport;
  readonly revision: Revision;
  /** Features that its requirements need and the subject does not offer: the cell is `absent`. */
  readonly lacks: readonly Feature[];
}

/** Revision 2026-07-28 has no stateless hosting of its own (`http` is it) and no legacy SSE. */
const withoutStatelessEra: readonly Transport[] = ['http-stateless', 'sse'];

/** Whether an id is meant by one of the prefixes: whole segments only, so that `tools` does not mean `toolset`. */
export const isMeant = (id: string, prefixes: readonly string[] | undefined): boolean =>
  prefixes === undefined ||
  prefixes.some((prefix) => id === prefix || id.startsWith(prefix.endsWith(':') ? prefix : `${prefix}:`));

/** A feature named after a tier is needed on that tier only. */
const concerns = (feature: Feature, tier: Tier | '-'): boolean => {
  const [owner = ''] = feature.split(':');
  return !(tiers as readonly string[]).includes(owner) || owner === tier;
};

/** All cells of one test: every transport and revision that all its requirements admit and the subject offers. */
export const cellsOf = (
  test: Pick<CellSpec, 'ids' | 'title' | 'tier'>,
  requirements: readonly Requirement[],
  abilities: Abilities,
  filters: Filters,
): CellSpec[] => {
  if (!test.ids.some((id) => isMeant(id, filters.ids))) return [];
  if (filters.tiers && !filters.tiers.includes(test.tier)) return [];
  const needed = new Set(requirements.flatMap((one) => one.needs ?? []));
  const lacks = [...needed].filter(
    (feature) => concerns(feature, test.tier) && !abilities.offers.has(feature),
  );
  return abilities.revisions
    .filter((revision) => filters.revisions?.includes(revision) ?? true)
    .filter((revision) => requirements.every((one) => holdsIn(one, revision)))
    .flatMap((revision) =>
      (filters.transports ?? matrixTransports)
        .filter((transport) => eraOf(revision) === 'handshake' || !withoutStatelessEra.includes(transport))
        .filter((transport) => requirements.every((one) => admits(one, transport)))
        .map((transport) => ({ ...test, transport, revision, lacks })),
    );
};
