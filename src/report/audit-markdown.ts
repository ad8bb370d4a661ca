// An audit as Markdown: everything it found, with links into the published specification.

import { atOf } from '../../requirements/spec/place.ts';
import type { Pair, Placed } from '../audit/alignment.ts';
import type { Audit } from '../audit/audit.ts';
import { type Impact, openVerdicts } from '../audit/impact.ts';
import type { Touch } from '../audit/impact-touch.ts';
import { auditSentence, levelChange, linked, withoutTexts, withVerdict } from './audit-sentence.ts';
import { auditShapes } from './audit-shapes.ts';
import { markedWords } from './audit-words.ts';
import { escaped } from './markdown.ts';

const section = (title: string, count: number, lines: readonly string[]): string[] =>
  count === 0 ? [] : ['', `## ${title} (${count})`, '', ...lines];

const each = <T>(title: string, found: readonly T[], linesOf: (one: T) => readonly string[]): string[] =>
  section(title, found.length, found.flatMap(linesOf));

const wording = ({ from, to }: Pair): string[] => {
  if (from.text === undefined || to.text === undefined) return [];
  const [before, after] = markedWords(from.text, to.text, {
    gone: (words) => `~~${escaped(words)}~~`,
    come: (words) => `**${escaped(words)}**`,
    plain: escaped,
  });
  return [`  - before: ${before}`, `  - after: ${after}`];
};

const textLine = ({ text }: { readonly text?: string }): string[] =>
  text === undefined ? [] : [`  - ${escaped(text)}`];

const code = (text: string | undefined): string => (text === undefined ? '' : ` \`${text}\``);

const touchLines = ({ from, to }: Audit, { id }: Impact, touch: Touch): string[] => {
  const old = `${linked(from, touch.at)}${code(touch.tag)}`;
  const now = touch.now ? ` → ${linked(to, touch.now.at)}${code(touch.now.tag)}` : '';
  const remarks = [touch.pair ? levelChange(touch.pair) : '', touch.note ?? ''].filter(Boolean).join('; ');
  return [
    `- \`${id}\`: ${touch.verdict}, ${old}${now}${remarks && ` (${remarks})`}`,
    ...(touch.verdict === 're-audit' && touch.pair ? wording(touch.pair) : textLine(touch)),
  ];
};

const impacts = (audit: Audit, title: string, found: readonly Impact[]): string[] =>
  section(
    title,
    found.length,
    found.flatMap((impact) =>
      impact.touches
        .filter(({ verdict }) => openVerdicts.includes(verdict))
        .flatMap((touch) => touchLines(audit, impact, touch)),
    ),
  );

const pairLine = ({ from, to }: Audit, pair: Pair): string => {
  const change = levelChange(pair);
  const alike = pair.alike === undefined ? '' : `, ${Math.floor(pair.alike * 100)} % alike`;
  const told = pair.kind === 'moved' ? '' : ` (${change || pair.to.level}${alike})`;
  return `- ${linked(from, atOf(pair.from))} \`${pair.from.tag}\` → ${linked(to, atOf(pair.to))} \`${pair.to.tag}\`${told}`;
};

const placed = (revision: string, one: Placed): string[] => [
  `- ${linked(revision, atOf(one))} \`${one.tag}\` ${one.level}`,
  ...textLine(one),
];

const counts = ({ statements, schema }: Audit): string[] => {
  const kinds = Object.keys(statements) as (keyof typeof statements)[];
  return [
    `| | ${kinds.join(' | ')} |`,
    `| --- |${kinds.map(() => ' ---: |').join('')}`,
    `| statements | ${kinds.map((kind) => statements[kind]).join(' | ')} |`,
    `| schema page | ${kinds.map((kind) => schema[kind]).join(' | ')} |`,
  ];
};

const unclaimed = (audit: Audit): string[] =>
  audit.unclaimed.flatMap(({ page, level, statements }) => [
    '',
    `### ${page}: ${level} (${statements.length})`,
    '',
    ...statements.flatMap((one) => placed(audit.to, one)),
  ]);

/** The whole audit as one Markdown document. */
export const auditMarkdown = (audit: Audit): string => {
  const open = unclaimed(audit);
  const aside = audit.setAside.map((touch) => ({
    id: 'set aside',
    verdict: touch.verdict,
    touches: [touch],
  }));
  return `${[
    `# The specification of ${audit.to} against ${audit.from}`,
    '',
    auditSentence(audit),
    ...(audit.texts ? [] : ['', withoutTexts]),
    '',
    ...counts(audit),
    ...impacts(audit, 'Requirements to audit again', withVerdict(audit, 're-audit')),
    ...impacts(audit, 'Requirements to retire', withVerdict(audit, 'retire')),
    ...impacts(audit, 'Requirements to re-link', withVerdict(audit, 're-link')),
    ...impacts(audit, 'Set aside, to look at', aside),
    ...each('Lost links', audit.links, ({ id, revision, at, tag }) => [
      `- \`${id}\`: ${at}${code(tag)} is not in ${revision}`,
    ]),
    ...(open.length === 0 ? [] : ['', '## New statements that nobody claims', ...open]),
    ...auditShapes(audit),
    ...each('Moved', audit.moved, (pair) => [pairLine(audit, pair)]),
    ...each('Reworded', audit.reworded, (pair) => [pairLine(audit, pair), ...wording(pair)]),
    ...each('Removed', audit.removed, (one) => placed(audit.from, one)),
    ...each('New', audit.added, (one) => placed(audit.to, one)),
  ].join('\n')}\n`;
};
