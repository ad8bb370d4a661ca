// A test: proves one requirement, or several when one assertion truly proves all, in every cell that they admit.

import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { type RequirementId, requirements } from '../../requirements/index.ts';
import { type Requirement, type Tier, tiers } from '../../requirements/model.ts';
import type { Cell } from '../results/model.ts';
import type { Binding } from '../sdk/binding.ts';
import { HarnessError } from './harness-error.ts';
import { keep } from './kept-cells.ts';
import { type Abilities, cellsOf } from './matrix.ts';
import { type Body, runCell } from './run-cell.ts';
import { binding, filters } from './subject-under-test.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the cell is. */
    cell?: Pick<Cell, 'ids' | 'title' | 'tier' | 'transport' | 'revision'>;
    /** With the first test that a worker registers: what the subject can do. */
    abilities?: Abilities;
    /** After the run: the Cell as JSON. It passes through two more processes, as text at a fraction of the cost. */
    ended?: string;
  }
}

const requirementOf = (id: string): Requirement => {
  const requirement: Requirement | undefined = requirements[id as RequirementId];
  if (!requirement) {
    throw new HarnessError('unknown-id', `no requirement is called "${id}"; ids are in requirements/`);
  }
  if (requirement.deferred) {
    throw new HarnessError(
      'deferred-id',
      `"${id}" is deferred (${requirement.deferred.reason}); remove the deferral in requirements/ before testing it`,
    );
  }
  return requirement;
};

/** The tier of a suite file is the folder it lies in. */
const tierOfFile = (): Tier | '-' => {
  const folder = basename(dirname(expect.getState().testPath ?? ''));
  return (tiers as readonly string[]).includes(folder) ? (folder as Tier) : '-';
};

const shapes = Object.values<Requirement>(requirements).flatMap((one) =>
  (one.divergence ?? []).filter((record) => record.violation),
);

let told = false;

const abilitiesOnce = (): { abilities?: Abilities } => {
  if (told) return {};
  told = true;
  return { abilities: { revisions: binding.revisions, offers: binding.offers } };
};

/**
 * Registers one test: a cell for every transport and revision that its requirements admit and the subject offers.
 * `title` states an outcome; ids of unknown or deferred requirements fail at import.
 */
export const verifies = (id: RequirementId | readonly RequirementId[], title: string, body: Body): void => {
  const ids = typeof id === 'string' ? [id] : id;
  const proven = ids.map(requirementOf);
  for (const spec of cellsOf({ ids, title, tier: tierOfFile() }, proven, binding, filters)) {
    const { tier, transport, revision } = spec;
    const name = `${ids.join(' + ')}  ${title}  [${tier} ${transport} ${revision}]`;
    const run = (on: Binding) => runCell({ spec, requirements: proven, shapes, binding: on, body });
    if (keep({ spec, run })) continue;
    const meta = { cell: { ids: [...ids], title, tier, transport, revision }, ...abilitiesOnce() };
    test(name, { meta }, async ({ task }) => {
      task.meta.ended = JSON.stringify(await run(binding));
    });
  }
};
