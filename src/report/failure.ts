// One failure as it stands in the terminal: what was required, what was seen, where it stands, how to repeat it.

import pc from 'picocolors';
import { covers, isSpecSource, type Requirement, type Source } from '../../requirements/model.ts';
import type { Cell } from '../results/model.ts';
import { placesOf } from './places.ts';
import { rerunLine } from './rerun.ts';

/** What a report needs to know beyond the run itself. */
export interface Surroundings {
  readonly requirements: Readonly<Record<string, Requirement>>;
  /** The subject as the user typed it, for the rerun line. */
  readonly subjectText: string;
  /** The run file, as a path relative to the working folder. */
  readonly file: string;
}

const addressOf = (source: Source, revision: string): string | undefined => {
  if (isSpecSource(source)) return covers(source, revision) ? source.at : undefined;
  return source === 'sdk' ? "the SDK's own choice" : source;
};

const specLine = (cell: Cell, requirement: Requirement | undefined): string => {
  const addresses = (requirement?.source ?? []).flatMap((one) => addressOf(one, cell.revision) ?? []);
  return `${addresses.join(', ')}  (${cell.revision}, ${requirement?.level ?? '?'})`;
};

const field = (name: string, value: string): string => `       ${pc.dim(name.padEnd(9))} ${value}`;

/** The lines of one cell that is not as expected, or of several that went wrong alike: the first one stands for all. */
export const failureLines = (cells: readonly Cell[], around: Surroundings): string[] => {
  const [cell] = cells;
  if (!cell) return [];
  const { failure } = cell;
  const requirement = around.requirements[cell.ids[0] ?? ''];
  const messages = cell.transcript.filter((line) => 'did' in line && line.did === 'sent').length;
  const one = [cell.tier, cell.transport, cell.revision].join(' ');
  const where = cells.length === 1 ? one : `${placesOf(cells)}  ${cells.length} cells`;
  return [
    `${pc.red(cell.outcome.padEnd(6))} ${pc.bold(cell.ids.join(' + '))}   ${where}`,
    field('test', `${cell.title}${failure?.at ? `  ${pc.dim(failure.at)}` : ''}`),
    field('required', requirement?.behavior ?? failure?.required ?? ''),
    field('saw', `${failure?.saw ?? ''}${failure ? pc.dim(`  (${failure.kind})`) : ''}`),
    field('spec', specLine(cell, requirement)),
    field('wire', `${messages} messages: ${around.file}`),
    field('rerun', rerunLine(cell, around.subjectText)),
  ];
};
