// The top of the triage page: what was compared, the verdicts by level, the packages that differ beneath the subjects.

import { levels } from '../../../requirements/model.ts';
import type { Header } from '../../results/model.ts';
import { type Verdict, verdicts } from '../../triage/verdict.ts';
import { type Html, html } from '../html/html.ts';
import type { TriageReport } from './model.ts';
import { grouped } from './sentence.ts';

const meanings: Readonly<Record<Verdict, string>> = {
  regressed: 'behaved as required, and no longer does',
  moved: 'did not behave as required, and does so in another way now',
  lost: 'is no longer offered',
  unsure: 'could not be told: a fault of the suite',
  gone: 'only the earlier run has it',
  fixed: 'did not behave as required, and does now',
  gained: 'is offered now',
  new: 'only the later run has it',
  shifted: 'the same outcome, with other messages on the wire',
  same: 'the same outcome with the same messages',
};

const countCell = (count: number): Html =>
  html`<td class="${count === 0 ? 'n zero' : 'n'}">${grouped(count)}</td>`;

/** Cells by verdict and level: the levels are never added up. */
const countTable = ({ levelsOf }: TriageReport): Html => html`<div class="wide"><table>
<thead><tr><th scope="col">cells</th>${levels.map((level) => html`<th scope="col" class="n">${level}</th>`)}<th scope="col" class="meaning">meaning</th></tr></thead>
<tbody>${verdicts
  .filter((verdict) => levels.some((level) => levelsOf[verdict][level] > 0))
  .map(
    (verdict) =>
      html`<tr><th scope="row"><b class="is-${verdict}">${verdict}</b></th>${levels.map((level) => countCell(levelsOf[verdict][level]))}<td class="meaning">${meanings[verdict]}</td></tr>
`,
  )}</tbody></table></div>`;

const subjectLine = (title: string, { subject, revisions }: Header): Html =>
  html`<dt>${title}</dt><dd><b>${subject.name}</b> ${subject.version}, at ${revisions.join(' and ')}</dd>`;

/** Packages beneath the subjects that are not the same: a change may come from there. */
const packageRows = ({ before, after }: TriageReport['triage']): Html[] => {
  const [old, young] = [before.subject.packages, after.subject.packages];
  const names = [...new Set([...Object.keys(old), ...Object.keys(young)])].sort();
  return names
    .filter((name) => old[name] !== young[name])
    .map(
      (name) =>
        html`<tr><th scope="row">${name}</th><td>${old[name] ?? 'none'}</td><td>${young[name] ?? 'none'}</td></tr>`,
    );
};

const packageTable = (triage: TriageReport['triage']): Html | undefined => {
  const rows = packageRows(triage);
  if (rows.length === 0) return undefined;
  return html`<details><summary>Packages that differ beneath them: ${rows.length}</summary><div class="wide"><table>
<thead><tr><th scope="col">package</th><th scope="col">before</th><th scope="col">after</th></tr></thead>
<tbody>${rows}</tbody></table></div></details>`;
};

export const pageHead = (
  report: TriageReport,
): Html => html`<dl>${subjectLine('before', report.triage.before)}${subjectLine('after', report.triage.after)}</dl>
${countTable(report)}
${packageTable(report.triage)}`;
