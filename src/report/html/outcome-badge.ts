// An outcome as a word in its colour; the word alone tells it.

import type { Outcome } from '../../results/model.ts';
import { type Html, html } from './html.ts';

export const outcomeBadge = (outcome: Outcome): Html => html`<b class="is-${outcome}">${outcome}</b>`;
