// One page of the specification, opened: its anchors with their statements.

import { linkTo } from '../../../requirements/revisions.ts';
import { atOf } from '../../../requirements/spec/place.ts';
import { type Html, html } from '../html/html.ts';
import { pageId } from './addresses.ts';
import type { LevelRow, PageReport, RevisionReport } from './model.ts';
import { statementItem } from './statement.ts';

export const pageSection = ({ page, rows, anchors }: PageReport, report: RevisionReport): Html => html`
<details><summary>${page} <small>${rows.map(countText).join(', ')}</small></summary>
<div id="${pageId(report.revision, page)}">${anchors.map(({ anchor, statements }) => {
  const place = { page, anchor, revision: report.revision };
  return html`
<h4><a href="${linkTo(report.revision, atOf(place))}">${atOf(place)}</a></h4>
<ul class="statements">${statements.map((one) => statementItem(one, place, report))}</ul>`;
})}
</div></details>`;

const countText = ({ level, statements }: LevelRow): string => `${statements} ${level}`;
