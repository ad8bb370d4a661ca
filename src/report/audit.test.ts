import { rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import type { Requirement } from '../../requirements/model.ts';
import { atOf } from '../../requirements/spec/place.ts';

import { type Audit, audit } from '../audit/audit.ts';
import { inventedCheckout, newer, older } from '../audit/audit-invented.ts';
import { sideOf } from '../audit/audit-side.ts';
import { auditMarkdown } from './audit-markdown.ts';
import { auditReport } from './audit-terminal.ts';
import { markedWords } from './audit-words.ts';

const folder = inventedCheckout();
afterAll(() => rmSync(folder, { recursive: true }));
const [from, to] = [sideOf(folder, older), sideOf(folder, newer)];

const citing = (at: string, word: string): Requirement => {
  const statements = from.statements.filter((one) => atOf(one) === at && one.text?.includes(word));
  return { source: [{ at, tags: statements.map(({ tag }) => tag) }], behavior: 'It boils.', level: 'must' };
};

const requirements = {
  'brew:boil': citing('brew#boiling', 'boil'),
  'brew:pour': citing('brew#boiling', 'pours'),
  'brew:whistle': citing('brew#sounds', 'whistle'),
  'cups:shelf': citing('cups#storage', 'Clean'),
  'cups:lost': { ...citing('cups#filling', ''), source: [{ at: 'cups#nowhere' }] },
};

const found = audit({ from, to, listed: false, requirements, setAside: [] });

const lines = (result: Audit): string[] =>
  stripVTControlCharacters(auditReport(result))
    .split('\n')
    .map((line) => line.replace(/\b[0-9a-f]{4}\b(?!-)/g, 'tag'));

describe('the terminal', () => {
  test('says of an address that stands in the new revision as well what to add', () => {
    const boil = citing('brew#boiling', 'boil');
    const source = boil.source.map((one) =>
      typeof one === 'string' ? one : { ...one, in: [older] as never },
    );
    const result = audit({
      from,
      to,
      listed: true,
      requirements: { 'brew:boil': { ...boil, source } },
      setAside: [],
    });

    expect(lines(result)).toContain(`re-link       brew#boiling → there as well: add ${newer} to \`in\``);
  });

  test('says in one sentence what waits, then counts, then lists', () => {
    expect(lines(found)).toEqual([
      `${newer} against ${older}: 1 requirement to audit again, 2 to re-link, 2 lost links, 1 new statement unclaimed.`,
      'statements    3 same, 3 moved, 1 reworded, 0 removed, 1 new',
      'schema page   0 same, 0 moved, 0 reworded, 0 removed, 0 new',
      'methods       gone kettle/whistle',
      'types         0 new, 1 gone',
      're-audit      brew:pour',
      '              brew#boiling tag → brew#boiling tag',
      '              - Whoever pours MUST hold the lid with one hand while the water runs.',
      '              + Whoever pours MUST hold the lid with two hands while the water still runs.',
      're-link       brew#sounds → brew#noises',
      '              brew:whistle',
      're-link       cups#storage → shelf#storage',
      '              cups:shelf',
      `lost link     cups:lost  cups#nowhere is not in ${older}`,
      `lost link     cups:lost  cups#nowhere is not in ${newer}`,
      'unclaimed     brew  1 must',
      'requirements  1 untouched, 0 settled, 0 ended',
    ]);
  });

  test('says that nothing is left, and what it cannot tell without texts', () => {
    const same = audit({
      from,
      to: { ...from, texts: false },
      listed: false,
      requirements: {},
      setAside: [],
    });

    expect(lines(same).slice(0, 2)).toEqual([
      `${older} against ${older}: nothing left to decide.`,
      expect.stringContaining('--spec DIR'),
    ]);
  });
});

describe('Markdown', () => {
  const text = auditMarkdown(found);

  test('marks the words that differ', () => {
    expect(text).toContain(
      '  - after: Whoever pours MUST hold the lid with **two hands** while the water **still** runs.',
    );
  });

  test('counts the entries of each section', () => {
    expect(text.split('\n').filter((line) => line.startsWith('## '))).toEqual([
      '## Requirements to audit again (1)',
      '## Requirements to re-link (2)',
      '## Lost links (2)',
      '## New statements that nobody claims',
      '## Messages',
      '## Moved (3)',
      '## Reworded (1)',
      '## New (1)',
    ]);
  });

  test('lets no text of a page become markup', () => {
    const [pair] = found.reworded;
    const wild = { ...pair, from: { ...pair?.from, text: 'x *b* <c> [d](q) | f_g' } } as typeof pair;

    expect(auditMarkdown({ ...found, reworded: wild ? [wild] : [] })).toContain(
      String.raw`~~x \*b\* \<c\> \[d\](q) \| f\_g~~`,
    );
  });
});

test('marks go to words, not to the blanks between them', () => {
  const marks = { gone: (words: string) => `-${words}-`, come: (words: string) => `+${words}+` };

  expect(markedWords('boil the water', 'boil some cold water', marks)).toEqual([
    'boil -the- water',
    'boil +some cold+ water',
  ]);
});
