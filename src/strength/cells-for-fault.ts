// Which cells are to notice a fault, and in which order: those that reach its place, one of each test first, the areas
// of the suite in turn and the cheap ones before the dear ones.

import { areaOf } from '../../requirements/address.ts';
import type { Baseline } from './baseline.ts';
import { dealt, grouped } from './deal.ts';
import type { Fault } from './fault.ts';
import type { BaselineCell } from './order.ts';
import { numberedPlaces, type Places, unpacked } from './places.ts';

/** Cells run for one fault at the most, so many that each test has its turn: what runs everywhere is noticed in few places. */
export const mostCells = 2500;

export interface CellsForFault {
  /** How many cells reach the place. */
  readonly reached: number;
  /** The keys of those to run. */
  readonly cells: readonly string[];
}

const inTurn = (cells: readonly BaselineCell[]): BaselineCell[] =>
  dealt(grouped(cells, ({ key }) => areaOf(key)));

const ordered = (cells: readonly BaselineCell[]): string[] => {
  const cheapFirst = cells.toSorted((one, other) => one.milliseconds - other.milliseconds);
  const seen = new Set<string>();
  const [first, others]: [BaselineCell[], BaselineCell[]] = [[], []];
  for (const cell of cheapFirst) {
    (seen.has(cell.test) ? others : first).push(cell);
    seen.add(cell.test);
  }
  return [...inTurn(first), ...inTurn(others)].slice(0, mostCells).map(({ key }) => key);
};

/** Works out the cells of any fault of a subject. What a child executes nobody sees: its cells try what none reaches. */
export const cellsForFaults = (baseline: Baseline, places: Places): ((fault: Fault) => CellsForFault) => {
  const numbers = numberedPlaces(places);
  const loading = unpacked(baseline.loading);
  const sets = baseline.cells.map((cell) => ({ cell, set: unpacked(cell.reached) }));
  return ({ file, at }) => {
    const place = numbers.get(`${file} ${at}`) ?? -1;
    const reaching = loading.has(place)
      ? baseline.cells
      : sets.filter(({ set }) => set.has(place)).map(({ cell }) => cell);
    const tried = reaching.length > 0 ? reaching : baseline.cells.filter(({ child }) => child);
    return { reached: reaching.length, cells: ordered(tried) };
  };
};
