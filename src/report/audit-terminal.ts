// An audit in the terminal: one sentence, the counts, then what waits for a decision.

import pc from 'picocolors';
import type { Audit } from '../audit/audit.ts';
import type { Difference, ShapeChanges } from '../audit/compare-shapes.ts';
import type { Impact } from '../audit/impact.ts';
import type { Touch } from '../audit/impact-touch.ts';
import {
  auditSentence,
  countsText,
  gatherFields,
  levelChange,
  plural,
  withoutTexts,
  withVerdict,
} from './audit-sentence.ts';
import { markedWords } from './audit-words.ts';

const mostShown = 20;

const label = (text: string, colour: (text: string) => string = (same) => same): string =>
  colour(text.padEnd(14));

const row = (name: string, text: string): string[] => (text === '' ? [] : [`${label(name)}${text}`]);

/** A list that stays short: the rest is a number. */
const short = (lines: readonly string[]): string[] =>
  lines.length <= mostShown
    ? [...lines]
    : [
        ...lines.slice(0, mostShown),
        pc.dim(`${label('')}and ${lines.length - mostShown} more: --markdown FILE has them all`),
      ];

const differenceText = ({ added, removed }: Difference): string =>
  [
    ...(added.length > 0 ? [`new ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`gone ${removed.join(', ')}`] : []),
  ].join('; ');

const shapeRows = ({ methods, notifications, senders, types, fields }: ShapeChanges): string[] => {
  const sent = senders.map(
    ({ method, before, after }) =>
      `${method} (${before.join(' and ') || 'nobody'} → ${after.join(' and ') || 'nobody'})`,
  );
  const changes = gatherFields(fields).length;
  return [
    ...row('methods', differenceText(methods)),
    ...row('notifications', differenceText(notifications)),
    ...row('sent by', sent.join(', ')),
    ...row(
      'types',
      [types.added.length, types.removed.length].every((count) => count === 0)
        ? ''
        : `${types.added.length} new, ${types.removed.length} gone`,
    ),
    ...row('fields', changes === 0 ? '' : `${plural(changes, 'change')} in the types that stay`),
  ];
};

const wording = ({ pair }: Touch): string[] => {
  if (pair?.from.text === undefined || pair.to.text === undefined) return [];
  const [before, after] = markedWords(pair.from.text, pair.to.text, { gone: pc.red, come: pc.green });
  return [`${label('')}- ${before}`, `${label('')}+ ${after}`];
};

const touchLine = ({ at, tag, now, note, pair }: Touch): string => {
  const [old, young] = [[at, tag].filter(Boolean).join(' '), [now?.at, now?.tag].filter(Boolean).join(' ')];
  const way = now === undefined ? old : `${old} → ${young}`;
  return [way, ...(pair ? [levelChange(pair)] : []), ...(note ? [`(${note})`] : [])]
    .filter(Boolean)
    .join('  ');
};

const openTouches = ({ touches }: Impact): Touch[] =>
  touches.filter(({ verdict }) => verdict !== 'untouched' && verdict !== 'settled');

/** What is open about a requirement, line by line. */
const body = (impact: Impact): string =>
  openTouches(impact)
    .flatMap((touch) => [
      `${label('')}${touchLine(touch)}`,
      ...wording(touch),
      ...(touch.text === undefined ? [] : [`${label('')}- ${pc.red(touch.text)}`]),
    ])
    .join('\n');

/** Requirements about which the same is open are one entry. */
const entries = (impacts: readonly Impact[], colour: (text: string) => string): string[] => {
  const bodies = new Map<string, Impact[]>();
  for (const impact of impacts) bodies.set(body(impact), [...(bodies.get(body(impact)) ?? []), impact]);
  return [...bodies].map(([text, alike]) => {
    const ids = alike.map(({ id }) => pc.bold(id)).join(', ');
    return `${label(alike[0]?.verdict ?? '', colour)}${ids}\n${text}`;
  });
};

/** Requirements whose citations go the same way are one entry. */
const reLinks = (impacts: readonly Impact[], revision: string): string[] => {
  const ways = new Map<string, string[]>();
  for (const impact of impacts) {
    for (const { at, now, mechanical } of openTouches(impact)) {
      const there = now?.at === at ? `there as well: add ${revision} to \`in\`` : (now?.at ?? '');
      const way = `${at} → ${there}${mechanical ? '' : '  (perhaps)'}`;
      const ids = ways.get(way) ?? [];
      ways.set(way, ids.includes(impact.id) ? ids : [...ids, impact.id]);
    }
  }
  return [...ways].map(
    ([way, ids]) => `${label('re-link', pc.cyan)}${way}\n${label('')}${pc.dim(ids.join(', '))}`,
  );
};

const unclaimed = ({ unclaimed: groups }: Audit): string[] => {
  const pages = [...new Set(groups.map(({ page }) => page))];
  return pages.map((page) => {
    const counts = groups
      .filter((group) => group.page === page)
      .map(({ level, statements }) => `${statements.length} ${level}`);
    return `${label('unclaimed', pc.yellow)}${page}  ${counts.join(', ')}`;
  });
};

const closing = (audit: Audit): string =>
  pc.dim(
    (['untouched', 'settled', 'ended'] as const)
      .map((verdict) => `${withVerdict(audit, verdict).length} ${verdict}`)
      .join(', '),
  );

/** The whole audit as text, its first line the sentence that says what waits. */
export const auditReport = (audit: Audit): string =>
  [
    pc.bold(auditSentence(audit)),
    ...(audit.texts ? [] : [withoutTexts]),
    ...row('statements', countsText(audit.statements)),
    ...row('schema page', countsText(audit.schema)),
    ...shapeRows(audit.shapes),
    ...audit.codes.map(({ code, kind, change }) => `${label('error code')}${code} ${kind}: ${change}`),
    ...short(entries(withVerdict(audit, 're-audit'), pc.yellow)),
    ...short(entries(withVerdict(audit, 'retire'), pc.red)),
    ...short(reLinks(withVerdict(audit, 're-link'), audit.to)),
    ...short(audit.setAside.flatMap((touch) => [`${label('set aside', pc.yellow)}${touchLine(touch)}`])),
    ...short(
      audit.links.map(
        ({ id, revision, at, tag }) =>
          `${label('lost link', pc.red)}${pc.bold(id)}  ${at}${tag ? ` ${tag}` : ''} is not in ${revision}`,
      ),
    ),
    ...unclaimed(audit),
    `${label('requirements')}${closing(audit)}`,
  ].join('\n');
