// The joins with runs: a requirement is covered when a cell ran and asserted, and a divergence speaks of a cell.

import semver from 'semver';
import { holdsIn } from '../requirements/model.ts';
import type { Revision } from '../requirements/revisions.ts';
import { appliesTo } from '../src/case/divergences.ts';
import type { CellSpec } from '../src/case/matrix.ts';
import { isVerdict } from '../src/results/is-verdict.ts';
import type { Cell, Run } from '../src/results/model.ts';
import { shardRefusal } from '../src/results/shard.ts';
import type { Entry } from './entry.ts';
import { GateError } from './gate-error.ts';
import { foldersOf, tierOf } from './place.ts';
import type { Project } from './project.ts';
import type { Finding } from './rule.ts';

/** Whether a cell of a requirement ran and asserted on the tier of a folder, in any of the runs. */
export const asserted = (runs: readonly Run[], id: string, folder: string): boolean =>
  runs.some(({ cells }) =>
    cells.some((cell) => cell.tier === tierOf(folder) && cell.ids.includes(id) && isVerdict(cell)),
  );

/** Whether a requirement holds in any revision that ran. */
export const inForce = (runs: readonly Run[], { requirement }: Entry): boolean =>
  runs.some(({ header }) => header.revisions.some((revision) => holdsIn(requirement, revision as Revision)));

/**
 * What whole runs show that source cannot.
 *
 * @throws GateError `PARTIAL_RUN` for a run that was made with filters or is a shard: what is missing there says nothing
 */
export const findInRuns = (project: Project, runs: readonly Run[]): Finding[] => {
  for (const { header } of runs) refusePartial(header);
  if (runs.length === 0) return [];
  return project.entries
    .filter(({ requirement }) => !requirement.deferred)
    .flatMap((entry) => [...findUncovered(entry, runs), ...findUnmatched(entry, runs)]);
};

const refusePartial = (header: Run['header']): void => {
  const refusal = shardRefusal(header);
  if (refusal !== undefined) throw new GateError('PARTIAL_RUN', refusal);
  const { subject, filters } = header;
  const [filter] = Object.entries(filters);
  if (filter === undefined) return;
  throw new GateError(
    'PARTIAL_RUN',
    `the run of ${subject.name} was made with the filter ${filter[0]} (${filter[1].join(', ')}).\n  Give a run without filters: what is missing in this one says nothing.`,
  );
};

function* findUncovered(entry: Entry, runs: readonly Run[]): Iterable<Finding> {
  const { id, file, line } = entry;
  if (!inForce(runs, entry)) return;
  for (const folder of foldersOf(entry).filter((one) => !asserted(runs, id, one))) {
    const cells = runs.flatMap((run) => run.cells.filter((cell) => cell.ids.includes(id)));
    const there = cells.filter(({ tier }) => tier === tierOf(folder)).map(cameTo);
    const saw =
      there.length > 0 ? `its cells were all ${[...new Set(there)].join(' or ')}` : 'it had no cell';
    const message = `${id} is not covered in suites/${folder}/: ${saw}.\nAdd the run of a subject that has it, or see why its test does not run.`;
    yield { rule: 'every-requirement-is-covered', file, line, message };
  }
}

/** What a cell that proves nothing came to: absent, an error, or hollow, which is an error with a reason of its own. */
const cameTo = ({ outcome, failure }: Cell): string =>
  failure?.kind === 'hollow' ? `hollow (${failure.saw})` : outcome;

function* findUnmatched({ id, requirement, file, lineOf }: Entry, runs: readonly Run[]): Iterable<Finding> {
  for (const [at, record] of (requirement.divergence ?? []).entries()) {
    for (const { header, cells } of runs) {
      const { line, version, name } = header.subject;
      const versions = record.versions ?? '*';
      if (record.sdk !== line || !semver.satisfies(version, versions, { includePrerelease: true })) continue;
      const matched = cells.some(
        (cell) => cell.ids.includes(id) && appliesTo(record, specOf(cell), header.subject),
      );
      if (matched) continue;
      const message = `${id}: the divergence "${record.pin}" matches no cell in the run of ${name}.\nCorrect its tier, transports or revisions, or delete it.`;
      yield { rule: 'divergence-matches-a-cell', file, line: lineOf('divergence', at), message };
    }
  }
}

const specOf = ({ ids, title, tier, transport, revision }: Cell): CellSpec =>
  ({ ids, title, tier, transport, revision, lacks: [] }) as unknown as CellSpec;
