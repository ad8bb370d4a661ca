// Where several cells ran, on one line.

import type { Cell } from '../results/model.ts';

const distinct = (cells: readonly Cell[], pick: (cell: Cell) => string): string =>
  [...new Set(cells.map(pick))].join(', ');

/** `highlevel, lowlevel; http, memory; 2025-11-25` */
export const placesOf = (cells: readonly Cell[]): string =>
  [
    distinct(cells, (cell) => cell.tier),
    distinct(cells, (cell) => cell.transport),
    distinct(cells, (cell) => cell.revision),
  ].join('; ');
