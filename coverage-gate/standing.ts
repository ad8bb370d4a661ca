// Where each statement of the specification stands with the project: who claims it, or why it is set aside.

import { restatingPages, type Statement } from '../requirements/spec/facts.ts';
import { atOf, type Place, placeOf } from '../requirements/spec/place.ts';
import { addressesOf } from './address.ts';
import type { Entry } from './entry.ts';
import type { Project } from './project.ts';
import type { PlacedSetAside } from './set-aside-entry.ts';

export interface Standing {
  readonly revision: string;
  readonly page: string;
  /** `''` is what stands before the first heading. */
  readonly anchor: string;
  readonly statement: Statement;
  /** The requirements in force there that name it, deferred ones too, in their order. */
  readonly claimedBy: readonly Entry[];
  /** The first entry that sets it aside. */
  readonly setAside?: PlacedSetAside;
}

/** One standing for each statement of each revision with facts, in the order of the pages; restating pages have none. */
export const standingsOf = (project: Project): readonly Standing[] => {
  const claims = claimsOf(project);
  const aside = asideOf(project);
  return project.facts.flatMap(({ revision, pages }) =>
    Object.entries(pages)
      .filter(([page]) => !restatingPages.includes(page))
      .flatMap(([page, anchors]) =>
        Object.entries(anchors).flatMap(([anchor, statements]) =>
          statements.map((statement): Standing => {
            const key = keyOf({ page, anchor }, statement.tag);
            const setAside = aside.get(key);
            const claimedBy = [...(claims.get(`${revision} ${key}`) ?? [])];
            return { revision, page, anchor, statement, claimedBy, ...(setAside && { setAside }) };
          }),
        ),
      ),
  );
};

const keyOf = (place: Place, tag: string): string => `${atOf(place)} ${tag}`;

const claimsOf = (project: Project): ReadonlyMap<string, ReadonlySet<Entry>> => {
  const claims = new Map<string, Set<Entry>>();
  for (const { entry, source, place, facts } of addressesOf(project)) {
    for (const { revision } of facts) {
      for (const tag of source.tags ?? []) {
        const key = `${revision} ${keyOf(place, tag)}`;
        claims.set(key, (claims.get(key) ?? new Set()).add(entry));
      }
    }
  }
  return claims;
};

const asideOf = ({ setAside }: Project): ReadonlyMap<string, PlacedSetAside> => {
  const aside = new Map<string, PlacedSetAside>();
  for (const placed of setAside) {
    for (const tag of placed.value.tags) {
      const key = keyOf(placeOf(placed.value.at), tag);
      if (!aside.has(key)) aside.set(key, placed);
    }
  }
  return aside;
};
