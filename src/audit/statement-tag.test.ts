import { describe, expect, test } from 'vitest';
import { invented } from './invented-page.ts';
import { PageError } from './page-error.ts';
import { withTags } from './statement-tag.ts';

const tagsOn = (text: string, page?: string) => invented(text, page).statements.map(({ tag }) => tag);

describe('a tag', () => {
  test('is four hex digits', () => {
    expect(tagsOn('Lids MUST fit.')).toEqual([expect.stringMatching(/^[0-9a-f]{4}$/)]);
  });

  test('is the same for the same text on other pages, under other anchors, however it is marked up', () => {
    const [tag] = tagsOn('Lids MUST fit.');
    expect(tagsOn('# Lids\n\n- [Lids](/1999-01-01/lids) **MUST**\n  _fit_.\n', 'cups')).toEqual([tag]);
    expect(tagsOn('Lids MUST fit. [Lids](/2001-01-01/lids) MUST\nfit.')[0]).toBe(tag);
  });

  test('differs by wording, by the ordinal of the key word and by occurrence under the anchor', () => {
    const tags = tagsOn('Lids MUST fit. Lids MUST fit. Lids MUST fit!\n\nLids MUST fit and MUST close.');
    expect(new Set(tags).size).toBe(5);
  });

  test('counts occurrences under each anchor anew', () => {
    const [first, second, third] = tagsOn('Lids MUST fit. Lids MUST fit.\n\n# Lids\n\nLids MUST fit.');
    expect(third).toBe(first);
    expect(second).not.toBe(first);
  });

  test('of an inherited statement differs from that of a direct one in the same words', () => {
    const tags = tagsOn('Lids MUST:\n\n- Fit, as cups MUST too\n');
    expect(new Set(tags).size).toBe(2);
  });
});

test('a collision under one anchor names both places', () => {
  const found = Array.from({ length: 2000 }, (_, index) => ({
    anchor: 'lids',
    line: index + 1,
    text: `Lid ${index} MUST fit.`,
    ordinal: 1,
  }));
  expect(() => withTags('kettles.mdx', found)).toThrow(PageError);
  expect(() => withTags('kettles.mdx', found)).toThrow(
    expect.objectContaining({
      code: 'tag-collision',
      message: expect.stringMatching(/^kettles\.mdx:\d+ and kettles\.mdx:\d+ .*#lids/),
    }),
  );
  expect(
    withTags(
      'kettles.mdx',
      found.map((one) => ({ ...one, anchor: one.text })),
    ),
  ).toHaveLength(2000);
});
