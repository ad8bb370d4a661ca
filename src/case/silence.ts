// When a wire counts as silent: some turns of the event loop, and the little real time that timers and, on demand,
// sockets and children need.

import { onDemandTransports, type Transport } from '../../requirements/model.ts';
import { quiet } from '../../transports/quiet.ts';
import { hasChild, type RunningCell } from './running-cell.ts';

const onDemand: readonly Transport[] = onDemandTransports;

const quietFor = ({ recorder }: RunningCell, milliseconds: number, signal?: AbortSignal): Promise<void> =>
  quiet(recorder, { milliseconds, ...(signal && { signal }) });

/**
 * A call may be what starts a child, or a flow of authorization, which say nothing for a while: the verdict that it hangs
 * waits longer.
 */
export const silenceOfCall = (cell: RunningCell, signal?: AbortSignal): Promise<void> =>
  hasChild(cell) || cell.asksOthers ? quietFor(cell, 3_000, signal) : silence(cell, signal);

/** Resolves when nothing more is on its way between the ends of the cell, or when nobody cares any more. */
export const silence = (cell: RunningCell, signal?: AbortSignal): Promise<void> => {
  const slow = hasChild(cell) || onDemand.includes(cell.spec.transport);
  return quietFor(cell, slow ? 250 : cell.asksOthers ? 25 : 5, signal);
};
