// From the text of a page to its syntax tree: MDX with tables, front matter set apart.

import type { Root } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { PageError } from './page-error.ts';

export interface ParsedPage {
  readonly tree: Root;
  /** The text between the two rules at the top of the file; it starts in line 1. */
  readonly frontMatter: string;
}

/** Of GitHub's additions to Markdown the pages use tables; looking for bare links in all texts would take a while. */
function tables(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}

const parser = unified().use(remarkParse).use(tables).use(remarkMdx).freeze();

const blank = (text: string): string => text.replaceAll(/[^\n]/g, '');

/** Elements that only colour or link the words in them; one with an id marks a place and stays. */
const coloured = [
  /<span(?: class="[^">\n]*")?>([^<\n]*)<\/span>/g,
  /<svg (?![^>\n]*\bid=)[^>\n]*><use [^>\n]*(?:\/>|><\/use>)<\/svg>/g,
  /<a (?![^>\n]*\bid=)(?:[^>\n]* )?class="tsd-[^>\n]*>([^<\n]*)<\/a>/g,
];

/** A line that is generated from the schema. */
const generated = /^.*class="tsd-.*$/gm;

/** The declaration of a type: code, whatever elements it is made of. A key word in it is a mention, and so it stays. */
const declaration =
  /<div class="tsd-signature">(?:(?!<div|<\/div>|MUST|SHALL|SHOULD|REQUIRED|RECOMMENDED|MAY|OPTIONAL).)*<\/div>/g;

/** What an element looks like, and how deep its heading is. */
const looks = / (?:class="tsd-[^">]*"|data-typedoc-h="\d")/g;

/** Breaks lay out code and examples; to a reader they are blanks. */
const unbroken = (line: string): string => line.replaceAll('<br/>', ' ');

const plain = (line: string): string =>
  line.replaceAll('&quot;', '"').replaceAll('&nbsp;', ' ').replaceAll(declaration, '').replaceAll(looks, '');

/**
 * The same page without what only colours it and lays it out. The page generated from the schema consists of ten
 * thousands of such elements, and they are what makes parsing slow. Lines stay where they are.
 */
const withoutColour = (text: string): string =>
  coloured
    .reduce(
      (rest, element) =>
        rest.replaceAll(element, (_, words?: string | number) => (typeof words === 'string' ? words : '')),
      text.replaceAll(generated, unbroken),
    )
    .replaceAll(generated, plain);

interface Place {
  readonly line?: number;
  readonly start?: { readonly line: number };
}

const lineOf = (error: unknown): number => {
  const { place, line } = error as { place?: Place; line?: number };
  return place?.line ?? place?.start?.line ?? line ?? 1;
};

/**
 * @param file how the page is named in messages
 * @throws PageError `unparsable-page`: it is no MDX, with the line.
 */
export const parsePage = (file: string, source: string): ParsedPage => {
  const text = source.replaceAll('\r\n', '\n');
  const frontMatter = /^---\n[\s\S]*?\n---(?=\n|$)/.exec(text)?.[0] ?? '';
  const body = blank(frontMatter) + text.slice(frontMatter.length);
  try {
    return { tree: parser.parse(withoutColour(body)), frontMatter };
  } catch (error) {
    throw new PageError(
      'unparsable-page',
      `${file}:${lineOf(error)} cannot be parsed as MDX: ${(error as Error).message}.\n` +
        '  Nothing was read from it, so no statement is known. Repair the page in the checkout, then repeat.',
    );
  }
};
