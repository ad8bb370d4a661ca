// A page that a test invents, read, in lines that a reader can compare.

import { readPage } from './read-page.ts';
import type { ReadPage, ReadStatement } from './read-statement.ts';

export const invented = (text: string, page = 'kettles'): ReadPage => readPage(page, `${page}.mdx`, text);

const line = ({ word, form, direct, text }: ReadStatement): string =>
  `${word}${direct ? '' : `, inherited by ${form}`}: ${text}`;

/** The statements of a page: key word, whether a lead-in gave it, text. */
export const statementsOn = (text: string): string[] => invented(text).statements.map(line);

/** The bare lead-ins of a page. */
export const leadInsOn = (text: string): string[] => invented(text).leadIns.map((leadIn) => leadIn.text);

/** The key words that a page only speaks about. */
export const mentionsOn = (text: string): string[] => invented(text).mentions.map(({ word }) => word);
