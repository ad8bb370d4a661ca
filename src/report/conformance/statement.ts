// One statement: how binding it is, where it stands in the published specification, and who claims it.

import { linkTo } from '../../../requirements/revisions.ts';
import { atOf, type Place } from '../../../requirements/spec/place.ts';
import { type Html, html } from '../html/html.ts';
import { statementId } from './addresses.ts';
import { claimBlock } from './claim.ts';
import type { RevisionReport, StatementReport } from './model.ts';
import { categoryWord } from './words.ts';

export const statementItem = (
  { statement, category, claims, setAside }: StatementReport,
  place: Place & { readonly revision: string },
  report: RevisionReport,
): Html => {
  const { tag, level, form } = statement;
  const id = statementId(place.revision, place.page, place.anchor, tag);
  return html`
<li id="${id}"><div><a href="${linkTo(place.revision, atOf(place))}"><code>${tag}</code></a> <b>${level}</b> <small>${form}</small></div>
<div class="is-${category}">${categoryWord(category, report.basis)}</div>
<div>${setAside && setAsideLine(setAside)}${claims.map((claim) => claimBlock(claim, report))}</div></li>`;
};

const setAsideLine = ({ reason, note }: NonNullable<StatementReport['setAside']>): Html =>
  html`<p>${reason}${note !== undefined && `: ${note}`}</p>`;
