// How the properties of a run draw their values. A seed that is not given depends on the cell alone: cells do not repeat
// each other, and two runs are alike.

import { createHash } from 'node:crypto';
import type { CellSpec } from './matrix.ts';

export interface Drawing {
  /** How many values each property is tried with. */
  readonly runs: number;
  readonly seed?: number;
  /** Leads straight to one value: what a failure names. */
  readonly path?: string;
}

export const usualDrawing: Drawing = { runs: 25 };

/** The seed of a cell that is given none. */
export const seedOf = ({ ids, title, tier, transport, revision }: Omit<CellSpec, 'lacks'>): number =>
  createHash('sha256')
    .update([...ids, title, tier, transport, revision].join('\n'))
    .digest()
    .readUInt32BE() >>> 1;

/** What a command was given, without what it was not. */
export const drawingOf = (typed: {
  readonly seed?: number | undefined;
  readonly runs?: number | undefined;
  readonly path?: string | undefined;
}): Partial<Drawing> => ({
  ...(typed.seed !== undefined && { seed: typed.seed }),
  ...(typed.runs !== undefined && { runs: typed.runs }),
  ...(typed.path !== undefined && { path: typed.path }),
});
