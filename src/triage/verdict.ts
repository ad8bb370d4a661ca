// What it means when a cell had one outcome before and has another one after. The table is the whole of it.

import { isDeepStrictEqual } from 'node:util';
import { sameTranscript } from '../results/cell-line.ts';
import type { Cell, Outcome } from '../results/model.ts';

/** In order of alarm. */
export const verdicts = [
  'regressed',
  'moved',
  'lost',
  'unsure',
  'gone',
  'fixed',
  'gained',
  'new',
  'shifted',
  'same',
] as const;
export type Verdict = (typeof verdicts)[number];

/** `alike`: the outcome is the same one; pin or failure and the transcript decide. */
type Ruling = Verdict | 'alike';

const asRequired: Record<Outcome, Ruling> = {
  pass: 'alike',
  divergent: 'regressed',
  absent: 'lost',
  fail: 'regressed',
  stale: 'alike',
  error: 'unsure',
};

const unsure: Record<Outcome, Ruling> = {
  pass: 'unsure',
  divergent: 'unsure',
  absent: 'unsure',
  fail: 'unsure',
  stale: 'unsure',
  error: 'unsure',
};

/** Outcome before, then outcome after. */
const rulings: Record<Outcome, Record<Outcome, Ruling>> = {
  pass: asRequired,
  // A stale cell behaves as required; it is the record that is wrong.
  stale: asRequired,
  divergent: {
    pass: 'fixed',
    divergent: 'alike',
    absent: 'lost',
    fail: 'moved',
    stale: 'fixed',
    error: 'unsure',
  },
  fail: {
    pass: 'fixed',
    divergent: 'moved',
    absent: 'lost',
    fail: 'alike',
    stale: 'fixed',
    error: 'unsure',
  },
  absent: {
    pass: 'gained',
    divergent: 'gained',
    absent: 'alike',
    fail: 'gained',
    stale: 'gained',
    error: 'unsure',
  },
  error: unsure,
};

/** How a cell is not as required: the pins of its divergences, or its failure wherever in the test it came up. */
const mannerOf = ({ outcome, pins, failure }: Cell): unknown => {
  if (outcome === 'divergent') return [...(pins ?? [])].sort();
  if (outcome !== 'fail' || !failure) return undefined;
  return [failure.kind, failure.required, failure.saw];
};

/** The verdict on one cell of two runs; where it is in one run only, the other is undefined. */
export const verdictOn = (before: Cell | undefined, after: Cell | undefined): Verdict => {
  if (!before) return 'new';
  if (!after) return 'gone';
  const ruling = rulings[before.outcome][after.outcome];
  if (ruling !== 'alike') return ruling;
  if (!isDeepStrictEqual(mannerOf(before), mannerOf(after))) return 'moved';
  return sameTranscript(before, after) ? 'same' : 'shifted';
};
