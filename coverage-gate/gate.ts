// The verdict on a project: what every rule finds, and what its requirements come to.

import type { Run } from '../src/results/model.ts';
import type { Entry } from './entry.ts';
import { type Ledger, ledgersOf } from './ledger.ts';
import { foldersOf, testsOf } from './place.ts';
import type { Project } from './project.ts';
import { asserted, findInRuns, inForce } from './proof-in-run.ts';
import type { Finding } from './rule.ts';
import { rules } from './rules/index.ts';
import { standingsOf } from './standing.ts';

export interface Verdict {
  readonly requirements: {
    readonly total: number;
    /** Not deferred. */
    readonly active: number;
    readonly deferred: number;
    /** With at least one recorded divergence. */
    readonly divergent: number;
    /** Active ones that have, on every tier, a test; with a run: a cell that ran and asserted. */
    readonly proven: number;
    /** Pairs of requirement and tier with such a test or cell. */
    readonly tiers: number;
    /** Active ones that hold in no revision that ran; none without a run. */
    readonly notInForce: number;
  };
  /** By revision, without the schema page and pages that restate. */
  readonly statements: Ledger;
  /** The same of the schema page. */
  readonly schema: Ledger;
  readonly findings: readonly Finding[];
}

/**
 * Judges a project.
 *
 * @param runs whole runs of its suites; with any, what counts is what ran
 * @param strict the revisions whose statements all have to be claimed or set aside
 * @throws GateError `PARTIAL_RUN` for a run that was made with filters
 */
export const judge = (
  project: Project,
  runs: readonly Run[] = [],
  strict: readonly string[] = [],
): Verdict => {
  const active = project.entries.filter(({ requirement }) => !requirement.deferred);
  const proves = (entry: Entry, folder: string): boolean =>
    runs.length > 0 ? asserted(runs, entry.id, folder) : testsOf(project, entry.id, folder).length > 0;
  const provenOn = active.map((entry) => foldersOf(entry).filter((folder) => proves(entry, folder)).length);
  return {
    requirements: {
      total: project.entries.length,
      active: active.length,
      deferred: project.entries.length - active.length,
      divergent: project.entries.filter(({ requirement }) => requirement.divergence?.length).length,
      proven: active.filter((entry, at) => provenOn[at] === foldersOf(entry).length).length,
      tiers: provenOn.reduce((sum, count) => sum + count, 0),
      notInForce: runs.length > 0 ? active.filter((entry) => !inForce(runs, entry)).length : 0,
    },
    ...ledgersOf(standingsOf(project), strict),
    findings: [...findBySource(project, strict), ...findInRuns(project, runs)],
  };
};

const findBySource = (project: Project, strict: readonly string[]): Finding[] =>
  rules.flatMap(({ name, find }) => [...find(project, strict)].map((found) => ({ rule: name, ...found })));
