// Two values in a few words, cut so that what differs can be seen.

const longest = 60;
const before = 15;

const commonStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

const cut = (text: string, start: number): string => {
  const rest = start > 0 ? `…${text.slice(start)}` : text;
  return rest.length > longest ? `${rest.slice(0, longest - 1)}…` : rest;
};

/** `old → new`, each as JSON; one of them alone where the other is undefined. */
export const excerpts = (old: unknown, young: unknown): string => {
  const texts = [old, young].filter((value) => value !== undefined).map((value) => JSON.stringify(value));
  const [one = '', other] = texts;
  if (other === undefined) return cut(one, 0);
  const isLong = Math.max(one.length, other.length) > longest;
  const start = isLong ? Math.max(0, commonStart(one, other) - before) : 0;
  return `${cut(one, start)} → ${cut(other, start)}`;
};
