// Filters for a page with many entries: a form that only shows where its script may run, and the script.

import { type Html, html } from './html.ts';

export interface Choice {
  /** What stands before it, such as `level`. */
  readonly title: string;
  /** The words that entries carry in their `data-is`. */
  readonly words: readonly string[];
}

/** A form of one select for each choice and a field for text; entries are what carries `data-is`. */
export const filterForm = (choices: readonly Choice[]): Html =>
  html`<form id="filter" hidden>${choices.map(
    ({ title, words }) =>
      html`<label>${title} <select><option value="">all</option>${words.map((word) => html`<option>${word}</option>`)}</select></label> `,
  )}<label>text <input type="search"></label> <output></output></form>`;

/**
 * Hides the entries that lack a chosen word or the text, then the groups (`data-group`) with nothing left in them. The
 * words of an entry are apart by spaces.
 */
export const filterScript = `
const form = document.getElementById('filter');
const entries = [...document.querySelectorAll('[data-is]')].map((element) => (
  { element, words: element.dataset.is.split(' '), text: element.textContent.toLowerCase() }
));
const groups = [...document.querySelectorAll('[data-group]')];
const filter = () => {
  const chosen = [...form.querySelectorAll('select')].map(({ value }) => value).filter(Boolean);
  const text = form.querySelector('input').value.trim().toLowerCase();
  let shown = 0;
  for (const entry of entries) {
    const fits = chosen.every((word) => entry.words.includes(word)) && entry.text.includes(text);
    entry.element.hidden = !fits;
    if (fits) shown += 1;
  }
  for (const group of groups) group.hidden = !group.querySelector('[data-is]:not([hidden])');
  form.querySelector('output').value = shown + ' of ' + entries.length;
};
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
form.hidden = false;
filter();
`;
