// Masks for values that differ from run to run although nothing changed. Equal values get equal masks, in the order
// in which they are first met.

import type { Side } from '../../transports/recorder.ts';

/** Numbers values by first sight. */
export const createOrdinals = () => {
  const seen = new Map<string, number>();
  return {
    of(value: string): number {
      const ordinal = seen.get(value) ?? seen.size + 1;
      seen.set(value, ordinal);
      return ordinal;
    },
    has: (value: string): boolean => seen.has(value),
    all: (): string[] => [...seen.keys()],
  };
};

export interface IdMasks {
  /** The mask of an id (or of a token that repeats one) that `owner` chose: it keeps its JSON type. */
  of(owner: Side, id: unknown): unknown;
  /** Whether `owner` has been seen to choose this id. */
  knows(owner: Side, id: unknown): boolean;
}

/** Request ids and all that repeats them, one count for each end. What is neither text nor number stays as it is. */
export const createIdMasks = (): IdMasks => {
  const chosen = { client: createOrdinals(), server: createOrdinals() };
  return {
    of(owner, id) {
      if (typeof id !== 'number' && typeof id !== 'string') return id;
      const ordinal = chosen[owner].of(JSON.stringify(id));
      return typeof id === 'number' ? ordinal : String(ordinal);
    },
    knows: (owner, id) => chosen[owner].has(JSON.stringify(id)),
  };
};
