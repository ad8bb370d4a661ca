// Closes what a connect factory has joined, in order, and says what was left open.

import { bounded, within } from './patience.ts';
import type { Joined } from './port.ts';

/** One thing to close; `name` is what a reader is told when closing it fails or never ends. */
export interface Closable {
  readonly name: string;
  close(): Promise<unknown>;
}

/** What carried both ends, and what it can still see open. */
export interface ClosableCarrier extends Closable {
  /** Names of what is open at this moment. */
  stillOpen(): readonly string[];
  /** Whether something that will come to an end by itself is still on its way. */
  onItsWay?(): boolean;
  /** Real time to let it close, in milliseconds, for carriers outside the event loop. */
  readonly milliseconds?: number;
}

export const closing = (name: string, end: { close(): Promise<unknown> }): Closable => ({
  name,
  close: () => end.close(),
});

/** Real time that out-of-process carriers get before closing begins, in milliseconds: a hung call takes all of it. */
const mostOnItsWay = 250;

/**
 * Lets what is on its way arrive, so that a record does not end where closing happened to cut it. Then closes each of
 * `inOrder`, waits a bounded time until `carrier` sees nothing open, and closes it too. Gives back the names of what
 * would not close or was still open; empty after a clean close.
 */
export const closeAll = async (
  inOrder: readonly Closable[],
  carrier?: ClosableCarrier,
): Promise<readonly string[]> => {
  const { milliseconds = 0 } = carrier ?? {};
  const arriving = { turns: 40, milliseconds: Math.min(milliseconds, mostOnItsWay) };
  await within(() => !carrier?.onItsWay?.(), arriving);
  const left: string[] = [];
  for (const closable of inOrder) left.push(...(await closeOne(closable)));
  if (!carrier) return left;
  await within(() => carrier.stillOpen().length === 0, { turns: 200, milliseconds });
  return [...left, ...carrier.stillOpen(), ...(await closeOne(carrier))];
};

const closeOne = async (closable: Closable): Promise<string[]> => {
  try {
    await bounded(closable.close(), `${closable.name} to close`);
    return [];
  } catch (error) {
    return [`${closable.name}: ${error instanceof Error ? error.message : String(error)}`];
  }
};

/** A close that does its work once; later calls get the same answer. */
export const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= work();
    return answer;
  };
};

/** Waits until both ends have met. If they do not, what was joined is closed again before the error goes on. */
export const met = async (joined: Joined, meeting: Promise<unknown>): Promise<Joined> => {
  try {
    await meeting;
  } catch (error) {
    await joined.close();
    throw error;
  }
  return joined;
};
