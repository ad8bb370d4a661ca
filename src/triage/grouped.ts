// Lists gathered by a key.

/** The members by what they have in common, in the order of the first of each. */
export const grouped = <One>(all: readonly One[], keyOf: (one: One) => string): [One, ...One[]][] => {
  const groups = new Map<string, [One, ...One[]]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
};
