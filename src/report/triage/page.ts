// A triage as one HTML page: the sentence, the verdicts by level, every change with its key and its wire, every shift.

import { areaOf } from '../../../requirements/address.ts';
import { levels } from '../../../requirements/model.ts';
import type { Offer } from '../../triage/offer.ts';
import type { Triage } from '../../triage/triage.ts';
import { type Verdict, verdicts } from '../../triage/verdict.ts';
import { document } from '../html/document.ts';
import { filterForm, filterScript } from '../html/filter.ts';
import { type Html, html } from '../html/html.ts';
import { causeBlock } from './cause-block.ts';
import { changesOf, type OfferReport, type TriageReport } from './model.ts';
import { pageHead } from './page-head.ts';
import { cellsText, triageSentence } from './sentence.ts';
import { shiftBlock } from './shift-block.ts';
import { triageStyle } from './style.ts';

const section = (title: string, blocks: readonly Html[]): Html | undefined =>
  blocks.length === 0 ? undefined : html`<section data-group><h2>${title}</h2>${blocks}</section>`;

const causesOf = ({ causes }: TriageReport, ...wanted: readonly Verdict[]): Html[] =>
  causes.filter(({ lead }) => wanted.includes(lead.verdict)).map(causeBlock);

const offerBlock = (offer: OfferReport, { before, after }: Triage): Html => {
  const { verdict, lacks, cells, ids } = offer;
  const { name } = (verdict === 'lost' ? after : before).subject;
  const words = [...new Set([verdict, ...ids.map(areaOf), ...offer.levels])].join(' ');
  return html`
<details class="change" data-is="${words}"><summary><b class="is-${verdict}">${verdict}</b> ${name} does not offer <b>${lacks.join(', ')}</b> <small>${cellsText(cells)}</small></summary>
<ul class="ids">${ids.map((id) => html`<li><code>${id}</code></li>`)}</ul></details>`;
};

const offersOf = ({ offers, triage }: TriageReport, wanted: Offer['verdict']): Html[] =>
  offers.filter(({ verdict }) => verdict === wanted).map((offer) => offerBlock(offer, triage));

const oneSidedLines = ({ oneSided }: TriageReport): Html[] =>
  oneSided.map(
    ({ verdict, revision, cells }) =>
      html`<p data-is="${verdict}"><b>${verdict}</b> ${cellsText(cells)} at ${revision}</p>`,
  );

/** The areas of all that the page shows. */
const areasIn = ({ causes, offers, triage }: TriageReport): string[] => {
  const ids = [...changesOf(causes), ...offers].flatMap((one) => one.ids);
  return [...new Set([...ids.map(areaOf), ...triage.shifts.flatMap(({ areas }) => areas)])].sort();
};

export const triagePage = (report: TriageReport): string => {
  const { triage, shifts, staleRecords } = report;
  const sentence = triageSentence(triage);
  return document({
    title: sentence,
    style: triageStyle,
    script: filterScript,
    body: html`<header><h1>${sentence}</h1>
${pageHead(report)}
${filterForm([
  { title: 'area', words: areasIn(report) },
  { title: 'verdict', words: verdicts.filter((verdict) => verdict !== 'same') },
  { title: 'level', words: levels },
])}</header>
<main>
${section('Broken', causesOf(report, 'regressed', 'moved', 'unsure'))}
${section('Offered now, and not as required', causesOf(report, 'gained'))}
${section('No longer offered', offersOf(report, 'lost'))}
${section('Fixed', causesOf(report, 'fixed'))}
${section('Offered now', offersOf(report, 'gained'))}
${section('In one of the two runs', oneSidedLines(report))}
${section(
  'Records to delete',
  staleRecords.map((line) => html`<p data-is="stale">${line}</p>`),
)}
${section(
  'On the wire alone',
  shifts.map((shift) => shiftBlock(shift)),
)}
</main>`,
  });
};
