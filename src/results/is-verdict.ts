// Which cells say something about the subject.

import type { Cell } from './model.ts';

/** Whether the subject was there and the suite could tell. A verdict may well be that the subject diverges. */
export const isVerdict = ({ outcome }: Pick<Cell, 'outcome'>): boolean =>
  outcome !== 'absent' && outcome !== 'error';
