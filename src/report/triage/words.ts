// How the reports on a triage put things: a cell in a few words, a change from one to the other.

import type { Cell } from '../../results/model.ts';
import type { Change } from '../../triage/change.ts';
import { quoted } from '../../triage/records.ts';

/** How a cell behaves, in a few words. */
export const told = (cell: Cell): string => {
  if (cell.outcome === 'divergent' || cell.outcome === 'stale') return `${cell.outcome} ${quoted(cell.pins)}`;
  if (cell.outcome === 'absent') return `absent (lacks ${(cell.lacks ?? []).join(', ')})`;
  return cell.failure ? `${cell.outcome}: ${cell.failure.saw}` : cell.outcome;
};

/** `pass → fail: result {}` */
export const changeText = ({ rows: [{ before, after }] }: Change): string =>
  `${before ? told(before) : ''} → ${after ? told(after) : ''}`;
