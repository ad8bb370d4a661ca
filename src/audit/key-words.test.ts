import { expect, test } from 'vitest';
import { invented, statementsOn } from './invented-page.ts';

test('every key word has its level, a negation the level of its word', () => {
  const page = [
    'Lids MUST fit. Lids MUST NOT fly. Lids SHALL fit. Lids SHALL NOT fly. A lid is REQUIRED.',
    'Lids SHOULD fit. Lids SHOULD NOT fly. A lid is RECOMMENDED. Tin is NOT RECOMMENDED.',
    'Lids MAY fit. A lid is OPTIONAL.',
  ].join('\n\n');

  expect(invented(page).statements.map(({ level, word }) => [level, word])).toEqual([
    ...['MUST', 'MUST NOT', 'SHALL', 'SHALL NOT', 'REQUIRED'].map((word) => ['must', word]),
    ...['SHOULD', 'SHOULD NOT', 'RECOMMENDED', 'NOT RECOMMENDED'].map((word) => ['should', word]),
    ...['MAY', 'OPTIONAL'].map((word) => ['may', word]),
  ]);
});

test.each([
  ['bold over two lines', 'Lids **MUST\nNOT** fly.'],
  ['two bolds', 'Lids **MUST** **NOT** fly.'],
  ['plain capitals over two lines', 'Lids MUST\nNOT fly.'],
  ['italics', 'Lids _MUST NOT_ fly.'],
  ['bold in a link', 'Lids [**MUST NOT**](/lids) fly.'],
  ['bold in a link over two lines', 'Lids [**MUST\nNOT** fly](/lids).'],
  ['a reference', 'Lids [**MUST NOT**][lids] fly.\n\n[lids]: /lids'],
  ['tags', 'Lids <strong>MUST NOT</strong> fly.'],
  ['an item without a blank line', '- Lids **MUST\n  NOT** fly.'],
])('markup changes nothing: %s', (_, page) => {
  expect(statementsOn(page)).toEqual(['MUST NOT: Lids MUST NOT fly.']);
});

test('small letters and longer words are none', () => {
  expect(statementsOn('Lids must fit. A MUSTARD lid MAYBE. SHOULDERS ache.')).toEqual([]);
});

test('the line of a statement is that of its key word', () => {
  const [statement] = invented('---\ntitle: Lids\n---\n\nLids of\nkettles MUST\nfit.\n').statements;
  expect(statement).toMatchObject({ line: 6, page: 'kettles', anchor: '', form: 'sentence', direct: true });
});
