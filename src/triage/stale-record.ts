// Records of divergences that no longer hold in cells that are otherwise alike, or they would pass unseen.

import type { Cell } from '../results/model.ts';
import { quoted } from './records.ts';
import type { Row } from './row.ts';

const adviceOn = (cell: Cell | undefined, ending: string): string[] =>
  cell?.outcome === 'stale'
    ? [`delete divergence ${quoted(cell.pins)} of ${cell.ids.join(' + ')}${ending}`]
    : [];

/** What is to be done about them, each advice once. */
export const staleRecordsIn = (rows: readonly Row[]): string[] => {
  const alike = rows.filter(({ verdict }) => verdict === 'same' || verdict === 'shifted');
  const advice = alike.flatMap(({ before, after }) => {
    const young = adviceOn(after, ', or end its versions');
    return young.length > 0 ? young : adviceOn(before, ' for the version before');
  });
  return [...new Set(advice)];
};
