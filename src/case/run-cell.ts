// Runs one cell: joins what the test asks for, lets its body act and assert, closes everything, and weighs it all.

import { expect } from 'vitest';
import type { Divergence, Requirement } from '../../requirements/model.ts';
import { isRevision } from '../../requirements/revisions.ts';
import { factories } from '../../transports/connect-factories.ts';
import type { Connect } from '../../transports/port.ts';
import type { Cell } from '../results/model.ts';
import type { Binding } from '../sdk/binding.ts';
import { createOracle } from '../wire/oracle.ts';
import { transcribe } from '../wire/transcript.ts';
import { bounded } from './bounded.ts';
import { type CaseContext, contextOf } from './case-context.ts';
import { conclude } from './conclude.ts';
import { crashesDuring } from './crashes.ts';
import { recordsFor } from './divergences.ts';
import type { Evidence } from './evidence.ts';
import { restoreGlobals } from './globals.ts';
import type { CellSpec } from './matrix.ts';
import { misnegotiated, negotiatedOn } from './negotiated.ts';
import { watchResources } from './resources.ts';
import { endCell, hasChild, type RunningCell, startCell } from './running-cell.ts';

export type Body = (context: CaseContext) => Promise<void>;

export interface CellRun {
  readonly spec: CellSpec;
  readonly requirements: readonly Requirement[];
  /** All divergences of the manifest that speak of a violation of the schema. */
  readonly shapes: readonly Divergence[];
  readonly binding: Binding;
  readonly body: Body;
  /** Where the connect factory comes from; the real table unless a test of the machine swaps one. */
  readonly connect?: Connect;
  /** Milliseconds without a message after which the body counts as hanging; a test of the machine is impatient. */
  readonly patience?: number;
}

/** A real child takes longer to start than anything in this process does, and modules take longer to load. */
const patienceOf = (cell: RunningCell): number => (hasChild(cell) || cell.loading ? 10_000 : 2_500);

/** Milliseconds within which a child has ended whose parent let go of it, on a busy machine too. */
const timeToEnd = 3_000;

const closeAll = async (cell: RunningCell): Promise<string[]> => {
  const left: string[] = [];
  for (const joined of cell.joins.toReversed()) left.push(...(await joined.close()));
  for (const site of cell.sites.toReversed()) left.push(...(await site.close()));
  return left;
};

const messageSides = (cell: RunningCell): Set<'client' | 'server'> =>
  new Set(cell.peers.map(({ side }) => side));

const judge = (cell: RunningCell) => {
  const negotiated = negotiatedOn(cell.recorder.records);
  const revision = negotiated && isRevision(negotiated) ? negotiated : cell.spec.revision;
  const garbage = cell.peers.flatMap(({ peer }) => peer.garbage);
  return createOracle(revision).judge(cell.recorder.records, garbage);
};

/** Runs the body with everything watched, and gathers the evidence. */
const gather = async (run: CellRun, cell: RunningCell): Promise<Evidence> => {
  const resources = watchResources();
  cell.resources = resources;
  const crashes = crashesDuring();
  const before = expect.getState().assertionCalls;
  const context = contextOf(cell, run.binding, run.connect ?? factories[run.spec.transport]);
  let thrown: Evidence['thrown'];
  try {
    await bounded(run.body(context), cell.recorder, () => run.patience ?? patienceOf(cell));
  } catch (error) {
    thrown = { error };
  }
  const assertions = expect.getState().assertionCalls - before;
  const left = await closeAll(cell);
  cell.clock?.restore();
  restoreGlobals();
  const leftovers = await resources.leftovers(hasChild(cell) ? timeToEnd : 0);
  return {
    spec: run.spec,
    required: run.requirements.map((one) => one.behavior).join(' '),
    observations: cell.observations,
    remembered: cell.remembered,
    thrown,
    crashes: await crashes.end(),
    assertions,
    records: cell.recorder.records,
    answeredBySites: cell.sites.reduce((sum, site) => sum + site.answered(), 0),
    violations: judge(cell),
    misnegotiated: misnegotiated(cell.recorder.records, cell.negotiates ?? run.spec.revision),
    emptyWireAsserted: cell.emptyWireAsserted,
    byHand: messageSides(cell),
    left: [...left, ...leftovers],
  };
};

const describing = ({ ids, title, tier, transport, revision }: CellSpec) => ({
  kind: 'cell' as const,
  ids: [...ids],
  title,
  tier,
  transport,
  revision,
});

/** Runs one cell to its end. Never throws because of the subject; what a cell comes to is in the result. */
export const runCell = async (run: CellRun): Promise<Cell> => {
  const { spec, binding } = run;
  if (spec.lacks.length > 0) {
    return { ...describing(spec), outcome: 'absent', lacks: [...spec.lacks], transcript: [] };
  }
  const cell = startCell(spec);
  try {
    const evidence = await gather(run, cell);
    const records = run.requirements.flatMap((one) => one.divergence ?? []);
    const own = recordsFor(records, spec, binding);
    const shapes = recordsFor(run.shapes, spec, binding);
    return {
      ...describing(spec),
      ...conclude(evidence, own, shapes),
      transcript: transcribe(evidence.records.slice(0, cell.transcribed)),
    };
  } finally {
    endCell();
  }
};
