// Aligns two lists item by item, so that one item more or less does not make all later ones differ.

/** An item of either list, or the two that belong together. */
export type Aligned<T> = { readonly before?: T; readonly after?: T };

/** For each pair of positions, how many items the rests from there on have in common, in order. */
const commonRests = (before: readonly string[], after: readonly string[]): number[][] => {
  const rests = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (b: number, a: number): number => rests[b]?.[a] ?? 0;
  for (let b = before.length - 1; b >= 0; b -= 1) {
    for (let a = after.length - 1; a >= 0; a -= 1) {
      const row = rests[b] as number[];
      row[a] = before[b] === after[a] ? at(b + 1, a + 1) + 1 : Math.max(at(b + 1, a), at(b, a + 1));
    }
  }
  return rests;
};

/** The longest alignment of items with equal keys; what has no counterpart stands alone, in its place. */
export const align = <T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): Aligned<T>[] => {
  const beforeKeys = before.map(keyOf);
  const afterKeys = after.map(keyOf);
  const rests = commonRests(beforeKeys, afterKeys);
  const aligned: Aligned<T>[] = [];
  let b = 0;
  let a = 0;
  while (b < before.length || a < after.length) {
    const both = b < before.length && a < after.length;
    if (both && beforeKeys[b] === afterKeys[a]) {
      aligned.push({ before: before[b++] as T, after: after[a++] as T });
    } else if (!both ? b < before.length : (rests[b + 1]?.[a] ?? 0) >= (rests[b]?.[a + 1] ?? 0)) {
      aligned.push({ before: before[b++] as T });
    } else {
      aligned.push({ after: after[a++] as T });
    }
  }
  return aligned;
};
