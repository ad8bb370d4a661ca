import { expect, test } from 'vitest';
import { invented, mentionsOn, statementsOn } from './invented-page.ts';

test.each([
  ['The key words "MUST", "MUST NOT" and MAY are to be interpreted as in a cookbook.', 3],
  ['Lids are expected to go from **SHOULD** to **MUST** one day.', 2],
  ['Lids are only **SHOULD**-constrained.', 1],
  ['This is a MUST for cups.', 1],
  ['Read the MAY below with care.', 1],
  ['Write `MUST` on the lid.', 1],
  ['Say “SHOULD” aloud.', 1],
  ['The code LID_REQUIRED_NOW is red.', 1],
])('only spoken about: %s', (sentence, count) => {
  expect(statementsOn(sentence)).toEqual([]);
  expect(mentionsOn(sentence)).toHaveLength(count);
});

test.each([
  'This MUST fit.',
  'A lid that SHOULD fit is round.',
  'The maker one sells to MUST pay.',
  'The RECOMMENDED lid is round.',
  'Write "lid" and MUST it fit?',
  'Kettles "at home" MUST boil.',
  'A lid of "tin" MUST "click".',
])('meant: %s', (sentence) => {
  expect(mentionsOn(sentence)).toEqual([]);
  expect(statementsOn(sentence)).toHaveLength(1);
});

test('beside a mention in the same sentence there may be a statement', () => {
  const page = 'A lid MUST carry `MUST` in ink.';
  expect(statementsOn(page)).toEqual(['MUST: A lid MUST carry MUST in ink.']);
  expect(mentionsOn(page)).toEqual(['MUST']);
});

test.each(['changelog', 'deprecated'])(
  'the page %s restates, so that all of its key words are mentions',
  (page) => {
    const text = 'Lids MUST fit.\n\nKettles SHOULD:\n\n- Boil\n\n| Part |\n| - |\n| Lids MAY fly |\n';
    const { statements, leadIns, mentions } = invented(text, page);
    expect([statements, leadIns]).toEqual([[], []]);
    expect(mentions.map(({ word }) => word)).toEqual(['MUST', 'SHOULD', 'MAY']);
  },
);
