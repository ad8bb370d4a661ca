import { describe, expect, test } from 'vitest';
import { leadInsOn, statementsOn } from './invented-page.ts';

describe('a lead-in gives its key word to the very next block', () => {
  test('a list', () => {
    const page = 'Kettles **SHOULD**:\n\n- Boil water\n- Whistle\n';

    expect(statementsOn(page)).toEqual([
      'SHOULD, inherited by item: Kettles SHOULD: Boil water',
      'SHOULD, inherited by item: Kettles SHOULD: Whistle',
    ]);
    expect(leadInsOn(page)).toEqual(['Kettles SHOULD:']);
  });

  test('a list without a blank line before it, within an item', () => {
    expect(statementsOn('1. Cups **MAY**:\n   - Steam\n2. Cups break\n')).toEqual([
      'MAY, inherited by item: Cups MAY: Steam',
    ]);
  });

  test('a table', () => {
    const page = 'A cup **MUST** have these parts:\n\n| Part | Made of |\n| - | - |\n| Handle | clay |\n';
    expect(statementsOn(page)).toEqual(['MUST, inherited by row: A cup MUST have these parts: Handle clay']);
  });

  test('never across code', () => {
    const page = 'The kettle MUST answer:\n\n```\nhiss\n```\n\n- Steam rises\n';
    expect(statementsOn(page)).toEqual(['MUST: The kettle MUST answer:']);
  });

  test('never across a paragraph, a heading or a component', () => {
    const beside = ['Water is wet.', '## Cups', '<Note>Mind the steam.</Note>', '![a kettle](kettle.png)'];
    for (const block of beside) {
      expect(statementsOn(`The kettle MUST answer:\n\n${block}\n\n- Steam rises\n`)).toEqual([
        'MUST: The kettle MUST answer:',
      ]);
    }
  });

  test('not without a colon, nor when the key word stands in an earlier sentence', () => {
    expect(statementsOn('Kettles MUST boil.\n\n- Steam rises\n')).toEqual(['MUST: Kettles MUST boil.']);
    expect(statementsOn('Kettles MUST boil. Boiling means:\n\n- Steam rises\n')).toEqual([
      'MUST: Kettles MUST boil.',
    ]);
  });

  test('the last key word governs, and the ones before it oblige', () => {
    const page = 'A cup MUST stand and SHOULD hold these:\n\n- Tea\n';
    expect(statementsOn(page)).toEqual([
      'MUST: A cup MUST stand and SHOULD hold these:',
      'SHOULD, inherited by item: A cup MUST stand and SHOULD hold these: Tea',
    ]);
  });

  test('to a list that goes on behind code', () => {
    const page = 'Kettles MUST:\n\n1. Boil\n\n```\nhiss\n```\n\n2. Whistle\n';
    expect(statementsOn(page)).toEqual([
      'MUST, inherited by item: Kettles MUST: Boil',
      'MUST, inherited by item: Kettles MUST: Whistle',
    ]);
  });
});

test('a list behind code that does not go on counting is another list', () => {
  expect(statementsOn('Kettles MUST:\n\n1. Boil\n\n```\nhiss\n```\n\n1. Steam\n')).toEqual([
    'MUST, inherited by item: Kettles MUST: Boil',
  ]);
});

describe('a lead-in that is complete without its list obliges as well', () => {
  test.each([
    'Broken cups SHOULD be thrown away:',
    'A kettle MUST have two openings:',
    'A kettle MUST begin by sending a puff containing:',
    'A cup MUST name its size, and include these parts:',
    'A cup MUST use one of its ears and hold tea:',
  ])('%s', (leadIn) => {
    const page = `${leadIn}\n\n- Large ones\n`;
    expect(statementsOn(page)).toEqual([
      expect.stringMatching(/^(MUST|SHOULD): /),
      expect.stringMatching(/, inherited by item: .* Large ones$/),
    ]);
    expect(leadInsOn(page)).toEqual([]);
  });
});

describe('a lead-in that is not complete without its list is bare', () => {
  test.each([
    'Kettles MUST:',
    'Kettles MUST NOT contain:',
    'Kettles SHOULD also support:',
    'Kettles MUST only heat cups that:',
    'Kettles MAY stay silent if:',
    'Kettles MUST offer the following sizes:',
    'Kettles SHOULD be ready for these events:',
    'Kettles SHOULD follow this order:',
    'Kettles SHOULD act as follows:',
    'The following rules MUST be kept:',
    'Kettles MUST send a `puff: "hot"` to the following:',
  ])('%s', (leadIn) => {
    const page = `${leadIn}\n\n- Large ones\n`;
    expect(statementsOn(page)).toEqual([expect.stringMatching(/, inherited by item: .* Large ones$/)]);
    expect(leadInsOn(page)).toEqual([leadIn.replaceAll('`', '')]);
  });
});

describe('a lead-in that does not distribute obliges alone', () => {
  test.each([
    'A cup MUST be one of the following:',
    'A kettle MUST offer at least one of the following openings:',
    'A kettle MAY use any of the following metals:',
    'A kettle MUST send one of the following, with `size: 1`:',
    'A kettle MUST have one of these whistles for the following rooms:',
    'A kettle knows these sounds, although makers MAY invent their own:',
    'Kettles SHOULD whistle, which matters because:',
    'Kettles SHOULD whistle loudly, for example:',
  ])('%s', (leadIn) => {
    const page = `${leadIn}\n\n- Large ones\n`;
    expect(statementsOn(page)).toEqual([expect.stringMatching(/^(MUST|SHOULD|MAY): .*:$/)]);
    expect(leadInsOn(page)).toEqual([]);
  });

  test('but a concession before the clause that obliges does not count', () => {
    expect(statementsOn('While cups MAY break, kettles MUST:\n\n- Hold\n')).toEqual([
      'MAY: While cups MAY break, kettles MUST:',
      'MUST, inherited by item: While cups MAY break, kettles MUST: Hold',
    ]);
  });

  test('and none of several is forbidden one by one', () => {
    expect(statementsOn('A cup MUST NOT hold any of the following:\n\n- Sand\n')).toContain(
      'MUST NOT, inherited by item: A cup MUST NOT hold any of the following: Sand',
    );
  });
});
