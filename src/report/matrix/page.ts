// Many versions on one page: versions across, areas and requirements down, and each behaviour's history in one row.

import { areaOf } from '../../../requirements/address.ts';
import { levels } from '../../../requirements/model.ts';
import { outcomes } from '../../results/model.ts';
import { type History, turns } from '../../triage/history.ts';
import { document } from '../html/document.ts';
import { filterForm, filterScript } from '../html/filter.ts';
import { type Html, html, joined } from '../html/html.ts';
import { historyRow, letters } from './history-row.ts';
import type { Matrix } from './model.ts';
import { matrixStyle } from './style.ts';
import { matrixSentence, shortNames } from './words.ts';

const areaTable = (
  area: string,
  histories: readonly History[],
  matrix: Matrix,
  names: readonly string[],
): Html => html`
<details open data-group><summary><h2>${area}</h2> <small>${histories.length} requirements</small></summary>
<div class="wide"><table class="matrix"><thead><tr><th scope="col">requirement</th><th scope="col">level</th><th scope="col">history</th>${names.map(
  (name) => html`<th scope="col" class="version"><span>${name}</span></th>`,
)}</tr></thead>
<tbody>${histories.map((history) => historyRow(history, matrix, names))}</tbody></table></div></details>`;

const byArea = (histories: readonly History[]): Map<string, History[]> => {
  const areas = new Map<string, History[]>();
  for (const history of histories) {
    const area = areaOf(history.id);
    areas.set(area, [...(areas.get(area) ?? []), history]);
  }
  return areas;
};

const legend: Html = html`<p>${joined(
  outcomes.map((outcome) => html`<b class="${outcome}">${letters[outcome]}</b> ${outcome}`),
  ' · ',
)}; framed where it is news. The gravest of all tiers and transports speaks.</p>`;

export const matrixPage = (matrix: Matrix): string => {
  const areas = byArea(matrix.histories);
  const names = shortNames(matrix.headers);
  const sentence = matrixSentence(matrix);
  return document({
    title: sentence,
    style: matrixStyle,
    script: filterScript,
    body: html`<header><h1>${sentence}</h1>${legend}
${filterForm([
  { title: 'area', words: [...areas.keys()] },
  { title: 'level', words: levels },
  { title: 'outcome', words: outcomes },
  { title: 'history', words: turns },
])}</header>
<main>${[...areas].map(([area, histories]) => areaTable(area, histories, matrix, names))}</main>`,
  });
};
