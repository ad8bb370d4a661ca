// One run in the terminal: what diverges as recorded, what the subject does not offer, and last what failed.

import pc from 'picocolors';
import type { Divergence, Requirement } from '../../requirements/model.ts';
import type { Cell, Run } from '../results/model.ts';
import { failureLines, type Surroundings } from './failure.ts';
import { placesOf } from './places.ts';
import { cellsText } from './triage/sentence.ts';

const mostFailures = 25;

const isFailure = (cell: Cell): boolean => ['fail', 'stale', 'error'].includes(cell.outcome);

/** Cells of one test that went wrong alike: one fault of a subject is to be read once, not once a transport. */
const alike = (cells: readonly Cell[]): Cell[][] => {
  const groups = new Map<string, Cell[]>();
  for (const cell of cells) {
    const key = JSON.stringify([cell.ids, cell.title, cell.outcome, cell.failure?.kind, cell.failure?.saw]);
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  return [...groups.values()];
};

/** The cells that are not as expected, those of one test that went wrong alike together. */
export const failuresIn = ({ cells }: Run): Cell[][] => alike(cells.filter(isFailure));

/** The lines on the cells that are not as expected. */
export const failureSection = (run: Run, around: Surroundings): string[] => {
  const failures = failuresIn(run);
  const shown = failures.slice(0, mostFailures).flatMap((cells) => [...failureLines(cells, around), '']);
  const rest = failures.slice(mostFailures).flat();
  if (rest.length === 0) return shown;
  const ids = [...new Set(rest.flatMap((cell) => cell.ids))];
  return [...shown, `and ${rest.length} more cells, of ${ids.join(', ')}: all in ${around.file}`, ''];
};

interface Diverging {
  readonly id: string;
  readonly requirement: Requirement;
  readonly record: Divergence;
  readonly cells: Cell[];
}

/** Divergent cells gathered by requirement and pin. */
const divergingIn = (run: Run, requirements: Surroundings['requirements']): Diverging[] => {
  const rows = new Map<string, Diverging>();
  for (const cell of run.cells.filter(({ outcome }) => outcome === 'divergent')) {
    for (const id of cell.ids) {
      const requirement = requirements[id];
      const record = requirement?.divergence?.find(
        ({ pin, sdk }) => sdk === run.header.subject.line && cell.pins?.includes(pin),
      );
      if (!requirement || !record) continue;
      const key = `${id} ${record.pin}`;
      const row = rows.get(key) ?? { id, requirement, record, cells: [] };
      row.cells.push(cell);
      rows.set(key, row);
    }
  }
  return [...rows.values()];
};

const divergenceSection = (run: Run, around: Surroundings): string[] =>
  divergingIn(run, around.requirements).flatMap(({ id, requirement, record, cells }) => [
    `${pc.yellow('diverges')} ${pc.bold(id)}  ${requirement.level}  ${cellsText(cells.length)}`,
    `         ${placesOf(cells)}`,
    `         ${record.note}${record.issue ? `  (${record.issue})` : ''}`,
  ]);

const absentSection = (run: Run): string[] => {
  const absent = run.cells.filter(({ outcome }) => outcome === 'absent');
  if (absent.length === 0) return [];
  const features = [...new Set(absent.flatMap((cell) => cell.lacks ?? []))].sort();
  return [
    `${pc.dim('absent')}   ${cellsText(absent.length)}: this subject does not offer ${features.join(', ')}`,
  ];
};

/** One sentence on what was run. */
const headLine = (run: Run, around: Surroundings): string => {
  const { subject, revisions } = run.header;
  const { totals } = run.footer;
  const counts = Object.entries(totals).flatMap(([outcome, count]) =>
    count > 0 ? [`${count} ${outcome}`] : [],
  );
  const told = counts.length === 0 ? 'no cell fits these filters' : counts.join(', ');
  return `${pc.bold(subject.name)} ${subject.version} at ${revisions.join(' and ')}: ${told}. Run file: ${around.file}`;
};

/** The whole report of one run, as lines. */
export const runReport = (run: Run, around: Surroundings): string[] => [
  ...divergenceSection(run, around),
  ...absentSection(run),
  ...failureSection(run, around),
  headLine(run, around),
];
