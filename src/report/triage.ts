// The comparison of two runs in the terminal: one sentence, then what changed in order of alarm.

import pc from 'picocolors';
import type { Cell } from '../results/model.ts';
import type { Row, Shift, Triage } from '../triage/triage.ts';
import type { Verdict } from '../triage/verdict.ts';
import { excerpts } from './excerpts.ts';
import { placesOf } from './places.ts';
import { cellsText, grouped, triageSentence } from './triage-sentence.ts';

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

const quoted = (pins: readonly string[]): string => pins.map((pin) => `"${pin}"`).join(', ');

/** How a cell behaves, in a few words. */
const told = (cell: Cell): string => {
  if (cell.outcome === 'divergent') return `divergent ${quoted(cell.pins ?? [])}`;
  if (cell.outcome === 'absent') return `absent (lacks ${(cell.lacks ?? []).join(', ')})`;
  return cell.failure ? `${cell.outcome}: ${cell.failure.saw}` : cell.outcome;
};

/** What is to be done about the records of divergences, in a fixed or a stale cell. */
const recordAdvice = ({ before, after }: Row): string[] => {
  const id = after?.ids.join(' + ');
  if (after?.outcome === 'stale')
    return [`delete divergence ${quoted(after.pins ?? [])} of ${id}, or end its versions`];
  if (before?.outcome === 'stale')
    return [`delete divergence ${quoted(before.pins ?? [])} of ${id} for the version before`];
  return before?.outcome === 'divergent'
    ? [`divergence ${quoted(before.pins ?? [])} of ${id} no longer applies`]
    : [];
};

const cellOf = ({ before, after }: Row): Cell => (after ?? before) as Cell;

/** Rows that tell the same, gathered: the same change of one test over five transports is one entry. */
const gather = (rows: readonly Row[], keyOf: (row: Row) => string): Row[][] => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
};

const changeOf = ({ before, after }: Row): string =>
  `${before ? told(before) : ''} → ${after ? told(after) : ''}`;

const changeEntry = (rows: readonly Row[]): string[] => {
  const row = rows[0] as Row;
  const { ids, title } = cellOf(row);
  const advice = row.verdict === 'fixed' ? recordAdvice(row) : [];
  return [
    `${label(row.verdict)} ${pc.bold(ids.join(' + '))}  ${title}`,
    `          ${changeOf(row)}`,
    ...advice.map((line) => `          ${line}`),
    pc.dim(`          ${placesOf(rows.map(cellOf))}`),
  ];
};

const changes = (rows: readonly Row[]): string[] =>
  gather(rows, (row) => [row.verdict, cellOf(row).ids, cellOf(row).title, changeOf(row)].join(' | ')).flatMap(
    changeEntry,
  );

/** Cells that only one run has are told by their number alone. */
const oneSided = (rows: readonly Row[]): string[] =>
  gather(rows, (row) => cellOf(row).revision).map(
    (each) =>
      `${label((each[0] as Row).verdict)} ${cellsText(each.length)} at ${cellOf(each[0] as Row).revision}`,
  );

const shiftEntry = ({ example, count, id }: Shift): string[] => {
  const { message, end, pointer, change, before, after } = example;
  return [
    `${label('shifted')} ${pc.bold(`${end} ${message}`)} ${pointer}${pointer && ' '}${change}  ${cellsText(count)}`,
    `          ${excerpts(before, after) || 'in another order'}${pc.dim(`  first in ${id}`)}`,
  ];
};

const shiftSection = (shifts: readonly Shift[]): string[] => {
  const rest = shifts.length - mostShifts;
  return [
    ...shifts.slice(0, mostShifts).flatMap(shiftEntry),
    ...(rest > 0 ? [`          and ${grouped(rest)} more ways`] : []),
  ];
};

/** Stale records among cells that are otherwise alike, or they would pass unseen. */
const staleSection = (rows: readonly Row[]): string[] => {
  const alike = rows.filter(({ verdict }) => verdict === 'same' || verdict === 'shifted');
  return [...new Set(alike.flatMap((row) => (isStale(row) ? recordAdvice(row) : [])))].map(
    (line) => `${pc.yellow('stale'.padEnd(9))} ${line}`,
  );
};

const isStale = ({ before, after }: Row): boolean =>
  before?.outcome === 'stale' || after?.outcome === 'stale';

const filterNote = ({ before, after }: Triage): string[] =>
  JSON.stringify(before.filters) === JSON.stringify(after.filters)
    ? []
    : ['The two runs were made with different filters, so cells are missing on one side.'];

/** The whole report as text, its first line the sentence that says what changed. */
export const triageReport = (result: Triage): string => {
  const rowsOf = (...wanted: readonly Verdict[]) =>
    result.rows.filter(({ verdict }) => wanted.includes(verdict));
  return [
    pc.bold(triageSentence(result)),
    ...filterNote(result),
    ...changes(rowsOf('regressed', 'moved', 'lost', 'unsure')),
    ...oneSided(rowsOf('gone')),
    ...changes(rowsOf('fixed', 'gained')),
    ...oneSided(rowsOf('new')),
    ...staleSection(result.rows),
    ...shiftSection(result.shifts),
  ].join('\n');
};
