// A clock that stands still until a test moves it. It holds the waits of a minute and longer, repeated ones included: the
// timeouts that a test hands to the subject, or the subject's own. Whatever waits for less runs on in real time.

import { runningCell } from './running-cell.ts';

export interface Clock {
  /** What it shows, in milliseconds since 1970. */
  now(): number;
  /** Moves the clock on; what falls due meanwhile runs in the order of its time. */
  advance(milliseconds: number): void;
  /** How many waits of this length, a held one, have neither ended nor been cleared. */
  waiting(milliseconds: number): number;
}

/** The clock as the cell keeps it. */
export interface HeldClock extends Clock {
  /** Gives the globals back; a second time it does nothing, since others may stand in their place by then. */
  restore(): void;
}

export const minute = 60_000;

type Callback = (...args: unknown[]) => void;

interface Wait {
  due: number;
  readonly length: number;
  readonly repeats: boolean;
  readonly run: () => void;
}

/** There are real timers beneath, which do nothing, so that one which nobody clears is noticed as left over. */
const hold = (shortest: number): HeldClock => {
  const { setTimeout, clearTimeout, setInterval, clearInterval, Date: Calendar } = globalThis;
  const { now } = Calendar;
  const stoppedAt = now();
  const waits = new Map<NodeJS.Timeout, Wait>();
  let elapsed = 0;
  let held = true;

  const clear = (timer: NodeJS.Timeout) => {
    waits.delete(timer);
    clearTimeout(timer);
  };
  const setter =
    (start: typeof setTimeout, repeats: boolean) =>
    (callback: Callback, milliseconds = 0, ...args: unknown[]) => {
      if (milliseconds < shortest) return start(callback, milliseconds, ...args);
      const timer = start(() => {}, milliseconds);
      const run = () => callback(...args);
      waits.set(timer, { due: elapsed + milliseconds, length: milliseconds, repeats, run });
      return timer;
    };
  Object.assign(globalThis, {
    setTimeout: setter(setTimeout, false),
    setInterval: setter(setInterval as typeof setTimeout, true),
    clearTimeout: clear,
    clearInterval: clear,
    Date: new Proxy(Calendar, {
      construct: (target, given, asked) =>
        Reflect.construct(target, given.length > 0 ? given : [stoppedAt + elapsed], asked),
    }),
  });
  Calendar.now = () => stoppedAt + elapsed;

  const firstDue = (end: number) =>
    [...waits].filter(([, { due }]) => due <= end).sort(([, one], [, other]) => one.due - other.due)[0];
  return {
    now: () => stoppedAt + elapsed,
    advance(milliseconds) {
      const end = elapsed + milliseconds;
      for (let next = firstDue(end); next; next = firstDue(end)) {
        const [timer, wait] = next;
        elapsed = wait.due;
        if (wait.repeats) wait.due += wait.length;
        else clear(timer);
        wait.run();
      }
      elapsed = end;
    },
    waiting: (milliseconds) => [...waits.values()].filter(({ length }) => length === milliseconds).length,
    restore() {
      if (!held) return;
      held = false;
      Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval, Date: Calendar });
      Calendar.now = now;
    },
  };
};

/** Stops the clock for the rest of the running cell; `shortest`: the waits that it holds, if those of a minute will not do. */
export const stopClock = (shortest = minute): Clock => {
  const cell = runningCell();
  cell.clock ??= hold(shortest);
  return cell.clock;
};
