// Cells that are not for vitest to run, but kept for somebody who runs them on one subject after the other.

import { expect } from 'vitest';
import type { Cell } from '../results/model.ts';
import type { Binding } from '../sdk/binding.ts';
import type { CellSpec } from './matrix.ts';

export interface KeptCell {
  readonly spec: CellSpec;
  /** Runs the cell on a subject that was bound. */
  readonly run: (on: Binding) => Promise<Cell>;
}

let kept: KeptCell[] | undefined;

/** Whether somebody keeps this cell. */
export const keep = (cell: KeptCell): boolean => kept !== undefined && kept.push(cell) > 0;

/** Loads suite files, named by absolute paths, and gives the cells that they would have registered with vitest. */
export const keepCells = async (files: readonly string[]): Promise<KeptCell[]> => {
  const { testPath } = expect.getState();
  const cells: KeptCell[] = [];
  kept = cells;
  try {
    for (const file of files) {
      // The folder of the file says which tier its cells have.
      expect.setState({ testPath: file });
      await import(/* @vite-ignore */ file);
    }
  } finally {
    kept = undefined;
    expect.setState(testPath === undefined ? {} : { testPath });
  }
  return cells;
};
