// What changed from one run to another, in one sentence.

import type { Header } from '../../results/model.ts';
import type { Triage } from '../../triage/triage.ts';
import type { Verdict } from '../../triage/verdict.ts';

const order: readonly Verdict[] = [
  'regressed',
  'fixed',
  'moved',
  'gained',
  'lost',
  'unsure',
  'new',
  'gone',
  'shifted',
  'same',
];

/** A count with its thousands set apart. */
export const grouped = (count: number): string => count.toLocaleString('en-US');

/** `1 cell`, `1,020 cells`. */
export const cellsText = (count: number): string => (count === 1 ? '1 cell' : `${grouped(count)} cells`);

/** The version alone where that tells the two apart. */
const titles = ({ before, after }: Triage): [string, string] => {
  const [old, young] = [before.subject, after.subject];
  const bare = old.line === young.line && old.version !== young.version && !old.content && !young.content;
  const title = ({ name, version }: Header['subject']) =>
    bare ? version : name.includes(version) ? name : `${name} (${version})`;
  return [title(old), title(young)];
};

/** Such as `1.32.2 against 1.30.1: 3 regressed, 41 shifted in 4 ways, 1,020 same.` */
export const triageSentence = (triage: Triage): string => {
  const { counts, shifts } = triage;
  const [old, young] = titles(triage);
  const ways = shifts.length === 1 ? ' in 1 way' : ` in ${grouped(shifts.length)} ways`;
  const isSame = order.every((verdict) => verdict === 'same' || counts[verdict] === 0);
  if (isSame) return `${young} against ${old}: nothing changed, ${grouped(counts.same)} same.`;
  const parts = order
    .filter((verdict) => verdict === 'regressed' || counts[verdict] > 0)
    .map((verdict) => `${grouped(counts[verdict])} ${verdict}${verdict === 'shifted' ? ways : ''}`);
  return `${young} against ${old}: ${parts.join(', ')}.`;
};
