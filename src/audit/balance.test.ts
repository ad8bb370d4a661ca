// The balance of the extractor, by a path that shares no code with it: on every page of every revision, direct
// statements, bare lead-ins and mentions together are all key words that plain text search finds outside code fences.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { revisions } from '../../requirements/revisions.ts';
import { readRevision } from './read-revision.ts';
import type { ReadPage } from './read-statement.ts';
import { noCheckout, specFolder } from './spec-folder.ts';

const spec = specFolder();
const missing = !existsSync(spec);

/** Lines outside fences. A fence ends at a line of at least as many of its marks and nothing else. */
const outsideFences = (text: string): string => {
  const kept: string[] = [];
  let open: string | undefined;
  for (const line of text.split('\n')) {
    const marks = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(line);
    const [mark, rest] = [marks?.[1] ?? '', marks?.[2] ?? ''];
    if (open === undefined && mark !== '' && !rest.includes('`')) open = mark;
    else if (open === undefined) kept.push(line);
    else if (mark.startsWith(open) && rest.trim() === '') open = undefined;
  }
  return kept.join('\n');
};

/** The key words of a page, in order. Emphasis and line breaks between the parts of one do not part it. */
const keyWordsIn = (text: string): string[] =>
  [
    ...outsideFences(text).matchAll(
      /(?<![A-Za-z])(?:(MUST|SHALL|SHOULD)(?:[\s*_]+NOT)?|NOT[\s*_]+RECOMMENDED|REQUIRED|RECOMMENDED|MAY|OPTIONAL)(?![A-Za-z])/g,
    ),
  ].map(([word]) => word.replace(/[\s*_]+/g, ' '));

const accounted = (page: ReadPage): string[] => [
  ...page.statements.filter(({ direct }) => direct).map(({ word }) => word),
  ...page.leadIns.map(({ word }) => word),
  ...page.mentions.map(({ word }) => word),
];

test('the counter knows fences, negations and what is no key word', () => {
  const page = [
    'Kettles **MUST\nNOT** whistle; they MAY hum. A MUSTARD cup is RECOMMENDED, a SHOULDER NOT.',
    '> ~~~\n> MUST\n> ~~~',
    '  ````text\nMUST\n```\nSHOULD\n  ````',
    '`SHOULD` is counted, and ``` MAY ``` in one line too; **NOT RECOMMENDED**, **SHALL** _NOT_.',
  ].join('\n\n');

  expect(keyWordsIn(page)).toEqual([
    ...['MUST NOT', 'MAY', 'RECOMMENDED', 'SHOULD', 'MAY', 'NOT RECOMMENDED', 'SHALL NOT'],
  ]);
});

describe.each(revisions)('%s', (revision) => {
  test('the balance holds on every page', ({ skip }) => {
    skip(missing, noCheckout(spec));
    const { pages } = readRevision(spec, revision);
    const found = pages.map((page) => [page.page, accounted(page).sort()]);
    const counted = pages.map(({ page, file }) => [
      page,
      keyWordsIn(readFileSync(join(spec, file), 'utf8')).sort(),
    ]);

    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(counted));
    expect(counted.flatMap(([, words]) => words).length).toBeGreaterThan(100);
  });
});
