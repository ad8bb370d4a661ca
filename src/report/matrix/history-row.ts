// One requirement over all versions: what it is, one letter a version, and its history in words.

import { areaOf } from '../../../requirements/address.ts';
import type { Outcome } from '../../results/model.ts';
import { type History, outcomesIn, type State } from '../../triage/history.ts';
import { type Html, html } from '../html/html.ts';
import { newestLink } from '../newest-link.ts';
import type { Matrix } from './model.ts';
import { historyText } from './words.ts';

/** One letter a cell, so that the page tells without colours what it tells with them. */
export const letters: Readonly<Record<Outcome, string>> = {
  pass: '✓',
  divergent: 'd',
  absent: '·',
  fail: '✗',
  stale: 's',
  error: '?',
};

const isNews = (state: State, before: State | undefined): boolean =>
  before !== undefined &&
  (before.outcome !== state.outcome ||
    before.pins.join() !== state.pins.join() ||
    (before.of === state.of && before.wrong !== state.wrong));

const stateCell = (state: State | undefined, before: State | undefined): Html => {
  if (!state) return html`<td></td>`;
  const { outcome, pins, cells, of } = state;
  if (!isNews(state, before)) return html`<td class="${outcome}">${letters[outcome]}</td>`;
  const told = [outcome, ...pins].join(' ');
  return html`<td class="${outcome} news" title="${told}: ${cells} of ${of} cells">${letters[outcome]}</td>`;
};

const nameOf = (id: string, matrix: Matrix): Html => {
  const requirement = matrix.requirements[id];
  const link =
    requirement &&
    newestLink(requirement, (one) => matrix.headers.some((header) => header.revisions.includes(one)));
  return html`${link ? html`<a href="${link}">${id}</a>` : id} <small>${requirement?.behavior}</small>`;
};

/** @param names of the versions, in their order */
export const historyRow = (history: History, matrix: Matrix, names: readonly string[]): Html => {
  const { id, states, moments } = history;
  const level = matrix.requirements[id]?.level;
  const turned = [...new Set(moments.map(({ turn }) => turn))];
  const words = [areaOf(id), level ?? '', ...outcomesIn(history), ...turned].join(' ');
  const cells = states.map((state, at) => stateCell(state, states[at - 1]));
  const told = historyText(history, names);
  return html`<tr data-is="${words}"><th scope="row">${nameOf(id, matrix)}</th><td>${level}</td><td class="told">${told}</td>${cells}</tr>
`;
};
