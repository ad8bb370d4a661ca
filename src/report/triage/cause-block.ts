// What one difference on the wire accounts for, on the page: the change that tells it most plainly, the others folded.

import type { Cause } from '../../triage/cause.ts';
import { type Html, html } from '../html/html.ts';
import { changeBlock } from './change-block.ts';
import type { ChangeReport } from './model.ts';
import { othersText } from './words.ts';

export const causeBlock = (cause: Cause<ChangeReport>): Html => {
  const telling = cause.difference?.message;
  const lead = changeBlock(cause.lead, telling);
  const told = othersText(cause);
  if (told === undefined) return lead;
  return html`<div data-group>${lead}
<details class="others" data-group><summary><small>${told}</small></summary>${cause.others.map((change) => changeBlock(change, telling))}</details></div>`;
};
