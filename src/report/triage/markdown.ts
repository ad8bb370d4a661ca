// A triage as Markdown that fits a comment on a pull request: what broke in full, the rest folded away.

import type { Cause } from '../../triage/cause.ts';
import { cellOf } from '../../triage/change.ts';
import type { Offer } from '../../triage/offer.ts';
import type { Verdict } from '../../triage/verdict.ts';
import { excerpts } from '../excerpts.ts';
import { code, escaped } from '../markdown.ts';
import { placesOf } from '../places.ts';
import type { ChangeReport, Origin, TriageReport } from './model.ts';
import { cellsText, triageSentence } from './sentence.ts';
import { changeText, otherIds, othersText } from './words.ts';

/** A comment holds 65,536 characters; what is left out is said. */
const longest = 60_000;
const mostShifts = 50;

const originText = ({ text, link }: Origin): string => (link ? `[${escaped(text)}](${link})` : text);

const otherLines = (cause: Cause<ChangeReport>): string[] => {
  const told = othersText(cause);
  if (told === undefined) return [];
  const ids = otherIds(cause);
  return [`  - ${code(told)}${ids.length > 0 ? `: ${ids.map(code).join(', ')}` : ''}`];
};

const causeLines = (cause: Cause<ChangeReport>): string[] => {
  const change = cause.lead;
  const { ids, title, rows, standing, required, reruns } = change;
  const levels = [...new Set(required.map(({ level }) => level))].join(', ');
  const origins = required.flatMap(({ origins: all }) => all.map(originText));
  const rerun = reruns.at(-1);
  return [
    `- **${ids.map(code).join(' + ')}**${levels && ` (${levels})`}: ${escaped(title)}`,
    `  - ${code(changeText(change))}`,
    `  - ${escaped(standing.meaning)}${standing.next ? `. Next: ${escaped(standing.next)}` : ''}`,
    `  - ${placesOf(rows.map(cellOf))}${origins.length > 0 ? `; ${[...new Set(origins)].join(', ')}` : ''}`,
    ...(rerun ? [`  - ${code(rerun)}`] : []),
    ...otherLines(cause),
  ];
};

const folded = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `<details><summary>${title}</summary>`, '', ...lines, '', '</details>'];

const causesOf = ({ causes }: TriageReport, wanted: Verdict): string[] =>
  causes.filter(({ lead }) => lead.verdict === wanted).flatMap(causeLines);

const openSection = (report: TriageReport, wanted: Verdict, title: string): string[] => {
  const lines = causesOf(report, wanted);
  return lines.length === 0 ? [] : ['', `### ${title}`, '', ...lines];
};

const offerLines = ({ offers, triage }: TriageReport, wanted: Offer['verdict']): string[] =>
  offers
    .filter(({ verdict }) => verdict === wanted)
    .map(({ verdict, lacks, cells }) => {
      const { name } = (verdict === 'lost' ? triage.after : triage.before).subject;
      return `- ${verdict}, ${cellsText(cells)}: ${code(name)} does not offer ${lacks.map(code).join(', ')}`;
    });

const oneSidedLines = ({ oneSided }: TriageReport): string[] =>
  oneSided.map(({ verdict, revision, cells }) => `- ${verdict}, ${cellsText(cells)} at ${revision}`);

const shiftLines = ({ triage: { shifts } }: TriageReport): string[] => {
  const lines = shifts.slice(0, mostShifts).map(({ example, count, areas, first }) => {
    const { end, message, pointer, change, before, after } = example;
    const what = code(`${end} ${message}${pointer && ` ${pointer}`}`);
    const how = excerpts(before, after);
    return `- ${what} ${change}${how && `: ${code(how)}`} (${cellsText(count)} in ${areas.join(', ')}; first ${code(cellOf(first).ids[0] ?? '')})`;
  });
  const rest = shifts.length - mostShifts;
  return rest > 0 ? [...lines, `- and ${rest} more ways`] : lines;
};

/** Cut at the end of a line, with the folds closed. */
const fitting = (lines: readonly string[]): string => {
  const whole = `${lines.join('\n')}\n`;
  if (whole.length <= longest) return whole;
  let length = 0;
  const kept = lines.filter((line) => {
    length += line.length + 1;
    return length <= longest;
  });
  const open = kept.filter((line) => line.startsWith('<details>')).length;
  const closed = kept.filter((line) => line === '</details>').length;
  const close = Array.from({ length: open - closed }, () => '</details>');
  return `${[...kept, '', ...close, '', 'The rest did not fit: the HTML page has all of it.'].join('\n')}\n`;
};

/** The whole triage as Markdown of at most about 60,000 characters. */
export const triageMarkdown = (report: TriageReport): string =>
  fitting([
    `**${escaped(triageSentence(report.triage))}**`,
    ...openSection(report, 'regressed', 'Regressed'),
    ...openSection(report, 'unsure', 'Could not be told'),
    ...openSection(report, 'moved', 'Moved'),
    ...openSection(report, 'gained', 'Offered now, and not as required'),
    ...folded('No longer offered', offerLines(report, 'lost')),
    ...folded('Fixed', causesOf(report, 'fixed')),
    ...folded('Offered now', offerLines(report, 'gained')),
    ...folded('In one of the two runs', oneSidedLines(report)),
    ...folded(
      'Records to delete',
      report.staleRecords.map((line) => `- ${escaped(line)}`),
    ),
    ...folded('Shifted on the wire alone', shiftLines(report)),
  ]);
