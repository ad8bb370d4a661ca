// Bounds the body of a cell: a subject that stays silent must not stop the suite, and is told from a slow one.

import type { Recorder } from '../../transports/recorder.ts';
import { realTimers } from './resources.ts';

/** The body was still waiting although nothing had crossed the wire for a long while. */
export class HangError extends Error {
  readonly code = 'hang';

  constructor(milliseconds: number) {
    super(`still waiting ${milliseconds} ms after the last message`);
    this.name = 'HangError';
  }
}

/**
 * Runs a body; throws a HangError once no message has crossed the wire for `patience()` milliseconds. What it returns
 * may grow while the body runs: a body that starts a real child is given more.
 */
export const bounded = async (
  body: Promise<void>,
  recorder: Recorder,
  patience: () => number,
): Promise<void> => {
  let giveUp: (error: Error) => void = () => {};
  const hang = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  let timer: NodeJS.Timeout;
  const arm = (waited = 0): NodeJS.Timeout => {
    const whole = patience();
    return realTimers.setTimeout(() => {
      if (patience() > whole) timer = arm(whole);
      else giveUp(new HangError(whole));
    }, whole - waited);
  };
  timer = arm();
  const unwatch = recorder.watch(() => {
    realTimers.clearTimeout(timer);
    timer = arm();
  });
  try {
    await Promise.race([body, hang]);
  } finally {
    unwatch();
    realTimers.clearTimeout(timer);
  }
};
