// The conformance table as one HTML page: per revision a table of pages, and each page opens to its statements.

import { document } from '../html/document.ts';
import { type Html, html, joined } from '../html/html.ts';
import { fragment } from './addresses.ts';
import type { Conformance, RevisionReport } from './model.ts';
import { pageSection } from './page-section.ts';
import { pageTable } from './page-table.ts';
import { conformanceStyle } from './style.ts';
import { basisSentence, legend } from './words.ts';

export const conformancePage = ({ revisions }: Conformance): string =>
  document({
    title: 'Conformance',
    style: conformanceStyle,
    body: html`<header>
<h1>Conformance</h1>
<p>Which statements of the specification are proven by tests, which are known gaps, and which nobody tests. The
levels are never added up.</p>
<nav aria-label="Revisions"><p>${joined(revisions.map(revisionLink), ' · ')}</p></nav>
${legendSection}
</header>
<main>
${revisions.map((report) => revisionSection(report, isOpen(report, revisions)))}
</main>`,
  });

const revisionLink = ({ revision }: RevisionReport): Html =>
  html`<a href="${fragment(revision)}">${revision}</a>`;

const legendSection = html`<details><summary>What the columns mean</summary>
<dl>${legend.map(([word, meaning]) => html`<dt>${word}</dt><dd>${meaning}</dd>`)}</dl>
</details>`;

/** Open are the revisions that runs speak of, or the newest where there are none. */
const isOpen = ({ basis, revision }: RevisionReport, all: readonly RevisionReport[]): boolean =>
  all.some((one) => one.basis === 'runs') ? basis === 'runs' : revision === all[0]?.revision;

/** The id stands inside, since a link opens what it leads into, not what it leads to. */
const revisionSection = (report: RevisionReport, open: boolean): Html => html`
<details class="revision"${open && html` open`}><summary><h2>${report.revision}</h2></summary>
<p id="${report.revision}">${basisSentence(report)}</p>
${pageTable(report)}
<h3>Statements, page by page</h3>
${report.pages.map((page) => pageSection(page, report))}
</details>`;
