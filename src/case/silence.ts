// When a wire counts as silent: some turns of the event loop, and the little real time that timers and, on demand,
// sockets and children need.

import { onDemandTransports, type Transport } from '../../requirements/model.ts';
import { type QuietOptions, quiet } from '../../transports/quiet.ts';
import { hasChild, type RunningCell } from './running-cell.ts';

const onDemand: readonly Transport[] = onDemandTransports;

/** Milliseconds within which a timer of the subject may still break the silence of a cell that is all in this process. */
const shortest = 5;

const timeOf = (cell: RunningCell): QuietOptions => {
  if (hasChild(cell) || onDemand.includes(cell.spec.transport)) return { milliseconds: 250 };
  if (cell.asksOthers) return { milliseconds: 25 };
  return { milliseconds: shortest, needsTime: () => cell.resources?.runs(shortest) ?? true };
};

const quietFor = (cell: RunningCell, time: QuietOptions, signal?: AbortSignal): Promise<void> =>
  quiet(cell.recorder, { ...time, ...(signal && { signal }) });

/**
 * A call may be what starts a child, or a flow of authorization, which say nothing for a while: the verdict that it hangs
 * waits longer.
 */
export const silenceOfCall = (cell: RunningCell, signal?: AbortSignal): Promise<void> =>
  quietFor(cell, hasChild(cell) || cell.asksOthers ? { milliseconds: 3_000 } : timeOf(cell), signal);

/** Resolves when nothing more is on its way between the ends of the cell, or when nobody cares any more. */
export const silence = (cell: RunningCell, signal?: AbortSignal): Promise<void> =>
  quietFor(cell, timeOf(cell), signal);
