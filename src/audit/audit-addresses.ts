// Where the addresses of one revision stand in another.

import { atOf, placeOf } from '../../requirements/spec/place.ts';
import type { Alignment } from './alignment.ts';
import type { Side } from './audit-side.ts';

export interface Standing {
  /** Whether the address is one of the newer revision too. */
  readonly lands: boolean;
  /** Where its section went, when it does not land. */
  readonly now?: string;
  /** Whether nothing else comes into question for `now`. */
  readonly sure?: boolean;
  /** How many of the statements below it are not the same any more. */
  readonly changed: number;
  /** Whether it had statements and every one of them is removed. */
  readonly emptied: boolean;
}

/** Whether a revision has an address. */
export const landsIn = ({ pages }: Side, at: string): boolean => {
  const { page, anchor } = placeOf(at);
  return anchor === '' ? pages.has(page) : (pages.get(page)?.has(anchor) ?? false);
};

type Votes = Map<string, Map<string, number>>;

const vote = (votes: Votes, from: string, to: string): void => {
  const counts = votes.get(from) ?? new Map<string, number>();
  votes.set(from, counts.set(to, (counts.get(to) ?? 0) + 1));
};

const ranked = (votes: Votes, from: string): string[] =>
  [...(votes.get(from) ?? [])].sort(([, a], [, b]) => b - a).map(([to]) => to);

/** Same anchor elsewhere: on the pages that took most of the old one first, or on the only page that has it. */
const sameAnchor = (to: Side, heirs: readonly string[], anchor: string): string[] => {
  const holders = [...to.pages].flatMap(([page, anchors]) => (anchors.has(anchor) ? [page] : []));
  const near = heirs.filter((page) => holders.includes(page));
  return (near.length > 0 ? near : holders.length === 1 ? holders : []).map((page) => atOf({ page, anchor }));
};

const samePage = (to: Side, heirs: readonly string[], page: string): string[] => {
  const last = page.slice(page.lastIndexOf('/') + 1);
  const alike = [...to.pages.keys()].filter((other) => other.endsWith(`/${last}`));
  const index = `${page}/index`;
  if (to.pages.has(index)) return [index];
  return heirs.length > 0 ? [...heirs] : alike.length === 1 ? alike : [];
};

/** From an address of the older revision to where it stands in the newer one. */
export const addressBook = (to: Side, { pairs, removed }: Alignment): ((at: string) => Standing) => {
  const [sections, pages]: [Votes, Votes] = [new Map(), new Map()];
  const changed = new Map<string, number>();
  const change = (at: string) => changed.set(at, (changed.get(at) ?? 0) + 1);
  for (const { kind, from, to: now } of pairs) {
    vote(sections, atOf(from), atOf(now));
    vote(pages, from.page, now.page);
    if (kind !== 'same') change(atOf(from));
  }
  for (const one of removed) change(atOf(one));
  return (at) => {
    const count = changed.get(at) ?? 0;
    const touched = { changed: count, emptied: count > 0 && !sections.has(at) };
    if (landsIn(to, at)) return { lands: true, ...touched };
    const { page, anchor } = placeOf(at);
    const heirs = ranked(pages, page);
    const byStatements = ranked(sections, at);
    const byName = anchor === '' ? samePage(to, heirs, page) : sameAnchor(to, heirs, anchor);
    const [now] = byStatements.length > 0 ? byStatements : byName;
    if (now === undefined) return { lands: false, ...touched };
    const sure = byStatements.length > 0 ? byStatements.length === 1 : byName.length === 1;
    return { lands: false, now, sure, ...touched };
  };
};
