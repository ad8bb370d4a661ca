// The conformance table of a project: where its statements stand, joined with its tests and with runs of them.

import { conformanceOf } from '../src/report/conformance/conformance.ts';
import type { Claim, ClaimedStatement, Conformance } from '../src/report/conformance/model.ts';
import type { Cell, Run } from '../src/results/model.ts';
import type { Entry } from './entry.ts';
import { foldersOf, testsOf, tierOf } from './place.ts';
import type { Project } from './project.ts';
import { standingsOf } from './standing.ts';

/** @param runs whole runs of its suites; `judge` refuses others */
export const conformanceOfProject = (project: Project, runs: readonly Run[]): Conformance => {
  const claims = new Map(project.entries.map((entry) => [entry, claimOf(project, entry)]));
  const statements = standingsOf(project).map(
    ({ claimedBy, setAside, ...place }): ClaimedStatement => ({
      ...place,
      claims: claimedBy.map((entry) => claims.get(entry) as Claim),
      ...(setAside && { setAside: setAside.value }),
    }),
  );
  return conformanceOf(statements, runs);
};

const claimOf = (project: Project, entry: Entry): Claim => ({
  id: entry.id,
  requirement: entry.requirement,
  file: entry.file,
  line: entry.line,
  places: foldersOf(entry).map((folder) => ({
    tier: tierOf(folder) as Cell['tier'],
    cited: testsOf(project, entry.id, folder).length > 0,
  })),
});
