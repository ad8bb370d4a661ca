// A triage as every rendering of it reads it: changes gathered by behaviour, each with its key and its requirements, and
// by what accounts for them.

import { covers, isSpecSource, type Level, levels, type Requirement } from '../../../requirements/model.ts';
import { linkTo } from '../../../requirements/revisions.ts';
import type { Cell } from '../../results/model.ts';
import { type Cause, causesIn, cellsOf, plainestFirst } from '../../triage/cause.ts';
import { type Change, cellOf, changesIn } from '../../triage/change.ts';
import { isOffer, type Offer, offersIn } from '../../triage/offer.ts';
import type { Requirements } from '../../triage/records.ts';
import type { Row } from '../../triage/row.ts';
import type { Shift } from '../../triage/shift.ts';
import { staleRecordsIn } from '../../triage/stale-record.ts';
import { type Standing, standingOf } from '../../triage/standing.ts';
import type { Triage } from '../../triage/triage.ts';
import { type Verdict, verdicts } from '../../triage/verdict.ts';
import { rerunLine } from '../rerun.ts';

/** Where a requirement comes from: an address of the specification with its link, or who chose it. */
export interface Origin {
  readonly text: string;
  readonly link?: string;
}

export interface Required {
  readonly id: string;
  readonly behavior: string;
  readonly level: Level;
  readonly origins: readonly Origin[];
}

export interface ChangeReport extends Change {
  readonly standing: Standing;
  readonly required: readonly Required[];
  /** Commands that repeat the example: on the subject before and on the one after, as far as it has the cell. */
  readonly reruns: readonly string[];
}

export interface OfferReport extends Offer {
  /** Of its requirements, the gravest first. */
  readonly levels: readonly Level[];
}

export interface ShiftReport extends Shift {
  /** Of its requirements, the gravest first. */
  readonly levels: readonly Level[];
}

/** Cells that only one of the runs has, by revision. */
export interface OneSided {
  readonly verdict: 'gone' | 'new';
  readonly revision: string;
  readonly cells: number;
}

export interface TriageReport {
  readonly triage: Triage;
  /** Cells by verdict, then by the gravest level of what they prove. */
  readonly levelsOf: Readonly<Record<Verdict, Readonly<Record<Level, number>>>>;
  /** What no longer has the outcome it had, in order of alarm: by verdict, by level, the widest first, the plainest first. */
  readonly causes: readonly Cause<ChangeReport>[];
  readonly offers: readonly OfferReport[];
  readonly oneSided: readonly OneSided[];
  /** The most frequent first. */
  readonly shifts: readonly ShiftReport[];
  /** What is to be done about records that no longer hold, though nothing changed. */
  readonly staleRecords: readonly string[];
}

/** The verdicts that are told behaviour by behaviour. */
const changing: readonly Verdict[] = ['regressed', 'moved', 'unsure', 'fixed', 'gained'];

const originOf = (source: Requirement['source'][number], revision: string): Origin[] => {
  if (source === 'sdk') return [{ text: "the SDK's own choice" }];
  if (!isSpecSource(source)) return [{ text: source.replace('issue:', 'issue ') }];
  return covers(source, revision) ? [{ text: source.at, link: linkTo(revision, source.at) }] : [];
};

/** What the requirements of a cell say, and where they stand in its revision. */
export const requiredOf = ({ ids, revision }: Cell, requirements: Requirements): Required[] =>
  ids.flatMap((id) => {
    const requirement = requirements[id];
    if (!requirement) return [];
    const { behavior, level, source } = requirement;
    return [{ id, behavior, level, origins: source.flatMap((one) => originOf(one, revision)) }];
  });

const oneSidedIn = (rows: readonly Row[]): OneSided[] => {
  const counts = new Map<string, OneSided>();
  for (const row of rows) {
    const { verdict } = row;
    if (verdict !== 'gone' && verdict !== 'new') continue;
    const { revision } = cellOf(row);
    const cells = (counts.get(`${verdict} ${revision}`)?.cells ?? 0) + 1;
    counts.set(`${verdict} ${revision}`, { verdict, revision, cells });
  }
  return [...counts.values()];
};

const levelsOf = (ids: readonly string[], requirements: Requirements): Level[] =>
  levels.filter((level) => ids.some((id) => requirements[id]?.level === level));

const levelCounts = (rows: readonly Row[], requirements: Requirements): TriageReport['levelsOf'] => {
  const zeros = () => Object.fromEntries(levels.map((level) => [level, 0])) as Record<Level, number>;
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, zeros()])) as Record<
    Verdict,
    Record<Level, number>
  >;
  for (const row of rows) {
    counts[row.verdict][levelsOf(cellOf(row).ids, requirements)[0] ?? 'own'] += 1;
  }
  return counts;
};

/** By the gravest level of what a change is about. */
const gravityOf = ({ required }: ChangeReport): number =>
  Math.min(levels.length, ...required.map(({ level }) => levels.indexOf(level)));

const inOrderOfAlarm = (causes: readonly Cause<ChangeReport>[]): Cause<ChangeReport>[] =>
  causes.toSorted(
    (one, other) =>
      verdicts.indexOf(one.lead.verdict) - verdicts.indexOf(other.lead.verdict) ||
      gravityOf(one.lead) - gravityOf(other.lead) ||
      cellsOf(other) - cellsOf(one) ||
      plainestFirst(one.lead, other.lead),
  );

/** All changes of some causes. */
export const changesOf = (causes: readonly Cause<ChangeReport>[]): ChangeReport[] =>
  causes.flatMap(({ lead, others }) => [lead, ...others]);

/**
 * @param texts both subjects as `--sdk` takes them, for the commands that repeat a cell
 */
export const triageReport = (
  triage: Triage,
  requirements: Requirements,
  texts: readonly [string, string],
): TriageReport => {
  const compared = { before: triage.before, after: triage.after, requirements };
  const changed = triage.rows.filter((row) => changing.includes(row.verdict) && !isOffer(row));
  const changes = changesIn(changed).map((change) => {
    const { before, after } = change.rows[0];
    return {
      ...change,
      standing: standingOf(change, compared),
      required: requiredOf(cellOf(change.rows[0]), requirements),
      reruns: [
        ...(before ? [rerunLine(before, texts[0])] : []),
        ...(after ? [rerunLine(after, texts[1])] : []),
      ],
    };
  });
  return {
    triage,
    levelsOf: levelCounts(triage.rows, requirements),
    causes: inOrderOfAlarm(causesIn(changes, triage.shifts, gravityOf)),
    offers: offersIn(triage.rows).map((offer) => ({ ...offer, levels: levelsOf(offer.ids, requirements) })),
    oneSided: oneSidedIn(triage.rows),
    shifts: triage.shifts.map((shift) => ({ ...shift, levels: levelsOf(shift.ids, requirements) })),
    staleRecords: staleRecordsIn(triage.rows),
  };
};
