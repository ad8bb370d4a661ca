// Which recorded divergences apply to a cell, and whether what the test observed agrees with them. Pure functions.

import semver from 'semver';
import { type Divergence, onMatrix } from '../../requirements/model.ts';
import type { CellSpec } from './matrix.ts';
import type { Observation } from './observed.ts';

export interface SubjectVersion {
  readonly line: 'v1' | 'v2';
  readonly version: string;
}

/** Whether a record speaks of this cell of this subject. An on-demand transport answers for what it repeats. */
export const appliesTo = (record: Divergence, cell: CellSpec, subject: SubjectVersion): boolean => {
  return (
    record.sdk === subject.line &&
    semver.satisfies(subject.version, record.versions ?? '*', { includePrerelease: true }) &&
    (record.tier === undefined || record.tier === cell.tier) &&
    (record.transports === undefined || record.transports.includes(onMatrix(cell.transport))) &&
    (record.revisions === undefined || record.revisions.includes(cell.revision))
  );
};

export const recordsFor = (
  records: readonly Divergence[],
  cell: CellSpec,
  subject: SubjectVersion,
): Divergence[] => records.filter((record) => appliesTo(record, cell, subject));

/** What the observations of a cell come to, given the records that apply to it. */
export interface Weighed {
  /** Pins whose record holds exactly as written. */
  readonly held: string[];
  /** Pins whose record no longer holds: the subject behaves as required. */
  readonly stale: string[];
  /** Neither as required nor as pinned: the first error, and what was observed. */
  readonly failed: { readonly error: unknown; readonly seen: unknown } | undefined;
  /** Pins of records for which the test states no form. */
  readonly unstated: string[];
}

/** Weighs observations against pins: with a pin `required` must fail and the pinned form hold; without, the reverse. */
export const weigh = (observations: readonly Observation[], pins: readonly string[]): Weighed => {
  const weighed = {
    held: [] as string[],
    stale: [] as string[],
    failed: undefined as Weighed['failed'],
    unstated: pins.filter((pin) => !observations.some((one) => one.forms.has(pin))),
  };
  for (const { seen, required, forms } of observations) {
    const pin = pins.find((one) => forms.has(one));
    if (pin === undefined) {
      if (required) weighed.failed ??= { error: required.error, seen };
    } else if (!required) weighed.stale.push(pin);
    else if (forms.get(pin)) weighed.failed ??= { error: forms.get(pin)?.error, seen };
    else weighed.held.push(pin);
  }
  return weighed;
};
