// Two transcripts as one sequence diagram: client and server as lifelines, before on the left and after on the right,
// and what differs marked.

import type { TranscriptLine } from '../../results/model.ts';
import { alignedSteps, type Shown, type Step } from '../../wire/aligned-steps.ts';
import { excerpts } from '../excerpts.ts';
import { type Html, html } from '../html/html.ts';

/** What is to be read of a line: the message, or the head of an HTTP exchange. */
const contentOf = (line: TranscriptLine): unknown =>
  'http' in line ? { line: line.line, headers: line.headers } : line.message;

const isFromClient = (line: TranscriptLine): boolean => {
  if ('http' in line) return line.http === 'request';
  return (line.at === 'client') === (line.did === 'sent');
};

const head = ({ line, name }: Shown): Html =>
  'http' in line
    ? html`<b>${line.line}</b> <small>${line.over}</small>`
    : html`<b>${name}</b> <small>${line.did === 'got' && 'arrived '}${line.over !== 'stream' && line.over}${line.event && ` event ${line.event}`}</small>`;

const lane = (shown: Shown | undefined, other: Shown | undefined, differs: boolean): Html => {
  if (!shown) return html`<div class="lane missing"><small>nothing</small></div>`;
  const value = contentOf(shown.line);
  const direction = isFromClient(shown.line) ? 'from-client' : 'from-server';
  const kind = 'http' in shown.line ? ' http' : '';
  const [brief, whole] = [excerpts(value, undefined), JSON.stringify(value)];
  return html`<div class="lane ${direction}${kind}"><div class="arrow">${head(shown)}</div>${
    differs || brief !== whole
      ? html`<details${differs && other && html` open`}${!differs && html` class="alike"`}><summary><code>${brief}</code></summary><pre>${JSON.stringify(value, undefined, 2)}</pre></details>`
      : html`<code>${brief}</code>`
  }</div>`;
};

const stepItem = ({ before, after, differs, mark }: Step): Html => html`
<li${differs && html` class="differs"`}>${mark && html`<p class="mark">${mark} difference</p>`}${lane(before, after, differs)}${lane(after, before, differs)}</li>`;

/**
 * The diagram of a cell in two runs; undefined where nothing went over the wire in either.
 * @param telling the name of the message whose difference tells most; absent: the first that differs is marked
 */
export const wireDiagram = (
  before: readonly TranscriptLine[] | undefined,
  after: readonly TranscriptLine[] | undefined,
  telling?: string,
): Html | undefined => {
  const steps = alignedSteps(before ?? [], after ?? [], telling);
  if (steps.length === 0) return undefined;
  return html`<div class="wide"><ol class="wire">
<li class="ends"><div><span>client</span><span>before</span><span>server</span></div><div><span>client</span><span>after</span><span>server</span></div></li>${steps.map(stepItem)}
</ol></div>`;
};
