// What must hold of many values alike: one connection, many runs over it. What breaks it is shrunk, and repeated by the
// seed and the path that the failure names.

import fc from 'fast-check';
import { inject } from 'vitest';
import { NothingCameError } from '../../transports/patience.ts';
import { type Drawing, seedOf } from './drawing.ts';
import { HarnessError } from './harness-error.ts';
import { runningCell } from './running-cell.ts';
import { sawOf } from './saw.ts';
import { silence } from './silence.ts';

declare module 'vitest' {
  interface ProvidedContext {
    drawing: Drawing;
  }
}

const longest = 600;
/** A value on one line. */
const shown = (value: unknown): string => {
  const line = fc.stringify(value).replaceAll(/\s*\n\s*/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)} …` : line;
};

/** A property does not hold: of which value, and what became of it. */
export class PropertyError extends Error {
  readonly code = 'property';
  /** What to add to the command that runs the cell, so that it begins with this value. */
  readonly again: string;

  constructor(value: unknown, cause: unknown, again: string) {
    super(`with ${shown(value)}: ${sawOf(cause)}`, { cause });
    this.name = 'PropertyError';
    this.again = again;
    if (cause instanceof Error && cause.stack) this.stack = cause.stack;
  }
}

/** So many values are tried to find a simpler one that breaks the property too; silence costs as much as many of them. */
const effort = { whole: 200, silence: 40 };

/** Holds the effort spent on simpler values within bounds, by number and not by time: the same is found every time. */
const withinEffort = <Value>(holds: (value: Value) => Promise<void>) => {
  let spent = 0;
  return async (value: Value): Promise<void> => {
    if (spent > effort.whole) return;
    if (spent > 0) spent += 1;
    try {
      await holds(value);
    } catch (error) {
      spent += error instanceof NothingCameError ? effort.silence : 1;
      throw error;
    }
  };
};

/**
 * Of the messages of a property the transcript has those before its first run: the others are too many, and alike. Where a
 * failure is repeated it has all of them.
 */
export const cutTranscript = async (whole: boolean): Promise<void> => {
  const cell = runningCell();
  if (cell.transcribed !== undefined) {
    throw new HarnessError(
      'second-property',
      'a cell has one property, or its failure could not be repeated',
    );
  }
  await silence(cell);
  cell.transcribed = whole ? Number.POSITIVE_INFINITY : cell.recorder.records.length;
};

/**
 * Runs `holds` with many values. Throws a PropertyError for the simplest one found of which it throws. It must not assert
 * in a handler: what fails there would be reported first, and simplified by nobody.
 */
export const property = async <Value>(
  values: fc.Arbitrary<Value>,
  holds: (value: Value) => Promise<void>,
  { seed, runs, path }: Drawing = inject('drawing'),
): Promise<void> => {
  await cutTranscript(path !== undefined);
  const details = await fc.check(fc.asyncProperty(values, withinEffort(holds)), {
    seed: seed ?? seedOf(runningCell().spec),
    numRuns: runs,
    ...(path !== undefined && { path }),
  });
  if (!details.failed) return;
  const again = `--property-seed ${details.seed} --property-path ${details.counterexamplePath}`;
  throw new PropertyError(details.counterexample?.[0], details.errorInstance, again);
};
