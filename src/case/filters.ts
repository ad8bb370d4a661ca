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

/** What a shell makes of a variable that is not set. */
const demandSomething = (option: string, value: string): void => {
  if (value.trim() === '') throw new FilterError(`${option} needs a value, saw an empty one.`);
};

const demand = (option: string, typed: readonly string[] | undefined, known: readonly string[]): void => {
  for (const value of typed ?? []) {
    demandSomething(option, value);
    if (!known.includes(value)) {
      throw new FilterError(`${option} ${value}: there is none of that name. Known: ${known.join(', ')}.`);
    }
  }
};

const mostNearby = 8;

/** Ids that begin like a mistyped one or stand in its area, else the areas. */
const nearby = (prefix: string, ids: readonly string[]): string => {
  const [area = ''] = prefix.split(':');
  const alike = ids.filter((id) => id.startsWith(prefix));
  const close = alike.length > 0 ? alike : ids.filter((id) => isMeant(id, [area]));
  if (close.length === 0)
    return `Areas: ${[...new Set(ids.map((id) => id.split(':')[0]))].sort().join(', ')}.`;
  const more = close.length > mostNearby ? ` and ${close.length - mostNearby} more` : '';
  return `Close to it: ${close.slice(0, mostNearby).join(', ')}${more}.`;
};

const demandIds = (typed: readonly string[] | undefined, ids: readonly string[]): void => {
  for (const prefix of typed ?? []) {
    demandSomething('-t', prefix);
    if (ids.some((id) => isMeant(id, [prefix]))) continue;
    throw new FilterError(
      `-t ${prefix}: no requirement has this id, and none is below it. ${nearby(prefix, ids)}`,
    );
  }
};

/** A value that is given twice asks for the same cells, not for each of them twice. */
const once = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** The filters of a run. Throws a FilterError (code `filter`) that lists what is known where a value is not. */
export const checkedFilters = (typed: TypedFilters, ids: readonly string[]): Filters => {
  demandIds(typed.ids, ids);
  demand('--tier', typed.tiers, [...tiers, '-']);
  demand('--transport', typed.transports, [...matrixTransports, ...onDemandTransports]);
  demand('--revision', typed.revisions, revisions);
  return {
    ...(typed.ids && { ids: once(typed.ids) }),
    ...(typed.tiers && { tiers: once(typed.tiers) }),
    ...(typed.transports && { transports: once(typed.transports) as readonly Transport[] }),
    ...(typed.revisions && { revisions: once(typed.revisions) }),
  };
};
