// An audit as Markdown: everything it found, with links into the published specification.

import type { Pair, Placed } from '../audit/alignment.ts';
import { addressOf } from '../audit/alignment.ts';
import type { Audit } from '../audit/audit.ts';
import { type Impact, openVerdicts } from '../audit/impact.ts';
import type { Touch } from '../audit/impact-touch.ts';
import { auditSentence, levelChange, linked, withoutTexts, withVerdict } from './audit-sentence.ts';
import { auditShapes } from './audit-shapes.ts';
import { markedWords } from './audit-words.ts';

const escaped = (text: string): string => text.replace(/[\\`*_~<>[\]|#]/g, '\\$&');

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : ['', `## ${title} (${lines.filter((line) => !line.startsWith('  ')).length})`, '', ...lines];

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

const impactLines = (audit: Audit, impacts: readonly Impact[]): string[] =>
  impacts.flatMap((impact) =>
    impact.touches
      .filter(({ verdict }) => openVerdicts.includes(verdict))
      .flatMap((touch) => touchLines(audit, impact, touch)),
  );

const pairLine = ({ from, to }: Audit, pair: Pair): string => {
  const change = levelChange(pair);
  const alike = pair.alike === undefined ? '' : `, ${Math.floor(pair.alike * 100)} % alike`;
  const told = pair.kind === 'moved' ? '' : ` (${change || pair.to.level}${alike})`;
  return `- ${linked(from, addressOf(pair.from))} \`${pair.from.tag}\` → ${linked(to, addressOf(pair.to))} \`${pair.to.tag}\`${told}`;
};

const placed = (revision: string, one: Placed): string[] => [
  `- ${linked(revision, addressOf(one))} \`${one.tag}\` ${one.level}`,
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
    ...section('Requirements to audit again', impactLines(audit, withVerdict(audit, 're-audit'))),
    ...section('Requirements to retire', impactLines(audit, withVerdict(audit, 'retire'))),
    ...section('Requirements to re-link', impactLines(audit, withVerdict(audit, 're-link'))),
    ...section('Set aside, to look at', impactLines(audit, aside)),
    ...section(
      'Lost links',
      audit.links.map(({ id, revision, at, tag }) => `- \`${id}\`: ${at}${code(tag)} is not in ${revision}`),
    ),
    ...(open.length === 0 ? [] : ['', '## New statements that nobody claims', ...open]),
    ...auditShapes(audit),
    ...section(
      'Moved',
      audit.moved.map((pair) => pairLine(audit, pair)),
    ),
    ...section(
      'Reworded',
      audit.reworded.flatMap((pair) => [pairLine(audit, pair), ...wording(pair)]),
    ),
    ...section(
      'Removed',
      audit.removed.flatMap((one) => placed(audit.from, one)),
    ),
    ...section(
      'New',
      audit.added.flatMap((one) => placed(audit.to, one)),
    ),
  ].join('\n')}\n`;
};
