// One change of the wire on the page: what differs, where it shows, and the first cell that shows it.

import { cellOf } from '../../triage/change.ts';
import { excerpts } from '../excerpts.ts';
import { type Html, html } from '../html/html.ts';
import type { ShiftReport } from './model.ts';
import { cellsText } from './sentence.ts';
import { wireDiagram } from './wire-diagram.ts';

export const shiftBlock = ({ example, count, areas, levels, first }: ShiftReport): Html => {
  const { end, message, pointer, change, before, after } = example;
  const cell = cellOf(first);
  return html`
<details class="change" data-is="${['shifted', ...areas, ...levels].join(' ')}"><summary><b>${end} ${message}</b> <code>${pointer}</code> ${change} <small>${cellsText(count)} in ${areas.join(', ')}</small></summary>
<p><code>${excerpts(before, after) || 'in another order'}</code></p>
<p>first in <code>${cell.ids.join(' + ')}</code> <small>${cell.title}; ${cell.tier}, ${cell.transport}</small></p>
${wireDiagram(first.before?.transcript, first.after?.transcript, message)}</details>`;
};
