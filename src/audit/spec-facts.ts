// The facts of a revision as they are committed: pages, anchors and statements without a sentence of the specification.

import { fileURLToPath } from 'node:url';
import type { PageFacts, SpecFacts, Statement } from '../../requirements/spec/facts.ts';
import type { ReadPage, ReadRevision } from './read-statement.ts';

const pageFacts = ({ anchors, statements }: ReadPage): PageFacts => {
  const byAnchor = new Map<string, Statement[]>(anchors.map(({ anchor }) => [anchor, []]));
  for (const { anchor, tag, level, form } of statements) byAnchor.get(anchor)?.push({ tag, level, form });
  return Object.fromEntries(byAnchor);
};

/** What is committed of a revision. */
export const factsOf = ({ revision, pages }: ReadRevision): SpecFacts => ({
  revision,
  pages: Object.fromEntries(pages.map((page) => [page.page, pageFacts(page)])),
});

const indented = (depth: number, text: string): string => `${' '.repeat(depth)}${text}`;

/** An object or array over several lines, an empty one on one. */
const enclosed = (depth: number, name: string, [open, close]: string, parts: readonly string[]): string =>
  parts.length === 0
    ? indented(depth, `${name}${open}${close}`)
    : `${indented(depth, `${name}${open}`)}\n${parts.join(',\n')}\n${indented(depth, close ?? '')}`;

const statementText = ({ tag, level, form }: Statement): string =>
  indented(4, `{ "tag": "${tag}", "level": "${level}", "form": "${form}" }`);

const anchorText = ([anchor, statements]: [string, readonly Statement[]]): string =>
  enclosed(3, `${JSON.stringify(anchor)}: `, '[]', statements.map(statementText));

const pageText = ([page, facts]: [string, PageFacts]): string =>
  enclosed(2, `${JSON.stringify(page)}: `, '{}', Object.entries(facts).map(anchorText));

/** The text of the file of a revision's facts: JSON with one statement a line. */
export const factsText = ({ revision, pages }: SpecFacts): string => {
  const body = enclosed(1, '"pages": ', '{}', Object.entries(pages).map(pageText));
  return `{\n${indented(1, `"revision": ${JSON.stringify(revision)}`)},\n${body}\n}\n`;
};

/** Where the facts of a revision are committed. */
export const factsFile = (revision: string): string =>
  fileURLToPath(new URL(`../../requirements/spec/${revision}.json`, import.meta.url));
