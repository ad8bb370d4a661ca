// Lists taken in turn.

/** The members by what they have in common, the lists in the order of their keys. */
export const grouped = <T>(all: readonly T[], keyOf: (one: T) => string): T[][] => {
  const byKey = new Map<string, T[]>();
  for (const one of all) {
    const list = byKey.get(keyOf(one));
    if (list) list.push(one);
    else byKey.set(keyOf(one), [one]);
  }
  return [...byKey.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, list]) => list);
};

/** One of each list in turn until all are empty. */
export const dealt = <T>(lists: readonly (readonly T[])[]): T[] => {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }).flatMap((_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  );
};
