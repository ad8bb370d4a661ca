// The addresses of the specification that requirements cite, each with the facts in which it has to be right.

import { covers, holdsIn, isSpecSource, type SpecSource } from '../requirements/model.ts';
import type { Revision } from '../requirements/revisions.ts';
import { type Place, placeOf } from '../requirements/spec/place.ts';
import type { Entry } from './entry.ts';
import type { Project } from './project.ts';
import type { FactsFile } from './spec-facts.ts';

export interface Address {
  readonly entry: Entry;
  readonly source: SpecSource;
  readonly place: Place;
  /** Of the source. */
  readonly line: number;
  /** Of the revisions of its `in`, else of the requirement's window. */
  readonly facts: readonly FactsFile[];
}

/** Every address of every requirement, in their order. */
export const addressesOf = ({ entries, facts }: Pick<Project, 'entries' | 'facts'>): readonly Address[] =>
  entries.flatMap((entry) =>
    entry.requirement.source.flatMap((source, at) => {
      if (!isSpecSource(source)) return [];
      const isFor = ({ revision }: FactsFile): boolean =>
        holdsIn(entry.requirement, revision as Revision) && covers(source, revision);
      const place = placeOf(source.at);
      return [{ entry, source, place, line: entry.lineOf('source', at), facts: facts.filter(isFor) }];
    }),
  );
