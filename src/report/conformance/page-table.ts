// The table of one revision: its pages, each with a row per level.

import { type Html, html } from '../html/html.ts';
import { fragment, pageId } from './addresses.ts';
import { categories, type LevelRow, type RevisionReport } from './model.ts';
import { categoryWord, divergentWord } from './words.ts';

export const pageTable = (report: RevisionReport): Html => html`<div class="wide"><table class="pages">
<thead><tr><th scope="col">page</th><th scope="col">level</th>${columns(report).map(
  (title) => html`<th scope="col" class="n">${title}</th>`,
)}</tr></thead>
${rowGroup(html`all but schema`, report.totals)}
${report.pages.map(({ page, rows }) =>
  rowGroup(html`<a href="${fragment(pageId(report.revision, page))}">${page}</a>`, rows),
)}
</table></div>`;

const columns = ({ basis, subjects }: RevisionReport): string[] => [
  'statements',
  ...categories.map((category) => categoryWord(category, basis)),
  ...subjects.map((subject) => `${subject} ${divergentWord(basis)}`),
];

const rowGroup = (title: Html, rows: readonly LevelRow[]): Html =>
  html`<tbody>${rows.map(
    (row, at) =>
      html`<tr>${
        at === 0 && html`<th scope="rowgroup" rowspan="${rows.length}">${title}</th>`
      }<th scope="row">${row.level}</th>${numbersOf(row).map(numberCell)}</tr>`,
  )}</tbody>
`;

const numbersOf = ({ statements, counts, divergent }: LevelRow): number[] => [
  statements,
  ...categories.map((category) => counts[category]),
  ...divergent,
];

const numberCell = (number: number): Html =>
  html`<td class="${number === 0 ? 'n zero' : 'n'}">${number}</td>`;
