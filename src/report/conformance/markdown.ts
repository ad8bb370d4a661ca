// The conformance table as Markdown that reads in a terminal as well: one table a revision.

import type { Conformance, LevelRow, RevisionReport } from './model.ts';
import { categories } from './model.ts';
import { basisSentence, categoryWord, divergentWord } from './words.ts';

/** Ends with a line break. */
export const conformanceMarkdown = ({ revisions }: Conformance): string =>
  `${['# Conformance', ...revisions.flatMap(revisionSection)].join('\n\n')}\n`;

const revisionSection = (report: RevisionReport): string[] => {
  const { revision, basis, subjects, pages, totals } = report;
  const head = [
    'page',
    'level',
    'statements',
    ...categories.map((category) => categoryWord(category, basis)),
    ...subjects.map((subject) => `${subject} ${divergentWord(basis)}`),
  ];
  const rows = [
    ...rowsOf('all but schema', totals),
    ...pages.flatMap(({ page, rows: those }) => rowsOf(page, those)),
  ];
  return [`## ${revision}`, inline(basisSentence(report)), table([head.map(inline), ...rows])];
};

/** Each row names its page, so that it can be read, sorted and searched alone. */
const rowsOf = (page: string, rows: readonly LevelRow[]): string[][] =>
  rows.map(({ level, statements, counts, divergent }) => [
    inline(page),
    level,
    ...[statements, ...categories.map((category) => counts[category]), ...divergent].map(String),
  ]);

/** The first two columns are words, the others numbers; all are padded, so that the text itself is a table. */
const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0), 3));
  const padded = (cell: string, at: number) =>
    at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  const line = (row: readonly string[]) => `| ${row.map(padded).join(' | ')} |`;
  const rule = widths.map((width, at) => (at < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [head = [], ...body] = rows;
  return [line(head), line(rule), ...body.map(line)].join('\n');
};

/** A text that comes from outside, kept to its cell. */
const inline = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_|<>[\]]/g, '\\$&');
