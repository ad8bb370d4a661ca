// One change on the page: what is required, what became of it, what is on record, and both wires.

import { areaOf } from '../../../requirements/address.ts';
import { cellOf } from '../../triage/change.ts';
import { type Html, html, joined } from '../html/html.ts';
import { placesOf } from '../places.ts';
import type { ChangeReport, Origin, Required } from './model.ts';
import { wireDiagram } from './wire-diagram.ts';
import { told } from './words.ts';

const originPart = ({ text, link }: Origin): Html =>
  link === undefined ? html`${text}` : html`<a href="${link}">${text}</a>`;

export const requiredBlock = ({ id, behavior, level, origins }: Required): Html =>
  html`<p><code>${id}</code> <b>${level}</b> ${behavior} <small>${joined(origins.map(originPart), ', ')}</small></p>`;

/** What the change can be found by. */
const wordsOf = ({ verdict, ids, required }: ChangeReport): string =>
  [...new Set([verdict, ...ids.map(areaOf), ...required.map(({ level }) => level)])].join(' ');

/** @param telling the name of the message whose difference accounts for the change */
export const changeBlock = (change: ChangeReport, telling?: string): Html => {
  const { verdict, ids, title, rows, standing, required, reruns } = change;
  const [{ before, after }] = rows;
  return html`
<details class="change" data-is="${wordsOf(change)}"><summary><b class="is-${verdict}">${verdict}</b> <code>${ids.join(' + ')}</code> ${title} <small>${placesOf(rows.map(cellOf))}</small></summary>
${required.map(requiredBlock)}
<dl><dt>before</dt><dd>${before && told(before)}</dd><dt>after</dt><dd>${after && told(after)}</dd>
<dt>on record</dt><dd>${standing.meaning}</dd>${standing.next !== undefined && html`<dt>next</dt><dd>${standing.next}</dd>`}
<dt>again</dt><dd>${reruns.map((line) => html`<code class="line">${line}</code>`)}</dd></dl>
${wireDiagram(before?.transcript, after?.transcript, telling)}</details>`;
};
