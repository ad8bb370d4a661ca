// A verdict as text: findings for a reader, annotations for a forge, one line that sums up.

import type { Verdict } from './gate.ts';
import type { Finding } from './rule.ts';

const width = 110;

/** A finding in the form of every message: place, what is wrong, what to do, the rule. */
export const printFinding = ({ file, line, message, rule }: Finding): string => {
  const [wrong = '', ...remedy] = message.split('\n');
  const lines = [...wrap(`${file}:${line}  ${wrong}`), ...remedy.flatMap((text) => wrap(`  ${text}`))];
  const name = `(${rule})`;
  const last = lines.pop() ?? '';
  const fits = last.length + 2 + name.length <= width;
  return [
    ...lines,
    ...(fits ? [last + name.padStart(width - last.length)] : [last, name.padStart(width)]),
  ].join('\n');
};

/** A finding as GitHub shows it beside the line. */
export const printAnnotation = ({ file, line, message, rule }: Finding): string => {
  const text = message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return `::error file=${file},line=${line},title=${rule}::${text}`;
};

/** @param word how what is counted was shown: `cited` by source alone, `proven` by runs */
export const printSummary = (
  { requirements, findings }: Pick<Verdict, 'requirements' | 'findings'>,
  word: 'cited' | 'proven',
): string => {
  const { total, proven, tiers, deferred, divergent, notInForce } = requirements;
  const elsewhere = notInForce > 0 ? `, ${notInForce} in force in no revision that ran` : '';
  return `${count(total, 'requirement')}, ${proven} ${word} on ${count(tiers, 'tier')}${elsewhere}, ${deferred} deferred, ${divergent} with divergences; ${count(findings.length, 'finding')}`;
};

/** One line for each revision: what its statements come to. */
export const printLedgers = ({ statements, schema }: Pick<Verdict, 'statements' | 'schema'>): string[] =>
  Object.entries(statements).map(([revision, { total, claimed, deferred, setAside, unclaimed }]) => {
    const alone = deferred > 0 ? `, ${deferred} in deferred requirements alone` : '';
    const page = schema[revision];
    const apart =
      page && page.total > 0 ? `; of the schema page ${page.unclaimed} of ${page.total} unclaimed` : '';
    return `${revision}  ${count(total, 'statement')}: ${claimed} claimed, ${setAside} set aside, ${unclaimed} unclaimed${alone}${apart}`;
  });

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Breaks a line between words; what follows is indented. */
const wrap = (text: string): string[] => {
  const end = text.length <= width ? -1 : text.lastIndexOf(' ', width);
  return end <= 2 ? [text] : [text.slice(0, end), ...wrap(`  ${text.slice(end + 1)}`)];
};
