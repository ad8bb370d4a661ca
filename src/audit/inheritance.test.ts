import { describe, expect, test } from 'vitest';
import { invented, statementsOn } from './invented-page.ts';

const under = (...items: readonly string[]) =>
  statementsOn(`Kettles MUST:\n\n${items.map((item) => `- ${item}\n`).join('')}`).map((line) =>
    line.replace('Kettles MUST: ', ''),
  );

describe('an item under a lead-in with a key word', () => {
  test('inherits it, and what holds a key word of its own stands beside it', () => {
    expect(under('Keep the lid shut. Cups **MAY** stay open.')).toEqual([
      'MUST, inherited by item: Keep the lid shut.',
      'MAY: Cups MAY stay open.',
    ]);
  });

  test('inherits nothing when its only sentence has a key word of its own', () => {
    expect(under('Lids SHOULD stay shut')).toEqual(['SHOULD: Lids SHOULD stay shut']);
  });

  test('inherits although an aside in it has one', () => {
    expect(under('Pour slowly, as the water MAY splash')).toEqual([
      'MUST, inherited by item: Pour slowly, as the water MAY splash',
      'MAY: Pour slowly, as the water MAY splash',
    ]);
    expect(under("Don't stir (a spoon is hot and MUST NOT be touched)")).toHaveLength(2);
  });

  test('inherits once for each imperative, and not for explanations', () => {
    expect(under('Heat slowly. Do not spill. This keeps cups dry. Spoons are made of tin.')).toEqual([
      'MUST, inherited by item: Heat slowly.',
      'MUST, inherited by item: Do not spill.',
    ]);
  });

  test.each([
    'For example, a copper lid is shut.',
    'However, tin lids are not meant.',
    'This is how lids work.',
    'Lids: While most of them are shut, some are not.',
  ])('that only explains inherits nothing: %s', (item) => {
    expect(under(item)).toEqual([]);
  });

  test('inherits as a part of a sentence too', () => {
    expect(under('the name of the maker, in ink.')).toEqual([
      'MUST, inherited by item: the name of the maker, in ink.',
    ]);
  });
});

describe('nested items', () => {
  test('cascade, with the item in between where it is a lead-in itself', () => {
    expect(under('Check:\n  - The lid\n  - The spout', 'Keep warm\n  - Also at night')).toEqual([
      'MUST, inherited by item: Check: The lid',
      'MUST, inherited by item: Check: The spout',
      'MUST, inherited by item: Keep warm',
      'MUST, inherited by item: Also at night',
    ]);
  });

  test('follow a nearer lead-in with a key word of its own', () => {
    expect(statementsOn('Kettles MUST:\n\n- Whistles SHOULD:\n  - Be loud\n')).toEqual([
      'SHOULD, inherited by item: Whistles SHOULD: Be loud',
    ]);
  });

  test('inherit nothing below an explanation, a choice or an item with its own key word', () => {
    expect(under('For example, lids:\n  - Shut ones')).toEqual([]);
    expect(under('Use one of the following:\n  - Tin')).toEqual([
      'MUST, inherited by item: Use one of the following:',
    ]);
    expect(under('Lids SHOULD stay shut\n  - Shut ones')).toEqual(['SHOULD: Lids SHOULD stay shut']);
  });
});

describe('a sentence that begins with its key word', () => {
  test('takes its subject from the lead-in', () => {
    const page =
      '**Lids:**\n\n- **MUST** close and **MUST NOT** leak\n- If hot, MAY be lifted\n- Knobs MAY turn\n';
    expect(statementsOn(page)).toEqual([
      'MUST: Lids: MUST close and MUST NOT leak',
      'MUST NOT: Lids: MUST close and MUST NOT leak',
      'MAY: Lids: If hot, MAY be lifted',
      'MAY: Knobs MAY turn',
    ]);
  });

  test('counts the key words of that lead-in', () => {
    const tagOf = (page: string) => invented(page).statements.at(-1)?.tag;
    expect(tagOf('Lids (of `MUST`):\n\n- MUST close\n')).toBe(tagOf('Lids (of `MUST`): MUST close\n'));
  });

  test('takes it from the item above it', () => {
    expect(statementsOn('A kettle has:\n\n- `lid`: the cover\n  - MUST close\n')).toEqual([
      'MUST: lid: the cover MUST close',
    ]);
  });
});
