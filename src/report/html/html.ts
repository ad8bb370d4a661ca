// A template for HTML in which everything is text unless it is HTML already, so that forgetting to escape shows as
// harmless characters and never as markup. Attributes are always written in double quotes.

import escapeHtml from 'escape-html';

/** A fragment of HTML. Only `html` and `raw` make one. */
export class Html {
  readonly #markup: string;
  constructor(markup: string) {
    this.#markup = markup;
  }
  toString(): string {
    return this.#markup;
  }
}

/** What may stand in a template; `undefined` and `false` leave nothing behind. */
export type Part = Html | string | number | undefined | false | readonly Part[];

const markupOf = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.toString();
  return typeof part === 'object' ? part.map(markupOf).join('') : escapeHtml(String(part));
};

/** HTML with its parts filled in: fragments as they are, everything else escaped. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, at) => text + markupOf(parts[at])).join(''));

/** Markup that is written by this project, such as a style sheet. Never for anything a run or a subject says. */
export const raw = (markup: string): Html => new Html(markup);

/** Parts with a separator between them, those that are nothing left out. */
export const joined = (parts: readonly Part[], separator: string): Part[] =>
  parts
    .filter((part) => part !== undefined && part !== false)
    .flatMap((part, at) => (at === 0 ? [part] : [separator, part]));
