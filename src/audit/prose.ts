// Prose: running text without markup, white space collapsed, that still knows where each character came from.

export interface Prose {
  readonly text: string;
  /** The line of each character. */
  readonly lines: readonly number[];
  /** Whether a character stands in a code span. */
  readonly code: readonly boolean[];
}

export class ProseBuilder {
  #text = '';
  readonly #lines: number[] = [];
  readonly #code: boolean[] = [];

  /** @param line the line in which the text begins */
  add(text: string, line: number, code = false): void {
    let at = line;
    for (const character of text) {
      const blank = /\s/.test(character);
      if (!blank || (this.#text !== '' && !this.#text.endsWith(' '))) {
        this.#text += blank ? ' ' : character;
        for (let unit = 0; unit < character.length; unit++) {
          this.#lines.push(at);
          this.#code.push(code);
        }
      }
      if (character === '\n') at++;
    }
  }

  /** What was added since the last time. */
  take(): Prose {
    const prose = trimmed({ text: this.#text, lines: [...this.#lines], code: [...this.#code] });
    this.#text = '';
    this.#lines.length = 0;
    this.#code.length = 0;
    return prose;
  }
}

/** A part of a prose, white space at its ends dropped. */
export const part = ({ text, lines, code }: Prose, from: number, to?: number): Prose =>
  trimmed({ text: text.slice(from, to), lines: lines.slice(from, to), code: code.slice(from, to) });

const trimmed = (prose: Prose): Prose => {
  const from = prose.text.length - prose.text.trimStart().length;
  const to = prose.text.trimEnd().length;
  if (from === 0 && to === prose.text.length) return prose;
  return {
    text: prose.text.slice(from, to),
    lines: prose.lines.slice(from, to),
    code: prose.code.slice(from, to),
  };
};

/** The line in which a prose begins; 1 for an empty one. */
export const lineOf = ({ lines }: Prose, offset = 0): number => lines[offset] ?? lines.at(-1) ?? 1;

/** The prose of a text without markup that begins in a line. */
export const proseOf = (text: string, line: number): Prose => {
  const builder = new ProseBuilder();
  builder.add(text, line);
  return builder.take();
};

export const noProse: Prose = { text: '', lines: [], code: [] };
