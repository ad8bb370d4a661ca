// The statements of each revision, counted: claimed, set aside, or neither.

import type { DeferralReason } from '../requirements/model.ts';
import { schemaPage } from '../requirements/spec/facts.ts';
import type { Standing } from './standing.ts';

/** `claimed`, `setAside` and `unclaimed` add up to `total`. */
export interface Count {
  readonly total: number;
  readonly claimed: number;
  readonly setAside: number;
  readonly unclaimed: number;
  /** Those whose requirements are all deferred, for whatever reason: counted as claimed or unclaimed as well. */
  readonly deferred: number;
}

export type Ledger = Readonly<Record<string, Count>>;

/** Deferrals that keep a statement claimed where its revision is held strictly: nothing more can be done now. */
const lasting: readonly DeferralReason[] = [
  'not-implemented',
  'only-absence-shows-it',
  'needs-real-time',
  'experimental',
];

/** @param strict the revisions in which a requirement that is deferred for another reason claims nothing */
export const standsAs = (
  { revision, claimedBy, setAside }: Standing,
  strict: readonly string[],
): 'claimed' | 'setAside' | 'unclaimed' => {
  const claims = claimedBy.some(({ requirement: { deferred } }) => {
    return !strict.includes(revision) || deferred === undefined || lasting.includes(deferred.reason);
  });
  if (claims) return 'claimed';
  return setAside ? 'setAside' : 'unclaimed';
};

/** The counts of each revision, in the order of the standings: those of the schema page apart. */
export const ledgersOf = (
  standings: readonly Standing[],
  strict: readonly string[],
): { readonly statements: Ledger; readonly schema: Ledger } => {
  const revisions = [...new Set(standings.map(({ revision }) => revision))];
  const ledger = (onSchemaPage: boolean): Ledger =>
    Object.fromEntries(
      revisions.map((revision) => {
        const counted = standings.filter(
          (one) => one.revision === revision && (one.page === schemaPage) === onSchemaPage,
        );
        return [revision, countOf(counted, strict)];
      }),
    );
  return { statements: ledger(false), schema: ledger(true) };
};

const countOf = (standings: readonly Standing[], strict: readonly string[]): Count => {
  const stand = standings.map((one) => standsAs(one, strict));
  const how = (which: ReturnType<typeof standsAs>): number => stand.filter((one) => one === which).length;
  const isDeferred = ({ claimedBy }: Standing): boolean =>
    claimedBy.length > 0 && claimedBy.every(({ requirement }) => requirement.deferred);
  return {
    total: standings.length,
    claimed: how('claimed'),
    setAside: how('setAside'),
    unclaimed: how('unclaimed'),
    deferred: standings.filter(isDeferred).length,
  };
};
