// What one requirement came to with one subject, in as few lines as tell it: transports gathered by outcome, tiers that
// came to the same gathered too.

import {
  type Divergence,
  matrixTransports,
  onDemandTransports,
  type Transport,
} from '../../../requirements/model.ts';
import { type Cell, type Outcome, outcomes } from '../../results/model.ts';
import type { Remark, SubjectReport, TierOutcomes } from './model.ts';

/** Of several tests on one transport the one that asks for most attention speaks. */
const gravest: readonly Outcome[] = ['fail', 'error', 'stale', 'divergent', 'pass', 'absent'];

const transportOrder: readonly Transport[] = [...matrixTransports, ...onDemandTransports];
const placeOf = (transport: string): number => transportOrder.indexOf(transport as Transport);

const longest = 300;

/**
 * @param cells of one requirement, subject and revision
 * @param records the divergences on record for the SDK line of the subject
 */
export const subjectReport = (cells: readonly Cell[], records: readonly Divergence[]): SubjectReport => ({
  divergent: cells.some(({ outcome }) => outcome === 'divergent' || outcome === 'fail'),
  tiers: tiersOf(cells),
  remarks: distinct(cells.flatMap((cell) => remarksOn(cell, records))),
});

/** What is on record, where nothing ran. */
export const recordReport = (records: readonly Divergence[]): SubjectReport => ({
  divergent: records.length > 0,
  tiers: [],
  remarks: records.map((record) => remarkOf(record, record.versions ?? 'every version')),
});

const tiersOf = (cells: readonly Cell[]): readonly TierOutcomes[] => {
  const gathered = new Map<string, { tiers: Cell['tier'][]; outcomes: TierOutcomes['outcomes'] }>();
  for (const tier of new Set(cells.map((cell) => cell.tier))) {
    const byOutcome = outcomesOf(cells.filter((cell) => cell.tier === tier));
    const key = JSON.stringify(byOutcome);
    const alike = gathered.get(key);
    if (alike) alike.tiers.push(tier);
    else gathered.set(key, { tiers: [tier], outcomes: byOutcome });
  }
  return [...gathered.values()];
};

const outcomesOf = (cells: readonly Cell[]): TierOutcomes['outcomes'] => {
  const transports = [...new Set(cells.map(({ transport }) => transport))].sort(
    (one, other) => placeOf(one) - placeOf(other),
  );
  const ofTransport = new Map(
    transports.map((transport) => {
      const there = cells.filter((cell) => cell.transport === transport).map(({ outcome }) => outcome);
      return [transport, gravest.find((outcome) => there.includes(outcome))];
    }),
  );
  return outcomes
    .map((outcome) => ({ outcome, transports: transports.filter((one) => ofTransport.get(one) === outcome) }))
    .filter((one) => one.transports.length > 0);
};

const remarksOn = ({ outcome, pins, lacks, failure }: Cell, records: readonly Divergence[]): Remark[] => {
  if (outcome === 'absent')
    return lacks?.length ? [{ outcome, text: `does not offer ${lacks.join(', ')}` }] : [];
  if (outcome === 'divergent' || outcome === 'stale') {
    return (pins ?? []).map((pin) => {
      const record = records.find((one) => one.pin === pin);
      return record ? { ...remarkOf(record), outcome } : { outcome, text: pin };
    });
  }
  return failure ? [{ outcome, text: cut(failure.saw) }] : [];
};

const remarkOf = ({ pin, note, issue }: Divergence, versions?: string): Remark => ({
  outcome: 'divergent',
  text: `${pin}${versions ? ` (${versions})` : ''}: ${note}`,
  ...(issue !== undefined && { issue }),
});

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const distinct = (remarks: readonly Remark[]): Remark[] => [
  ...new Map(remarks.map((remark) => [JSON.stringify(remark), remark])).values(),
];
