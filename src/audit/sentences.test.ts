import { describe, expect, test } from 'vitest';
import { statementsOn } from './invented-page.ts';

const texts = (page: string) => statementsOn(page).map((line) => line.replace(/^[^:]*: /, ''));

describe('a sentence ends', () => {
  test('at a stop before a capital, a digit or a code span', () => {
    expect(texts('Cups MUST hold. Lids MUST fit. `spout` MUST pour! 2 cups MAY share.')).toEqual([
      'Cups MUST hold.',
      'Lids MUST fit.',
      'spout MUST pour!',
      '2 cups MAY share.',
    ]);
  });

  test('behind a numbered section, unless its title follows', () => {
    expect(texts('Cups MUST follow Section 5.2. Kettles MUST too.')).toEqual([
      'Cups MUST follow Section 5.2.',
      'Kettles MUST too.',
    ]);
    expect(texts('Cups MUST follow Section 7. "On Handles" of the guide.')).toEqual([
      'Cups MUST follow Section 7. "On Handles" of the guide.',
    ]);
  });

  test('behind a quotation or a bracket that closes', () => {
    expect(texts('Cups MUST say "full." Kettles MUST stop (at once.) Lids MAY open.')).toHaveLength(3);
  });
});

describe('no sentence ends', () => {
  test.each([
    'Cups, e.g. Mugs, MUST hold.',
    'Cups, i.e. `mug` and `bowl`, MUST hold.',
    'Cups MUST call `Lid.open. Then` at once.',
    'Cups MUST send 1.5 litres and v2.0 spoons.',
    'Cups (see above. The rule is old.) MUST hold.',
    'Cups MUST hold tea, coffee etc. and more.',
  ])('within: %s', (sentence) => {
    expect(texts(sentence)).toEqual([sentence.replaceAll('`', '')]);
  });
});

test('several key words of a sentence are as many statements of one text', () => {
  const sentence = 'Cups SHOULD be warm, MUST NOT leak and MAY steam.';
  expect(statementsOn(sentence)).toEqual([
    `SHOULD: ${sentence}`,
    `MUST NOT: ${sentence}`,
    `MAY: ${sentence}`,
  ]);
});
