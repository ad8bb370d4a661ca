// Sentences about several revisions: what is said of each, told together where it is the same.

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/**
 * @param tell what is to be said of one of them; undefined: nothing
 * @returns each sentence with the revisions it is about, in their order
 */
export const byRevision = <Facts extends { readonly revision: string }>(
  facts: readonly Facts[],
  tell: (one: Facts) => string | undefined,
): readonly { readonly text: string; readonly revisions: readonly string[] }[] => {
  const said = new Map<string, string[]>();
  for (const one of facts) {
    const text = tell(one);
    if (text !== undefined) said.set(text, [...(said.get(text) ?? []), one.revision]);
  }
  return [...said].map(([text, revisions]) => ({ text, revisions }));
};
