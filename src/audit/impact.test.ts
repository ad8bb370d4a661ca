import { describe, expect, test } from 'vitest';
import type { Requirement, Source } from '../../requirements/model.ts';
import type { SetAside } from '../../requirements/spec/set-aside.ts';
import type { Placed } from './alignment.ts';
import { type Audit, audit } from './audit.ts';
import type { Side } from './audit-side.ts';

const older = '2025-11-25';
const newer = '2026-07-28';

const texts = {
  aaaa: 'The kettle MUST boil the water before the cup is filled.',
  bbbb: 'A kettle that has boiled MUST whistle until somebody takes it off.',
  b0b0: 'A kettle that has boiled MUST whistle loudly until somebody takes it off.',
  cccc: 'Cups MUST be stored upside down.',
  dddd: 'Spoons and forks MUST be polished on Sundays by whoever is at home.',
  eeee: 'Nobody MUST touch the stove while it burns.',
};

type Tag = keyof typeof texts;

const said = (at: string, tag: Tag): Placed => {
  const [page = '', anchor = ''] = at.split('#');
  return { page, anchor, tag, level: 'must', form: 'sentence', word: 'MUST', text: texts[tag] };
};

const side = (revision: string, statements: readonly Placed[], empty: readonly string[] = []): Side => {
  const pages = new Map<string, Set<string>>();
  const places = [
    ...statements.map(({ page, anchor }) => [page, anchor]),
    ...empty.map((at) => at.split('#')),
  ];
  for (const [page = '', anchor = ''] of places) {
    pages.set(page, new Set([...(pages.get(page) ?? ['']), anchor]));
  }
  return { revision, statements, pages, shapes: {}, codes: {}, texts: true };
};

const from = side(
  older,
  [
    said('kettle#heat', 'aaaa'),
    said('kettle#sound', 'bbbb'),
    said('kettle#cups', 'cccc'),
    said('kettle#forks', 'dddd'),
  ],
  ['kettle#handle', 'kettle#spout', 'kettle#feet'],
);
const to = side(
  newer,
  [
    said('kettle#heat', 'aaaa'),
    said('kettle#sound', 'b0b0'),
    said('shelf#cups', 'cccc'),
    said('stove', 'eeee'),
  ],
  ['kettle#handle', 'parts#spout'],
);

const judged = (
  source: readonly Source[],
  more: Partial<Requirement> = {},
  others: Readonly<Record<string, Requirement>> = {},
  listed = true,
  setAside: readonly SetAside[] = [],
): Audit => {
  const requirement: Requirement = { source, behavior: 'The kettle boils.', level: 'must', ...more };
  return audit({ from, to, listed, requirements: { 'kettle:one': requirement, ...others }, setAside });
};

const verdictOf = (...given: Parameters<typeof judged>): string | undefined =>
  judged(...given).requirements.find(({ id }) => id === 'kettle:one')?.verdict;

const sure = { in: [newer] } as const;
const was = { in: [older] } as const;

describe('a requirement that claims statements', () => {
  test('is untouched where its statement stands', () => {
    expect(verdictOf([{ at: 'kettle#heat', tags: ['aaaa'] }])).toBe('untouched');
  });

  test('is to be re-linked where its statement has moved, and is told where to', () => {
    const [impact] = judged([{ at: 'kettle#cups', tags: ['cccc'] }]).requirements;

    expect(impact?.verdict).toBe('re-link');
    expect(impact?.touches).toMatchObject([{ now: { at: 'shelf#cups', tag: 'cccc' }, mechanical: true }]);
  });

  test('is to be audited again where its statement was reworded, and both texts are there', () => {
    const [impact] = judged([{ at: 'kettle#sound', tags: ['bbbb'] }]).requirements;

    expect(impact?.verdict).toBe('re-audit');
    expect(impact?.touches[0]?.pair).toMatchObject({ from: { text: texts.bbbb }, to: { text: texts.b0b0 } });
  });

  test('is to be retired where its only statement is gone, and to be audited again where others stand', () => {
    const [impact] = judged([{ at: 'kettle#forks', tags: ['dddd'] }]).requirements;

    expect(impact).toMatchObject({ verdict: 'retire', touches: [{ text: texts.dddd }] });
    expect(
      verdictOf([
        { at: 'kettle#forks', tags: ['dddd'] },
        { at: 'kettle#heat', tags: ['aaaa'] },
      ]),
    ).toBe('re-audit');
  });

  test('is settled once it cites the newer revision', () => {
    const sound = { at: 'kettle#sound', tags: ['bbbb'], ...was };
    expect(verdictOf([sound, { at: 'kettle#sound', tags: ['b0b0'], ...sure }])).toBe('settled');
    expect(
      verdictOf([
        { at: 'kettle#cups', tags: ['cccc'], ...was },
        { at: 'shelf#cups', tags: ['cccc'], ...sure },
      ]),
    ).toBe('settled');
    expect(
      verdictOf([
        { at: 'kettle#forks', tags: ['dddd'], ...was },
        { at: 'kettle#heat', ...sure },
      ]),
    ).toBe('settled');
  });

  test('stays open where what it cites of the newer revision is not there', () => {
    const result = judged([
      { at: 'kettle#sound', tags: ['bbbb'], ...was },
      { at: 'kettle#sound', tags: ['ffff'], ...sure },
    ]);

    expect(result.requirements[0]?.verdict).toBe('re-audit');
  });

  test('is settled where another requirement has taken its statement over', () => {
    const other: Requirement = {
      source: [{ at: 'kettle#sound', tags: ['b0b0'], ...sure }],
      behavior: 'It boils.',
      level: 'must',
    };

    expect(verdictOf([{ at: 'kettle#sound', tags: ['bbbb'], ...was }], {}, { 'kettle:two': other })).toBe(
      'settled',
    );
  });

  test('is asked about a revision that nobody has listed, whatever its addresses are limited to', () => {
    expect(verdictOf([{ at: 'kettle#heat', tags: ['aaaa'], ...was }], {}, {}, false)).toBe('re-link');
    expect(
      verdictOf([{ at: 'kettle#forks', tags: ['dddd'], ...was }, { at: 'kettle#heat' }], {}, {}, false),
    ).toBe('re-audit');
  });
});

describe('a requirement that cites an address alone', () => {
  test('is untouched where the address stands', () => {
    expect(verdictOf([{ at: 'kettle#handle' }])).toBe('untouched');
  });

  test('is to be re-linked where its statements, or else the anchor, went to one place', () => {
    const nowOf = (at: string) => judged([{ at }]).requirements[0]?.touches[0];

    expect(nowOf('kettle#cups')).toMatchObject({
      verdict: 're-link',
      now: { at: 'shelf#cups' },
      mechanical: true,
    });
    expect(nowOf('kettle#spout')).toMatchObject({
      verdict: 're-link',
      now: { at: 'parts#spout' },
      mechanical: true,
    });
  });

  test('is to be audited again where the address is gone', () => {
    expect(verdictOf([{ at: 'kettle#feet' }])).toBe('re-audit');
  });

  test('is to be retired where the address is gone with every statement it had', () => {
    const gone = { ...to, pages: new Map([...to.pages, ['kettle', new Set(['', 'heat', 'sound'])]]) };
    const requirement: Requirement = {
      source: [{ at: 'kettle#forks' }],
      behavior: 'It boils.',
      level: 'must',
    };
    const result = audit({
      from,
      to: gone,
      listed: true,
      requirements: { 'kettle:one': requirement },
      setAside: [],
    });

    expect(result.requirements[0]?.verdict).toBe('retire');
  });

  test('is told how many of the statements there changed', () => {
    expect(judged([{ at: 'kettle#sound' }]).requirements[0]?.touches).toMatchObject([
      { verdict: 'untouched', note: '1 of the statements there changed' },
    ]);
  });
});

test('a requirement whose window closes first has ended, one that begins later is not judged', () => {
  expect(verdictOf([{ at: 'kettle#forks', tags: ['dddd'] }], { until: newer })).toBe('ended');
  expect(verdictOf([{ at: 'stove', tags: ['eeee'] }], { since: newer })).toBeUndefined();
  expect(verdictOf(['sdk'])).toBeUndefined();
});

test('a statement that is gone from a section with new ones is told with their number', () => {
  const filled = { ...to, statements: [...to.statements, said('kettle#forks', 'eeee')] };
  const requirements = {
    'kettle:one': { source: [{ at: 'kettle#forks', tags: ['dddd'] }], behavior: 'It boils.', level: 'must' },
  } as const;
  const [impact] = audit({ from, to: filled, listed: true, requirements, setAside: [] }).requirements;

  expect(impact?.touches).toMatchObject([{ verdict: 'retire', note: 'gone from a section with 1 new' }]);
});

test('links that name nothing are told for both revisions, and once', () => {
  expect(judged([{ at: 'kettle#heat', tags: ['9999'] }]).links).toEqual([
    { id: 'kettle:one', revision: older, at: 'kettle#heat', tag: '9999' },
    { id: 'kettle:one', revision: newer, at: 'kettle#heat', tag: '9999' },
  ]);
  expect(judged([{ at: 'kettle#forks', tags: ['dddd'] }]).links).toEqual([]);
  expect(judged([{ at: 'kettle#lid' }], { since: newer }).links).toEqual([
    { id: 'kettle:one', revision: newer, at: 'kettle#lid' },
  ]);
});

test('a new statement is open until a requirement claims it or somebody sets it aside', () => {
  const open = (result: Audit) =>
    result.unclaimed.flatMap(({ statements }) => statements.map(({ tag }) => tag));
  const heat = [{ at: 'kettle#heat', tags: ['aaaa'] }];

  expect(open(judged(heat))).toEqual(['eeee']);
  expect(open(judged([...heat, { at: 'stove', tags: ['eeee'], ...sure }]))).toEqual([]);
  expect(open(judged(heat, {}, {}, true, [{ at: 'stove', tags: ['eeee'], reason: 'advice' }]))).toEqual([]);
});

test('what was set aside is looked at again where it moved or was reworded', () => {
  const aside = (at: string, tag: string) =>
    judged(['sdk'], {}, {}, true, [{ at, tags: [tag], reason: 'advice' }]).setAside.map(
      ({ verdict }) => verdict,
    );

  expect(aside('kettle#heat', 'aaaa')).toEqual([]);
  expect(aside('kettle#cups', 'cccc')).toEqual(['re-link']);
  expect(aside('kettle#sound', 'bbbb')).toEqual(['re-audit']);
  expect(aside('kettle#forks', 'dddd')).toEqual([]);

  const both = ['kettle#cups', 'shelf#cups'].map((at) => ({ at, tags: ['cccc'], reason: 'advice' }) as const);
  expect(judged(['sdk'], {}, {}, true, both).setAside).toEqual([]);
});

test('the exit code follows what is left to decide', () => {
  const stove = {
    'stove:one': {
      source: [{ at: 'stove', tags: ['eeee'] }],
      behavior: 'It burns.',
      level: 'must',
      since: newer,
    },
  } as const;

  expect(judged([{ at: 'kettle#heat', tags: ['aaaa'] }], {}, stove).decisions).toBe(0);
  expect(judged([{ at: 'kettle#cups', tags: ['cccc'] }], {}, stove).decisions).toBe(1);
});
