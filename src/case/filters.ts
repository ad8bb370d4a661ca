// Checks what a run is asked for against what there is: a filter that can match nothing is an error, not a green run.

import { matrixTransports, onDemandTransports, type Transport, tiers } from '../../requirements/model.ts';
import { revisions } from '../../requirements/revisions.ts';
import { type Filters, isMeant } from './matrix.ts';

export class FilterError extends Error {
  readonly code = 'filter';
}

/** Filters as typed on a command line, each absent or a list of words. */
export interface TypedFilters {
  readonly ids?: readonly string[] | undefined;
  readonly tiers?: readonly string[] | undefined;
  readonly transports?: readonly string[] | undefined;
  readonly revisions?: readonly string[] | undefined;
}

const demand = (option: string, typed: readonly string[] | undefined, known: readonly string[]): void => {
  for (const value of typed ?? []) {
    if (!known.includes(value)) {
      throw new FilterError(`${option} ${value}: there is none of that name. Known: ${known.join(', ')}.`);
    }
  }
};

const demandIds = (typed: readonly string[] | undefined, ids: readonly string[]): void => {
  for (const prefix of typed ?? []) {
    if (ids.some((id) => isMeant(id, [prefix]))) continue;
    const areas = [...new Set(ids.map((id) => id.split(':')[0]))].sort();
    throw new FilterError(
      `-t ${prefix}: no requirement has this id, and none begins with it. Areas: ${areas.join(', ')}.`,
    );
  }
};

/** The filters of a run. Throws a FilterError (code `filter`) that lists what is known where a value is not. */
export const checkedFilters = (typed: TypedFilters, ids: readonly string[]): Filters => {
  demandIds(typed.ids, ids);
  demand('--tier', typed.tiers, [...tiers, '-']);
  demand('--transport', typed.transports, [...matrixTransports, ...onDemandTransports]);
  demand('--revision', typed.revisions, revisions);
  return {
    ...(typed.ids && { ids: typed.ids }),
    ...(typed.tiers && { tiers: typed.tiers }),
    ...(typed.transports && { transports: typed.transports as readonly Transport[] }),
    ...(typed.revisions && { revisions: typed.revisions }),
  };
};
