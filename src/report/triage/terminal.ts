// The comparison of two runs in the terminal: one sentence, then what changed in order of alarm.

import pc from 'picocolors';
import type { Cause } from '../../triage/cause.ts';
import { cellOf } from '../../triage/change.ts';
import type { Offer } from '../../triage/offer.ts';
import type { Shift } from '../../triage/shift.ts';
import type { Triage } from '../../triage/triage.ts';
import type { Verdict } from '../../triage/verdict.ts';
import { excerpts } from '../excerpts.ts';
import { placesOf } from '../places.ts';
import type { ChangeReport, OneSided, TriageReport } from './model.ts';
import { cellsText, grouped, triageSentence } from './sentence.ts';
import { changeText, otherIds, othersText } from './words.ts';

const mostShifts = 25;

const colours: Partial<Record<Verdict, (text: string) => string>> = {
  regressed: pc.red,
  moved: pc.yellow,
  lost: pc.red,
  unsure: pc.yellow,
  gone: pc.yellow,
  fixed: pc.green,
  gained: pc.green,
};

const label = (verdict: Verdict): string => (colours[verdict] ?? pc.cyan)(verdict.padEnd(9));

const indented = (line: string): string => `          ${line}`;

/** As many others of a cause are named; the page shows all of them. */
const mostOthers = 12;

const otherLines = (cause: Cause<ChangeReport>): string[] => {
  const told = othersText(cause);
  if (told === undefined) return [];
  const ids = otherIds(cause);
  const rest = ids.length > mostOthers ? ` and ${ids.length - mostOthers} more` : '';
  return [told, ...(ids.length > 0 ? [`  ${ids.slice(0, mostOthers).join(', ')}${rest}`] : [])].map(indented);
};

const causeEntry = (cause: Cause<ChangeReport>): string[] => {
  const change = cause.lead;
  const { verdict, ids, title, rows, standing, reruns } = change;
  return [
    `${label(verdict)} ${pc.bold(ids.join(' + '))}  ${title}`,
    indented(changeText(change)),
    indented(standing.meaning),
    ...(standing.next ? [indented(`next: ${standing.next}`)] : []),
    indented(pc.dim(placesOf(rows.map(cellOf)))),
    ...reruns.slice(-1).map((line) => indented(pc.dim(line))),
    ...otherLines(cause),
  ];
};

const causeEntries = ({ causes }: TriageReport, ...wanted: readonly Verdict[]): string[] =>
  causes.filter(({ lead }) => wanted.includes(lead.verdict)).flatMap(causeEntry);

const offerEntry = (offer: Offer, { before, after }: Triage): string => {
  const side = offer.verdict === 'lost' ? after : before;
  const { name } = side.subject;
  return `${label(offer.verdict)} ${cellsText(offer.cells)}: ${name} does not offer ${offer.lacks.join(', ')}`;
};

const offerEntries = ({ offers, triage }: TriageReport, wanted: Offer['verdict']): string[] =>
  offers.filter(({ verdict }) => verdict === wanted).map((offer) => offerEntry(offer, triage));

/** Cells that only one run has are told by their number alone. */
const oneSidedEntries = ({ oneSided }: TriageReport, wanted: OneSided['verdict']): string[] =>
  oneSided
    .filter(({ verdict }) => verdict === wanted)
    .map(({ verdict, revision, cells }) => `${label(verdict)} ${cellsText(cells)} at ${revision}`);

const shiftEntry = ({ example, count, areas, first }: Shift): string[] => {
  const { message, end, pointer, change, before, after } = example;
  return [
    `${label('shifted')} ${pc.bold(`${end} ${message}`)} ${pointer}${pointer && ' '}${change}  ${cellsText(count)}`,
    indented(
      `${excerpts(before, after) || 'in another order'}${pc.dim(`  first in ${cellOf(first).ids[0]}`)}`,
    ),
    indented(pc.dim(`in ${areas.join(', ')}`)),
  ];
};

const shiftSection = (shifts: readonly Shift[]): string[] => {
  const rest = shifts.length - mostShifts;
  return [
    ...shifts.slice(0, mostShifts).flatMap(shiftEntry),
    ...(rest > 0 ? [indented(`and ${grouped(rest)} more ways: --html FILE shows them`)] : []),
  ];
};

/** The whole report as text, its first line the sentence that says what changed. */
export const triageText = (report: TriageReport): string => {
  const { triage, staleRecords } = report;
  return [
    pc.bold(triageSentence(triage)),
    ...causeEntries(report, 'regressed', 'moved'),
    ...offerEntries(report, 'lost'),
    ...causeEntries(report, 'unsure'),
    ...oneSidedEntries(report, 'gone'),
    ...causeEntries(report, 'gained'),
    ...causeEntries(report, 'fixed'),
    ...offerEntries(report, 'gained'),
    ...oneSidedEntries(report, 'new'),
    ...staleRecords.map((line) => `${pc.yellow('stale'.padEnd(9))} ${line}`),
    ...shiftSection(triage.shifts),
  ].join('\n');
};
