// Exceptions and rejections that nobody handles are the crash of whoever runs at that time: the cell's. While a cell
// runs they are its own, so whoever else listens for them is left out.

import { realTimers } from './resources.ts';

const events = ['unhandledRejection', 'uncaughtException'] as const;

type Listener = (...args: unknown[]) => void;

/** Collects unhandled errors of this process until `end()`, which waits for those that are about to be told. */
export const crashesDuring = (): { end(): Promise<unknown[]> } => {
  const crashes: unknown[] = [];
  const note = (error: unknown) => void crashes.push(error);
  const others = events.map((event) => process.listeners(event as 'uncaughtException') as Listener[]);
  for (const event of events) process.removeAllListeners(event).on(event, note);
  return {
    async end() {
      await new Promise<void>((resolve) => realTimers.setImmediate(resolve));
      events.forEach((event, index) => {
        process.off(event, note);
        for (const other of others[index] ?? []) process.on(event, other);
      });
      return crashes;
    },
  };
};
