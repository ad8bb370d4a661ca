// Annotations as GitHub's runners read them off the output of a step, by their documented workflow commands.

import type { Cell, Run } from '../results/model.ts';
import { placesOf } from './places.ts';
import { failuresIn } from './run.ts';
import type { TriageReport } from './triage/model.ts';
import { cellsText } from './triage/sentence.ts';
import { changeText, othersText } from './triage/words.ts';

export interface Annotation {
  readonly grade: 'error' | 'warning';
  readonly title: string;
  readonly text: string;
  /** File and line of the test: `suites/lowlevel/tools.test.ts:41`. */
  readonly at?: string | undefined;
}

/** A runner shows so many of each grade and step, and drops the rest in silence. */
const mostShown = 10;

const inMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const inProperty = (text: string): string => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const lineOf = ({ grade, title, text, at }: Annotation): string => {
  const [, file, line] = /^(.*):(\d+)$/.exec(at ?? '') ?? [];
  const place = file && line ? `file=${inProperty(file)},line=${line},` : '';
  return `::${grade} ${place}title=${inProperty(title)}::${inMessage(text)}`;
};

/** The lines to print; beyond the first ten of a grade they are counted. */
export const annotationLines = (annotations: readonly Annotation[]): string[] =>
  (['error', 'warning'] as const).flatMap((grade) => {
    const all = annotations.filter((one) => one.grade === grade);
    if (all.length <= mostShown) return all.map(lineOf);
    const shown = all.slice(0, mostShown - 1);
    const text = `and ${all.length - shown.length} more`;
    return [...shown, { grade, title: 'mcp-interaction', text }].map(lineOf);
  });

/** One for each failure of a run: cells of one test that went wrong alike are one. */
export const failureAnnotations = (run: Run): Annotation[] =>
  failuresIn(run).map((cells) => {
    const cell = cells[0] as Cell;
    return {
      grade: 'error',
      title: `${cell.outcome} ${cell.ids.join(' + ')}`,
      text: `${cell.title}\nrequired: ${cell.failure?.required ?? ''}\nsaw: ${cell.failure?.saw ?? ''}\n${placesOf(cells)}`,
      at: cell.failure?.at,
    };
  });

/**
 * What regressed as errors; what went wrong in another way, or is offered no more, as warnings. They name no place: the
 * tests lie in another repository than the SDK.
 */
export const changeAnnotations = ({ causes, offers }: TriageReport): Annotation[] => [
  ...causes
    .filter(({ lead }) => lead.verdict === 'regressed' || lead.verdict === 'moved')
    .map((cause): Annotation => {
      const change = cause.lead;
      const { verdict, ids, title, standing } = change;
      const next = standing.next ? `\nnext: ${standing.next}` : '';
      const others = othersText(cause);
      return {
        grade: verdict === 'regressed' ? 'error' : 'warning',
        title: `${verdict} ${ids.join(' + ')}`,
        text: `${title}\n${changeText(change)}\n${standing.meaning}${next}${others ? `\n${others}` : ''}`,
      };
    }),
  ...offers
    .filter(({ verdict }) => verdict === 'lost')
    .map(({ lacks, cells }): Annotation => {
      return { grade: 'warning', title: `lost ${lacks.join(', ')}`, text: `in ${cellsText(cells)}` };
    }),
];
