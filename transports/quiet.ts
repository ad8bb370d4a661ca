// Silence on the wire, proven: so many turns of the event loop have passed and nothing new was recorded.

import { pause, turn } from './patience.ts';
import type { Recorder } from './recorder.ts';

export interface QuietOptions {
  /** Turns of the event loop without a new record; 100 unless told otherwise. */
  readonly turns?: number;
  /** Real time without a new record as well, in milliseconds: for timers, sockets and child processes. */
  readonly milliseconds?: number;
  /** Whether something runs that needs this time; while nothing does, a millisecond of it will do. Absent: always. */
  readonly needsTime?: () => boolean;
  /** Gives up on a wire that never falls silent after so many records; 10,000 unless told otherwise. */
  readonly atMost?: number;
  /** Ends the wait early: nobody cares any more. */
  readonly signal?: AbortSignal;
}

/** Thrown when a wire goes on and on. */
export class NeverQuietError extends Error {
  readonly code = 'WIRE_NEVER_QUIET';
  constructor(records: number) {
    super(`Waited for the wire to fall silent; ${records} more records crossed it and there was no end.`);
  }
}

/**
 * Resolves when nothing new crosses the wire. In process, no clock need be involved. Where it is, it is waited for bit by
 * bit: a machine that stops this process for a while must not take from an end the time that its own timers need.
 */
export const quiet = async (recorder: Recorder, options: QuietOptions = {}): Promise<void> => {
  const { turns = 100, milliseconds = 0, needsTime = () => true, atMost = 10_000, signal } = options;
  let seen = 0;
  let still = 0;
  let waited = 0;
  const unwatch = recorder.watch(() => {
    seen += 1;
    still = 0;
    waited = 0;
  });
  try {
    while (still < turns && !signal?.aborted) {
      if (seen > atMost) throw new NeverQuietError(seen);
      if (waited < milliseconds && (waited === 0 || needsTime())) {
        await pause(1);
        waited += 1;
      } else {
        await turn();
        still += 1;
      }
    }
  } finally {
    unwatch();
  }
};
