// A requirement beside the statement that it claims: what it asks, where it is written, what it came to.

import { type Html, html, joined } from '../html/html.ts';
import { issueLink } from '../html/issue-link.ts';
import { outcomeBadge } from '../html/outcome-badge.ts';
import type { ClaimReport, Remark, RevisionReport, SubjectReport, TierOutcomes } from './model.ts';

export const claimBlock = (report: ClaimReport, { basis, subjects }: RevisionReport): Html => {
  const { id, requirement, file, line } = report.claim;
  const { deferred } = requirement;
  return html`<div class="claim"><p><code>${id}</code> ${requirement.behavior} <small>${file}:${line}</small></p>${
    deferred && html`<p>deferred, ${deferred.reason}: ${deferred.note}</p>`
  }${
    report.missing.length > 0 &&
    html`<p>${basis === 'runs' ? 'no verdict' : 'no test'}${tiersText(report.missing)}</p>`
  }${!deferred && subjects.map((subject, at) => subjectLines(subject, report.subjects[at]))}</div>`;
};

/** Where there is no tier nothing is to be said about it. */
const tiersText = (tiers: readonly string[]): string => {
  const named = tiers.filter((tier) => tier !== '-');
  return named.length > 0 ? ` on ${named.join(', ')}` : '';
};

const subjectLines = (name: string, report: SubjectReport | undefined): Html | undefined => {
  if (report === undefined || (report.tiers.length === 0 && report.remarks.length === 0)) return undefined;
  const outcomes = joined(report.tiers.map(tierText), '; ');
  return html`<p class="outcomes"><span>${name}</span> ${outcomes}</p>${report.remarks.map(remarkLine)}`;
};

const tierText = ({ tiers, outcomes }: TierOutcomes): Html => {
  const named = tiers.filter((tier) => tier !== '-').join(', ');
  const told = outcomes.map(
    ({ outcome, transports }) => html`${outcomeBadge(outcome)} ${transports.join(', ')}`,
  );
  return html`${named && html`<span class="dim">${named}</span> `}${joined(told, '; ')}`;
};

const remarkLine = ({ outcome, text, issue }: Remark): Html =>
  html`<p class="remark">${outcomeBadge(outcome)} ${text}${issue !== undefined && html` (${issueLink(issue)})`}</p>`;
