// From the evidence of a cell to its outcome. Pure: the first thing that is wrong decides, in the order of this file.

import type { Divergence } from '../../requirements/model.ts';
import { BridgeHostError } from '../../transports/bridge.ts';
import { FaultImpossibleError } from '../../transports/faults.ts';
import { NothingCameError } from '../../transports/patience.ts';
import { PeerCannotError } from '../../transports/peer.ts';
import { NoStatelessEraError } from '../../transports/serve-stream.ts';
import type { Cell, Failure } from '../results/model.ts';
import { LacksFeatureError } from '../sdk/lacks-feature.ts';
import type { Violation } from '../wire/oracle.ts';
import { HangError } from './bounded.ts';
import { weigh } from './divergences.ts';
import type { Evidence } from './evidence.ts';
import { HarnessError } from './harness-error.ts';
import { hollowness } from './hollowness.ts';
import { PropertyError } from './property.ts';
import { placeOf, sawOf } from './saw.ts';

export type Conclusion = Pick<Cell, 'outcome'> & Partial<Pick<Cell, 'pins' | 'failure'>>;

type Kind = Failure['kind'];

/** The kinds of failure that speak of the suite, not of the subject. */
const ofTheSuite: readonly Kind[] = ['hollow', 'missing', 'harness'];

const isRecorded = (violation: Violation, records: readonly Divergence[]): boolean =>
  records.some(
    ({ violation: known }) =>
      known?.message === violation.message &&
      known.pointer === violation.pointer &&
      known.keyword === violation.keyword,
  );

const describe = ({ side, message, pointer, keyword, text }: Violation): string =>
  `the ${side} sent a ${message} that breaks its schema at ${pointer || '/'} (${keyword}): ${text}`;

/** What is thrown where a test asks for what its requirement or its carrier does not allow. */
const faultsOfTheSuite = [
  HarnessError,
  LacksFeatureError,
  PeerCannotError,
  FaultImpossibleError,
  NoStatelessEraError,
  BridgeHostError,
] as const;

const thrownKind = (error: unknown): Kind => {
  if (error instanceof PropertyError) return thrownKind(error.cause);
  if (faultsOfTheSuite.some((fault) => error instanceof fault)) return 'harness';
  return error instanceof HangError || error instanceof NothingCameError ? 'hang' : 'assertion';
};

/** What is wrong with a cell, most telling first; undefined where nothing is. */
const firstWrong = (
  evidence: Evidence,
  weighed: ReturnType<typeof weigh>,
  unknown: readonly Violation[],
): { kind: Kind; error?: unknown; saw?: string; seen?: unknown } | undefined => {
  const { remembered, thrown, crashes, left } = evidence;
  const bySuite = unknown.find(({ side }) => evidence.byHand.has(side));
  const bySubject = unknown.find(({ side }) => !evidence.byHand.has(side));
  if (remembered.length > 0) return { kind: 'assertion', error: remembered[0] };
  if (weighed.failed) return { kind: 'assertion', ...weighed.failed };
  if (thrown) return { kind: thrownKind(thrown.error), error: thrown.error };
  if (crashes.length > 0) return { kind: 'crash', error: crashes[0] };
  const [unstated] = weighed.unstated;
  if (unstated)
    return { kind: 'harness', saw: `the record pins "${unstated}", which the test does not state` };
  if (bySuite) return { kind: 'harness', saw: describe(bySuite) };
  if (bySubject) return { kind: 'violation', saw: describe(bySubject) };
  const hollow = hollowness(evidence);
  if (hollow) return { kind: 'hollow', saw: hollow };
  if (evidence.misnegotiated) return { kind: 'assertion', saw: evidence.misnegotiated };
  if (left.length > 0) return { kind: 'leak', saw: `still open after closing: ${left.join(', ')}` };
  return undefined;
};

/**
 * Decides a cell. `own` are the divergence records of the cell's requirements that apply to it; `shapes` those of
 * all requirements that apply to the subject and speak of a violation of the schema.
 */
export const conclude = (
  evidence: Evidence,
  own: readonly Divergence[],
  shapes: readonly Divergence[],
): Conclusion => {
  // A violation speaks for itself; what the test states beside it is weighed too.
  const isStated = ({ pin }: Divergence): boolean =>
    evidence.observations.some(({ forms }) => forms.has(pin));
  const weighed = weigh(
    evidence.observations,
    own.filter((record) => !record.violation || isStated(record)).map((record) => record.pin),
  );
  for (const record of own.filter(({ violation }) => violation)) {
    const shown = evidence.violations.some((violation) => isRecorded(violation, [record]));
    const pins = shown ? weighed.held : weighed.stale;
    if (!pins.includes(record.pin)) pins.push(record.pin);
  }
  const unknown = evidence.violations.filter((violation) => !isRecorded(violation, shapes));
  const wrong = firstWrong(evidence, weighed, unknown);
  if (wrong) {
    const at = placeOf(wrong.error);
    const saw = wrong.saw ?? sawOf(wrong.error, wrong.seen);
    const again = wrong.error instanceof PropertyError && { again: wrong.error.again };
    const failure: Failure = {
      kind: wrong.kind,
      required: evidence.required,
      saw,
      ...(at && { at }),
      ...again,
    };
    return { outcome: ofTheSuite.includes(wrong.kind) ? 'error' : 'fail', failure };
  }
  if (weighed.stale.length > 0) {
    const saw = `behaves as required: delete the recorded divergence ${weighed.stale.join(', ')}`;
    return {
      outcome: 'stale',
      pins: weighed.stale,
      failure: { kind: 'stale', required: evidence.required, saw },
    };
  }
  return weighed.held.length > 0 ? { outcome: 'divergent', pins: weighed.held } : { outcome: 'pass' };
};
