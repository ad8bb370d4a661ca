// The cells that a run must have, worked out from the requirements alone, and those that it lacks.

import type { Requirement, Tier } from '../../requirements/model.ts';
import { type Abilities, type CellSpec, cellsOf, type Filters } from '../case/matrix.ts';
import type { Cell } from './model.ts';

/** One requirement on one tier, transport and revision, to be covered by at least one cell. */
export const expectedCells = (
  requirements: Readonly<Record<string, Requirement>>,
  abilities: Abilities,
  filters: Filters,
): CellSpec[] =>
  Object.entries(requirements)
    .filter(([, requirement]) => !requirement.deferred)
    .flatMap(([id, requirement]) =>
      (requirement.tiers ?? (['-'] as const)).flatMap((tier: Tier | '-') =>
        cellsOf({ ids: [id], title: '', tier }, [requirement], abilities, filters),
      ),
    );

type Covered = Pick<Cell, 'tier' | 'transport' | 'revision'> & { readonly ids: readonly string[] };

/** The expected cells that no cell of the run covers. */
export const missingFrom = (cells: readonly Covered[], expected: readonly CellSpec[]): CellSpec[] => {
  const keyOf = (id: string, { tier, transport, revision }: Omit<Covered, 'ids'>) =>
    [id, tier, transport, revision].join(' ');
  const covered = new Set(cells.flatMap((cell) => cell.ids.map((id) => keyOf(id, cell))));
  return expected.filter((one) => !covered.has(keyOf(one.ids[0] ?? '', one)));
};

/** A cell of which the suite itself could not say what it came to. */
export const errorCell = (cell: Covered & Pick<Cell, 'title'>, saw: string): Cell => ({
  kind: 'cell',
  ids: [...cell.ids],
  title: cell.title,
  tier: cell.tier,
  transport: cell.transport,
  revision: cell.revision,
  outcome: 'error',
  failure: { kind: 'missing', required: 'the cell runs to its end', saw },
  transcript: [],
});

/** An `error` for each expected cell that no cell of the run covers. */
export const missingCells = (
  cells: readonly Covered[],
  expected: readonly CellSpec[],
  saw = 'no test ran for it',
): Cell[] => missingFrom(cells, expected).map((cell) => errorCell({ ...cell, title: '(expected)' }, saw));
