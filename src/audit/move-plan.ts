// How the sources of a requirement read once its links have moved: data before any file is touched.

import { covers, isSpecSource, type Requirement, type SpecSource } from '../../requirements/model.ts';
import { type Revision, revisions } from '../../requirements/revisions.ts';
import type { Impact } from './impact.ts';
import { inForce } from './impact-claims.ts';
import type { Touch } from './impact-touch.ts';

/** What becomes of one source, by its place in the list: other revisions or tags of its own, and others after it. */
export interface SourceMove {
  readonly index: number;
  readonly in?: readonly Revision[];
  readonly tags?: readonly string[];
  readonly after: readonly SpecSource[];
}

const isMechanical = ({ verdict, mechanical }: Touch): boolean =>
  verdict === 'untouched' || verdict === 'settled' || (verdict === 're-link' && mechanical === true);

/** One source an address, with the tags that stand there. */
const byAddress = (touches: readonly Touch[], where: readonly Revision[]): SpecSource[] => {
  const addresses = [...new Set(touches.map(({ at, now }) => now?.at ?? at))];
  return addresses.map((at) => {
    const tags = touches.filter(({ now }) => now?.at === at).flatMap(({ now }) => now?.tag ?? []);
    return { at, ...(tags.length > 0 ? { tags } : {}), in: where };
  });
};

const window = (requirement: Requirement): readonly Revision[] =>
  revisions.filter((revision) => inForce(requirement, revision));

/** A source that was meant for the newer revision too: it keeps the older ones. */
const split = (source: SpecSource, touches: readonly Touch[], all: readonly Revision[], to: Revision) => {
  const own = source.in ?? all;
  const stays = touches.filter(({ verdict }) => verdict !== 'settled');
  return {
    in: own.filter((revision) => revision < to),
    after: byAddress(
      stays,
      own.filter((revision) => revision >= to),
    ),
  };
};

/** A source that names other revisions only: the newer one is added to it where it stands, else beside it. */
const extend = (source: SpecSource, moved: readonly Touch[], to: Revision): Omit<SourceMove, 'index'> => {
  const tags = moved.flatMap(({ now }) => now?.tag ?? []);
  const stands = moved.every(({ now }) => now?.at === source.at) && `${tags}` === `${source.tags ?? []}`;
  return stands ? { in: [...(source.in ?? []), to], after: [] } : { after: byAddress(moved, [to]) };
};

/** Puts tags into the source that names the address for that revision alone, where the requirement has one. */
const intoExisting = (requirement: Requirement, move: SourceMove): SourceMove[] => {
  const merged: SourceMove[] = [];
  const after = move.after.filter(({ at, tags = [], in: where }) => {
    const index = requirement.source.findIndex(
      (other) => isSpecSource(other) && other.at === at && `${other.in}` === `${where}`,
    );
    if (index < 0) return true;
    const other = requirement.source[index] as SpecSource;
    merged.push({ index, tags: [...new Set([...(other.tags ?? []), ...tags])], after: [] });
    return false;
  });
  return move.in === undefined && after.length === 0 ? merged : [{ ...move, after }, ...merged];
};

/** The moves of a requirement that leave nothing to decide; none for a source of which anything else is open. */
export const movesOf = (requirement: Requirement, impact: Impact, from: string, to: Revision): SourceMove[] =>
  requirement.source.flatMap((source, index): SourceMove[] => {
    if (!isSpecSource(source) || !covers(source, from)) return [];
    const touches = impact.touches.filter(({ at }) => at === source.at);
    const moved = touches.filter(({ verdict }) => verdict === 're-link');
    if (moved.length === 0 || !touches.every(isMechanical)) return [];
    const move = covers(source, to)
      ? split(source, touches, window(requirement), to)
      : extend(source, moved, to);
    return intoExisting(requirement, { index, ...move });
  });
