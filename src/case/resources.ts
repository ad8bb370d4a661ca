// What a cell leaves behind in this process: timers it started and never cleared, handles and children still open.

import { pause, turn } from '../../transports/patience.ts';

const own = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
  setImmediate: globalThis.setImmediate,
};

/** The process's own timers, for the suite's use while a cell's timers are watched. */
export const realTimers = own;

export interface ResourceWatch {
  /**
   * Ends the watch. Gives what is still alive after the event loop had some turns to let it go, by name. Timers among it
   * are cleared: what they would start is not to be found in the next cell.
   * @param patience milliseconds that a handle may take to go, for cells with a child: how long one takes to end is not its
   *   parent's doing
   */
  leftovers(patience?: number): Promise<string[]>;
  /** Whether a timer or an interval of at most so many milliseconds is running. */
  runs(milliseconds: number): boolean;
}

const turnsToLetGo = 40;

/**
 * What is no open handle: timers are watched one by one instead, turns are the loop's own, and a write under way may be
 * the worker's report on the cell before, which a busy machine takes its time to read.
 */
const noHandles = new Set(['Timeout', 'Immediate', 'SimpleWriteWrap']);

/** Names of open handles with their number. */
const openHandles = (): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of process.getActiveResourcesInfo()) {
    if (!noHandles.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
};

const grown = (before: Map<string, number>): string[] =>
  [...openHandles()].flatMap(([name, count]) =>
    Array.from({ length: Math.max(0, count - (before.get(name) ?? 0)) }, () => name),
  );

type Callback = (...args: unknown[]) => void;

/** A timer by name, the milliseconds after which it fires, and whether it does so again and again. */
interface Started {
  readonly name: string;
  readonly after: number;
  readonly repeats: boolean;
}

/** What fires within so many milliseconds is given the time to: that it has not yet is the machine's doing. */
const short = 5;
const waitsForShort = 20;

/** Replaces the global timers by ones that note what is started and what has ended. */
const watchTimers = (alive: Map<NodeJS.Timeout, Started>): void => {
  globalThis.setTimeout = ((callback: Callback, ms?: number, ...args: unknown[]) => {
    const timer = own.setTimeout(() => {
      alive.delete(timer);
      callback(...args);
    }, ms);
    alive.set(timer, { name: `timer of ${ms ?? 0} ms`, after: ms ?? 0, repeats: false });
    return timer;
  }) as typeof setTimeout;
  globalThis.setInterval = ((callback: Callback, ms?: number, ...args: unknown[]) => {
    const timer = own.setInterval(callback, ms, ...args);
    alive.set(timer, { name: `interval of ${ms ?? 0} ms`, after: ms ?? 0, repeats: true });
    return timer;
  }) as typeof setInterval;
  const clear = (timer: NodeJS.Timeout) => {
    alive.delete(timer);
    own.clearTimeout(timer);
  };
  globalThis.clearTimeout = clear as typeof clearTimeout;
  globalThis.clearInterval = clear as typeof clearInterval;
};

/** Watches the timers and handles of this process from now on. One watch at a time. */
export const watchResources = (): ResourceWatch => {
  const before = openHandles();
  const alive = new Map<NodeJS.Timeout, Started>();
  watchTimers(alive);
  const lastingTimers = () => [...alive].filter(([timer]) => timer.hasRef());
  const left = () => [...lastingTimers().map(([, { name }]) => name), ...grown(before)];
  return {
    async leftovers(patience = 0) {
      for (let turns = 0; turns < turnsToLetGo && left().length > 0; turns += 1) {
        await turn();
      }
      // All turns may fit into a millisecond, and the shortest timer lasts one.
      if (left().length > 0) await pause(1);
      const anyShort = () => lastingTimers().some(([, { after, repeats }]) => !repeats && after < short);
      for (let waits = 0; waits < waitsForShort && anyShort(); waits += 1) await pause(1);
      const until = performance.now() + patience;
      while (grown(before).length > 0 && performance.now() < until) await pause(5);
      Object.assign(globalThis, own);
      const names = left().sort();
      for (const [timer] of lastingTimers()) own.clearTimeout(timer);
      return names;
    },
    runs: (milliseconds) => [...alive.values()].some(({ after }) => after <= milliseconds),
  };
};
