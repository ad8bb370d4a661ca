// Handlers run inside the subject, which turns whatever they throw into an answer. What the suite threw is kept.

import { runningCell } from './running-cell.ts';

/** Thrown by a handler that must not run. */
export class NeverError extends Error {
  readonly code = 'never';

  constructor(why: string) {
    super(`a handler ran that must not: ${why}`);
    this.name = 'NeverError';
  }
}

/** A handler that must not run; `why` says why nobody calls it here. */
export const never = (why: string) => (): never => {
  throw new NeverError(why);
};

const isOurs = (error: unknown): boolean =>
  error instanceof NeverError || (error instanceof Error && error.name === 'AssertionError');

/** Wraps a handler so that a failed assertion in it is remembered for the end of the cell, then thrown on. */
export const remembering = <Args extends unknown[], Result>(handler: (...args: Args) => Result) => {
  const cell = runningCell();
  const keep = (error: unknown): never => {
    if (isOurs(error)) cell.remembered.push(error);
    throw error;
  };
  return (...args: Args): Result => {
    try {
      const result = handler(...args);
      return result instanceof Promise ? (result.catch(keep) as Result) : result;
    } catch (error) {
      return keep(error);
    }
  };
};

/** The same for every handler of a table. */
export const rememberingAll = <Table extends object>(table: Table): Table =>
  Object.fromEntries(Object.entries(table).map(([name, handler]) => [name, remembering(handler)])) as Table;
