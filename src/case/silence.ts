// When a wire counts as silent: some turns of the event loop, and the little real time that timers and, on demand,
// sockets and children need.

import { onDemandTransports, type Transport } from '../../requirements/model.ts';
import { quiet } from '../../transports/quiet.ts';
import type { RunningCell } from './running-cell.ts';

const outOfProcess: readonly Transport[] = onDemandTransports;

/** Resolves when nothing more is on its way between the ends of the cell. */
export const silence = (cell: RunningCell): Promise<void> => {
  const slow = cell.outOfProcess || outOfProcess.includes(cell.spec.transport);
  return quiet(cell.recorder, { milliseconds: slow ? 250 : 15 });
};
