// When a wire counts as silent: some turns of the event loop, and the little real time that timers and, on demand,
// sockets and children need.

import { onDemandTransports, type Transport } from '../../requirements/model.ts';
import { quiet } from '../../transports/quiet.ts';
import type { RunningCell } from './running-cell.ts';

const outOfProcess: readonly Transport[] = onDemandTransports;

/** Resolves when nothing more is on its way between the ends of the cell. */
export const silence = ({ recorder, spec }: RunningCell): Promise<void> =>
  quiet(recorder, { milliseconds: outOfProcess.includes(spec.transport) ? 250 : 15 });
