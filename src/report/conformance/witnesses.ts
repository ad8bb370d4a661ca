// What speaks about the requirements of one revision: the runs made at it or, where there is none, the divergences on
// record for each SDK line.

import type { Divergence, Requirement } from '../../../requirements/model.ts';
import type { Revision } from '../../../requirements/revisions.ts';
import type { Cell, Run } from '../../results/model.ts';
import type { SubjectReport } from './model.ts';
import { recordReport, subjectReport } from './subject-report.ts';

export interface Witness {
  readonly name: string;
  /** Its cells of a requirement at the revision; none where nothing ran. */
  cellsOf(id: string): readonly Cell[];
  reportOf(id: string, requirement: Requirement): SubjectReport;
}

export interface Witnesses {
  readonly basis: 'runs' | 'citations';
  readonly list: readonly Witness[];
}

/** Runs of other revisions say nothing about this one. */
export const witnessesAt = (revision: string, runs: readonly Run[]): Witnesses => {
  const made = runs.filter(({ header }) => header.revisions.includes(revision));
  return made.length > 0
    ? { basis: 'runs', list: made.map((run) => runWitness(run, revision)) }
    : { basis: 'citations', list: (['v1', 'v2'] as const).map((line) => recordWitness(line, revision)) };
};

const runWitness = ({ header, cells }: Run, revision: string): Witness => {
  const { name, version, line } = header.subject;
  const byId = new Map<string, Cell[]>();
  for (const cell of cells.filter((one) => one.revision === revision)) {
    for (const id of cell.ids) byId.set(id, [...(byId.get(id) ?? []), cell]);
  }
  const cellsOf = (id: string) => byId.get(id) ?? [];
  return {
    name: name.endsWith(version) ? name : `${name} ${version}`,
    cellsOf,
    reportOf: (id, requirement) => subjectReport(cellsOf(id), recordsOf(requirement, line)),
  };
};

const recordWitness = (line: Divergence['sdk'], revision: string): Witness => ({
  name: line,
  cellsOf: () => [],
  reportOf: (_, requirement) =>
    recordReport(
      recordsOf(requirement, line).filter(
        ({ revisions }) => revisions?.includes(revision as Revision) ?? true,
      ),
    ),
});

const recordsOf = (requirement: Requirement, line: Divergence['sdk']): readonly Divergence[] =>
  requirement.divergence?.filter(({ sdk }) => sdk === line) ?? [];
