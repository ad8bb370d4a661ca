// From a place of the specification to the beginning of an id and the folder of its area.

import { type SpecFacts, schemaPage } from '../../requirements/spec/facts.ts';
import type { OpenStatement } from './open-statement.ts';

export interface Address {
  /** Below `requirements/`. */
  readonly folder: 'features' | 'transports' | 'auth';
  /** The first segment names the area; there are always two or more. */
  readonly segments: readonly string[];
}

/** What stands before the first heading of a page, or right under the one that gave the area its name. */
const general = 'general';

/** Pages below the one on authorization, and what an id calls them. */
const authorizationPages: Readonly<Record<string, string>> = {
  'authorization-server-discovery': 'discovery',
  'client-registration': 'registration',
  'security-considerations': 'security',
};

/** Headings of the page on transports, and the area that everything below them is about. */
const transportHeadings: Readonly<Record<string, string>> = {
  stdio: 'stdio',
  'streamable-http': 'http',
  'http-with-sse': 'sse',
  'custom-transports': 'transport',
};

/** Headings of the schema page beside those of methods, which are known by their slash. */
const schemaHeadings: Readonly<Record<string, string>> = {
  'json-rpc': 'json-rpc',
  'common-types': 'shared',
  errors: 'errors',
  content: 'content',
  'multi-round-trip': 'multi-round-trip',
  initialize: 'initialize',
  ping: 'ping',
};

type AreaAt = (anchor: string) => string | undefined;

const transportAt: AreaAt = (anchor) => transportHeadings[anchor];

const schemaAreaAt: AreaAt = (anchor) =>
  anchor.includes('/') ? segment(anchor.split('/')[0] ?? '') : schemaHeadings[anchor];

/** @param facts to know under which heading an anchor stands */
export const addressOf = (place: OpenStatement, facts: readonly SpecFacts[]): Address => {
  const { folder, segments } = areaOf(place, facts);
  const last = segment(place.anchor);
  return { folder, segments: [...segments, last === '' || last === segments.at(-1) ? general : last] };
};

const areaOf = (place: OpenStatement, facts: readonly SpecFacts[]): Address => {
  const parts = place.page.replace(/\/index$/, '').split('/');
  const [room, area, ...below] = parts;
  if (room === 'basic' && area === 'authorization') {
    return {
      folder: 'auth',
      segments: ['auth', ...below.map((page) => authorizationPages[page] ?? segment(page))],
    };
  }
  if (room === 'basic' && area === 'transports') {
    const named = below[0] ? transportAt(below[0]) : areaAbove(place, facts, transportAt);
    return { folder: 'transports', segments: [named ?? 'transport'] };
  }
  if (place.page === 'index') return { folder: 'features', segments: ['overview'] };
  if (place.page === schemaPage) {
    return { folder: 'features', segments: ['schema', areaAbove(place, facts, schemaAreaAt) ?? general] };
  }
  return { folder: 'features', segments: [segment(parts.at(-1) ?? '')] };
};

/** What the nearest telling anchor above a place says, the place included. */
const areaAbove = (
  { revision, page, anchor }: OpenStatement,
  facts: readonly SpecFacts[],
  areaAt: AreaAt,
): string | undefined => {
  const anchors = Object.keys(facts.find((one) => one.revision === revision)?.pages[page] ?? {});
  return anchors
    .slice(0, anchors.indexOf(anchor) + 1)
    .map(areaAt)
    .findLast((area) => area !== undefined);
};

const fillers = ['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'];

/** The first three telling words of a text: ids are typed, and files are named after them. */
const segment = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !fillers.includes(word))
    .slice(0, 3)
    .join('-');
