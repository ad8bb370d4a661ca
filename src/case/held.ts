// Handlers that are held until a test lets each of them go, by name: the order in which they end is the test's.

import type { HandlerContext } from '../sdk/binding.ts';

export interface Held {
  /** Waits, in a handler, until the one of this name is let go; notes that it has begun, and that it was cancelled. */
  wait(name: string, context: Pick<HandlerContext, 'signal'>): Promise<void>;
  /** Resolves once the handler of this name has begun. */
  begun(name: string): Promise<void>;
  /** Resolves once the handler of this name was told that it is cancelled. */
  cancelled(name: string): Promise<void>;
  letGo(name: string): void;
}

type Mark = { readonly reached: Promise<void>; readonly reach: () => void };

const mark = (): Mark => {
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return { reached, reach };
};

export const held = (): Held => {
  const marks: Record<string, Mark> = {};
  const of = (name: string, what: 'begun' | 'cancelled' | 'free'): Mark => {
    const key = `${what} ${name}`;
    marks[key] ??= mark();
    return marks[key];
  };
  return {
    async wait(name, { signal }) {
      signal.addEventListener('abort', () => of(name, 'cancelled').reach());
      of(name, 'begun').reach();
      await of(name, 'free').reached;
    },
    begun: (name) => of(name, 'begun').reached,
    cancelled: (name) => of(name, 'cancelled').reached,
    letGo: (name) => of(name, 'free').reach(),
  };
};
