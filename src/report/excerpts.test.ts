import { expect, test } from 'vitest';
import { excerpts } from './excerpts.ts';

const long = 'x'.repeat(80);

test('short values stand whole', () => {
  expect(excerpts(1, { a: 'b' })).toBe('1 → {"a":"b"}');
  expect(excerpts(undefined, null)).toBe('null');
  expect(excerpts(undefined, undefined)).toBe('');
});

test('long values are cut where nothing more differs', () => {
  expect(excerpts(undefined, long)).toBe(`"${'x'.repeat(58)}…`);
});

test('long values are cut so that the first difference shows', () => {
  expect(excerpts(`${long}one`, `${long}two`)).toBe(`…${'x'.repeat(15)}one" → …${'x'.repeat(15)}two"`);
});
