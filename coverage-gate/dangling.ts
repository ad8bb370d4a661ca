// Ids that tests or requirements name and nothing defines, each with the requirement that it probably means: a renamed
// one is one mistake, not one for every place that still has the old name.

import { closest } from 'fastest-levenshtein';
import type { Entry } from './entry.ts';
import { foldersOf, suiteFileFor, testsOf } from './place.ts';
import type { Project } from './project.ts';

export interface Dangling {
  readonly id: string;
  /** Where it is named: in tests, then in `supersedes`. */
  readonly places: readonly { readonly file: string; readonly line: number }[];
  /** The requirement without tests that these tests would prove. */
  readonly meant: Entry | undefined;
}

/** The folders in which a requirement ought to have a test and has none. */
export const untestedIn = (project: Project, entry: Entry): readonly string[] =>
  entry.requirement.deferred
    ? []
    : foldersOf(entry).filter((folder) => testsOf(project, entry.id, folder).length === 0);

export const danglingOf = (project: Project): readonly Dangling[] => {
  const known = new Set(project.entries.map(({ id }) => id));
  const named = [
    ...project.citations.flatMap(({ ids, file, line }) => ids.map((id) => ({ id, file, line }))),
    ...project.entries.flatMap(({ requirement: { supersedes }, file, lineOf }) =>
      supersedes === undefined ? [] : [{ id: supersedes, file, line: lineOf('supersedes') }],
    ),
  ].filter(({ id }) => !known.has(id));
  return [...new Set(named.map(({ id }) => id))].map((id) => {
    const places = named.filter((one) => one.id === id).map(({ file, line }) => ({ file, line }));
    return { id, places, meant: meantBy(project, id) };
  });
};

const meantBy = (project: Project, id: string): Entry | undefined => {
  const proves = (entry: Entry, folder: string): boolean =>
    testsOf(project, id, folder).some(({ file }) => file === suiteFileFor(project, entry.id, folder));
  const candidates = project.entries.filter((entry) => {
    const untested = untestedIn(project, entry);
    return untested.length > 0 && untested.every((folder) => proves(entry, folder));
  });
  if (candidates.length === 0) return undefined;
  const nearest = closest(
    id,
    candidates.map((entry) => entry.id),
  );
  return candidates.find((entry) => entry.id === nearest);
};
