// A behaviour that a divergence may be recorded for: the test states what is required and every recorded form, and
// the records that apply to the cell decide which of them must hold.

import { runningCell } from './running-cell.ts';

/** What became of each statement about one observed value: undefined where it held, else what it threw. */
export interface Observation {
  readonly seen: unknown;
  required: { readonly error: unknown } | undefined;
  readonly forms: Map<string, { readonly error: unknown } | undefined>;
}

export interface Observed<T> {
  /** What the requirement says. Must hold unless a divergence is recorded for this cell. */
  required(statement: (value: T) => void): this;
  /** What a subject with a divergence of this pin does instead. Must hold where one is recorded. */
  divergent(pin: string, statement: (value: T) => void): this;
}

const outcomeOf = (statement: () => void): { error: unknown } | undefined => {
  try {
    statement();
    return undefined;
  } catch (error) {
    return { error };
  }
};

/** Begins the statements about a value. Nothing is thrown here: the end of the cell weighs them all. */
export const observed = <T>(value: T): Observed<T> => {
  const observation: Observation = { seen: value, required: undefined, forms: new Map() };
  runningCell().observations.push(observation);
  return {
    required(statement) {
      observation.required = outcomeOf(() => statement(value));
      return this;
    },
    divergent(pin, statement) {
      observation.forms.set(
        pin,
        outcomeOf(() => statement(value)),
      );
      return this;
    },
  };
};
