// Where each statement of the specification stands with the project: who claims it, or why it is set aside.

import { holdsIn, type SpecSource } from '../requirements/model.ts';
import type { Revision } from '../requirements/revisions.ts';
import { restatingPages, type Statement } from '../requirements/spec/facts.ts';
import { placeOf } from '../requirements/spec/place.ts';
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
            const key = keyOf(page, anchor, statement.tag);
            const setAside = aside.get(key);
            const claimedBy = [...(claims.get(`${revision} ${key}`) ?? [])];
            return { revision, page, anchor, statement, claimedBy, ...(setAside && { setAside }) };
          }),
        ),
      ),
  );
};

/** The addresses of an entry that are for a revision, with their place in `source`. */
export const sourcesIn = (entry: Entry, revision: string): { source: SpecSource; at: number }[] =>
  holdsIn(entry.requirement, revision as Revision)
    ? entry.requirement.source.flatMap((source, at) =>
        typeof source === 'object' && (source.in?.includes(revision as Revision) ?? true)
          ? [{ source, at }]
          : [],
      )
    : [];

const keyOf = (page: string, anchor: string, tag: string): string => `${page}#${anchor} ${tag}`;

const claimsOf = ({ facts, entries }: Project): ReadonlyMap<string, ReadonlySet<Entry>> => {
  const claims = new Map<string, Set<Entry>>();
  for (const { revision } of facts) {
    for (const entry of entries) {
      for (const { source } of sourcesIn(entry, revision)) {
        const { page, anchor } = placeOf(source.at);
        for (const tag of source.tags ?? []) {
          const key = `${revision} ${keyOf(page, anchor, tag)}`;
          claims.set(key, (claims.get(key) ?? new Set()).add(entry));
        }
      }
    }
  }
  return claims;
};

const asideOf = ({ setAside }: Project): ReadonlyMap<string, PlacedSetAside> => {
  const aside = new Map<string, PlacedSetAside>();
  for (const placed of setAside) {
    const { page, anchor } = placeOf(placed.value.at);
    for (const tag of placed.value.tags) {
      const key = keyOf(page, anchor, tag);
      if (!aside.has(key)) aside.set(key, placed);
    }
  }
  return aside;
};
