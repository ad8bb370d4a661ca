// Silence is an outcome with a name: a bounded wait says answered, refused or hung, and never throws.

import { expect } from 'vitest';
import { runningCell } from './running-cell.ts';
import { silenceOfCall } from './silence.ts';

export interface Refusal {
  readonly code: unknown;
  readonly message: string;
  readonly data?: unknown;
}

export type Settled =
  | { readonly answered: unknown }
  | { readonly refused: Refusal }
  | { readonly hung: true };

/** The answer that a settled promise must have been given. */
export const answered = (value: unknown): Settled => ({ answered: value });

/** The refusal that a settled promise must have met; the message only where the requirement is about wording. */
export const refused = (code: unknown, expected: { message?: unknown; data?: unknown } = {}): Settled => ({
  refused: { code, message: expect.any(String), ...expected } as Refusal,
});

/** Nothing came, and nothing more was on its way. */
export const hung = (): Settled => ({ hung: true });

const refusalOf = (error: unknown): Refusal => {
  const { code, message, data } = error as Refusal;
  return { code, message: String(message), ...(data !== undefined && { data }) };
};

/** The same for what leaves nothing on a wire that could go quiet, such as a computation: it is given all the time it takes. */
export const outcomeOf = (promise: Promise<unknown>): Promise<Settled> =>
  promise.then(answered, (error): Settled => ({ refused: refusalOf(error) }));

/** Waits for a promise until it settles or the wire has gone quiet. An assertion of the suite is thrown on. */
export const settled = async (promise: Promise<unknown>): Promise<Settled> => {
  const outcome = outcomeOf(promise);
  const over = new AbortController();
  try {
    return await Promise.race([outcome, silenceOfCall(runningCell(), over.signal).then(hung)]);
  } finally {
    over.abort();
  }
};
