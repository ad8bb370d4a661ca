// How the reports on a triage put things: a cell in a few words, a change from one to the other, what accounts for it.

import type { Cell } from '../../results/model.ts';
import type { Cause } from '../../triage/cause.ts';
import type { Change } from '../../triage/change.ts';
import { quoted } from '../../triage/records.ts';
import type { Difference } from '../../wire/compare.ts';
import { excerpts } from '../excerpts.ts';

/** How a cell behaves, in a few words. */
export const told = (cell: Cell): string => {
  if (cell.outcome === 'divergent' || cell.outcome === 'stale') return `${cell.outcome} ${quoted(cell.pins)}`;
  if (cell.outcome === 'absent') return `absent (lacks ${(cell.lacks ?? []).join(', ')})`;
  return cell.failure ? `${cell.outcome}: ${cell.failure.saw.replaceAll(/\s+/g, ' ')}` : cell.outcome;
};

/** `pass → fail: result {}` */
export const changeText = ({ rows: [{ before, after }] }: Change): string =>
  `${before ? told(before) : ''} → ${after ? told(after) : ''}`;

/** `ping result /result/pong added: true` */
export const differenceText = ({ message, pointer, change, before, after }: Difference): string => {
  const values = excerpts(before, after);
  return `${[message, pointer, change].filter(Boolean).join(' ')}${values && `: ${values}`}`;
};

/** `and 3 more with the same difference: ping result /result/pong added: true`; undefined where there is one alone. */
export const othersText = ({ difference, others }: Cause<Change>): string | undefined => {
  if (others.length === 0) return undefined;
  const what = difference ? `with the same difference: ${differenceText(difference)}` : 'seen alike';
  return `and ${others.length} more ${what}`;
};

/** The requirements of the others, each test once, without those of the lead. */
export const otherIds = ({ lead, others }: Cause<Change>): string[] => {
  const names = others.map(({ ids }) => ids.join(' + '));
  return [...new Set(names)].filter((name) => name !== lead.ids.join(' + '));
};
