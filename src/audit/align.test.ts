import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { atOf } from '../../requirements/spec/place.ts';
import { alignPlaced } from './align.ts';
import type { Alignment, Placed } from './alignment.ts';

const tagOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 4);

/** A statement at `page#anchor`; its key word and its level from its text. */
const said = (at: string, text: string): Placed => {
  const [page = '', anchor = ''] = at.split('#');
  const word = /MUST NOT|MUST|SHOULD|MAY/.exec(text)?.[0] ?? 'MUST';
  const level = word === 'MAY' ? 'may' : word === 'SHOULD' ? 'should' : 'must';
  return { page, anchor, tag: tagOf(text), level, form: 'sentence', text, word };
};

const withoutText = ({ text: _, word: __, ...statement }: Placed): Placed => statement;

const told = ({ pairs, removed, added }: Alignment): string[] => [
  ...pairs.map(({ kind, from, to }) => `${kind} ${atOf(from)} → ${atOf(to)}`),
  ...removed.map((one) => `removed ${atOf(one)}`),
  ...added.map((one) => `added ${atOf(one)}`),
];

const boil = 'The kettle MUST boil the water before the cup is filled.';
const whistle = 'A kettle that has boiled SHOULD whistle until somebody takes it off.';
const lid = 'The lid MAY be left open while the kettle is cold.';

describe('with texts', () => {
  test('the same text is the same statement, or has moved', () => {
    const from = [said('kettle#heat', boil), said('kettle#sound', whistle), said('kettle', lid)];
    const to = [said('kettle#heat', boil), said('kettle#noise', whistle), said('parts/lid', lid)];

    expect(told(alignPlaced(from, to))).toEqual([
      'same kettle#heat → kettle#heat',
      'moved kettle#sound → kettle#noise',
      'moved kettle → parts/lid',
    ]);
  });

  test('a sentence that keeps most of its words is reworded, also at another level and on another page', () => {
    const from = [said('kettle#heat', boil), said('kettle#sound', whistle)];
    const to = [
      said('kettle#heat', 'The kettle MUST boil all of the water before any cup is filled.'),
      said('parts/sound', 'A kettle that has boiled MUST whistle until somebody takes it off.'),
    ];
    const aligned = alignPlaced(from, to);

    expect(told(aligned)).toEqual([
      'reworded kettle#heat → kettle#heat',
      'reworded kettle#sound → parts/sound',
    ]);
    expect(aligned.pairs.map(({ from: old, to: young }) => [old.level, young.level])).toEqual([
      ['must', 'must'],
      ['should', 'must'],
    ]);
  });

  test('another subject in the same section is no rewording', () => {
    const from = [said('kettle#heat', boil)];
    const to = [said('kettle#heat', 'Cups SHOULD be stored upside down, away from the stove.')];

    expect(told(alignPlaced(from, to))).toEqual(['removed kettle#heat', 'added kettle#heat']);
  });

  test('of two that stand alike every one has one partner, the nearest', () => {
    const from = [said('a#one', boil), said('a#two', boil), said('b#one', boil)];
    const to = [said('c#two', boil), said('b#one', boil)];

    expect(told(alignPlaced(from, to))).toEqual([
      'moved a#two → c#two',
      'same b#one → b#one',
      'removed a#one',
    ]);
  });

  test('a tag shared by chance pairs nothing', () => {
    const [one, other] = [said('kettle#heat', boil), said('parts/lid#heat', lid)];
    const to = [{ ...other, tag: one.tag, level: one.level }];

    expect(told(alignPlaced([one], to))).toEqual(['removed kettle#heat', 'added parts/lid#heat']);
  });

  test('nothing moves between the schema page and the others', () => {
    expect(told(alignPlaced([said('kettle#heat', boil)], [said('schema#heat', boil)]))).toEqual([
      'removed kettle#heat',
      'added schema#heat',
    ]);
  });
});

describe('without texts', () => {
  const align = (from: Placed[], to: Placed[]) =>
    told(alignPlaced(from.map(withoutText), to.map(withoutText)));

  test('a tag at the same address is the same statement, on the same page it has moved', () => {
    expect(
      align(
        [said('kettle#heat', boil), said('kettle#sound', whistle)],
        [said('kettle#heat', boil), said('kettle#noise', whistle)],
      ),
    ).toEqual(['same kettle#heat → kettle#heat', 'moved kettle#sound → kettle#noise']);
  });

  test('on another page a tag alone is no move', () => {
    expect(align([said('kettle#heat', boil)], [said('stove#fire', boil)])).toEqual([
      'removed kettle#heat',
      'added stove#fire',
    ]);
  });

  test('on another page it is one under an anchor of the same name, or with a second that goes the same way', () => {
    expect(align([said('kettle#heat', boil)], [said('stove#heat', boil)])).toEqual([
      'moved kettle#heat → stove#heat',
    ]);
    expect(
      align(
        [said('kettle#heat', boil), said('kettle#heat', whistle)],
        [said('stove', boil), said('stove', whistle)],
      ),
    ).toEqual(['moved kettle#heat → stove', 'moved kettle#heat → stove']);
  });

  test('as many left of one level in one section are reworded; fewer are not', () => {
    const other = 'Cups MUST be stored upside down.';
    expect(align([said('kettle#heat', boil)], [said('kettle#heat', other)])).toEqual([
      'reworded kettle#heat → kettle#heat',
    ]);
    expect(
      align([said('kettle#heat', boil), said('kettle#heat', 'It MUST cool.')], [said('kettle#heat', other)]),
    ).toEqual(['removed kettle#heat', 'removed kettle#heat', 'added kettle#heat']);
  });
});
