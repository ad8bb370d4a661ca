// What the gate finds out about a project, as the plain data that the generators take.

import { foldersOf, suiteFileFor, testsOf, tierOf } from '../coverage-gate/place.ts';
import { areasOf, type Project, suiteFilesOf } from '../coverage-gate/project.ts';
import { standingsOf } from '../coverage-gate/standing.ts';
import { isRevision } from '../requirements/revisions.ts';
import type { AreaText } from '../src/generate/entries-by-file.ts';
import { allKnown, GenerateError } from '../src/generate/generate-error.ts';
import type { Joined, JoinedStatement } from '../src/generate/generate-manifest.ts';
import type { MissingTest } from '../src/generate/generate-tests.ts';

/**
 * Sees that everything in a project could be read: what could not may be just what a generator would write again.
 *
 * @throws GenerateError `UNSOUND_PROJECT`
 */
export const sound = (project: Project): Project => {
  const [first] = Object.values(project.unread).flat();
  if (first === undefined) return project;
  throw new GenerateError(
    'UNSOUND_PROJECT',
    `${first.file}:${first.line}  cannot be read, so what is missing cannot be told.\n  Run pnpm coverage:manifest and correct what it finds.`,
  );
};

export const areaTextsOf = (project: Project): readonly AreaText[] =>
  areasOf(project).map((area) => {
    const path = `requirements/${area}.ts`;
    return {
      path,
      text: project.files.find((file) => file.path === path)?.text ?? '',
      ids: project.entries.filter(({ file }) => file === path).map(({ id }) => id),
    };
  });

/** The statements of every revision that the project knows. */
export const statementsOf = (project: Project): readonly JoinedStatement[] =>
  standingsOf(project).flatMap(({ revision, claimedBy, setAside, ...place }) =>
    isRevision(revision)
      ? [
          {
            ...place,
            revision,
            claimedBy: claimedBy.map(({ id }) => id),
            ...(setAside && { setAside: setAside.value }),
          },
        ]
      : [],
  );

export const joinedOf = (project: Project): Joined => ({
  requirements: project.entries,
  statements: statementsOf(project),
  tests: project.citations.map((citation) => ({ ...citation, tier: tierOf(citation.folder) })),
});

export const suiteTextsOf = (project: Project): ReadonlyMap<string, string> =>
  new Map(suiteFilesOf(project).map(({ path, text }) => [path, text]));

/**
 * The tests that requirements lack, each in the file where the gate looks for it.
 *
 * @param ids the requirements asked for; none: all that are not deferred
 * @throws GenerateError `UNKNOWN_NAME`, and `DEFERRED` for one asked for that is to have no test
 */
export const missingTests = (project: Project, ids: readonly string[]): readonly MissingTest[] => {
  const { entries } = project;
  allKnown(
    'requirement',
    ids,
    entries.map(({ id }) => id),
  );
  const asked = entries.filter(({ id, requirement }) =>
    ids.length > 0 ? ids.includes(id) : !requirement.deferred,
  );
  for (const { id, requirement, file, lineOf } of asked) {
    if (requirement.deferred === undefined) continue;
    throw new GenerateError(
      'DEFERRED',
      `${id} is deferred (${requirement.deferred.reason}), so it gets no test.\n  Delete the deferral in ${file}:${lineOf('deferred')} first.`,
    );
  }
  return asked.flatMap((entry) =>
    foldersOf(entry)
      .filter((folder) => testsOf(project, entry.id, folder).length === 0)
      .map((folder) => ({
        id: entry.id,
        behavior: entry.requirement.behavior,
        file: suiteFileOf(project, entry.id, folder, entry.file),
      })),
  );
};

/** A suite that does not exist yet is named after the area of its requirement. */
const suiteFileOf = (project: Project, id: string, folder: string, area: string): string => {
  const known = suiteFileFor(project, id, folder);
  if (project.files.some(({ path }) => path === known)) return known;
  return `suites/${folder}/${area.slice(area.lastIndexOf('/') + 1, -'.ts'.length)}.test.ts`;
};
