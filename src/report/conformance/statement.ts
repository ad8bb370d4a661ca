// One statement: how binding it is, where it stands in the published specification, and who claims it.

import { linkTo } from '../../../requirements/revisions.ts';
import { atOf, type Place } from '../../../requirements/spec/place.ts';
import { type Html, html } from '../html/html.ts';
import { statementId } from './addresses.ts';
import { claimBlock } from './claim.ts';
import type { ClaimReport, RevisionReport, StatementReport } from './model.ts';
import { categoryWord, divergentWord } from './words.ts';

export const statementItem = (
  { statement, category, claims, setAside }: StatementReport,
  place: Place & { readonly revision: string },
  report: RevisionReport,
): Html => {
  const { tag, level, form } = statement;
  const { revision, page, anchor } = place;
  const address = linkTo(revision, atOf(place));
  const divergent =
    isDivergent(claims) && html`<br><span class="is-divergent">${divergentWord(report.basis)}</span>`;
  return html`
<li id="${statementId(revision, page, anchor, tag)}">
<div><a href="${address}"><code>${tag}</code></a> <b>${level}</b> <small>${form}</small></div>
<div class="is-${category}">${categoryWord(category, report.basis)}${divergent}</div>
<div>${setAside && setAsideLine(setAside)}${claims.map((claim) => claimBlock(claim, report))}</div>
</li>`;
};

/** Proven is not yet behaving as required: whoever reads the one word has to see the other. */
const isDivergent = (claims: readonly ClaimReport[]): boolean =>
  claims.some(({ subjects }) => subjects.some(({ divergent }) => divergent));

const setAsideLine = ({ reason, note }: NonNullable<StatementReport['setAside']>): Html =>
  html`<p>${reason}${note !== undefined && `: ${note}`}</p>`;
