// The error codes of a revision and where they stand: as a constant of the schema, or in the words of a page. Older
// schemas name hardly any, so that with the shapes alone a code may seem new that the pages have always had.

import { definitionsOf } from './definitions.ts';

/** Where a revision names an error code. */
export interface CodePlace {
  /** The type of the schema that fixes it, or the constant beside the schema. */
  readonly name?: string;
  readonly pages: readonly string[];
}

/** By code, as text: `-32602`. */
export type Codes = Readonly<Record<string, CodePlace>>;

export interface CodeChange {
  readonly code: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** In words: where it stands now, where it stood before. */
  readonly change: string;
}

/** JSON-RPC itself defines these, so they are in force in every revision, named or not. */
const ofJsonRpc: ReadonlySet<string> = new Set(['-32700', '-32600', '-32601', '-32602', '-32603']);

const constants = (value: unknown, isCode: boolean): number[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    isCode && key === 'const' && typeof part === 'number' ? [part] : constants(part, key === 'code'),
  );
};

/** The codes that the types of a schema fix. */
const codesOfShapes = (shapes: unknown): [string, string][] =>
  Object.entries(definitionsOf(shapes)).flatMap(([type, schema]) =>
    constants(schema, false).map((code): [string, string] => [String(code), type]),
  );

const range =
  /`?-32\d{3}`?\s*(?:to|through|–|—|…|\.\.)\s*`?-32\d{3}`?|between `?-32\d{3}`? and `?-32\d{3}`?/g;

/** The codes that a page names; the ends of a range are none. */
export const codesInText = (text: string): string[] => [
  ...new Set([...text.replace(range, '').matchAll(/(?<!\d)-32\d{3}(?!\d)/g)].map(([code]) => code)),
];

/**
 * The codes of a revision.
 *
 * @param pages page → its text, where a checkout was read; pages that only restate left out
 */
export const codesOf = (shapes: unknown, pages: ReadonlyMap<string, string> = new Map()): Codes => {
  const codes: Record<string, { name?: string; pages: string[] }> = {};
  const placeOf = (code: string) => (codes[code] ??= { pages: [] });
  for (const [code, name] of codesOfShapes(shapes)) placeOf(code).name ??= name;
  for (const [page, text] of pages) for (const code of codesInText(text)) placeOf(code).pages.push(page);
  return codes;
};

const told = (place: CodePlace): string =>
  [...(place.name ? [`${place.name} in the schema`] : []), ...place.pages].join(', ');

/** Codes that appeared, went, or lost or gained their name in the schema. */
export const compareCodes = (from: Codes, to: Codes): CodeChange[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((code) => !ofJsonRpc.has(code))
    .sort()
    .flatMap((code): CodeChange[] => {
      const [old, young] = [from[code], to[code]];
      if (old === undefined && young !== undefined) return [{ code, kind: 'added', change: told(young) }];
      if (young === undefined && old !== undefined)
        return [{ code, kind: 'removed', change: `was ${told(old)}` }];
      if (old === undefined || young === undefined || old.name === young.name) return [];
      return [{ code, kind: 'changed', change: `${told(young)}; was ${told(old)}` }];
    });
