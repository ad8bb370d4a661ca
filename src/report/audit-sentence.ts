// An audit in a few words: the sentence that every report of it begins with, and the lines that all of them share.

import { linkTo } from '../../requirements/revisions.ts';
import type { Pair } from '../audit/alignment.ts';
import type { Audit, Counts } from '../audit/audit.ts';
import type { FieldChange } from '../audit/compare-fields.ts';
import type { Impact, Verdict } from '../audit/impact.ts';

export const withVerdict = ({ requirements }: Audit, verdict: Verdict): Impact[] =>
  requirements.filter((impact) => impact.verdict === verdict);

export const plural = (count: number, what: string): string =>
  `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;

const unclaimedCount = ({ unclaimed }: Audit): number =>
  unclaimed.reduce((sum, { statements }) => sum + statements.length, 0);

/** Such as `2026-07-28 against 2025-11-25: 3 requirements to audit again, 12 to re-link, 40 new statements unclaimed.` */
export const auditSentence = (audit: Audit): string => {
  const counted: [number, string][] = [
    [withVerdict(audit, 're-audit').length, 'to audit again'],
    [withVerdict(audit, 're-link').length, 'to re-link'],
    [withVerdict(audit, 'retire').length, 'to retire'],
  ];
  const requirements = counted.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  const [first, ...rest] = requirements;
  const parts = [
    ...(first === undefined
      ? []
      : [first.replace(/^(\d+)/, (count) => plural(Number(count), 'requirement'))]),
    ...rest,
    ...(audit.setAside.length > 0
      ? [`${plural(audit.setAside.length, 'statement')} set aside to look at`]
      : []),
    ...(audit.links.length > 0 ? [plural(audit.links.length, 'lost link')] : []),
    ...(unclaimedCount(audit) > 0 ? [`${plural(unclaimedCount(audit), 'new statement')} unclaimed`] : []),
  ];
  return `${audit.to} against ${audit.from}: ${parts.join(', ') || 'nothing left to decide'}.`;
};

/** What an audit without texts cannot tell. */
export const withoutTexts =
  'The texts need a checkout of the specification (--spec DIR): without them, statements are told apart by tag and ' +
  'place, and reworded means only that as many of that level are left in the same section.';

/** Such as `205 same, 128 moved, 48 reworded, 196 removed, 451 new`. */
export const countsText = (counts: Counts): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');

/** Such as `should → must`, or nothing where the level stays. */
export const levelChange = ({ from, to }: Pair): string =>
  from.level === to.level ? '' : `${from.level} → ${to.level}`;

/** An address as a Markdown link into the published specification. */
export const linked = (revision: string, at: string): string => `[${at}](${linkTo(revision, at)})`;

/** The same change of the same field in several types is one entry. */
export const gatherFields = (
  fields: readonly FieldChange[],
): { field: string; change: string; types: string[] }[] => {
  const gathered = new Map<string, { field: string; change: string; types: string[] }>();
  for (const { type, pointer, change } of fields) {
    const field = pointer.slice(type.length + 1);
    const key = `${field} ${change}`;
    const entry = gathered.get(key) ?? { field, change, types: [] };
    gathered.set(key, entry);
    if (!entry.types.includes(type)) entry.types.push(type);
  }
  return [...gathered.values()];
};
